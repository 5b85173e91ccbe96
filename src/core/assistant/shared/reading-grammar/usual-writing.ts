import { isTimeUnit, unitOf } from './units.ts'
import { inThousands } from './in-thousands.ts'
import { withUsualCounts } from './usual-counts.ts'
import { inWageWriting } from './wage-writing.ts'

/** `bapak2`, `ibu2`: the sign for a word said twice. */
const doubled = /(?<!\p{L})(bapak|ibu|anak|teman|tamu|guru|masing|rekan|pengurus)(?:2|²)(?!\d)/giu

/** `thinwall 500ml — 8 dus`: a dash between a name and its count; not that between two hours. */
const dashed = /(?<=\p{L})(?<!pagi|siang|sore|malam|wib|wita|wit)\s+[—–]\s+(?=\d)(?!\d{1,2}[.:]\d\d(?!\d))/giu

/** `besi 10 - 24 btg @78rb`: a size belongs to the name, the dash begins the count. */
const sizedThenCounted = /(?<=\p{L}\s\d{1,3})\s+[-—–]\s+(?=\d{1,5}\s?\p{L}{2,8}\s?(?:@|x\s|×|\*|(?:rp\.?\s?)?\d))/giu

/** `snack 2x sehari 9rb`: how often it is served. */
const servedOften =
  /(?<=(?:makan(?:\ssiang|\smalam|\spagi)?|sarapan|snack|snek|minum|kopi|konsumsi)(?:nya)?\s)(\d)\s?(?:x|kali)\s(?:se|per\s?)hari(?!\p{L})/giu

/** `dua2nya`. */
const both = /(?<!\p{L})(dua|tiga)(?:2|²)nya(?!\p{L})/giu

/** `total 75jt -> mesin 42jt`: what stands behind says of what it is made. */
const arrow = /\s*(?:->|=>|→)\s*/gu

/** `3 x 1 meter`: the sides of a thing, written apart. */
const sides = /(\d+(?:[.,]\d+)?)\s+[x×]\s+(\d+(?:[.,]\d+)?)\s*(?=(?:meter|mtr|m|cm)(?![\p{L}\d²]))/giu

/** `panjang pagarnya 14 meter tingginya 1,5 meter`: the sides of a surface that is paid by the square metre. */
const longAndWide =
  /(?<!\p{L})panjang(?:nya)?\s((?:\p{L}{2,15}\s){0,2}?)(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)?[\s,]{1,2}(?:(?:dan|sama|kali|x|terus)\s)?(?:lebar|tinggi)(?:nya)?\s(?:\p{L}{2,15}\s)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(?:meter|mtr|m)(?![\p{L}\d²])/giu
const bySquare = /(?:\/\s?m2|m²|meter\s?persegi|per\s?m2|per\s?meter|\/\s?meter)/iu
const asSides = (text: string): string =>
  bySquare.test(text)
    ? text.replaceAll(
        longAndWide,
        (_, thing: string, one: string, other: string) => `${thing}ukuran ${one}x${other} meter`,
      )
    : text

/** `Q1 7,5jt / Q2 9jt`: a stroke between entries; that before a unit tells for what a price is. */
const stroked = /\s+\/\s+(?=(\p{L}+))/gu
const asEntries = (text: string): string =>
  (text.match(stroked)?.length ?? 0) < 2
    ? text
    : text.replaceAll(stroked, (stroke, word: string) => (unitOf(word.toLowerCase()) === null ? ', ' : stroke))

/** `1/2 kg`, `1 1/2 lusin`, `½ liter`: a broken count of a measure. */
const broken =
  /(?<![\d.,/])(?:(\d{1,3})\s)?(?:([1-3])\/([248])|([½¼¾]))(?=\s?(?:kg|kilo|kilogram|kwintal|kuintal|ton|ons|liter|ltr|lusin|lsn|kodi|gross|meter|mtr|hektar)(?!\p{L}))/giu
const parts = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
])
const inDecimals = (_: string, whole = '', over = '', under = '', sign = ''): string =>
  String(Number(whole) + (parts.get(sign) ?? Number(over) / Number(under))).replace('.', ',')

/** `selusin setengah`, `5 hari setengah`. */
const andHalf =
  /(?:(?<![\p{L}\d.,])(\d{1,3})\s?|(?<!\p{L})se)(lusin|kodi|kilo|kg|gross|liter|ton|kuintal|kwintal|meter|hari|jam)\s+setengah(?=[,.;\n]|$|\s+(?!juta|ribu|harga)[\p{L}@])/giu

/** `30 dus (isi 24), 2.250 per botol`: what a box holds is told by the price behind it. */
const held =
  /\(?(?<!\p{L})isi(?:nya)?\s(\d{1,4})\)?(?=,?\s(?:harga(?:nya)?\s)?(?:@\s?)?(?:(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?\s?(?:per\s|\/\s?)(\p{L}{3,12})|per\s(\p{L}{3,12}?)(?:nya)?\s(?:rp\.?\s?)?\d|s[ea](\p{Ll}{3,12}?)(?:ny[aeo])?\s(?:rp\.?\s?)?\d))/giu
const inUnits = (said: string, count: string, per = '', before = '', one = ''): string => {
  const unit = unitOf((per || before || one).toLowerCase())
  return unit === null ? said : `isi ${count} ${unit}`
}

/** `selendang 15 lembar, kalau itu 110 ribu`: a condition in nothing but its word. */
const asForThat = /(?<!\p{L})(?:kalau|kalo|klo|kl)\s(?:yang\s|yg\s)?itu\s(?=(?:rp\.?\s?)?\d)/giu

/** `5 lusin 68rb hiji`: the price of one piece of what is counted by the dozen, else that of one as it is counted. */
const ofOne = /(?<=\d\s?(?:rb|ribu|rebu|ewu)?)\s(?:hiji|siji|sabiji)(?=[,.;\n]|$)/giu
const dozens = /(?<!\p{L})(?:lusin|kodi|gros|gross)(?!\p{L})/iu

/** `roti titip 100 yg balik 14`: what is gone of a count is told apart from it. */
const goneOfIt =
  /(?<=\d(?:\s\p{L}{2,10})?)\s(?=(?:yang|yg|nu|sing)\s(?:balik|kembali|retur|diretur|rusak|pecah|busuk|basi|batal|sobek|robek|bocor)\s\d)/giu

/** `itu harga per kilo semua`: for what prices are that stand before what is counted in that very unit. */
const asCounted = /(?<!\p{L})itu\s(?:semua\s)?harga(?:nya)?\sper\s(\p{L}{2,10})(?:\ssemua(?:nya)?)?(?!\p{L})/giu
const withoutRate = (said: string, word: string): string => {
  const unit = unitOf(word.toLowerCase())
  return unit === null || isTimeUnit(unit) || unit === 'orang' ? said : ''
}

/** `145 bungkus 22rb … (harga di atas per satuan)`: each sum behind a count is the price of one. */
const allForOne =
  /\(?(?<!\p{L})harga(?:nya)?\s(?:di\satas|tersebut|tadi|semua|itu)\s(?:itu\s|semua\s|adalah\s)?(?:harga\s)?(?:per\s)?satuan(?!\p{L})\)?/iu
const pricedCount = /(?<=\d\s?\p{L}{2,10})\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s*(?:[\n;,]|$))/giu
const eachForOne = (text: string): string =>
  allForOne.test(text) ? text.replace(allForOne, '').replaceAll(pricedCount, ' @') : text

/** `kursi 200 buah sewa 2500 per hari`: the word says for what the price is, and begins no other thing. */
const hired =
  /(?<=\d\s\p{L}{2,10})\s(?:sewa|disewa)(?:nya|kan|in)?\s(?=(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?\s?(?:per|\/|se(?=hari|malam|jam|minggu)))/giu

const monthName =
  'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|jan|feb|mar|apr|jun|jul|agu|agt|sep|okt|nov|des'
/** `oktober sama november @700rb`: how many months that is. */
const monthsEach = new RegExp(
  `(?<!\\p{L}|\\d\\s?)((?:${monthName})(?:(?:\\s?,\\s?|\\s(?:dan|sama|&|\\+)\\s)(?:${monthName})){1,11})\\s(?:masing-masing\\s|masing2\\s)?@\\s?(?=(?:rp\\.?\\s?)?\\d)`,
  'giu',
)
const withCount = (_: string, months: string): string =>
  `${months} ${months.match(new RegExp(monthName, 'giu'))?.length ?? 1} bulan @`

/** `perkilo`, `PERRAK`: written together as often as apart. */
const perOne = /(?<!\p{L})per(\p{L}{2,10}?)(nya)?(?!\p{L})/giu
/** What is counted somewhere: `7 rak`. */
const countedNoun = /\d\s?(\p{L}{2,10})(?!\p{L})/gu
const withPerApart = (text: string): string => {
  let counted: ReadonlySet<string> | null = null
  return text.replaceAll(perOne, (said: string, word: string, ending = '') => {
    const unit = word.toLowerCase()
    counted ??= new Set(Array.from(text.matchAll(countedNoun), ([, noun = '']) => noun.toLowerCase()))
    return unitOf(unit) !== null || counted.has(unit) ? `${said.slice(0, 3)} ${word}${ending}` : said
  })
}

/** `tiga hari setengah (3,5 hari)`: one count in words and in figures. */
const inFigures =
  /(?<!\p{L})(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|\d{1,3})\s(\p{L}{3,8})(?:\ssetengah)?\s?\(\s?(\d{1,3}(?:,\d)?)\s?\1\s?\)/giu

/** `depe harga 118rb`: its price. */
const itsPrice = /(?<!\p{L})depe\s(?=harga)/giu

/** `sisa nya di cicil`: written apart as often as not. */
const ofPassive =
  /(?<!\p{L})di\s(?=(?:cicil|angsur|bayar|kirim|antar|lunas|lunasi|transfer|potong|tambah|kurangi|hitung|ambil|jemput|pasang|cetak|jahit|sewa)(?:in|kan)?(?!\p{L}))/giu
const ownEnding = /(?<=\p{Ll}{3})\snya(?!\p{L})/gu

/** `hari H`: no haji. */
const theDay = /(?<!\p{L})hari\sH(?!\p{L})/gu

/** A message in the writing that the grammars know; the words stay as they were said. */
export const inUsualWriting = (text: string): string =>
  asEntries(
    eachForOne(asSides(inWageWriting(withPerApart(withUsualCounts(inThousands(text))))))
      .replaceAll(inFigures, '$2 $1')
      .replaceAll(monthsEach, withCount)
      .replaceAll(doubled, '$1-$1')
      .replaceAll(both, (_, size: string) => (size.toLowerCase() === 'dua' ? 'keduanya' : 'ketiganya'))
      .replaceAll(dashed, ' ')
      .replaceAll(sizedThenCounted, ' ')
      .replaceAll(servedOften, '$1 kali per hari')
      .replaceAll(arrow, ': ')
      .replaceAll(broken, inDecimals)
      .replaceAll(andHalf, (_, count = '1', unit: string) => `${count},5 ${unit}`)
      .replaceAll(held, inUnits)
      .replaceAll(asForThat, '')
      .replaceAll(ofOne, dozens.test(text) ? ' sebiji' : ' satu')
      .replaceAll(goneOfIt, ', ')
      .replaceAll(asCounted, withoutRate)
      .replaceAll(hired, ' ')
      .replaceAll(itsPrice, '')
      .replaceAll(ofPassive, 'di')
      .replaceAll(ownEnding, 'nya')
      .replaceAll(theDay, 'hari-h')
      .replaceAll(sides, '$1x$2 '),
  )
