import type { ItemFact } from '#core/assistant/shared/item-questions/item-fact.ts'
import type { OpenItem } from '#core/assistant/shared/port.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { shopView } from './revise/shop-view.ts'
import { uncountedText } from './stock-counting.ts'

/** As many goods are told by name. */
const mostNamed = 12

/** What an owner may ask of a till that is there: each of its goods with price and stock, and how many there are. */
export const shopQuestions = ({ content }: Pick<OpenItem, 'content'>): readonly ItemFact[] => {
  const shop = shopView.safeParse(content)
  if (!shop.success) return []
  const { products } = shop.data
  const goods = products.map(({ name, price, stock }): ItemFact => ({
    called: name,
    besides: 'harga jual stok sisa tinggal per',
    says: `${name} ${formatRupiah(price)}, ${stock === null ? `stok ${uncountedText}` : `stok ${formatNumber(stock)}`}.`,
  }))
  const named = products.slice(0, mostNamed).map(({ name, price }) => `${name} ${formatRupiah(price)}`)
  const others = products.length - named.length
  const list = [...named, ...(others > 0 ? [`${formatNumber(others)} lainnya`] : [])].join(', ')
  const says = `ada ${formatNumber(products.length)} barang${list === '' ? '' : `: ${list}`}.`
  return [...goods, { called: 'produk barang menu macam daftar', says }]
}
