import { readWordNumber } from './reading-grammar/sums/numbers.ts'
import { unitOf } from './reading-grammar/goods/units.ts'

const digits = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')
const counting = new Set([
  ...digits,
  ...'sepuluh sebelas seratus seribu sejuta belas puluh ratus ribu juta ratusan ribuan'.split(' '),
])
/** No message without one of these tells a number of several words. */
const compound = /(?<!\p{L})(?:puluh|belas|ratus|ribu|juta|miliar|koma)(?!\p{L})/u
const months = 'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember'
const monthOf = new RegExp(`^(?:${months})$`, 'u')
/** Before the day of a month. */
const dated = ['tanggal', 'tgl', 'senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']
/** `tanggal tiga desember`, `jam delapan pagi`: a day or an hour in one word, which `compound` does not show. */
const spokenTime = new RegExp(
  String.raw`(?<!\p{L})(?:${dated.join('|')})\s(?:${digits.slice(1).join('|')}|sepuluh|sebelas)\s(?:${months})(?!\p{L})|(?<!\p{L})(?:jam|pukul)\s(?:${digits.slice(1).join('|')}|sepuluh|sebelas)(?!\p{L})`,
  'iu',
)
const scales = new Set(['ribu', 'juta', 'miliar', 'milyar', 'persen'])
const naming = new Set('kedai toko warung kafe cafe resto nama namanya bernama merk merek brand'.split(' '))
/** A number with its scale and the word behind it. */
const longest = 18
const yearly = new Set('tahun taun thn sejak berdiri angkatan dari'.split(' '))

interface Spoken {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** `DUA PULUH PERSEN`: where every word is written so, capitals are no name's. */
const calm = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.toLowerCase())

const wordsOf = (text: string): readonly Spoken[] =>
  Array.from(text.matchAll(/\p{L}+/gu), ({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }))

/** What was said in figures, and how many words it took. */
interface InFigures {
  readonly figures: string
  readonly length: number
}

/** `satu koma tiga juta`, `empat koma dua lima ton`: the words behind the comma are its figures, one by one or as a number. */
const withComma = (word: (index: number) => string): InFigures | null => {
  let at = 0
  while (at < 6 && counting.has(word(at))) at += 1
  if (at === 0 || word(at) !== 'koma') return null
  const whole = readWordNumber((index) => (index < at ? word(index) : ''))
  if (whole === null ? word(0) !== 'nol' || at > 1 : whole.length !== at || whole.scaled) return null
  const from = at + 1
  let to = from
  while (to - from < 3 && digits.includes(word(to))) to += 1
  const isNumber = word(to) === 'puluh' || word(to) === 'belas'
  const tens = isNumber ? readWordNumber((index) => (scales.has(word(from + index)) ? '' : word(from + index))) : null
  const behind =
    tens === null
      ? Array.from({ length: to - from }, (_, one) => digits.indexOf(word(from + one))).join('')
      : String(tens.value)
  if (behind === '') return null
  return { figures: `${whole?.value ?? 0},${behind}`, length: tens === null ? to : from + tens.length }
}

const grouped = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')

/** `seribu lima ratus satu biji`, `tujuh ribu lima ratus satu kursi`: the last word tells for how many the sum is. */
const withoutOfOne = (
  read: { readonly value: number; readonly length: number },
  word: (index: number) => string,
): { readonly value: number; readonly length: number } => {
  const next = word(read.length)
  // `seribu satu malam` is said of what is many.
  const isOne = read.value > 1_001 && read.value % 100 === 1 && word(read.length - 1) === 'satu'
  const isThing = unitOf(next) !== null || (/^\p{Ll}{3,}$/u.test(next) && !scales.has(next))
  return isOne && isThing ? { value: read.value - 1, length: read.length - 1 } : read
}

/** A sum, or a count of something that is counted: `lima puluh lima ribu`, `empat puluh enam orang`. */
const ofSeveralWords = (
  word: (index: number) => string,
  before: string,
  behind: (length: number) => string,
): InFigures | null => {
  const read = readWordNumber(word)
  if (read === null || read.length < 2 || !Number.isInteger(read.value)) return null
  const { value, length } = withoutOfOne(read, word)
  const next = word(length)
  // `tujuh puluh, eh tujuh puluh lima ribu`: what is taken back is told as what holds.
  const isCounted =
    unitOf(next) !== null ||
    scales.has(next) ||
    // `dua puluh lima motor`, not `kedai tiga belas ramai`
    (/^\p{Ll}{3,}$/u.test(next) && !naming.has(before)) ||
    /^[\s,.]{1,3}(?:eh|ralat)(?!\p{L})/u.test(behind(length))
  if (!read.scaled && !isCounted) return null
  const isNamedYear = monthOf.test(before) || (yearly.has(before) && unitOf(next) === null)
  const isYear = isNamedYear && value >= 1900 && value <= 2100
  return { figures: isYear ? String(value) : grouped(value), length }
}

/** `tanggal dua puluh satu desember`, `sabtu lima desember`: a day of its month. */
const dayOfMonth = (word: (index: number) => string, before: string): InFigures | null => {
  const read = dated.includes(before) ? readWordNumber(word) : null
  const isDay = read !== null && Number.isInteger(read.value) && read.value >= 1 && read.value <= 31
  return isDay && monthOf.test(word(read.length).toLowerCase())
    ? { figures: String(read.value), length: read.length }
    : null
}

/** `jam delapan pagi`, `pukul dua belas`: an hour of the day. */
const hourOfDay = (word: (index: number) => string, before: string): InFigures | null => {
  const read = before === 'jam' || before === 'pukul' ? readWordNumber(word) : null
  const isHour = read !== null && Number.isInteger(read.value) && read.value >= 1 && read.value <= 24 && !read.scaled
  return isHour ? { figures: String(read.value), length: read.length } : null
}

/** `tumpeng satu enam ratus ribu`: how many, and right behind it the sum. */
const countAndSum = (word: (index: number) => string): InFigures | null => {
  const count = digits.indexOf(word(0))
  const read = readWordNumber((index) => word(index + 1))
  // `dua lima ribu` are twenty-five.
  const isOneNumber = digits.includes(word(1)) && scales.has(word(2))
  const isSum = read !== null && read.scaled && read.length > 1 && !isOneNumber && Number.isInteger(read.value)
  return count > 0 && isSum && !scales.has(word(read.length + 1))
    ? { figures: `${count} ${grouped(read.value)}`, length: read.length + 1 }
    : null
}

/**
 * A message with the numbers of its voice notes in figures: `paket dua koma lima juta` is `paket 2,5 juta`, `ada empat
 * puluh enam orang` is `ada 46 orang`. Names with capitals, sums that stand in figures beside, and numbers that are
 * said figure by figure stay as they are.
 */
export const withNumbersInFigures = (text: string): string => {
  const read = calm(text)
  if (!compound.test(read) && !spokenTime.test(read)) return text
  const words = wordsOf(read)
  const isApart = (at: number): boolean => text.slice(words[at - 1]?.to, words[at]?.from) !== ' '
  let done = 0
  let told = ''
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    const before = words[at - 1]?.text.toLowerCase() ?? ''
    if (
      first === undefined ||
      first.from < done ||
      !counting.has(first.text) ||
      (at > 0 && counting.has(before) && !isApart(at))
    )
      continue
    let end = at + 1
    while (end < words.length && end - at < longest && !isApart(end)) end += 1
    const word = (index: number): string => (at + index < end ? (words[at + index]?.text ?? '') : '')
    const said =
      dayOfMonth(word, before) ??
      hourOfDay(word, before) ??
      withComma(word) ??
      ofSeveralWords(word, before, (length) =>
        text.slice(words[at + length - 1]?.to, (words[at + length]?.to ?? 0) + 1),
      ) ??
      countAndSum(word)
    const to = words[at + (said?.length ?? 0) - 1]?.to
    if (said === null || to === undefined) continue
    // `Rp500.000 (lima ratus ribu rupiah)`: said once more.
    if (/[\d(]\s?(?:rupiah\s)?\(?$/u.test(text.slice(0, first.from)) || /^\s?\)/u.test(text.slice(to))) continue
    told += text.slice(done, first.from) + said.figures
    done = to
  }
  return told + text.slice(done)
}
