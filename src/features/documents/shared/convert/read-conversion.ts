import type { Converter } from '#core/assistant/shared/kind-skill.ts'
import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { readMoney } from '#core/assistant/shared/revision/told-amounts.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { AppError } from '#core/errors/shared/app-error.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { documentNames, letterTotals } from '../letter/letter-facts.ts'
import { applyDocumentChanges } from '../revise/document-changes.ts'
import { opensLetterChange, type Target } from '../revise/letter-targets.ts'
import { readLetterChange } from '../revise/read-letter-change.ts'
import { readContent } from '../content/upgrade-content.ts'
import { paperAboutGoods } from './about-goods.ts'
import { billedDelivery, isDeliveryNote, unitPrices } from './billed-delivery.ts'
import { convertDocument, paidAmount, type TimeOfContract } from './convert-document.ts'
import {
  type ConvertedFrom,
  conversionsOf,
  type ConversionTarget,
  type PaidPart,
  targetName,
  typeOfTarget,
} from './conversions.ts'
import { asksForRest, repeatLetter } from './repeat-letter.ts'

/** An order to make the next paper of a sale out of a letter that is there. */
export interface LetterConversion {
  readonly source: ConvertedFrom
  readonly content: DocumentContent
  readonly part: PaidPart
}

const typeWords: readonly (readonly [ConversionTarget, string])[] = [
  ['surat_jalan', 'surat jalan|tanda terima barang|nota kirim|delivery order|surat pengiriman'],
  ['kuitansi', 'kuitansi|kwitansi|kwitansinya|bukti (?:bayar|pembayaran)|tanda terima (?:uang|pembayaran)'],
  ['invoice', 'invoice|inpois|invois|surat tagihan|nota tagihan|tagihan|faktur'],
  ['kontrak', 'surat kontrak|kontrak(?: kerja ?sama)?|surat perjanjian|perjanjian(?: kerja ?sama)?|mou|spk'],
  ['surat_penawaran', 'surat penawaran(?: harga)?|penawaran(?: harga)?|quotation'],
]
const anyType = typeWords.map(([, words]) => words).join('|')
const near =
  '(?:ini|itu|situ|sini|tadi|barusan|tersebut|di ?atas|yang (?:ini|itu|tadi|barusan|terbuka|di ?atas)|sebelumnya)'

/** `dari penawaran ini`, `berdasarkan surat tadi`, `dari ini`: where the facts come from. */
const sourcePhrase = new RegExp(
  `\\b(?:dari|dr|berdasarkan|berdasar|sesuai|menurut|pakai data|pake data|ambil dari|atas|untuk|buat)\\s+(?:data\\s+)?(?:(?:${anyType}|surat|dokumen|proposal|file)(?:nya)?(?:\\s+${near})?|${near})(?=[\\s,.!?]|$)`,
  'i',
)
const nearBy = new RegExp(`\\b${near}$`, 'i')
/** `penawaran ini jadi invoice`: the thing that is changed. */
const changedThing = new RegExp(`\\b(?:${anyType}|surat|dokumen|proposal)(?:nya)?\\s+${near}\\b`, 'i')
/** `jadikan …`, `ubah jadi …`, `lanjut ke …`: what it is to become. */
const becoming = new RegExp(
  `\\b(?:jadikan(?:lah)?|jadiin|dijadikan|dijadiin|jadi|menjadi|lanjut(?:kan|in)?(?:\\s+ke)?|konversi(?:kan)?(?:\\s+ke)?|convert(?:\\s+(?:ke|jadi|to))?|ke)\\s+(?:sebuah\\s+|satu\\s+)?(?:${anyType})`,
  'i',
)
const making =
  /\b(?:buat(?:kan|in|kanlah)?|dibuat(?:kan|in)?|bikin(?:kan|in|no)?|dibikin(?:kan|in)?|terbitkan|terbitin|keluarkan|siapkan|siapin|susun(?:kan)?|tolong|minta|butuh|perlu|mau|lanjut(?:kan|in)?|gawekno|sekalian|cetak(?:kan)?)\b/i
const paid =
  /\b(?:sudah|udah|udh|sdh|telah|barusan|baru)\s*(?:di\s?)?(?:bayar|lunas|transfer|dilunasi|melunasi)|\b(?:lunas|terbayar|dibayar lunas)\b/i
const possessive = new RegExp(`\\b(?:${anyType}|dp|uang muka|pelunasan|sisa|cicilan)[- ]?nya\\b`, 'i')
const notNow =
  /\b(?:jangan|jgn|nggak usah|ga usah|gak usah|gausah|tidak usah|tidak perlu|batal|nanti dulu|belum perlu|jangan dulu)\b/i
const asking =
  /\b(?:apa (?:beda|itu|bedanya)|bedanya|gimana|bagaimana|kenapa|mengapa|kapan|berapa|cara(?:nya)?|perlukah|apakah|haruskah|kalau|kalo|jika)\b/i

const typeIn = (words: string, except: ConversionTarget | null): ConversionTarget | null => {
  const lower = words.toLowerCase()
  const found = typeWords
    .map(([type, pattern]) => ({ type, at: new RegExp(`\\b(?:${pattern})`, 'i').exec(lower)?.index ?? -1 }))
    .filter(({ type, at }) => at !== -1 && type !== except)
    .sort((one, other) => one.at - other.at)
  return found[0]?.type ?? null
}

/** How surely the words mean the letter that is there. */
type Pointing = 'surely' | 'likely' | 'not'

/** The type that the words want, and whether they point to what is there. */
const wanted = (text: string, current: DocumentType): { type: ConversionTarget; points: Pointing } | null => {
  const become = becoming.exec(text)?.[0]
  const source = sourcePhrase.exec(text)?.[0] ?? ''
  const without = text.replace(sourcePhrase, ' ').replace(changedThing, ' ')
  // `jadikan invoice`; in `jadikan penawaran ini invoice` the first paper is the one that is there.
  const type = (become ? typeIn(become, current) : null) ?? typeIn(without, current)
  if (type === null || type === current) return null
  if (changedThing.test(text) || become !== undefined || nearBy.test(source)) return { type, points: 'surely' }
  return { type, points: source !== '' || possessive.test(text) || paid.test(text) ? 'likely' : 'not' }
}

/** Facts of its own make a new letter, unless the words point to what is there. */
const tellsOwnFacts = (text: string, today: AssistantContext['today']): boolean => {
  const { goods, recipient, sender } = readMessage(text, today)
  return (
    goods.some(({ price, quantity }) => price !== null || quantity !== null) || recipient !== null || sender !== null
  )
}

/** What was paid is no fact of another letter: `DP 1.500.000 sudah masuk`. */
const sum = String.raw`(?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rb|k|juta|jt)?`
const partWords = 'dp|uang muka|panjar|cicilan|sisa(?:nya)?|pelunasan(?:nya)?|sebesar|senilai|sejumlah'
/** `DP nya udah ditransfer 4.500.000`: what was done with it stands between it and its sum. */
const moving = String.raw`(?:(?:sudah|udah|udh|sdh|telah|barusan|baru|tadi)\s+)*(?:(?:di\s?)?(?:transfer|bayar|setor|kasih|kirim|terima)(?:kan|in|i)?|masuk)`
const paidSum = new RegExp(
  String.raw`\b(?:(?:${partWords})(?:[- ]?nya)?\b(?:\s+${moving})?|${moving})(?:\s+${sum})?(?![\d%])`,
  'gi',
)
const withoutPart = (text: string): string => text.replaceAll(paidSum, ' ')

const toldPart = new RegExp(
  String.raw`\b(?:(?:sebesar|senilai|sejumlah|dp|uang muka|panjar|cicilan|bayar(?:an)?)(?:[- ]?nya)?(?:\s+${moving})?|${moving})\s+(${sum})(?!\s*(?:%|persen))`,
  'i',
)

const partOf = (text: string, today: AssistantContext['today']): PaidPart => {
  const amount = toldPart.exec(text)?.[1]
  const told = amount === undefined ? null : readMoney(amount, today)
  if (told !== null && told >= 1_000) return { amount: told }
  if (/\b(?:sisa(?:nya)?|pelunasan(?:nya)?|kekurangan(?:nya)?)\b/i.test(text)) return 'balance'
  return /\b(?:dp|uang muka|panjar|down payment|tanda jadi)(?:-?nya)?\b/i.test(text) && !/\blunas\b/i.test(text)
    ? 'down_payment'
    : 'full'
}

const askForPart = (content: DocumentContent, part: PaidPart): string | null => {
  if (part === 'full') return null
  const { letter } = content
  const { total } = letterTotals(letter)
  if (paidAmount(letter, part) !== null) return null
  if (typeof part === 'object')
    return `${formatRupiah(part.amount)} lebih besar dari total surat ini, ${formatRupiah(total ?? 0)}. Kuitansinya mau sebesar berapa? Contoh: "kuitansi sebesar ${formatRupiah(Math.max(1_000, Math.floor((total ?? 2_000) / 2)))}".`
  return total === null
    ? 'Total surat ini belum bisa dihitung karena ada harga yang kosong. Isi dulu harganya, lalu minta kuitansinya lagi.'
    : 'Di surat ini belum ada uang muka. Sebutkan jumlah yang dibayar, contoh: "kuitansi untuk DP 1.000.000", atau "buatkan kuitansi lunas".'
}

/** What the owner said after the letter was made and before the order: it tells and orders nothing. */
const toldSince = (turns: AssistantContext['turns']): string[] => {
  const told: string[] = []
  for (const { sender, content } of turns.slice(-6).toReversed()) {
    if (sender !== 'user') continue
    if (content.length > 200 || making.test(content) || asking.test(content) || notNow.test(content)) break
    told.unshift(content)
  }
  return told
}

/** `sudah deal, mulai 1 Desember 2026`, then `jadikan kontrak`. */
const timeOfContract = (text: string, { today, turns }: AssistantContext): TimeOfContract => {
  const { dates, term } = readMessage([text, ...toldSince(turns)].join('\n'), today)
  const dayOf = (wanted: 'start' | 'end'): string => dates.findLast(({ role }) => role === wanted)?.day ?? ''
  return { startDate: dayOf('start'), endDate: dayOf('end'), term: term && { ...term } }
}

/** What else the message says about the new paper: `…, jatuh tempo 14 hari, DP 50%`. */
const withToldBesides = (content: DocumentContent, text: string, today: AssistantContext['today']): DocumentContent => {
  const parts = text.split(/[,;\n]\s*/).slice(1)
  let current = content
  let about: Target | null = null
  for (const part of parts) {
    const { stance, clauses } = readEditMessage(part, opensLetterChange)
    if (stance !== 'order') continue
    for (const clause of clauses) {
      if (!opensLetterChange(clause.target) || typeIn(clause.text, null) !== null) continue
      const read = readLetterChange({ clause, content: current, letter: current.letter, today, before: about })
      about = read.about
      if (read.change === null || 'ask' in read.change) continue
      try {
        current = applyDocumentChanges(current, read.change)
      } catch (error) {
        // What does not fit the new paper is left out; the paper itself is made all the same.
        if (!(error instanceof AppError)) throw error
      }
    }
  }
  return current
}

const conversionOf = (
  { id, title }: OpenItem,
  { letter: { documentType, letterNumber } }: DocumentContent,
  made: DocumentContent,
  part: PaidPart = 'full',
): LetterConversion => ({ source: { id, title, documentType, letterNumber }, content: made, part })

/** `buatkan invoice dari penawaran ini`, `jadikan kontrak`, `sudah dibayar lunas, buatkan kuitansi`. */
export const letterConverter: Converter = {
  readConversion: (text, item: OpenItem, context) => {
    const { today, openItem } = context
    const content = readContent(item.content)
    if (content === null || notNow.test(text) || asking.test(text)) return null
    const { documentType } = content.letter
    const repeated = repeatLetter(text, content, today)
    if (repeated !== null && 'ask' in repeated) return repeated
    if (repeated !== null)
      return {
        documentType,
        request: conversionOf(item, content, repeated, asksForRest(text, content) ? 'balance' : 'full'),
      }
    const about = making.test(text) ? paperAboutGoods(text, content.letter, context) : null
    if (about !== null) return { documentType: 'surat_resmi', request: about }
    const found = wanted(text, documentType)
    if (found === null || !(making.test(text) || becoming.test(text))) return null
    const bare = text.replace(sourcePhrase, ' ').replace(changedThing, ' ')
    if (found.type === 'invoice' && found.points !== 'not' && isDeliveryNote(content.letter)) {
      const { goods } = readMessage(bare, today)
      const billed = billedDelivery(content, goods.length > 0 ? goods : unitPrices(bare))
      if (billed === null) return null
      const made = withToldBesides(convertDocument(billed, 'invoice', today), text, today)
      return { documentType: 'invoice', request: conversionOf(item, content, made) }
    }
    // Facts of its own make it a letter of its own, unless the words name the one that is there.
    if (found.points !== 'surely' && tellsOwnFacts(found.points === 'likely' ? withoutPart(bare) : bare, today))
      return null
    if (found.points === 'not' && openItem === undefined) return null
    if (!conversionsOf(documentType).includes(found.type))
      return conversionsOf(documentType).length === 0
        ? null
        : {
            ask: `${documentNames[documentType]} belum bisa dijadikan ${targetName(found.type)}. Yang bisa: ${conversionsOf(
              documentType,
            )
              .map(targetName)
              .join(
                ', ',
              )}. Contoh: "buatkan ${targetName(conversionsOf(documentType)[0] ?? 'invoice').toLowerCase()} dari surat ini".`,
          }
    const part: PaidPart = found.type === 'kuitansi' ? partOf(text, today) : 'full'
    const question = found.type === 'kuitansi' ? askForPart(content, part) : null
    if (question !== null) return { ask: question }
    if (found.type === 'surat_jalan' && content.letter.lines.every(({ quantity }) => quantity === null))
      return {
        ask: 'Di surat ini belum ada barang dengan jumlahnya, jadi surat jalannya belum bisa dibuat. Contoh: "tambah 10 topi", lalu "buatkan surat jalan".',
      }
    const converted = convertDocument(
      content,
      found.type,
      today,
      part,
      found.type === 'kontrak' ? timeOfContract(text, context) : {},
    )
    const made = found.type === 'kuitansi' ? converted : withToldBesides(converted, text, today)
    return { documentType: typeOfTarget(found.type), request: conversionOf(item, content, made, part) }
  },
}
