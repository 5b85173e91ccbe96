import { sorts } from '#core/assistant/shared/reading-grammar/goods/sorts.ts'

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k)(?!\p{L}))`
const one = String.raw`(\p{L}{1,10})\s(${sum})`
/** `ukuran reguler 10rb jumbo 13rb`: sizes with a price each, of no thing. */
const sizes = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(?:(?:ukuran|size|cup|gelas|porsi)(?:nya)?\s?:?\s)?(${one}(?:\s?[,/]?\s?${one}){1,3})(?=\s*(?:[,;.\n]|$))`,
  'iu',
)
/** `rasa: thai tea, green tea, taro`: what one chooses among, without a price. */
const flavours =
  /(?<=^|[,;.:\n]\s{0,3})(?:pilihan\s|ada\s)?(?:rasa|varian)(?:nya)?\s?:?\s(\p{L}[^\d,;.:\n]{1,30}(?:(?:,\s?(?:dan\s)?|\sdan\s)\p{L}[^\d,;.:\n]{1,30}?){1,11})(?=\s*(?:[.;\n]|$|,\s\p{L}[^,;.\n]{1,30}\d))/iu

/**
 * `ukuran reguler 10rb jumbo 13rb, rasa: thai tea, taro`: each flavour is sold in each size, and no size by itself. Where
 * the message names a thing for the sizes, its flavours stay told.
 */
export const inFlavours = (text: string): string => {
  const sized = sizes.exec(text)
  const told = flavours.exec(text)
  if (!sized || !told) return text
  const prices = [...(sized[1] ?? '').matchAll(new RegExp(one, 'giu'))]
  if (!prices.every(([, size = '']) => sorts.has(size.toLowerCase()))) return text
  const goods = (told[1] ?? '')
    .split(/,\s?(?:dan\s)?|\sdan\s/u)
    .flatMap((flavour) => prices.map(([, size = '', price = '']) => `${flavour.trim()} ${size} ${price}`))
  return text.replace(told[0], ' ; ').replace(sized[0], () => goods.join(', '))
}
