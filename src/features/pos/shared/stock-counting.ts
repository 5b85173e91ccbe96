import type { PosIntent } from './pos-content.ts'
import { posIntentWords } from './pos-intent-words.ts'

/** How a stock that is not counted is written, wherever one is shown or put into a file. */
export const uncountedText = 'tidak dihitung'

/** Whether the stocks that nobody tells are to be counted: by the owner's word or habit; null where neither is known. */
export type CountingWish = 'counted' | 'uncounted' | null

export interface ShopCounting {
  readonly posIntent: PosIntent | null
  readonly wish: CountingWish
}

/** Word patterns of counting, to be put together. */
export const noWord = '(?:tidak|tdk|tak|gak|ga|gk|nggak|ngga|enggak|ndak|gausah|jangan)'
export const countWord = '(?:di)?(?:hitung|itung|catat|kelola|batasi)(?:in|kan)?'
export const stockWords = '(?:stok|stock)(?:nya)?'

/** `stoknya gak usah dihitung`, `tanpa stok`, `tidak perlu hitung stok`. */
const uncountedSaid = new RegExp(
  [
    `(?<!\\p{L})(?:tanpa(?:\\s${countWord})?|${noWord}(?:\\s(?:usah|perlu|mau))?\\s${countWord}|${noWord}\\s(?:usah|perlu|pakai|pake|butuh))\\s${stockWords}(?!\\s*\\d)`,
    `${stockWords}(?:\\s\\p{L}+){0,5}?\\s${noWord}(?:\\s(?:usah|perlu|mau))?\\s(?:${countWord}|terbatas)`,
    `${stockWords}\\s(?:unlimited|bebas)`,
  ]
    .map((said) => `${said}(?!\\p{L})`)
    .join('|'),
  'iu',
)
const stockSaid = /(?<!\p{L})(?:stok|stock|persediaan|inventor[iy])(?:nya)?(?!\p{L})/iu

/** Whether words say of a stock that it is not to be counted. */
export const saysUncounted = (words: string): boolean => uncountedSaid.test(words)

/** What an order says of counting, and its text without that wish, which is no product and no request for a stock. */
export const readCountingWish = (text: string): { readonly wish: CountingWish; readonly text: string } => {
  if (uncountedSaid.test(text)) return { wish: 'uncounted', text: text.replace(uncountedSaid, ' ') }
  return { wish: stockSaid.test(text) ? 'counted' : null, text }
}

/** How a shop counts, by most of the goods on its shelf. */
export const habitOf = (shelf: readonly { readonly stock: number | null }[]): CountingWish => {
  if (shelf.length === 0) return null
  const counted = shelf.filter((one) => one.stock !== null).length
  return counted * 2 >= shelf.length ? 'counted' : 'uncounted'
}

/** Verbs and the like by which work is sold; behind them stands what it is done to. */
export const workVerbs = new Set(
  'cuci setrika potong cukur servis service ganti creambath facial smoothing pijat print jilid tambal'.split(' '),
)
/** What a shop of goods sells besides them, and nobody counts. */
const workBesides =
  /^(?:jasa|servis|service|cuci|potong|cukur|ganti|pasang|pemasangan|perbaikan|reparasi|tambal|permak|jahit|pijat|foto ?[ck]op[iy]|pas ?foto|grooming|penitipan|titip|steril(?:isasi)?|vaksin(?:asi)?|konsultasi|kursus|les|antar|antar jemput|pengantaran|delivery|bongkar|kalibrasi|upgrade|instal(?:asi)?|print|cetak|jilid|laminating|laminasi|scan|ketik|sewa|rental|ongkos|ongkir|biaya|isi ulang|refill|pulsa|token listrik|top ?up|tarik tunai)(?!\p{L})/iu

const isWork = (name: string, posIntent: PosIntent | null): boolean => {
  const words = ` ${name.toLowerCase()} `
  return (
    workBesides.test(name) ||
    (posIntent === 'service_pos' && posIntentWords.service_pos.some((word) => words.includes(` ${word} `)))
  )
}

/**
 * The stock with which a product begins; null where it is not counted. What was told counts. What was not is sold as
 * often as it is asked for, for nobody has said that there is none; only where the shop counts is it 0, which is sold
 * out until somebody fills it in. Work is never counted.
 */
export const startingStock = (name: string, told: number | null, { posIntent, wish }: ShopCounting): number | null =>
  told ?? (wish === 'counted' && !isWork(name, posIntent) ? 0 : null)

/** Whether the owner's form asks for a stock: as the shelf does, and before there is one, where goods are sold. */
export const asksForStock = (
  posIntent: PosIntent | null,
  shelf: readonly { readonly stock: number | null }[],
): boolean =>
  (habitOf(shelf) ?? (posIntent === 'service_pos' || posIntent === 'restaurant_pos' ? 'uncounted' : 'counted')) ===
  'counted'
