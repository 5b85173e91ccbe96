import { sumWritten } from '#core/assistant/shared/reading-grammar/sums/written-sums.ts'
import { isSizeUnit, isTimeUnit, unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { largestPrice } from './fields.ts'

/** A product as a list names it; a price or a stock that was not said is null. */
export interface NamedGood {
  readonly name: string
  readonly price: number | null
  readonly stock: number | null
  /** Of the heading it was listed under: `kategori topping:`. */
  readonly category?: string
  readonly barcode?: string
  /** What it costs the shop itself. */
  readonly cost?: number
  /** Its name with the number before it, which was taken for its stock: `2 scoop`. */
  readonly counted?: string
}

export interface NamedGoods {
  readonly priced: readonly (NamedGood & { readonly price: number })[]
  readonly unpriced: readonly string[]
}

const largestStock = 1_000_000_000
const longestName = 200

/** `15.000`, `8rb`, `1,5 juta`, `Rp 20.000,-` at the end of a text, with what is written behind a price. */
const priceAtEnd =
  /(?:^|[\s@=:(+-])((?:rp\.?|idr)\s*)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)\s*(ribuan|ribu|rebu|rb|juta|jt|k)?(?:,-|,00|,--)?\s*(?:rupiah|perak)?\s*(?:(?:\/|per\s|se)\s*(?:\d{1,4}\s?)?\p{L}+\d?|satuan|an)?\s*\)?$/iu

/** `stok 20`, `(stok: 1.000 pcs)`, `sisa 5`. */
const stockPhrase =
  /[\s(,|-]*\b(?:stok|stock|stoknya|sisa|sisanya|qty|jumlah|jml)\s*(?:ada|awal|sekarang)?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{3})+|\d+)(?![.,]?\d)\s*(\p{L}+)?\)?/iu
/** `20 stok`. */
const stockBehind = /[\s(,|-]*(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)\s*(?:stok|stock)\b\)?/iu
/** `minyak 40 pcs jual 17.500`: how many there are, before what one is sold for. */
const countBeforePrice =
  /\s(\d{1,5})\s?(?:pcs|buah|biji|sak|dus|box|botol|pak|karung|ekor|unit|lembar|rim|kaleng|bungkus)(?=\s+(?:di)?jual(?:nya)?\s)/iu
/** `x 20`, `20 pcs` behind the price. */
const countBehind = /(?:\s(?:[x×*]|ada)\s*(\d+)|[\s,(]+(?:ada\s)?(\d+)\s*(\p{L}+)\)?)$/iu

const wholeNumber = (figures: string): number => Number(figures.replaceAll(/[.,]/g, ''))

interface Priced {
  readonly before: string
  readonly price: number
}

/** A bare number below a hundred rather belongs to the name: `Kaos ukuran 40`. */
const smallestBarePrice = 100

const takePrice = (text: string): Priced | null => {
  const match = priceAtEnd.exec(text)
  if (!match) return null
  const [, currency, figures = '', scale] = match
  const price = sumWritten(figures, scale)
  const isSaid = currency !== undefined || scale !== undefined || /@\s*$/.test(text.slice(0, match.index + 1))
  if (price > largestPrice || (!isSaid && price < smallestBarePrice)) return null
  return { before: text.slice(0, match.index), price }
}

const takeStock = (text: string): { readonly rest: string; readonly stock: number | null } => {
  for (const phrase of [stockPhrase, stockBehind]) {
    const match = phrase.exec(text)
    if (!match) continue
    const stock = wholeNumber(match[1] ?? '')
    const unit = match[2]
    // A word behind the figure goes with it only where it is a unit; otherwise it belongs to what follows.
    const taken = unit !== undefined && unitOf(unit.toLowerCase()) === null ? match[0].slice(0, -unit.length) : match[0]
    if (stock > largestStock) continue
    return { rest: `${text.slice(0, match.index)} ${text.slice(match.index + taken.length)}`.trim(), stock }
  }
  const before = countBeforePrice.exec(text)
  // One alone rather says how a piece is packed: `aqua 1 dus jual 45rb`.
  if (before && Number(before[1]) > 2) return { rest: text.replace(before[0], ''), stock: Number(before[1]) }
  return { rest: text, stock: null }
}

/** `nasi goreng 15.000 x 20`, `nasi goreng 15.000 20 porsi`: the count behind the price. */
const takeCount = (text: string): { readonly rest: string; readonly stock: number | null } => {
  const match = countBehind.exec(text)
  if (!match) return { rest: text, stock: null }
  const [, times, count, unit] = match
  const rest = text.slice(0, match.index)
  const known = unit === undefined ? undefined : unitOf(unit.toLowerCase())
  if (known === null) return { rest: text, stock: null }
  // `reguler 6rb per kg 2 hari`: how long it takes is no stock.
  if (known !== undefined && isTimeUnit(known)) return { rest, stock: null }
  return takePrice(rest) ? { rest, stock: wholeNumber(times ?? count ?? '0') } : { rest: text, stock: null }
}

const cleanName = (text: string): string =>
  text
    .replace(/^[\s\-–—•*·.,:;=|]+|[\s\-–—•·.,:;=@|(]+$/g, '')
    .replace(
      /^(?:dan|serta|lalu|terus|juga|kalau|kalo|jika|ada|jual(?:an)?(?:nya)?|menjual|menunya|isinya|barangnya|produknya|layanannya|harga)\s+/i,
      '',
    )
    .replace(/^minum(?:an)?(?:nya)?\s+(?=(?:es|teh|kopi|jus|air|wedang|susu)\s)/i, '')
    .replace(/^(?:barang|menu|produk|daftar|item|isi|list)(?:nya)?\s*=\s*/i, '')
    .replace(/\s+(?:mulai(?:\s+dari)?|start(?:\s+from)?)$/i, '')
    .replace(/[\s=:,-]+(?:harga(?:nya)?|seharga|harga satuan|harga jual|jual(?:nya)?|dijual)$/i, '')
    // What it was bought for is no part of its name.
    .replace(/\s+(?:modal|beli|hpp|kulak\p{L}*)(?:nya)?\s+(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?[\s,]*$/iu, '')
    .replace(/\s+/g, ' ')
    .trim()
    // `level 4 ke atas nambah 2rb`: what comes on top of another.
    .replace(
      /^(?!tambah)(.{3,60}?)\s+(?:nambah|tambah|\+)$/iu,
      (_, name: string) => `Tambahan ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    )
    .replace(/^["“']([^"“”']+)["”']$/, '$1')
    .slice(0, longestName)

/** `20 beras`, `10 pcs sabun`: how many there are, before the name. */
const leadingCount = (name: string): { readonly name: string; readonly stock: number | null } => {
  const match = /^(\d{1,6})\s+(?:(\p{L}+)\s+)?(\p{L}.*)$/u.exec(name)
  if (!match) return { name, stock: null }
  const [, count = '', unit, rest = ''] = match
  const known = unitOf((unit ?? rest).toLowerCase())
  // `3 bulan`, `500 ml susu`: how long or how much one is, not how many there are.
  if (known !== null && (isTimeUnit(known) || (unit === undefined && isSizeUnit(known)))) return { name, stock: null }
  const isUnit = unit !== undefined && known !== null
  return { name: isUnit || unit === undefined ? rest : `${unit} ${rest}`, stock: wholeNumber(count) }
}

/** `Nasi goreng | 15.000 | 20`, with tabs or bars: name, price, stock. */
const fromCells = (line: string): NamedGood | null => {
  const [name = '', ...others] = line
    .split(/\t|\s*\|\s*/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const [price, stock] = others
  if (price === undefined) return null
  const money = takePrice(` ${price}`)
  if (!money || money.before.trim() !== '' || cleanName(name) === '') return null
  const count = /^(\d{1,3}(?:\.\d{3})+|\d+)/.exec(stock ?? '')?.[1]
  const told = count === undefined ? null : Math.min(wholeNumber(count), largestStock)
  return { name: cleanName(name), price: money.price, stock: told }
}

/** `dimsum ayam 15.000 isi 4`: what a portion holds belongs to the name. */
const portionBehind =
  /\s+((?:(?<=\d\s?(?:rb|ribu|k)?\s)per\s\d{1,4}\s\p{L}+|isi\s+\d+(?:\s*(?:pcs|pc|biji|buah|potong|lembar|sachet|gr|gram|ml))?|(?:(?:xs|s|m|l|xl|xxl|xxxl)(?:[\s,/-]+(?:xs|s|m|l|xl|xxl|xxxl)){1,6})|(?:ukuran|size|uk\.?)\s+[\p{L}\d]{1,6}(?:\s?[-–/]\s?[\p{L}\d]{1,6}){0,8}))\s*$/iu
const withPortion = (part: string): string => {
  const portion = portionBehind.exec(part)
  const money = portion ? takePrice(` ${part.slice(0, portion.index).trim()}`) : null
  if (!portion || !money) return part
  const { before } = money
  return `${before} ${portion[1] ?? ''} ${` ${part.slice(0, portion.index).trim()}`.slice(before.length).trim()}`.trim()
}

/** `ocha 8k refill`: a word or two behind the price say how it is meant; the notes keep them. */
const wordsBehind =
  /^(.*\p{L}.*\d\s?(?:rb|ribu|k|jt|juta)|.*\p{L}.*\d\.\d{3})\s+(?:\p{Ll}{3,}(?:\s\p{Ll}{3,})?|by\s(?:order|request)|(?:level|pilihan|gratis|free|warna|rasa|varian|motif|ukuran|size|ada)\s[^\d]{0,40}(?:\d\s?[-–]\s?\d)?[^\d]{0,20})$/u
const takePriced = (text: string): Priced | null => {
  const priced = text.length > 120 ? undefined : wordsBehind.exec(text)?.[1]
  return priced === undefined ? null : takePrice(` ${priced}`)
}

/** `ganti oli 55rb (MPX 2)`: which one it is stands in brackets behind its price. */
const bracketBehind = /^(.*\d\s?(?:rb|ribu|k|jt|juta)|.*\d\.\d{3})\s?\(([^()\n]{2,24})\)$/iu
/** `bebek 28rb (semua sudah sama nasi)`: what is said of it, not which one it is. */
const saysMore = /^(?:semua|sudah|udah|sdh|termasuk|belum|bisa|tanpa|free|gratis)(?!\p{L})/iu
const takeBracketed = (text: string): Priced | null => {
  const [, priced, which = ''] = text.length > 120 ? [] : (bracketBehind.exec(text) ?? [])
  const money = priced === undefined ? null : takePrice(` ${priced}`)
  return money && { ...money, before: saysMore.test(which) ? money.before : `${money.before} ${which}` }
}

/** A smiling face behind the last price is no part of it. */
const lastSigns = /[\s.!\p{Extended_Pictographic}\p{Cf}\p{Mn}]+$/u

const barcodeBehind = /[\s(,]*\b(?:barcode|kode|sku)(?:nya)?\s*:?\s*(\d{6,18})\)?/i

const sumInText = String.raw`(?:rp\.?\s?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)\s?(ribu|rebu|rb|juta|jt|k)?(?![\p{L}\d])`
/** `modal 52rb`, before the price or behind it. */
const costPhrase = new RegExp(
  String.raw`[\s,(]*(?<!\p{L})(?:harga\s)?(?:modal|beli|hpp|kulak(?:an)?|pokok)(?:nya)?\s*[:=]?\s*${sumInText}\)?`,
  'iu',
)

/** A part that only says what the thing before it costs the shop: `modal 52rb`. */
export const loneCost = (part: string): number | null => {
  const found = costPhrase.exec(` ${part.trim()}`)
  return found && found[0].trim() === part.trim() ? sumWritten(found[1] ?? '', found[2]) : null
}

/** `beli 3 nugget 135rb`: several for one price are a thing of their own, and no stock. */
const severalFor = /^\s*(?:kalau\s|kalo\s)?(?:beli|ambil)\s(?=\d{1,3}\s\p{L})/iu

/** `indomie 3.500 2 dus isi 40`: several packs on the shelf, of what is sold by the piece. */
const packsOf =
  /(?<=\d\s?(?:rb|ribu|k)?\s)([2-9]|[1-9]\d{1,2})\s?(?:dus|box|karton|pak|pack|krat|renteng|ball)\sisi\s(\d{1,3})(?=\s*$)/iu

const calledByPrice =
  /(?<!\p{L})(?:pulsa|token|voucher|kuota|data|saldo|e-?money|top ?up|jual|dijual|harga)(?!\p{L})|[@=:]/iu

/** One part of a list as a product; null where it names nothing. */
export const readGood = (told: string): NamedGood | null => {
  const whole = told
    .replace(severalFor, 'paket ')
    .replace(packsOf, (_, packs: string, each: string) => `stok ${Number(packs) * Number(each)}`)
  const code = barcodeBehind.exec(whole)
  if (code) {
    const good = readGood(whole.replace(code[0], ' '))
    return good && { ...good, barcode: code[1] ?? '' }
  }
  const paid = costPhrase.exec(whole)
  if (paid) {
    const good = readGood(whole.replace(paid[0], ' '))
    // Without a price beside it, what it costs is all that was told.
    if (good && good.price !== null) return { ...good, cost: sumWritten(paid[1] ?? '', paid[2]) }
  }
  const part = whole.replace(lastSigns, '')
  const cells = /\t|\|/.test(part) ? fromCells(part) : null
  if (cells) return cells
  const { rest: whatIs, stock } = takeStock(part.replaceAll(/[\t|]/g, ' ').trim())
  const rest = withPortion(whatIs)
  const counted = stock === null ? takeCount(rest) : { rest, stock }
  const money =
    takePrice(` ${counted.rest.trim()}`) ?? takePriced(counted.rest.trim()) ?? takeBracketed(counted.rest.trim())
  const led = leadingCount(cleanName(money?.before ?? counted.rest))
  const name = cleanName(led.name)
  // `jajan 2rb 3rb 5rb`: one of several prices is no thing.
  if (!/[\p{L}\p{N}]/u.test(name) || /^\d[\d.,]*\s?(?:rb|ribu|k)$/iu.test(name)) return null
  // `jajan 2rb 3rb`: of two prices in a row none is sure; `pulsa 5rb 6.500` is called by the first.
  const price = /\d\s?(?:rb|ribu|k)$/iu.test(name) && !calledByPrice.test(whole) ? null : (money?.price ?? null)
  const isCounted = counted.stock === null && led.stock !== null
  return {
    name,
    price,
    stock: counted.stock ?? led.stock,
    ...(isCounted ? { counted: cleanName(money?.before ?? counted.rest) } : {}),
  }
}

/** A part that only says how many there are of what came before: `stok 20`. */
export const loneStock = (part: string): number | null => {
  const { rest, stock } = takeStock(part.trim())
  return cleanName(rest) === '' ? stock : null
}
