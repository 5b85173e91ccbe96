/** A sum as owners write it. */
const sum = '(?:rp\\.?\\s?)?\\d+(?:[.,]\\d+)*\\s?(?:rb|ribu|k|jt|juta)?(?:\\/\\p{L}+)?'
const gap = '(?:\\s*,\\s+(?:dan\\s+)?|\\s+(?:dan|sama|&)\\s+)'
const most = 8
/** A sum whose scale is written: two of them need no comma between them. */
const scaledSum = '(?:rp\\.?\\s?)?\\d+(?:[.,]\\d+)*\\s?(?:rb|ribu|k|jt|juta)'

/** `harga 25rb, 30rb, 35rb`: sums in a row that name nothing. */
const pricesInRow = new RegExp(
  `[\\s.,;]+(?:dengan\\s)?harga(?:nya)?(?:\\s(?:masing-?\\s?masing|masing2|berturut-turut))?\\s*:?\\s*(${scaledSum}(?:\\s${scaledSum}){1,${most - 1}}|${sum}(?:${gap}${sum}){1,${most - 1}})(?=\\s*(?:[.;\\n]|,\\s*\\p{L}|$))`,
  'iu',
)
/** `kapasitas 6, 7, 14 orang`: one measure of several things in their order. */
const measuresInRow = new RegExp(
  `[\\s.,;]+(kapasitas|muat|muatan|isi|berat|luas|stok|terjual|daya|garansi|tenor)(?:nya)?(?:\\s(?:masing-?\\s?masing|masing2))?\\s*:?\\s*(\\d+(?:,\\d+)?(?:${gap}\\d+){1,${most - 1}})\\s(\\p{L}+)(?=\\s*(?:[.,;\\n]|$))`,
  'iu',
)

const sideBySide = new RegExp(`(?<=(?:rb|ribu|k|jt|juta))\\s(?=${scaledSum})`, 'iu')
const itemsOf = (list: string): string[] => list.split(new RegExp(gap, 'iu')).map((one) => one.trim())

/** `jumlah 10, 5, 4 kg`, `masing-masing 10, 5, 4 kg`: how many of each. */
const countsInRow = new RegExp(
  `[\\s.,;]+(?:jumlah|qty|banyak|ambil)(?:nya)?(?:\\s(?:masing-?\\s?masing|masing2))?\\s*:?\\s*(\\d+(?:${gap}\\d+){1,${most - 1}})(\\s\\p{L}+)?(?=\\s*(?:[.,;\\n]|$))`,
  'iu',
)

/** The last `count` things of a list that ends a text, with what stands before them; null where it names fewer. */
const lastThings = (
  text: string,
  count: number,
): { readonly lead: string; readonly before: string; readonly things: string[] } | null => {
  const from = Math.max(text.lastIndexOf('\n'), text.lastIndexOf(': '), text.lastIndexOf('. '))
  const sentence = text.slice(from + 1)
  const items = itemsOf(sentence)
  const things = items.slice(-count)
  if (things.length < count || things.some((one) => one === '')) return null
  const start = sentence.lastIndexOf(things.at(-1) ?? '')
  const first = sentence.slice(0, start).lastIndexOf(things[0] ?? '')
  return first < 0 ? null : { lead: text.slice(0, from + 1 + first), before: items.at(-count - 1) ?? '', things }
}

const kinds = /^(.*(?<!\p{L})(?:varian|rasa|ukuran|tipe|jenis|paket|menu|produk)(?:nya)?\s*:?\s+)(?=\p{L})/iu
const opensList = /^(?:jual(?:an)?|ada|menu|isi|barang|pesan(?:an)?|ambil|beli)\s/iu
/** `es buah masing-masing 45 porsi` tells how many, and not of itself alone. */
const isCounted = (name: string): boolean => /masing|(?<!\p{L})\d+\s\p{L}/iu.test(name)
const isBareName = (name: string): boolean =>
  !isCounted(name) && /^\p{L}[\p{L}\d\s'’-]{0,30}$/u.test(name) && name.split(/\s+/).length <= 4

/**
 * Two lists that go together in their order, told one behind the other: `varian: original, teri. harga 25rb, 30rb` as
 * things with their prices, `avanza 350rb, hiace 1,2jt. kapasitas 6, 14 orang` as things with their measure in brackets.
 * Lists of different lengths stay as they are.
 */
export const listsPaired = (text: string): string => withMeasures(pricesPaired(text))

/** `kopi, teh, susu. harga 5rb, 4rb, 8rb. jumlah 2, 3, 1`: each thing with its own price and count; other texts stay as they are. */
export const pricesPaired = (text: string): string => {
  const found = pricesInRow.exec(text)
  if (!found) return text
  const prices = (found[1] ?? '').split(sideBySide).flatMap(itemsOf)
  const named = lastThings(text.slice(0, found.index), prices.length)
  if (!named || prices.some((one) => !/\d/.test(one))) return text
  const [, kind = ''] = kinds.exec(named.things[0] ?? '') ?? []
  const things = named.things.map((one, at) => (at === 0 ? one.slice(kind.length) : one))
  // One more name before them leaves open which of them has no price.
  const isLonger = isBareName(named.before) && kind === '' && !opensList.test(named.things[0] ?? '')
  if (isLonger || !things.every(isBareName)) return text
  const rest = text.slice(found.index + found[0].length)
  const counted = countsInRow.exec(rest)
  const counts = counted?.index === 0 ? itemsOf(counted[1] ?? '') : []
  const areCounted = counts.length === things.length
  const unit = counted?.[2] ?? ''
  const paired = things.map((one, at) => `${one}${areCounted ? ` ${counts[at]}${unit}` : ''} ${prices[at]}`).join(', ')
  return `${named.lead}${kind}${paired}${areCounted ? rest.slice(counted?.[0].length) : rest}`
}

/** A thing that ends with what it costs. */
const priced = new RegExp(`\\p{L}.*\\s${sum}(?:\\s?per\\s\\p{L}+)?$`, 'iu')

const withMeasures = (text: string): string => {
  const found = measuresInRow.exec(text)
  if (!found) return text
  const [, measure = '', list = '', unit = ''] = found
  const values = itemsOf(list)
  const named = lastThings(text.slice(0, found.index), values.length)
  // Only things that carry a price each are things of their own.
  if (!named?.things.every((one) => priced.test(one))) return text
  const paired = named.things.map((one, at) => `${one} (${measure.toLowerCase()} ${values[at]} ${unit})`).join(', ')
  return `${named.lead}${paired}${text.slice(found.index + found[0].length)}`
}
