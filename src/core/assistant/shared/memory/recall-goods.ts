import type { AssistantContext } from '../port.ts'
import type { RememberedProduct, RememberedShop } from './owner-memory.ts'
import { recallShops } from './recall-shop.ts'
import type { Recalled } from './recalled.ts'

export interface RecalledGoods {
  readonly shop: RememberedShop
  readonly products: readonly RememberedProduct[]
}

const fromTill =
  /(?<![\p{L}])(?:barang|produk|menu|daftar harga|harga|katalog|stok|isi|jualan|dagangan|data)(?:nya)?(?![\p{L}])[^.\n]{0,30}?(?<![\p{L}])(?:kasir|pos)(?:ku|nya)?(?![\p{L}])|(?<![\p{L}])(?:dari|pakai|ambil|sesuai|isi)(?: \p{L}+){0,2} (?:kasir|pos)(?:ku|nya)?(?![\p{L}])/iu

/** The goods of the owner's till that a message asks for; null where it does not. */
export const recallGoods = (
  text: string,
  context: Pick<AssistantContext, 'memory' | 'profile'>,
): Recalled<RecalledGoods> | null => {
  const { memory } = context
  if (memory === undefined || !fromTill.test(text)) return null
  if (memory.missing.includes('catalogue'))
    return {
      ask: 'Daftar barang kasir sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi; belum ada poin yang dipotong.',
    }
  if (memory.off.includes('catalogue')) return { none: 'Barang dari kasir tidak dipakai karena Anda mematikannya.' }
  const shops = recallShops(text, context, ({ products }) => (products?.length ?? 0) > 0, 'Barang dari kasir')
  if ('ask' in shops) return { ask: shops.ask.replace(', atau tulis "semua"', '') }
  const [shop] = 'found' in shops ? shops.found : []
  const products = shop?.products ?? []
  if (shop === undefined || products.length === 0)
    return { none: 'Belum ada barang di kasir Juragan Anda, jadi daftarnya saya kosongkan.' }
  return {
    found: { shop, products },
    used: [{ source: 'catalogue', label: `${products.length} barang dari kasir ${shop.name}` }],
  }
}
