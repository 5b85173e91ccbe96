import type { NamedGood } from './goods-text.ts'

const stockHead = /(?<!\p{L})(?:stok|stock)(?:nya)?\s*:?\s+(?=\p{L})/iu
const stockForAll = /^(?:masing(?:-masing|2| masing)?|semua(?:nya)?)\s+\d{1,6}$/iu
const countUnit = '(?:pcs|buah|biji|kg|sak|dus|box|botol|pak|karung|liter|ekor|unit|lembar|rim|lusin)'
const stockOfOne = new RegExp(
  String.raw`^(?![^,]*(?:\d\s?(?:rb|ribu|k|jt)(?!\p{L})|stok|stock))\p{L}[\p{L}\d ]{0,40}\s\d{1,6}(?:\s?${countUnit})?$`,
  'iu',
)
/** `stok gamis 30 pashmina 60`, `stok semen 120 sak besi 8mm 75`: counts one behind the other. */
const stockRun = new RegExp(
  String.raw`(?<=\s\d{1,6}(?:\s?${countUnit})?)\s+(?!${countUnit}(?!\p{L}))(?=\p{L}[\p{L}\d ]{2,30}\s\d{1,6}(?![\d\p{L}]|\s?(?:rb|ribu|k|jt)))`,
  'giu',
)

/** Where `stok gamis 15, kerudung 50` or `stok masing-masing 20` stands: counts of goods that stand elsewhere. */
const stockList = (text: string): { readonly from: number; readonly to: number; readonly list: string } | null => {
  const head = stockHead.exec(text)
  if (!head) return null
  const from = head.index + head[0].length
  const end = text.slice(from).search(/[.;\n]/)
  const listText = text.slice(from, end < 0 ? text.length : from + end)
  const pieces = listText
    .split(/(,|\sdan\s)/i)
    .flatMap((piece) => piece.split(stockRun).flatMap((one, at) => (at === 0 ? [one] : [' ', one])))
  const taken: string[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = (pieces[at] ?? '').trim()
    if (!stockOfOne.test(piece) && !(at === 0 && stockForAll.test(piece))) break
    taken.push(pieces[at - 1] ?? '', pieces[at] ?? '')
    if (stockForAll.test(piece)) break
  }
  const list = taken.join('').trim()
  // `…, stok galon 30`: in a clause of its own one count is told too.
  const isApart = /(?:^|[.;\n,])\s*$/.test(text.slice(0, head.index)) && stockOfOne.test(list)
  const isOne = taken.length <= 2 && !stockForAll.test(list) && !isApart
  return list === '' || isOne ? null : { from: head.index, to: from + taken.join('').length, list }
}

const counted = String.raw`\p{L}[\p{L}\d ]{0,30}\s\d{1,6}(?:\s?${countUnit})?`
/** `semuanya stok 1`, `stok awal 20 semua`, `semua stok 50 kecuali gas 15` */
const stockOfAll = new RegExp(
  String.raw`(?<!\p{L})(?:semua(?:nya)?\s+(?:stok|stock)(?:nya)?\s*:?\s*(?<behind>\d{1,6})(?!\d)|(?:stok|stock)(?:nya)?\s(?:awal(?:nya)?\s)?(?<before>\d{1,6})(?:\s\p{L}{2,6})?\s(?:untuk\s)?semua(?:nya)?(?!\p{L}))(?:,?\s(?:kecuali|selain)\s(?<but>${counted}(?:(?:,\s?|\sdan\s)${counted}){0,5}))?`,
  'iu',
)

/** The text without counts of goods that stand elsewhere. */
export const withoutStocks = (text: string): string => {
  const found = stockList(text)
  return found ? `${text.slice(0, found.from)} ; ${text.slice(found.to)}` : text.replace(stockOfAll, ' ; ')
}

export const isTold = ({ stock }: NamedGood): boolean => stock !== null && stock > 0

/** The goods with the counts that stand elsewhere; a count that stands beside a thing holds. */
export const withStocks = <Good extends NamedGood>(goods: Good[], text: string): Good[] => {
  const every = stockOfAll.exec(text)?.groups
  const own = stockList(text)?.list
  const list = own ?? every?.['but'] ?? ''
  const isForAll = /^(?:masing|semua)/i.test(list)
  const rest = own === undefined ? (every?.['behind'] ?? every?.['before']) : undefined
  const all = isForAll ? /\d+\s*$/.exec(list)?.[0] : rest
  const told = (isForAll ? '' : list)
    .replaceAll(stockRun, ',')
    .split(/,|\sdan\s/i)
    .map((piece) => ({
      name: piece
        .trim()
        .replace(/\s\d{1,6}(?:\s?\p{L}{2,6})?$/iu, '')
        .replace(/\smasing(?:-masing|2| masing)?$/iu, '')
        .toLowerCase(),
      unit: /\s\d{1,6}\s?(\p{L}{2,6})$/iu.exec(piece.trim())?.[1]?.toLowerCase(),
      count: Number(/(\d{1,6})\D*$/.exec(piece)?.[1] ?? 0),
    }))
  const called = (name: string): string[] =>
    goods.map((good) => good.name.toLowerCase()).filter((one) => one.includes(name))
  // `indomie 10 dus`: of a thing that is sold by the piece and by the dus, those that are sold by the dus.
  const isCounted = (good: NamedGood, name: string, unit: string | undefined): boolean =>
    called(name)
      .filter((one, _, all) => one === name || !all.includes(name))
      .filter((one, _, all) => unit === undefined || one.includes(unit) || !all.some((other) => other.includes(unit)))
      .includes(good.name.toLowerCase())
  // `busi stok 30, kampas depan, kampas belakang stok masing2 8`: behind counts of others it is of those that follow them.
  const behind = goods.findLastIndex(isTold) + 1
  const from = isForAll && behind < goods.length ? behind : 0
  return goods.map((good, at) => {
    if (at < from) return good
    const stock = told.find(({ name, unit }) => name !== '' && isCounted(good, name, unit))?.count ?? all
    return stock === undefined || isTold(good) ? good : { ...good, stock: Number(stock) }
  })
}
