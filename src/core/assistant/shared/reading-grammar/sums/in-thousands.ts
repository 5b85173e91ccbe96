import { sorts } from '../goods/sorts.ts'
import { unitOf } from '../goods/units.ts'

/** `dalam ribuan`, `(ribu ya)`, `(rb)`: what figures without a scale are told in. */
const mark =
  /\(\s?(?:(?:dalam|satuan|semua(?:nya)?|harga(?:nya)?)\s){0,3}(?:rb|ribu|ribuan)(?:\s(?:ya|rupiah|semua))?\s?\)|(?<!\p{L})(?:harga(?:nya)?\s)?(?:dalam|satuannya|hitungan)\s(?:rb|ribu|ribuan)(?:\srupiah)?(?:\sya)?(?!\p{L})|(?<=[,:(]\s?)(?:semua(?:nya)?\s)?ribuan(?:\ssemua(?:nya)?)?(?=\s?[:,])|(?<!\p{L})(?:semua(?:nya)?|harga(?:nya)?)\s(?:ribuan|ribu|rb)(?=\s?(?:[,.;)]|$))/iu
const allOfThem = /(?<!\p{L})ribuan\s?(?:semua)?/iu
/** Figures behind a name, at the end of it or before the next one. */
const figure = /(?<=\p{L}{2}\s)(\d{1,3}(?:\.\d{3})?(?:,\d)?)(?=\s*(?:[,;\n.)]|$)|\s+(\p{L}{2,})(?!\p{L}))/giu

/** Where a message says that its figures are thousands, each of them with its scale: `pecel 12` is `pecel 12rb`. */
export const inThousands = (text: string): string =>
  mark.test(text)
    ? text.replace(mark, '').replaceAll(figure, (said, digits: string, next: string | undefined) =>
        // `kerupuk 1.000` tells its thousand; `jumat 1.020` does where all are told so.
        (digits.includes('.') && !allOfThem.test(text)) ||
        (next !== undefined && (unitOf(next.toLowerCase()) !== null || /^(?:rb|ribu|k|jt|juta|persen)$/iu.test(next)))
          ? said
          : `${digits}rb`,
      )
    : text

const priced = /^\s*(?:[^:\d]{1,80}:\s*)?\p{L}[^:\d]{1,40}\s(\d{1,3})\s?(?:rb|ribu|k)(?:an)?\s*$/iu
const bare = /^\s*(?!(?:stok|stock|isi|meja|lantai|cabang|umur|usia|jam|rt|rw|no)\s)\p{L}[^:\d]{1,40}\s(\d{1,3})\s*$/iu
const fewestBare = 3

/**
 * `bakso 10 ribu, bakso urat 15, mie ayam 12, es campur 8`: where the first of a list tells its scale, those behind it
 * that are much as dear are told in the same. One or two alone may count something else.
 */
export const inThousandsOfFirst = (text: string): string => {
  const pieces = text.split(/(,(?!\d)|[;\n]|\.(?=\s|$))/u)
  const figureOf = (at: number, form: RegExp): number => Number(form.exec(pieces[at] ?? '')?.[1] ?? 0)
  for (let at = 0; at < pieces.length; at += 2) {
    const first = figureOf(at, priced)
    if (first === 0) continue
    const isLikeIt = (figure: number): boolean => figure * 20 >= first && figure <= first * 20
    let to = at + 2
    while (pieces[to - 1] === ',' && isLikeIt(figureOf(to, bare))) to += 2
    if ((to - at) / 2 <= fewestBare) continue
    for (let one = at + 2; one < to; one += 2) pieces[one] = `${(pieces[one] ?? '').trimEnd()}rb`
    at = to - 2
  }
  return pieces.join('')
}

const anyScaled = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}(?!\d)/iu
const sortAndFigure = /(?<=\s)(\p{L}{1,10})\s(\d{2,3})(?=\s\p{L}|\s*(?:[,;\n]|\.(?!\d)|$))/giu
/** `3 bln 650`, `harian 35` */
const forTime =
  /^\s*(?:\d{1,2}\s(?:jam|hari|malam|minggu|bln|bulan|thn|tahun|x|kali)|harian|mingguan|bulanan|tahunan)\s(\d{2,3})\s*$/iu
/** `900/bln`: nothing is let at that many Rupiah; a copy may be sold at `300/lembar`. */
const letAt = /(?<=\p{L}\s)(\d{2,3})(?=\s?\/\s?(?:bln|bulan|malam|hari|thn|tahun|sesi|orang|pax)(?!\p{L}))/giu

/**
 * `bedcover kecil 20 besar 30` beside prices with their scale: two sorts of a thing with a figure each are told in
 * thousands, and so is what is had for a time.
 */
export const sortsInThousands = (text: string): string => {
  const byTime = text.replaceAll(letAt, '$1rb')
  if (!anyScaled.test(byTime)) return byTime
  return byTime
    .split(/(,(?!\d)|[;\n]|\.(?=\s|$))/u)
    .map((piece) => {
      const told = [...piece.matchAll(sortAndFigure)]
      const areSorts = told.length > 1 && told.every(([, word = '']) => sorts.has(word.toLowerCase()))
      return areSorts
        ? piece.replaceAll(sortAndFigure, '$1 $2rb')
        : forTime.test(piece)
          ? `${piece.trimEnd()}rb`
          : piece
    })
    .join('')
}

const soldAt =
  /^(\s*(?:[^:\d]{1,80}:\s*)?\p{L}(?:[^:\d]|\d{1,3}(?=\p{L})){1,40}\s)\+?(\d{1,3})(?=(\s(?:stok|stock)\s\d+.*)?\s*$)/iu
/** `latte 24 hot 26 ice`: the sort behind its figure. */
const figureAndSort = /(?<=\s)(\d{1,3})(?=\s(\p{L}{1,10})(?:\s\d|\s*$))/giu
const areOfSorts = (piece: string): boolean => {
  const told = [...piece.matchAll(figureAndSort)]
  return told.length > 1 && told.every(([, , word = '']) => sorts.has(word.toLowerCase()))
}
const noPrice = /(?<!\p{L})(?:stok|stock|isi|meja|lantai|cabang|jam|rt|rw|no|sisa|ada|jumlah)\s$/iu

/**
 * `cukur 35, semir 60, pomade 75 stok 12`: where no price of a list has its scale and nothing in it can be a count, its
 * figures are thousands. Things are counted too, so that only `isWork` or a stock told besides makes them prices.
 */
export const bareInThousands = (text: string, isWork: boolean): string => {
  if (anyScaled.test(text)) return text
  const pieces = text.split(/(,(?!\d)|[;\n]|\.(?=\s|$))/u)
  const sold = pieces.map((piece) => {
    const found = soldAt.exec(piece)
    return found && !noPrice.test(found[1] ?? '') ? found : null
  })
  const told = sold.filter((one) => one !== null)
  const isSure = isWork || told.some((one) => one[3] !== undefined)
  return told.length < fewestBare || !isSure
    ? text
    : pieces
        .map((piece, at) =>
          sold[at]
            ? piece.replace(soldAt, '$1$2rb')
            : areOfSorts(piece)
              ? piece.replaceAll(figureAndSort, '$1rb')
              : piece,
        )
        .join('')
}
