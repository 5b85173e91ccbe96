import { pricesPaired } from '../usual/paired-lists.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

import { inThousands, inThousandsOfFirst, sortsInThousands } from '../sums/in-thousands.ts'
import { readWordNumber } from '../sums/numbers.ts'
import { isSizeUnit, unitOf } from './units.ts'
import { sorts } from './sorts.ts'
import { wordSet } from '../words.ts'

const scale = String.raw`(?:rb|ribu|rebu|ribuan|k|jt|juta)`
const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?${scale}(?!\p{L})|\d{4,8}(?![\d.,]\d))(?:,-)?`
const per = String.raw`(?:\s?\/\s?\p{L}[\p{L}\d]{0,14}|\sper\s\d?\s?\p{L}{1,14})?`

const range = new RegExp(
  String.raw`(?<![\p{L}\d.,/])((?:rp\.?\s?)?(\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(${scale})?)(?!\p{L})\s*(?:-|–|—|s\/d|s\.d\.?|sd|sampai(?:\sdengan)?|sampe|hingga|~)\s*((?:rp\.?\s?)?(\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(${scale})?)(?![\p{L}\d]|[.:]\d)`,
  'giu',
)

/** A price from … to …, with both ends in full: `50-150rb` is `50rb` and `150rb`. */
export interface PriceRange {
  readonly from: string
  readonly to: string
}

const isSum = (digits: string, said: string | undefined): boolean => said !== undefined || /\.\d{3}/.test(digits)

/** The text with each price from … to … written by `write`. Figures without a sign of money (`usia 3-5`) are none. */
export const writeRanges = (text: string, write: (range: PriceRange) => string): string =>
  text.replaceAll(range, (...found: (string | undefined)[]) => {
    const [whole = '', low = '', lowDigits = '', lowScale, high = '', highDigits = '', highScale] = found
    if (!isSum(highDigits, highScale) || (lowScale !== undefined && highScale === undefined && !/\./.test(highDigits)))
      return whole
    const from = isSum(lowDigits, lowScale) ? low.trim() : `${low.trim()}${highScale ?? ''}`
    return isSum(lowDigits, lowScale ?? highScale) ? write({ from, to: high.trim() }) : whole
  })

const slang: Readonly<Record<string, string>> = {
  seribuan: '1rb',
  seceng: '1rb',
  noceng: '2rb',
  goceng: '5rb',
  ceban: '10rb',
  noban: '20rb',
  goban: '50rb',
  gocap: '50rb',
}
const slangWord = new RegExp(`(?<![\\p{L}\\d])(?:${Object.keys(slang).join('|')})(?!\\p{L})`, 'giu')

const numberWord =
  '(?:se(?:puluh|belas|ratus|ribu|juta)|sewu|nol|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|belas|puluh|ratus|ribu|juta|setengah)'
const inWords = new RegExp(String.raw`(?<![\p{L}\d]|\d\s)${numberWord}(?:\s${numberWord}){0,9}(?!\p{L})`, 'giu')

/** `lima belas ribu`, `tiga ribu lima ratus`; words without a scale name things (`tiga roda`). */
const inFigures = (said: string): string => {
  const words = said.toLowerCase().replace('sewu', 'seribu').split(/\s/)
  const read = readWordNumber((index) => words[index] ?? '')
  return read?.scaled === true && read.length === words.length && Number.isSafeInteger(read.value)
    ? formatNumber(read.value)
    : said
}

/** `4.5 million`: owners who write English tell their sums so. */
const englishScales: Readonly<Record<string, string>> = { million: 'juta', thousand: 'ribu' }
const englishScale = /(?<![\d.,])(\d{1,4})(?:\.(\d{1,2}))?\s?(million|thousand)(?!\p{L})/giu
const inEnglish = (text: string): string =>
  text.replaceAll(
    englishScale,
    (_, whole: string, part: string | undefined, scale: string) =>
      `${whole}${part === undefined ? '' : `,${part}`} ${englishScales[scale.toLowerCase()] ?? scale}`,
  )

/** `teh 5rb kalau bungkus tambah 1rb`: what is added to any of the list is a thing of its own. */
const addedWhere = new RegExp(
  String.raw`\s(?=(?:tambah|tambahan|ekstra|extra)\s(?:\p{L}+\s){1,2}${sum})|(?<=${sum})\s(?=(?:kalau|kalo|jika)\s(?:\p{L}+\s){1,2}(?:(?:di)?tambah|nambah|\+)\s?${sum})`,
  'giu',
)

const which = String.raw`(?:\([^()\n]{2,24}\)|\p{L}{3,10})`
/** `latte 25k hot 28k ice`, `cuci AC 75rb (1 pk) 90rb (2 pk)`: each price stands before what it is for. */
const sortBehind = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;.:\n\d]{1,40}?)\s(${sum}\s${which}(?:\s(?:\/\s)?${sum}\s${which}){1,3})(?=\s*(?:[,.;\n]|$))`,
  'giu',
)
const priceAndSort = new RegExp(String.raw`(${sum})\s(${which})`, 'giu')
const sortsFirst = (whole: string, name: string, list: string): string => {
  const each = [...list.matchAll(priceAndSort)].map(([, price = '', word = '']) => ({ price, word }))
  const isTold = each.every(({ word }) => word.startsWith('(') || sorts.has(word.toLowerCase()))
  return isTold ? each.map(({ price, word }) => `${name} ${word.replaceAll(/[()]/g, '')} ${price}`).join(', ') : whole
}

/** `29rb perkilo` */
const perJoined =
  /(?<=\d\s?(?:rb|ribu|k|jt|juta)?\s)per(?=(?:kilo|kg|gram|ons|liter|pcs|biji|buah|orang|porsi|bungkus|box|dus|jam|hari|malam|bulan|tahun|minggu|meter|ekor|pasang|lusin|botol|sak|unit)(?!\p{L}))/giu
/** `kopi susu 18k (large +5k)`: what is added to a thing stands behind it as one of its own. */
const addedInBrackets = new RegExp(String.raw`(${sum}${per})\s?\(\s?(\p{L}[^()\d+]{1,30}?)\s?\+\s?(${sum})\s?\)`, 'giu')

/** `donat 5rb (lusin 54rb)`: by the dozen it is a thing of its own. */
const packInBrackets = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;.:\n\d]{1,40}?)\s(${sum}${per})\s?\(\s?(?:per\s|1\s)?(\p{L}{3,10})\s(${sum})\s?\)`,
  'giu',
)
const asPack = (whole: string, name: string, price: string, pack: string, of: string): string =>
  unitOf(pack.toLowerCase()) === null && !sorts.has(pack.toLowerCase())
    ? whole
    : `${name} ${price}, ${name} ${pack} ${of}`

/** `jus jeruk/mangga/alpukat 12rb/13rb/15rb`: as many prices as names, in their order. */
const slashedPairs = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})((?:\p{L}+\s){0,3})(\p{L}+(?:\/\p{L}+){1,5})\s((?:\d+(?:[.,]\d+)*\s?${scale}?\/){1,5}\d+(?:[.,]\d+)*\s?(${scale})?)(?![\p{L}\d/])`,
  'giu',
)
const inPairs = (whole: string, head: string, names: string, prices: string, scaled: string | undefined): string => {
  const [each, paid] = [names.split('/'), prices.split('/')]
  if (each.length !== paid.length || !paid.every((one) => scaled !== undefined || /\d{4}|\.\d{3}/.test(one)))
    return whole
  return each
    .map((name, at) => `${head}${name} ${/\p{L}|\.\d{3}/u.test(paid[at] ?? '') ? paid[at] : `${paid[at]}${scaled}`}`)
    .join(', ')
}

/**
 * Sums in figures that were told in words or by their market names: `es jeruk goceng` is 5rb, `kerupuk seribu` 1.000; prices
 * in a row stand beside the things that they were told for.
 */
export const plainSums = (text: string): string =>
  pricesPaired(
    sortsInThousands(
      inThousandsOfFirst(
        inThousands(
          inEnglish(text)
            .replaceAll(slangWord, (word) => slang[word.toLowerCase()] ?? word)
            .replaceAll(inWords, inFigures)
            .replaceAll(perJoined, 'per '),
        ),
      ),
    )
      .replaceAll(addedInBrackets, '$1, tambahan $2 $3')
      .replaceAll(packInBrackets, asPack)
      .replaceAll(slashedPairs, inPairs)
      .replaceAll(sortBehind, sortsFirst),
  )

/** What a thing tastes of or is made of: behind another of them alone, one of the same thing. */
const flavours = wordSet(
  'keju coklat stroberi strawberry vanila vanilla alpukat mangga jambu sirsak melon semangka jeruk apel nanas',
)
const hasFlavour = (words: string): boolean => words.split(/\s+/).some((word) => flavours.has(word.toLowerCase()))
/** `kopi vanila 15rb, coklat 12rb`: of these a flavour alone is a drink of its own. */
const drinks = wordSet('kopi teh es susu')
/** `jus alpukat 12rb, mangga 10rb` */
const isOfSame = (name: string, { before, own }: Shape): boolean =>
  !hasFlavour(name) || (hasFlavour(own) && !drinks.has(before.split(/\s+/).at(-1)?.toLowerCase() ?? ''))

const continues = wordSet(
  `per stok stock stoknya isi sisa sisanya qty jumlah jml an x sampai rupiah perak ribuan ribu rb juta jt satuan aja saja jual jualnya dijual
   harga barcode kode ya dong min max maks gratis free kalau kalo dapat dapet yang yg sudah udah include termasuk belum tergantung dan atau untuk
   buat utk dengan dgn di ke mulai hingga nett net all semua masing masing-masing tiap setiap buka jam seharga doang modal modalnya hpp kulakan perbulan sebulan sejam seporsi sekilo ukuran size`,
)

const priced = new RegExp(String.raw`${sum}${per}(?:\s?\([^()\n]{1,60}\))?`, 'giu')
const nextPrice = new RegExp(String.raw`^([^,;:\n]{1,70}?)\s*(?:[=:@]\s*)?(?:mulai(?:\sdari)?\s|dari\s)?${sum}`, 'iu')

/** `… 35rb 50ml 55rb`: figures open the next thing where they measure it; a count of pieces says more of this one. */
const opensThing = (behind: string): boolean => {
  const found = nextPrice.exec(behind)
  const thing = found?.[1]?.trim() ?? ''
  if (thing === '' || /[.!?]\s/.test(thing) || thing.split(/\s+/).length > 8) return false
  const [first = '', second = ''] = thing.toLowerCase().split(/\s+/)
  // `isi 10 25rb isi 20 45rb`: a size with a price of its own.
  if (/^isi \d{1,4}$/i.test(thing)) return true
  if (continues.has(first)) return false
  const measure = /^(\d+)(\p{L}+)?$/u.exec(first)
  if (!measure) return /^\p{L}/u.test(first) && /\p{L}{2}|^\p{L}\d{1,2}$|^[smlx]{1,3}$/iu.test(thing)
  const unit = unitOf(measure[2] ?? second)
  return unit === null ? /\p{L}{2}/u.test(thing) : isSizeUnit(unit)
}

/** Each priced thing as a clause of its own, where they were written one behind the other without any sign. */
const apart = (text: string): string => {
  let out = ''
  let from = 0
  for (const { 0: said, index } of text.matchAll(priced)) {
    const end = index + said.length
    const gap = /^[ \t]+(?=[\p{L}\d])/u.exec(text.slice(end, end + 4))?.[0]
    if (gap === undefined || index < from || !opensThing(text.slice(end + gap.length, end + 110))) continue
    out += `${text.slice(from, end)}, `
    from = end + gap.length
  }
  return out + text.slice(from)
}

const clause = new RegExp(
  String.raw`^([\s:]*(?:[^,;:\n\d]{1,80}:\s*)?)([^\s,;:](?:[^,;:\n]|,(?=\d)){0,79}?)(\s*(?:[=:@]\s*)?(?:mulai(?:\sdari)?\s|dari\s)?${sum}${per}[^,;\n]{0,60})$`,
  'iu',
)
const isSort = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => sorts.has(word) || flavours.has(word))

const measure = String.raw`(?:tipe|type|grade)\s[\p{L}\d]{1,3}|(?:isi|level|lv)\s?\d+(?:\s?[-–]\s?\d+)?|\d+(?:[.,/]\d+)?(?:\s?[-–]\s?\d+(?:[.,/]\d+)?)?\s?(?:x|kali|ml|cc|l|liter|g|gr|gram|kg|ons|cm|mm|m|meter|jam|menit|hari|malam|minggu|bulan|bln|tahun|thn|orang|pax|pcs|biji|potong|lembar|foto|halaman|inch|inci|pk|gb|mbps|oz|slot|sesi)?`
const isMeasure = new RegExp(`^(?:${measure})$`, 'iu')
const measured = new RegExp(
  String.raw`^(?:(.*?\p{L}{2,})\s+)?(${measure})(?![\p{L}\d])(?:\s+(\p{L}{3,}[^\d]*))?$`,
  'iu',
)

interface Shape {
  /** The sort or measure it came with: the same one again names a thing of its own. */
  readonly own: string
  readonly before: string
  readonly behind: string
}

/** What of a thing's name goes with every sort or measure of it: `rebonding` of `rebonding kecil`, `pertemuan` of `4x pertemuan`. */
const shapeOf = (name: string): Shape | null => {
  const byMeasure = measured.exec(name)
  if (byMeasure) {
    const [, before = '', own = '', behind = ''] = byMeasure
    return before === '' && behind === '' ? null : { before, behind, own }
  }
  const words = name.split(/\s+/)
  const last = words.findLastIndex((word) => !isSort(word))
  const to = last < 0 ? 1 : last + 1
  return to === words.length || to > 4
    ? null
    : { before: words.slice(0, to).join(' '), behind: '', own: words.slice(to).join(' ') }
}

/** `kaos S M L 45rb, XL 50rb`: the sizes of one price stay with it. */
const areSizes = (words: string): boolean => /^(?:xs|s|m|x{0,3}l)(?:\s(?:xs|s|m|x{0,3}l))+$/iu.test(words)
const countBehind = /^(?<thing>\p{L}.{1,60}?)\s\d{1,3}\s(?<of>\p{L}{3,})$/u

const numberedBehind = /^(\p{L}.{1,40}?)\s(\p{L}{1,8})\s?\d[\d\s–-]{0,8}$/u
const numberedAlone = /^(\p{L}{1,8})\s?\d[\d\s–-]{0,8}$/u

/** `gamis: S 185rb, M 190rb`: the thing stands before the colon, its sizes behind; a list is headed by no thing. */
const thingHead =
  /^[\s\-–•*]*((?!(?:tambahan|topping|toping|ekstra|extra|ukuran|size|varian|menu|harga|daftar|produk|barang|paket|layanan|jasa|isi|rasa|pilihan|kategori|kasir|pos|web)(?:nya)?(?!\p{L}))\p{L}[\p{L}\d]{2,}(?:\s\p{L}[\p{L}\d]+){0,2})\s*:\s*$/iu

/** `ukuran jumbo:`, `panas:`: the sort under which a list goes on. */
const sortHead = /^[\s\-–•*]*(?:(?:ukuran|size|porsi|gelas|cup|yang)\s+)?(\p{L}{1,12})\s*:\s*$/iu

/**
 * `rebonding kecil 150rb, besar 300rb`: a sort or a measure alone goes with the thing before it; `jumbo: teh 12rb, taro 13rb`:
 * with each thing of its list.
 */
const named = (text: string): string => {
  let shape: Shape | null = null
  let sort = ''
  let last = ''
  let whole = ''
  return text
    .split(/(,(?!\d)|[;\n]|\.(?=\s))/u)
    .map((piece) => {
      if (/^[;\n.]$/.test(piece)) {
        shape = null
        last = ''
      }
      if (/^[;.]$/.test(piece)) sort = ''
      const found = clause.exec(piece)
      const sorted = sortHead.exec(found?.[1] ?? piece)?.[1] ?? ''
      if (sorted !== '' && isSort(sorted)) sort = sorted
      else if (piece.includes(':')) sort = ''
      if (!found) return piece
      const [, gap = '', raw = '', price = ''] = found
      const name = raw.trim()
      const thing = isSort(name) ? thingHead.exec(gap)?.[1] : undefined
      if (thing !== undefined) {
        shape = { before: thing, behind: '', own: name }
        last = thing
        return ` ${thing} ${name}${price}`
      }
      if (sort !== '' && !name.toLowerCase().includes(sort.toLowerCase()))
        return `${gap || ' '}${name} ${sort.toLowerCase()}${price}`
      if (
        shape !== null &&
        name.toLowerCase() !== shape.own.toLowerCase() &&
        (isMeasure.test(name) ? true : isSort(name) && shape.before !== '' && isOfSame(name, shape))
      ) {
        // `thai tea original M 8rb L 11rb`: of several words only the last ones are told anew.
        const kept =
          isSort(shape.own) && isSort(name) && !areSizes(shape.own)
            ? shape.own.split(/\s+/).slice(0, -name.split(/\s+/).length)
            : []
        const full = [shape.before, ...kept, name, shape.behind].filter((part) => part !== '').join(' ')
        return `${gap || ' '}${full}${price}`
      }
      // `martabak telor 2 telor 35rb, 3 telor 42rb`: another count of what the last one was told by.
      const counted = /^\d{1,3}\s(\p{L}{3,})$/u.exec(name)?.[1]
      const head = counted === undefined ? undefined : countBehind.exec(whole)?.groups
      if (head !== undefined && head['of'] === counted) return `${gap || ' '}${head['thing'] ?? ''} ${name}${price}`
      // `kaos uk 1-5 35rb, uk 6-10 45rb`, `vaksin F3 180rb, F4 220rb`: what counts on from the last.
      const [, before, label] = numberedBehind.exec(whole) ?? []
      if (before !== undefined && numberedAlone.exec(name)?.[1]?.toLowerCase() === label?.toLowerCase()) {
        whole = `${before} ${name}`
        return `${gap || ' '}${whole}${price}`
      }
      whole = name
      // `donat 5rb isi 6 28rb`: a count of a plain thing.
      if (last !== '' && /^isi\s\d{1,4}$/i.test(name)) return `${gap || ' '}${last} ${name}${price}`
      shape = shapeOf(name)
      last = shape === null ? name : shape.before
      return piece
    })
    .join('')
}

/** `1. Aqua 3.500 2. Indomie 3.200` in one line: each number that goes on from the last begins a line. */
export const numberedApart = (text: string): string => {
  if (!/(?:^|\s)1[.)]\s+\S[^\n]*\s2[.)]\s+\S/.test(text)) return text
  let next = 1
  return text.replaceAll(/(^|\s)(\d{1,3})([.)])\s+(?=\p{L})/gu, (all, gap: string, number: string, mark: string) => {
    if (Number(number) !== next) return all
    next += 1
    return `${gap === '' ? '' : '\n'}${number}${mark} `
  })
}

/** `americano hot 20rb / ice 23rb`: a sort behind its sign. */
const slashed = new RegExp(String.raw`(${sum})\s?\/\s?(\p{L}+)(?=\s${sum})`, 'giu')
const ofSort = (whole: string, price: string, word: string): string =>
  sorts.has(word.toLowerCase()) ? `${price}, ${word}` : whole

/**
 * A price list as the grammars of goods read it: every priced thing a clause of its own with its whole name, whatever
 * stood between them (`1 scoop 25k 2 scoop 40k`, `rebonding kecil 150rb besar 300rb`). Nothing else is changed. Linear.
 */
export const spellOutPrices = (text: string): string =>
  named(apart(text.replaceAll(addedWhere, ', ').replaceAll(slashed, ofSort)))
