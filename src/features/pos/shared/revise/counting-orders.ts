import { readCount } from '#core/assistant/shared/revision/told-amounts.ts'

import { countWord, noWord, stockWords } from '../stock-counting.ts'
import { type ProductView, type Read, rowsOf, type ShopView, type Step, withStock } from './shop-view.ts'

const named = '([^.;\\n?]{2,120}?)'
const notCounted = `${noWord}(?:\\s(?:usah|perlu|mau))?\\s`
const until = '(?=\\s*(?:[.;!\\n]|$))'
const pattern = (source: string): RegExp => new RegExp(`(?<!\\p{L})${source}`, 'iu')

/** Ways to say that a stock is not counted any more; the goods stand in the first group, none means all. */
const stops = [
  // `stok potong rambut gak usah dihitung`
  pattern(`${stockWords}(?:\\s+${named})?\\s+(?:${notCounted}(?:${countWord}|terbatas)|unlimited)(?!\\p{L})`),
  // `gak usah hitung stok potong rambut`
  pattern(`${notCounted}${countWord}\\s${stockWords}(?:\\s+${named})?${until}`),
  // `potong rambut gak usah pakai stok`
  pattern(`${named}\\s+${notCounted}(?:${countWord}|pakai|pake)\\s${stockWords}${until}`),
]

const nowWords = '(?:[\\s,:=]+(?:sekarang|skrg|ada|isinya|jumlahnya|mulai|dari|awalnya|jadi|sisa|tinggal))*'
const figure = `(?:${nowWords}[\\s,:=]+(\\d[\\d.]*)[^.;\\n]{0,12}?)?${until}`
const wanted = '([^.,;\\n?\\d]{2,80}?)'
/** Ways to say that a stock is counted from now on: the goods, then how many there are. */
const starts = [
  // `hitung stok es teh, sekarang 20`
  pattern(`(?:di)?(?:hitung|itung|catat)(?:in|kan)?\\s${stockWords}\\s+${wanted}${figure}`),
  // `stok es teh dihitung lagi, sekarang 20`
  pattern(`${stockWords}\\s+${wanted}\\s+(?:mau\\s)?di(?:hitung|itung|catat)(?:\\slagi)?${figure}`),
]

/** What asks or supposes orders nothing. */
const noOrder = /\?|(?<!\p{L})(?:apa|apakah|kenapa|kok|kalau|kalo|jika|berapa|gimana|bagaimana)(?!\p{L})/iu

/** `potong rambut, cukur dan creambath`: each of them; null where one of them means nothing here. */
const namedGoods = (said: string | undefined, shop: ShopView): readonly ProductView[] | null => {
  if (said === undefined) return shop.products
  const whole = rowsOf(said, shop)
  if (whole.length > 0) return whole
  const each = said.split(/\s*(?:,|&|\bdan\b|\bsama\b|\bserta\b)\s*/iu).filter((one) => one !== '')
  const rows = each.map((one) => rowsOf(one, shop))
  return rows.every((found) => found.length > 0) ? [...new Set(rows.flat())] : null
}

const startCounting = (goods: readonly ProductView[], count: number | null): Read => {
  if (count !== null) return goods.map((product) => withStock(product, count))
  const name = goods.length === 1 ? (goods[0]?.name.toLowerCase() ?? '') : ''
  return { ask: `Sekarang ada berapa? Contoh: "stok ${name === '' ? 'semua' : name} jadi 20".` }
}

/**
 * Reads whether stocks are counted from now on, and takes it out of a message whose other words are read as usual. Null
 * where it says nothing of that.
 */
export const readCountingOrder = (
  text: string,
  shop: ShopView,
): { readonly read: Step[] | { readonly ask: string }; readonly rest: string } | null => {
  if (noOrder.test(text) || shop.products.length === 0) return null
  const found = (ways: readonly RegExp[]) => {
    for (const way of ways) {
      const match = way.exec(text)
      const goods = match ? namedGoods(match[1]?.trim(), shop) : null
      if (match && goods && goods.length > 0)
        return {
          match,
          goods,
          rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.trim(),
        }
    }
    return null
  }
  const stop = found(stops)
  if (stop) return { read: stop.goods.map((product) => withStock(product, null)), rest: stop.rest }
  const start = found(starts)
  if (!start) return null
  const read = startCounting(start.goods, start.match[2] === undefined ? null : readCount(start.match[2]))
  return read === null ? null : { read, rest: start.rest }
}
