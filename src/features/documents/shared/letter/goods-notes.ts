import type { DocumentType } from '#core/items/shared/kinds.ts'
import { oneIn, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import { numberWords } from '#core/text/shared/number-words.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { talk } from './bill-talk-words.ts'
import { budgetTitle } from './cash-flow.ts'
import { letterTotals } from './letter-facts.ts'
import type { LetterData, LetterLine } from '../letter.ts'
import { moneyText, plainName } from './wording.ts'
import { inWriting } from './written-words.ts'

/** Papers whose table says what is bought: below it stand conditions and nothing that the table says. */
const ofGoods: ReadonlySet<DocumentType> = new Set(['invoice', 'surat_penawaran', 'kuitansi'])
const orders = /^(?:SURAT PESANAN|PURCHASE ORDER)$/
/** Whether a paper bills, offers, acknowledges or plans what is bought. */
export const isBill = ({ documentType, title }: LetterData): boolean =>
  ofGoods.has(documentType) || title === budgetTitle
const listsGoods = (letter: LetterData): boolean =>
  isBill(letter) || (letter.title !== undefined && orders.test(letter.title))

/** `tadinya mau lontong`, `jadi bukan 40 tapi 45 kotak`, `ga jadi analisisnya`: what no longer holds. */
const overtaken =
  /^(?:tadinya|awalnya|semula)\s|(?<!\p{L})(?:bukan\s\d[\d.]*(?:\s\p{L}+)?\s(?:tapi|tetapi|melainkan)\s\d|tadinya\smau|(?:tidak|jangan)\s(?:usah|perlu|ikut)\s(?:di)?(?:tulis|cantum|masuk|sebut|hitung)\p{L}*)|^(?:\p{L}+\s)?tidak\sjadi(?:\s\p{L}+){0,2}$/iu

/** `harga normal Rp 45.000 tetapi untuk dia Rp 42.000`: what others pay. */
const listPrice =
  /(?:^|\s)harga(?:nya)?\s(?:normal|biasa|umum|asli|eceran|standar|reguler|pasaran)(?:nya)?\s(?:rp\s?)?(\d[\d.]*)/iu

/** `kemarin bu RW pesen buat arisan`: that something was ordered is what the paper says. */
const ordered =
  /^(?:kemarin|tadi|barusan|semalam)\s(?:\p{L}+\s){0,4}(?:pesan|pesen|order|mesan|mesen|beli|pesanan|orderan)(?:\s\p{L}+){0,3}$/iu

/** `… dengan rincian`, `berikut daftarnya`: words that announce the table. */
const announcing =
  /(?:^|\s)(?:(?:dengan|dgn|berikut|adapun)\s)?(?:ini\s)?(?:rincian|perincian|daftar|detail|list)(?:nya)?(?:\s(?:sebagai\s)?berikut)?$/iu

const paperHead =
  /^(?:(?:untuk|buat)\s)?(?:bon|nota|bill|invoice|tagihan|faktur|kuitansi|kwitansi|(?:surat\s)?penawaran)(?:nya)?\s(?:(?:untuk|buat)\s)?/iu

/** `kos Desember kamar 7 atas nama Dini`, `Warkop Bang Aba masuk utang dulu`: whose bill it is stands in its address. */
const withoutReader = (told: string, { recipient }: LetterData): string => {
  const clause = told.replace(paperHead, '')
  const low = clause.toLowerCase()
  const names = [recipient.name, plainName(recipient.name), recipient.company].filter((name) => name !== '')
  const at = names
    .map((name) => ({ from: low.indexOf(name.toLowerCase()), length: name.length }))
    .find(({ from }) => from !== -1)
  if (at === undefined) return clause
  const before = clause
    .slice(0, at.from)
    .replace(/(?:^|\s)(?:(?:untuk|buat|atas nama|a\.?n\.?|punya|milik)\s)?(?:(?:pak|bu|bapak|ibu|mas|mbak)\s)?$/iu, '')
  const behind = clause.slice(at.from + at.length).trim()
  // `ke Ibu Meilani sewa tenda untuk 28 November`: only to whom stands before.
  if (/^(?:ke|kepada|untuk|buat)$/iu.test(before.trim()) && behind !== '') return behind
  if (before !== '' && behind !== '') return clause
  // `servis AC di kantor`, `tamu Pak Dodi`: where or who it was needs the name.
  if (
    /(?:^|\s)(?:di|ke|dari|pada|rumah|kantor|proyek|acara|oleh|kepada|\p{Lu}\p{L}*)$/u.test(before) &&
    before.includes(' ')
  )
    return clause
  const rest = before || behind
  // `klien Mbak Prita`, `notanya buat Warung Bu Minah`: one word beside the name says nothing more.
  return rest.includes(' ') ? rest : ''
}

const taxed = /^(?:(?:semua|harga|belum|sudah|kena|di\s?atas)(?:nya)?|termasuk|\s)*ppn(?:\s\d+\s?%)?$/iu
const takesOff =
  /^(?:(?:saya|aku|kami)\s)?(?:di|ku|kasih\s|dikasih\s|ada\s|dapat\s)?(?:potong(?:an)?|diskon|disc|korting)(?:\sharga)?\s/iu

const figures = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:\.\d{3})+|\d+/g)].map(([said]) => Number(said.replaceAll('.', '')))

const pays =
  /^(?:(?:sudah|telah)\s)?(?:ada\s)?(?:deposit|dp|uang\smuka|panjar|tanda\sjadi)(?:nya)?\s(?:sebesar\s)?(?:rp\s?)?\d[\d.]*\s?%?(?:\s(?:sudah|telah)\s\p{L}+)?$/iu

/** `sudah dicicil 400.000`: nothing but what was paid. */
const paysParts =
  /^(?:sudah|telah)\s(?:masuk|(?:di)?(?:bayar|cicil|transfer|setor|titip)\p{L}*)(?:\s(?:dp|uang\smuka|panjar))?(?:\s(?:rp\s?)?\d[\d.]*|\s(?:dan|sama|terus|lalu|plus)(?=\s)|,(?=\s)){1,8}\s*$/iu

/** `PPh 23 2% dipotong dari jasanya`: the tax that stands below the table. */
const tellsWithheld = (clause: string, { withheld }: LetterData): boolean =>
  withheld !== undefined &&
  /^(?:(?:(?:di)?tambah\s)?ppn(?:\s\d{1,2}%)?\s(?:dan\s)?)?(?:di)?(?:potong\s)?pph(?!\p{L})[^,;]{0,60}$/iu.test(clause)

/** Whether a clause repeats the discount or the deposit that stands below the table. */
const tellsSumBelow = (clause: string, letter: LetterData): boolean => {
  const totals = letterTotals(letter)
  const told = takesOff.test(clause)
    ? [...Object.values(letter.discount ?? {}), totals.discount]
    : pays.test(clause)
      ? Object.values(letter.downPayment ?? {})
      : []
  const all = figures(clause)
  const isPart = paysParts.test(clause) && all.length === 1
  if (isPart && all.some((sum) => Object.values(letter.downPayment ?? {}).includes(sum))) return true
  const [said, ...others] = all
  return said !== undefined && others.length === 0 && told.includes(said)
}

const isTakenOffInRow = (clause: string, { lines }: LetterData): boolean =>
  figures(clause).every((sum) => lines.some(({ description }) => description.endsWith(`− ${formatNumber(sum)})`)))

const ofWhole =
  /(?<!\p{L})(?:dari|semua|itu|ini|total|jumlah|seluruh|keseluruhan|biaya|anggaran|plus|tambah|sebesar)(?:nya)?(?!\p{L})/giu

const namingWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(ofWhole, ' ')
    .match(/[\p{L}\d]+/gu) ?? []

const alsoAdded = /(?<!\p{L})(?:di)?(?:tambah|plus|ditambahkan|dan|dengan|serta|sama|lagi|biaya|rp)(?!\p{L})/giu
/** `ditambah PPN 11% dan ongkir 45.000`: nothing but what is added below the table, each with its figure. */
const tellsAdded = (clause: string, { charges, tax }: LetterData): boolean => {
  const named = namingWords(clause.replaceAll(alsoAdded, ' ')).filter((word) => /\p{L}/u.test(word))
  const labels = charges.flatMap(({ label }) => namingWords(label))
  const isCharge = (word: string): boolean => labels.includes(word) || (word === 'ongkir' && labels.includes('kirim'))
  const known = [...charges.map(({ amount }) => amount), tax?.percent]
  return (
    named.length > 0 &&
    named.every((word) => isCharge(word) || (tax !== null && word === 'ppn')) &&
    figures(clause).every((figure) => known.includes(figure))
  )
}

const ofEach =
  /(?:potong(?:an)?|diskon|disc|korting|turun)\s(?:rp\s?)?(\d[\d.]*)(?:\s?\/\s?|\s(?:per|tiap|setiap)\s)(\p{L}{2,14})/iu

/** `kupotong 1.500 per kotak`, `harga biasa 45.000 tapi buat dia 42.000`: what explains the sums, in the words of a paper. */
const explained = (told: string, letter: LetterData): string | null => {
  const clause = told.replaceAll('\u00a0', ' ')
  const [, sum = '', unit = ''] = ofEach.exec(clause) ?? []
  const [off] = figures(sum)
  const isCounted = letter.lines.some(
    ({ quantity }) => quantity !== null && quantity * (off ?? Number.NaN) === letterTotals(letter).discount,
  )
  const [others] = figures(listPrice.exec(clause)?.[1] ?? '')
  const parts = [
    ...(others === undefined ? [] : [`harga normal ${moneyText(others)}`]),
    ...(off !== undefined && isCounted ? [`potongan ${moneyText(off)} per ${unit}`] : []),
  ]
  return parts.length === 0 ? null : parts.join(', ')
}

const longWords = (text: string): string[] => namingWords(inWriting(text)).filter((word) => word.length > 3)
/** The row that a clause tells: its price stands there, and every longer word of its name. */
const rowTold = (clause: string, { lines }: LetterData): LetterLine | undefined => {
  const said = new Set(longWords(clause))
  const sums = figures(clause)
  return lines.find(({ description, price }) => {
    const name = longWords(description.split(' (')[0] ?? '')
    return price !== null && sums.includes(price) && name.length > 0 && name.every((word) => said.has(word))
  })
}

/** What is billed is not paid yet: the paper itself says so. */
const owed = /^(?:masih\s|tapi\s)?belum\s(?:di)?(?:bayar|lunas)(?:\ssama sekali)?$/iu

const measured = /(?:rp\s?|@\s?|x\s?)?\d[\d.,]*(?:\s?\p{L}{2,10})?(?:\s?(?:\/|per)\s?\p{L}{2,10})?/giu

/** Words of a price: of what it is for a row need not tell. */
const ofPrice = /^(?:harga|tarif|biaya|total|jumlah|diskon|potong)/u
const isTalk = (word: string): boolean =>
  (talk.has(word) && !ofPrice.test(word)) || word in numberWords || unitOf(word) !== null || oneIn(word) !== null

/** `tusuk sate 40 iket 6500/iket`, `dia ngambil kopi sepuluh kilo sekilonya 120.000`: nothing but names of rows and their figures. */
const isRow = (clause: string, letter: LetterData): boolean =>
  isPriceAlone(clause, letter) ||
  plainLow(clause)
    .split(/\s(?:dan|sama)\s/)
    .every((part) => isOneRow(part, letter))
const plainLow = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase()
/** `8 pertemuan x Rp 90.000`: no name at all, and the price of a row. */
const isPriceAlone = (clause: string, { lines }: LetterData): boolean =>
  !/\p{L}/u.test(clause.replaceAll(measured, '').replaceAll(/(?<!\p{L})(?:rp|x)(?!\p{L})/giu, '')) &&
  lines.some(({ price }) => price !== null && figures(clause).includes(price))
const isOneRow = (said: string, letter: LetterData): boolean =>
  letter.lines.some(({ description }) => {
    const name = plainLow(description.split(' (')[0] ?? '')
    if (name === '' || !said.includes(name)) return false
    const rest = said.replace(name, ' ').replaceAll(measured, ' ')
    return (rest.match(/\p{L}+/gu) ?? []).every(isTalk)
  })

/** What stands behind the price of a row, with the measure that it is for. */
const behindPrice = (clause: string, price: number): string => {
  const at = clause.lastIndexOf(formatNumber(price))
  return clause
    .slice(at + formatNumber(price).length)
    .replace(/^\s?(?:(?:per|\/)\s?)?(?:satu\s)?(\p{L}+)/iu, (said, word: string) =>
      /^\s?(?:per|\/)/iu.test(said) || unitOf(word.toLowerCase()) !== null ? '' : said,
    )
    .trim()
}

/**
 * Of a clause that tells a row of the table, what it tells besides: `kaos olahraga 320 pcs @Rp 62.500 sudah termasuk sablon`,
 * `sewa tenda untuk nikahan Yoga: tenda 4x6 6 unit @Rp 350.000`.
 */
const besidesRow = (clause: string, letter: LetterData): string => {
  if (isRow(clause, letter)) return ''
  // A receipt for one thing has no table that would say its price.
  if (letter.documentType === 'kuitansi' && letter.lines.length < 2) return clause
  const [, head = '', row = ''] = /^([^:]{3,}?)\s?:\s(.+)$/u.exec(clause) ?? []
  if (head !== '' && (rowTold(row, letter) !== undefined || isRow(row, letter))) return head
  const { price, description } = rowTold(clause, letter) ?? { price: null, description: '' }
  if (price === null) return clause
  const behind = behindPrice(clause, price)
  // `cuci mobil Avanza Rp 45.000` of a row `Avanza`: what was done to it stands before its name.
  const names = longWords(description)
  const from = Math.max(0, clause.toLowerCase().indexOf(names[0] ?? ''))
  const before = withoutReader(clause.slice(0, from), letter)
  // `sewa rumah 2 lantai di Jalan Melati Rp 14.000.000`: where the row does not name all of it, it is told whole.
  const between = clause.slice(from, clause.length - behind.length).replaceAll(measured, ' ')
  if (longWords(between).some((word) => !names.includes(word) && !isTalk(word))) return clause
  const day = /\d(?:\s|\stanggal\s)(\d{1,2} \p{Lu}\p{L}+ 20\d\d)/u.exec(
    clause.slice(0, -behind.length || undefined),
  )?.[1]
  return [
    longWords(before).filter((word) => !isTalk(word)).length > 1 ? before.trim() : '',
    day === undefined ? '' : `pesanan tanggal ${day}`,
    owed.test(behind) ? '' : behind,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const dropped = String.raw`(?:nya)?\s(?:(?:tidak|ga|gak|nggak|enggak|ndak|gk)\s?(?:usah|jadi|perlu)|batal|dibatalkan|dibatalin|dicancel|cancel)(?!\p{L})`
const toldAnew = /(?<!\p{L})(?:eh|ralat|koreksi|revisi|salah|maaf|maksud(?:nya)?)(?!\p{L})/iu

/**
 * `Tenda 2 @Rp 400.000` of a message that goes on `eh tendanya batal`, `Ayam 20 ekor` before `eh ayamnya 25 ekor`, and those
 * words themselves: what is taken back, and what takes it back.
 */
const isTakenBack = (clause: string, letter: LetterData, message: string): boolean => {
  if (new RegExp(`^(?:eh\\s|ralat\\s|maaf\\s)?[\\p{L}\\s]{3,40}?${dropped}$`, 'iu').test(clause)) return true
  const [name = ''] = /^\p{L}[\p{L}\s]{2,40}?(?=\s\d|\s@)/u.exec(clause) ?? []
  const rest = clause.slice(name.length).replaceAll(measured, '')
  if (name === '' || /\p{L}/u.test(rest)) return false
  const word = name.split(' ')[0] ?? ''
  const behind = message.slice(Math.max(0, message.toLowerCase().indexOf(name.toLowerCase()) + name.length))
  const again = new RegExp(`(?<!\\p{L})${word}(?:nya)?(?!\\p{L})`, 'iu').exec(behind)
  if (again === null) return false
  if (new RegExp(`(?<!\\p{L})${word}${dropped}`, 'iu').test(behind)) return true
  return (
    toldAnew.test(behind) &&
    letter.lines.some(({ description }) => description.toLowerCase().startsWith(word.toLowerCase()))
  )
}

/**
 * A clause that was told besides the goods, as it stands below their table: only what the table does not say already.
 * Empty where nothing is left. Other papers keep their clauses.
 */
export const asGoodsNote = (told: string, letter: LetterData, message = ''): string => {
  // `Kardi 400rb sudah bayar 150rb`: taken off in his row.
  if (paysParts.test(told) && isTakenOffInRow(told, letter)) return ''
  if (!listsGoods(letter)) return told
  const clause = told.replace(announcing, '')
  const isSaid =
    !/\p{L}/u.test(clause) ||
    overtaken.test(clause) ||
    (letter.documentType === 'invoice' && owed.test(clause)) ||
    ordered.test(clause) ||
    (letter.tax !== null && taxed.test(clause)) ||
    tellsSumBelow(clause, letter) ||
    tellsWithheld(clause, letter) ||
    tellsAdded(clause, letter) ||
    isTakenBack(clause, letter, message)
  if (isSaid) return ''
  const rest = withoutReader(explained(clause, letter) ?? besidesRow(clause, letter), letter)
  return tellsSumBelow(rest, letter) ? '' : rest
}
