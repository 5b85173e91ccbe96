import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { AssistantContext } from '../port.ts'
import { mayMean, namesIn } from './named.ts'
import type { RememberedProduct, RememberedShop } from './owner-memory.ts'
import { recallShops } from './recall-shop.ts'
import type { Recalled } from './recalled.ts'

/** `300 dari 1.000 barang`, where not all of them were read. */
const countText = (read: number, all: number): string =>
  all > read ? `${formatNumber(read)} dari ${formatNumber(all)} barang` : `${formatNumber(read)} barang`

/** Whose goods they are, as far as it is known. */
export type GoodsHolder = Pick<RememberedShop, 'name' | 'type' | 'address' | 'phone'>

export interface RecalledGoods {
  readonly shop: GoodsHolder
  readonly products: readonly Pick<RememberedProduct, 'name' | 'price' | 'stock'>[]
}

const fromTill =
  /(?<![\p{L}])(?:barang|produk|menu|daftar harga|harga|katalog|stok|isi|jualan|dagangan|data)(?:nya)?(?![\p{L}])[^.\n]{0,30}?(?<![\p{L}])(?:kasir|pos)(?:ku|nya)?(?![\p{L}])|(?<![\p{L}])(?:dari|pakai|ambil|sesuai|isi)(?: \p{L}+){0,2} (?:kasir|pos)(?:ku|nya)?(?![\p{L}])/iu

const fromSite =
  /(?<![\p{L}])(?:barang|produk|menu|daftar harga|harga|katalog|isi|layanan|jualan)(?:nya)?(?![\p{L}])[^.\n]{0,20}?(?<![\p{L}])(?:website|web|situs)(?:ku|nya)?(?: (?:saya|kami|ku|toko|warung|lama|yang lama))?(?![\p{L}])/iu

/** The goods on the owner's own website that a message asks for; null where it does not, or there are none. */
const goodsOfSite = (text: string, { memory }: Pick<AssistantContext, 'memory'>): Recalled<RecalledGoods> | null => {
  if (!fromSite.test(text) || !memory || memory.off.includes('items')) return null
  const sites = memory.sites.filter(({ offers }) => offers.some(({ price }) => price !== null))
  const names = namesIn(text)
  const site = sites.find(({ name }) => names.some((told) => mayMean(told, name))) ?? sites[0]
  if (!site) return null
  const products = site.offers.flatMap(({ name, price }) => (price === null ? [] : [{ name, price, stock: null }]))
  return {
    found: { shop: { name: site.name, type: '', address: site.address, phone: site.phone }, products },
    used: [{ source: 'items', label: `${products.length} barang dari website ${site.name}` }],
  }
}

/** The goods of the owner's till, or of the own website, that a message asks for; null where it does not. */
export const recallGoods = (
  text: string,
  context: Pick<AssistantContext, 'memory' | 'profile'>,
): Recalled<RecalledGoods> | null => {
  const { memory } = context
  if (memory === undefined) return null
  if (!fromTill.test(text)) return goodsOfSite(text, context)
  if (memory.missing.includes('catalogue'))
    return {
      ask: 'Daftar barang kasir sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi; belum ada poin yang dipotong.',
    }
  if (memory.off.includes('catalogue')) return { none: 'Barang dari kasir tidak dipakai karena Anda mematikannya.' }
  const shops = recallShops(text, context, ({ products }) => (products?.length ?? 0) > 0, 'Barang dari kasir')
  if (shops === null) return null
  if ('ask' in shops)
    return {
      ask: shops.ask.replace(', atau tulis "semua"', ''),
      used: [{ source: 'catalogue', label: 'nama toko di kasir' }],
    }
  const [shop] = 'found' in shops ? shops.found : []
  const products = shop?.products ?? []
  if (shop === undefined || products.length === 0)
    return { none: 'Belum ada barang di kasir Juragan Anda, jadi daftarnya saya kosongkan.' }
  return {
    found: { shop, products },
    used: [{ source: 'catalogue', label: `${countText(products.length, shop.productCount)} dari kasir ${shop.name}` }],
  }
}
