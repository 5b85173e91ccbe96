import type { Charge, GoodsLine, Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import { figuresIn } from '#core/assistant/shared/told-clauses.ts'
import { countedFirst } from './counted-first.ts'
import type { OfficialForm } from '../../document-request.ts'
import { askedTax } from '../../letter/tax-rule.ts'
import type { LetterData, LetterLine } from '../../letter.ts'
import { cleaned } from '../people/read-party.ts'
import { doubled, moneyText, quantityText } from '../../letter/wording.ts'

export const isMoney = (value: number | null): value is number =>
  value !== null && Number.isSafeInteger(value) && value >= 0

export const isQuantity = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0

/** Days of a term that a calendar can still hold (a hundred years). */
export const wholeDays = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 && value <= 36_500 ? value : null

/** `berita acara serah terima laptop`: the paper's own name is none of the thing's. */
const withoutPaper = (name: string): string =>
  name
    .replace(/^(?:(?:surat\s+)?(?:berita acara\s+)?serah terima|surat jalan|naik)\s+(?=\p{L})/iu, '')
    // `tiap senin kirim 60kg wortel`: the day is none of the thing.
    .replace(/^(?:senin|selasa|rabu|kamis|jumat|sabtu)\s(?=\p{L})/iu, '')
    // `besi 10mm ke proyek rumah pak …`: where it goes stands in its own line.
    .replace(
      /(?<=\p{L}\S*)\s(?:dikirim |diantar )?ke (?:proyek|rumah|toko|warung|alamat|lokasi|gudang|outlet|pak|bu)\s.*$/iu,
      '',
    )

/** `nerima 1 unit TV`, `sudah di WA 3x`: what is done with a thing or a person is none. */
export const isDeed = (name: string): boolean =>
  /^(?:saya |kami )?(?:sudah |telah )?(?:(?:me)?[nt]erima|(?:di\s?)?(?:wa|whatsapp|chat|sms|telepon|tagih|hubungi|ingatkan))$/i.test(
    name,
  )

/** `jam kerja 8 sampe 5`, `hasil dibagi 70 30`: hours, their end and shares count no goods. */
export const isHours = (name: string): boolean =>
  /(?<!\p{L})(?:di)?bagi$|^(?:jam (?:kerja|buka|operasional|masuk)(?:nya)?|samp(?:ai|e)|s\/d|hingga)$/iu.test(
    name.trim(),
  )

/** `pengunjung kurang lebih 1200`, `stand 25`: in accounts people and stalls are counted; nobody entered them as money. */
export const isHeadcount = ({ name, quantity, price }: GoodsLine): boolean =>
  /^(?:jumlah\s)?(?:pengunjung|peserta|pelanggan|pembeli|jamaah|tamu|undangan|stand|stan|siswa|murid|member|followers?|penonton|warga|orang)(?:nya)?(?:\s(?:kurang lebih|sekitar|kira-kira|total|hadir|datang))?$/iu.test(
    name.trim(),
  ) &&
  price !== null &&
  price < 20_000 &&
  (quantity ?? 1) === 1

const handsOver = /^(?:nyerah|menyerah|serah)\p{L}*(?:\s|$)/iu

const ranked = /\b(?:juara|peringkat|termin|tahap|babak)$/i

/** Nobody sells two thousand and some pieces at such a price. */
const isYear = ({ quantity, unit, price }: LetterLine): boolean =>
  unit === '' && price !== null && price >= 1_000_000 && quantity !== null && quantity >= 1990 && quantity <= 2030

/**
 * A goods line as the letter keeps it: quantity x price is always the line's amount. Dozens priced by the piece are
 * written in pieces, and an amount that was stated for the whole line without a unit price is one piece of work.
 */
export const readLine = ({ name, said: counted, quantity, unit, price, amount }: GoodsLine): LetterLine => {
  const line: LetterLine = {
    description: withoutPaper(doubled(counted === undefined ? cleaned(name) : `${cleaned(name)} (${counted})`)),
    quantity: isQuantity(quantity) ? quantity : null,
    // `5 tenda`: the thing is no unit of itself.
    unit: cleaned(unit ?? '').toLowerCase() === cleaned(name).toLowerCase() ? '' : cleaned(unit ?? ''),
    price: isMoney(price) ? price : null,
  }
  // `juara 2 1,5jt`: the number says which one it is, not how many.
  if (ranked.test(line.description) && line.quantity !== null && line.unit === '') {
    const whole = isMoney(amount) ? amount : line.price
    return { description: `${line.description} ${line.quantity}`, quantity: null, unit: '', price: whole }
  }
  // `motor Beat 2019 harga 9,5 juta`: a year.
  if (isYear(line))
    return { description: `${line.description} ${line.quantity}`, quantity: null, unit: '', price: line.price }
  if (line.price === null && /\b(?:gratis|free|bonus)\b/i.test(name)) return { ...line, price: 0 }
  if (!isMoney(amount)) return line
  const said = line.quantity === null ? '' : `${line.quantity} ${line.unit}`.trim()
  const inBrackets = said === '' ? line.description : `${line.description} (${said})`
  if (line.price === null) {
    const share = line.quantity === null ? amount : amount / line.quantity
    if (line.quantity !== null && Number.isSafeInteger(share)) return { ...line, price: share }
    return { description: inBrackets, quantity: 1, unit: 'paket', price: amount }
  }
  if (line.price === 0 || Math.round((line.quantity ?? 1) * line.price) === amount) return line
  const pieces = amount / line.price
  return Number.isSafeInteger(pieces) && pieces > 0
    ? { ...line, description: inBrackets, quantity: pieces, unit: line.quantity === null ? line.unit : 'buah' }
    : { description: inBrackets, quantity: 1, unit: 'paket', price: amount }
}

/** A charge as a paper calls it. */
export const chargeLabel = (label: string): string =>
  cleaned(label)
    .replace(/^kirim$/i, 'ongkos kirim')
    .replaceAll(/\bongkir(?:nya)?\b/gi, 'ongkos kirim')

export const readCharges = (charges: readonly Charge[]): LetterData['charges'] =>
  charges.filter(({ amount }) => isMoney(amount)).map(({ label, amount }) => ({ label: chargeLabel(label), amount }))

/** PPN as it was read; what bears none goes by the names that the paper gives it. */
export const readTaxed = (tax: NonNullable<Reading['tax']>): LetterData['tax'] =>
  askedTax(tax.exempt === undefined ? tax : { ...tax, exempt: tax.exempt.flatMap((name) => [name, chargeLabel(name)]) })

export const readShare = (share: Reading['discount']): LetterData['discount'] => {
  if (!share) return null
  if ('percent' in share) {
    return Number.isFinite(share.percent) && share.percent > 0 && share.percent <= 100
      ? { percent: share.percent }
      : null
  }
  return isMoney(share.amount) && share.amount > 0 ? { amount: share.amount } : null
}

/** The tax that the payer keeps back, where one is. */
export const readWithheld = (told: Reading['withheld']): Pick<LetterData, 'withheld'> => {
  const share = readShare(told?.share ?? null)
  return told === undefined || share === null ? {} : { withheld: { name: told.name, share } }
}

/** `minimal belanja 1 juta`: a bound is no price. */
const bounding =
  /(?<!\p{L})(?:minimal|minimum|maksimal)\s+(?:\p{L}+\s){0,3}((?:rp\.?\s?)?\d[\d.,]{0,14}\s?(?:rb|ribu|jt|juta)?)/giu

/** The one amount of a message that lists no goods: `invoice jasa desain 2,5 juta`. */
export const loneAmount = (reading: Reading): number | null => {
  if (isMoney(reading.statedTotal)) return reading.statedTotal
  const explained = [
    ...reading.charges,
    reading.discount,
    reading.withheld?.share ?? null,
    reading.downPayment,
  ].flatMap((part) => (part && 'amount' in part ? [part.amount as number] : []))
  const bounds = [...reading.text.matchAll(bounding)].flatMap(([, sum = '']) =>
    figuresIn(sum).map(({ value }) => value),
  )
  const left = reading.amounts.filter(
    (amount) => isMoney(amount) && amount > 0 && !explained.includes(amount) && !bounds.includes(amount),
  )
  return left.length === 1 ? (left[0] ?? null) : null
}

/** Letters in which nothing is sold: what they say of sums and counts is told in their own words. */
const proseForms: ReadonlySet<OfficialForm> = new Set([
  'peringatan',
  'keterangan',
  'rekomendasi',
  'ucapan',
  'maaf',
  'keluhan',
  'balasan',
  'pengunduran',
  'izin',
  'lamaran',
  'pernyataan',
  'kuasa',
  'undangan',
  'tugas',
  'notulen',
])

const changes = /^(?:naik|turun|jadi|menjadi|mulai|dari|berubah)\b/i

const wholes =
  /\b(?:total|modal|dana|pinjam(?:an)?|meminjam|anggaran|budget|biaya|butuh|kebutuhan|pengajuan|minta|ajukan|ngajukan|ngajuin|mengajukan|diajukan)\b/i

const amountOf = ({ quantity, price }: LetterLine): number => Math.round((quantity ?? 1) * (price ?? 0))

/** `pinjam 80 juta untuk beli 4 alat @12jt dan benang 32jt`: a line that is the sum of all others is their whole. */
const withoutWhole = (lines: readonly LetterLine[], text: string): LetterLine[] => {
  const all = lines.reduce((sum, line) => sum + amountOf(line), 0)
  const low = text.toLowerCase()
  // `turnamen: hadiah 7jt, wasit 2jt, …`: what stands behind the colon is the first of the list.
  const isListed = ({ description }: LetterLine): boolean =>
    [':', ': ', ':\n', ':\n- '].some((head) => low.includes(`${head}${description.toLowerCase()}`))
  return lines.filter(
    (line, at) =>
      lines.length < 3 ||
      line.quantity !== null ||
      line.price === null ||
      // `usaha bakso. total 75jt: mesin 42jt, …`: what leads a list and is the sum of the rest needs no word for it.
      ((at > 0 || isListed(line)) && !wholes.test(line.description)) ||
      line.price * 2 !== all,
  )
}

const ofInstalment = /^(?:di)?(?:cicil|angsur)/i

const pricesOf = (lines: readonly LetterLine[]): number => lines.reduce((sum, { price }) => sum + (price ?? 0), 0)

/** Where the last lines begin whose prices make up a whole; -1 where there are no such two. */
const partsFrom = (lines: readonly LetterLine[], whole: number | null, from: number): number =>
  lines.findIndex((_, at) => at >= from && lines.length - at > 1 && pricesOf(lines.slice(at)) === whole)

/** `butuh 50 juta buat 8 kolam (24 juta), bibit 10 juta, pakan 16 juta`: a whole with its parts told behind it. */
const partsOfWhole = (lines: readonly LetterLine[], total: number | null): LetterLine[] | null => {
  const whole = lines.findIndex(
    ({ price, description }, at) =>
      price !== null && wholes.test(description) && partsFrom(lines, price, at + 1) === at + 1,
  )
  const at = whole === -1 ? partsFrom(lines, total, 0) : whole + 1
  const parts = at === -1 ? [] : lines.slice(at)
  // Prices for one that are counted up to the whole are told as such.
  // What stands before such a list is no part of it: `peternak cuma 2, butuh 25 juta: kandang 9 juta, …`.
  const leads = lines.slice(0, Math.max(at, 0)).some(({ price }) => price === total)
  if (parts.length === 0 || (!leads && parts.reduce((sum, line) => sum + amountOf(line), 0) === total)) return null
  return parts.map((line) => {
    if (line.quantity === null || line.quantity === 1) return line
    const counted = `${line.description} (${quantityText(line.quantity, line.unit)})`
    return { description: counted, quantity: null, unit: '', price: line.price }
  })
}

/** `ongkos saya bayar tiga kali: 6jt, 7,5jt, 4jt`: what the parts come to is the price of what is paid. */
const withWholeOf = (lines: readonly LetterLine[], parts: readonly { amount: number | null }[]): LetterLine[] => {
  const sum = parts.reduce((all, { amount }) => all + (amount ?? Number.NaN), 0)
  const [first, ...others] = lines
  if (!(sum > 0) || first === undefined || lines.some(({ price }) => price !== null)) return [...lines]
  return [{ ...first, quantity: null, unit: '', price: sum }, ...others]
}

const instalmentName = /\b(?:angsuran|cicilan|cicil|nyicil|pelunasan|termin|tahap|per bulan|sebulan\p{L}*|biaya)\b/iu

/** `DP 25jt, 4 kali angsuran 17,5jt, pelunasan 12jt`: a contract whose parts are told is worth all of them. */
export const withDeposit = (
  lines: readonly LetterLine[],
  documentType: DocumentType,
  deposit: Reading['downPayment'],
): LetterLine[] => {
  const isInParts =
    lines.length > 0 && lines.every(({ description, price }) => price !== null && instalmentName.test(description))
  return documentType === 'kontrak' && isInParts && deposit !== null && 'amount' in deposit
    ? [{ description: 'uang muka', quantity: null, unit: '', price: deposit.amount }, ...lines]
    : [...lines]
}

/** A sum that is only a part of the payment is no goods. */
export const withoutParts = (lines: readonly LetterLine[], parts: readonly { amount: number | null }[]): LetterLine[] =>
  withWholeOf(
    lines.filter(({ description, price, quantity, unit }, at) => {
      const isPart = (quantity === null || unit === 'kali') && parts.some(({ amount }) => amount === price)
      return at === 0 || !(isPart || ofInstalment.test(description))
    }),
    parts,
  )

/** Whether a report tells of an event, not of goods or money. */
export const isOfEvent = (text: string): boolean =>
  /\b(?:laporan|lpj)\s+(?:pertanggungjawaban\s+|pelaksanaan\s+|hasil\s+)*(?:kegiatan|acara|bazar|bazaar|pelatihan|lomba|pameran|kunjungan|rapat|seminar|workshop|bakti sosial|perjalanan|kejadian(?:nya)?|kehilangan|kemalingan|kerusakan|kecelakaan|insiden|kebakaran)\b/i.test(
    text,
  )

/** `dibayar 2x, mulai 1 januari`: words that stand before a count and name no thing. */
const ofNothing =
  /^(?:mulai|(?:di)?bayar|selama|tiap|setiap|per|sampai|kali|total|tanggal|tgl|jam|hari|cuma|hanya|kurang|lebih|sekitar)$/i

/** `harga 14,8jt, bayar 10jt dulu sisanya 4,8jt`: what two other sums make up is the price, and neither of them is. */
const withoutPaidParts = (lines: readonly LetterLine[], amounts: readonly number[]): LetterLine[] => {
  const whole = lines.find(({ price }) =>
    amounts.some((part) => price !== null && part < price && part * 2 !== price && amounts.includes(price - part)),
  )?.price
  if (whole === undefined || whole === null) return [...lines]
  return lines.filter(({ price }) => price === null || price === whole || !amounts.includes(whole - price))
}

const restFor =
  /(?<!\p{L})sisa(?:nya)?\s+(?:buat\s|untuk\s|utk\s|beli\s|dipakai\s(?:buat\s|untuk\s)?)?(?!\d|nanti|lunas|dibayar|dilunasi)([^,.;:\n\d]{3,40}?)(?=[,.;\n]|$)/iu
const needed =
  /(?<!\p{L})(?:butuh|modal(?:nya)?|dana(?:nya)?|anggaran(?:nya)?|total(?:nya)?|(?:me)?ngaju(?:in|kan)|pengajuan(?:nya)?|pinjam)\s(?:sekitar\s)?((?:rp\.?\s?)?\d[\d.,]{0,14}\s?(?:rb|ribu|jt|juta)?)/iu

/** `buat 20 pemuda, butuh 6 juta: alat 3,5 juta, …`: what is needed for all is the price of nobody. */
const withoutNeed = (lines: readonly LetterLine[], text: string): LetterLine[] => {
  const need = figuresIn(needed.exec(text)?.[1] ?? '')[0]?.value
  return lines.filter(({ price, quantity }) => lines.length < 3 || price !== need || quantity === null)
}

/** `butuh 8,5 juta buat alat 3 juta, bahan 2 juta dan sisanya pelatihan`: what is left of the whole has its own line. */
const withRest = (lines: readonly LetterLine[], text: string, total: number | null): LetterLine[] => {
  const name = restFor.exec(text)?.[1]?.trim()
  const whole = total ?? figuresIn(needed.exec(text)?.[1] ?? '')[0]?.value ?? null
  // `ngajuin 40jt: mesin 17,5jt, sumur 12jt, sisanya kedelai`
  const parts = lines.filter(({ description, price }) => price !== whole || !wholes.test(description))
  const rest = (whole ?? 0) - parts.reduce((sum, line) => sum + amountOf(line), 0)
  if (name === undefined || parts.length === 0 || !(rest > 0)) return [...lines]
  return [...parts, { description: name, quantity: null, unit: '', price: rest }]
}

/** `saldo kas 4.350.000` beside books that cost nothing: a sum that is handed over, and no price. */
const inWords = (line: LetterLine): LetterLine =>
  line.price === null || line.quantity !== null
    ? line
    : { ...line, description: `${line.description} ${moneyText(line.price)}`, quantity: 1, price: null }

/** The goods of a paper; a notice has them only as a list of prices. */
export const goodsOf = (
  told: readonly LetterLine[],
  documentType: DocumentType,
  form: OfficialForm,
  {
    text = '',
    total = null,
    amounts = [],
  }: { readonly text?: string; readonly total?: number | null; readonly amounts?: readonly number[] } = {},
): LetterLine[] => {
  // A report of an event counts who came; a table is for its money alone.
  if (documentType === 'laporan' && isOfEvent(text)) {
    const priced = told.filter(({ price }) => price !== null)
    // What came in and was given on is told; it makes no sum.
    const flows = priced.some(({ description }) =>
      /(?:sumbang|salur|serah|bagi|sisa|hasil|untung|laba|terkumpul|pemasukan)/i.test(description),
    )
    return priced.length > 2 || (priced.length === 2 && !flows) ? priced : []
  }
  // `nyerahin 1 unit mesin`: the deed was taken for the thing, which is told in words.
  if (form === 'serah_terima' && told.some(({ description, price }) => price !== null && handsOver.test(description)))
    return []
  const named = told.filter(
    ({ description, price }) =>
      // `harga rata2 18rb` is no thing.
      !/^(?:harga\s)?rata(?:-rata|2)?$/i.test(description) && (price !== null || !ofNothing.test(description)),
  )
  // `dibagi rata 7 orang` says who pays, `karena anggota nambah 35 orang` why: neither is goods.
  const goods = named.filter(
    ({ description, price }) =>
      price !== null || !/^(?:(?:di)?bagi|karena|krn|karna|soalnya|berhubung)\b/i.test(description),
  )
  const lines = documentType === 'proposal' ? (partsOfWhole(goods, total) ?? withoutWhole(goods, text)) : goods
  // A plan tells how many work there; only what costs something is part of its budget.
  if (documentType === 'proposal' && lines.some(({ price }) => price !== null))
    return withRest(
      withoutNeed(
        lines.filter(({ price }) => price !== null),
        text,
      ),
      text,
      total,
    )
  // `4 reels + 8 story, fee 6jt`: beside one price for the whole, counts say what is done for it.
  const whole = lines.filter(({ price, quantity, unit }) => price !== null && quantity === null && unit === '')
  const unpriced = lines.filter(({ price, quantity }) => price === null && quantity !== null)
  if (documentType === 'kontrak' && whole.length === 1 && unpriced.length === lines.length - 1) return whole
  if (documentType === 'kontrak')
    return withoutPaidParts(
      lines.filter(
        ({ description }) =>
          !/(?<!\p{L})(?:(?:di)?denda|sisa(?:nya)?)(?!\p{L})|^(?:di )?depan(?!\p{L})/iu.test(description),
      ),
      amounts,
    )
  if (documentType !== 'surat_resmi') return [...lines]
  if (proseForms.has(form)) return []
  // `keringanan cicilan`: sums of a loan are told, they are no goods that are asked for.
  if (form === 'permohonan' && /\b(?:keringanan|cicilan|angsuran|tunggakan|nasabah)\b/i.test(text)) return []
  if (form === 'jalan' || form === 'pesanan') return [...countedFirst(lines, text)]
  if (form === 'serah_terima')
    return (
      countedFirst(lines.some(({ price }) => price === null) ? lines.map(inWords) : lines, text)
        // `meteran listrik 12.450`: what it shows is no price.
        .filter(({ description }) => !/^(?:angka\s)?(?:stand\s)?(?:meteran|meter|kwh)(?!\p{L})/iu.test(description))
        .filter(({ description, quantity, unit, price }) =>
          quantity === null
            ? / Rp \d/u.test(description) || (price !== null && (lines.length > 1 || /\buang\b/iu.test(description)))
            : unit !== '' || quantity < 1000,
        )
    )
  // `bantuan 5 juta atau produk mie 50 dus`: what has a price and what has none is no bill.
  if (form === 'permohonan' && lines.some(({ price }) => price !== null) && lines.some(({ price }) => price === null))
    return []
  // `40 box meleleh, kerugian 6 juta`: a record counts what it tells of, and sells nothing.
  if (form === 'berita_acara' && lines.some(({ price }) => price !== null) && lines.some(({ price }) => price === null))
    return []
  // `kerugian ditaksir 1,3 juta`: a loss alone is told.
  if (
    form === 'berita_acara' &&
    lines.every(({ description }) => /\b(?:kerugian|ditaksir|taksiran)\b/i.test(description))
  )
    return []
  const isNotice = form === 'pemberitahuan' || form === 'umum' || form === 'permohonan'
  return isNotice && (lines.length < 2 || lines.some(({ description }) => changes.test(description))) ? [] : [...lines]
}
