import type { AssistantContext } from '../port.ts'
import type { MemorySource } from './owner-memory.ts'

/** Sources that are loaded for one message; the profile is always at hand. */
export type LoadedSource = Exclude<MemorySource, 'profile'>

/** By these words a question of ours about what is meant is known again; its answer may be a bare name. */
export const choiceOffer = 'Balas dengan namanya'

/** Where a cue is looked for. */
const readLength = 6_000

const word = (list: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${list})(?:nya|ku)?(?![\p{L}])`, 'iu')

const ofSales = word(
  'penjualan|omzet|omset|terjual|terlaris|laris|laku|pendapatan|pemasukan|transaksi|jualan|sales|rekap|rekapan|pembukuan|laba|untung|kasir|pos|usaha|warung saya|toko saya',
)
const ofGoods = word(
  'kasir|pos|harga|barang|produk|menu|katalog|stok|stock|sisa|tinggal|habis|menipis|daftar harga|price list|pricelist|jualan|dagangan|invoice|faktur|nota|penawaran|kuitansi|kwitansi|tagihan',
)
/** What somebody owes: by the till's own books as well as by old letters. */
const ofDebts = word(
  'tagih|tagihkan|tagihin|nagih|menagih|penagihan|kasbon|kas bon|ngebon|bon|utang|hutang|piutang|tunggakan|nunggak|belum lunas|belum bayar|belum dibayar',
)
const ofItems = word(
  'kop|kopsurat|terakhir|kemarin|biasa|tadi|sebelumnya|dulu|lama|tagih|tagihkan|tagihin|nagih|menagih|penagihan|tagihan|kasbon|bon|utang|hutang|piutang|tunggakan|nunggak|lunas|pelunasan|bayar|dibayar|invoice|faktur|nota|kuitansi|kwitansi|penawaran|kontrak|surat|pelanggan|langganan|website|web|situs',
)

/**
 * Which of the owner's own things a message may need. A cheap look at its words: it may say yes too often, for that
 * costs one query, but it is the only way to any memory at all.
 */
export const wantsMemory = (text: string): ReadonlySet<LoadedSource> => {
  const read = text.slice(0, readLength)
  const wanted = new Set<LoadedSource>()
  if (ofSales.test(read) || ofDebts.test(read)) wanted.add('sales')
  if (ofGoods.test(read)) wanted.add('catalogue')
  if (ofItems.test(read)) wanted.add('items')
  return wanted
}

const gaveUp = /(?<![\p{L}])(?:batal|(?:ga|gak|nggak|tidak|tak) jadi|jangan|nggak|gak|tidak|nanti|bukan)(?![\p{L}])/iu
/** An answer that names one of several is short. */
const longestChoice = 120

/**
 * The message as it is to be read: where our last words asked which of several was meant, together with the order that
 * we asked about. Otherwise the message itself.
 */
export const withEarlierOrder = (message: string, turns: AssistantContext['turns']): string => {
  const last = turns.at(-1)
  if (last?.sender !== 'ai' || !last.content.includes(choiceOffer)) return message
  if (message.trim().length > longestChoice || /\?\s*$/.test(message) || gaveUp.test(message)) return message
  const order = turns.slice(0, -1).findLast(({ sender }) => sender === 'user')
  return order === undefined ? message : `${order.content}\n${message}`
}
