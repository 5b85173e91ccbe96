import { wordSet } from '#core/assistant/shared/reading-grammar/words.ts'

/** Words that tell a sum anew, take something off or put something on: a figure beside them belongs to what they change. */
const changes = wordSet(
  `telat terlambat denda libur harusnya seharusnya separo separuh setengah komisi retur diretur rusak pecah penyok busuk basah cacat
   hilang mati potong dipotong potongan kurang kurangi dikurangi dikurangin tambah tambahan tambahin nambah ditambah ekstra extra bonus
   gratis digratiskan gratisin free kecuali selain sisa sisanya diskon korting lembur batal dibatalkan ganti diganti kembali
   dikembalikan kembaliin balik balikin dibalikin`,
)
/** Words by which an owner sets right what he told, and of what became of a thing: what they say is read elsewhere. */
const toldAnew = wordSet(
  `eh ralat bukan salah maksud maksudnya jadi jadinya naik turun semula tadinya normal terjual laku belum lunas ding deng sori maaf cuma
   dibagi`,
)

const says = (text: string, words: ReadonlySet<string>): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.has(word))

export const saysChange = (text: string): boolean => says(text, changes)
export const saysAnew = (text: string): boolean => says(text, changes) || says(text, toldAnew)

const months = String.raw`(?:jan(?:uari)?|feb(?:ruari)?|mar(?:et)?|apr(?:il)?|mei|juni?|juli?|agu?s?(?:tus)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|des(?:ember)?)`
const noMoney = String.raw`(?![.,]\d| ?(?:rb|ribu|k|jt|juta)\b)`
const elsewhere = new RegExp(
  [
    String.raw`\bpph (?:pasal )?\d\d\b`,
    String.raw`\bharga normal rp ?[\d.]+`,
    String.raw`\b(?:tgl|tanggal) \d{1,2}\b`,
    String.raw`\b(?:\d{1,2} ?(?:-|–|sampai|dan|s\/d) ?)?\d{1,2} ${months}\b(?: \d{4})?`,
    String.raw`\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b`,
    String.raw`\b(?:jam|pukul|pkl) \d{1,2}(?:[.:]\d\d)?\b${noMoney}`,
    String.raw`\b\d{1,2} lantai\b`,
    String.raw`\b(?:no|nomor|rt|rw|jl|jalan|gang|gg|blok|km|inv|nota|faktur|ke|tahap|termin|kelas|kamar|lantai|negeri|sdn?|smpn?|sman?|smkn?|h)[.-]? ?(?:ke-? ?)?\d+\b${noMoney}`,
    String.raw`\+?\b(?:62|0)\d[\d -]{5,}\d\b`,
    String.raw`\b(?:19|20)\d\d\b`,
    String.raw`\b\d{7,}\b`,
    String.raw`^\s*\d{1,2}[).] `,
  ].join('|'),
  'gimu',
)
const numberPlate = /\b\p{Lu}{1,2} \d{1,4} \p{Lu}{1,3}\b/gu

/** A text without the figures that say when, where or which and are no part of a sum. */
export const withoutElsewhere = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll(numberPlate, ' ').replaceAll(elsewhere, ' ')
