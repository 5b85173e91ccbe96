import { type Step, linkOf, spaced, stepsIn, termAt } from './told-steps.ts'
import { inRupiah, listed, paragraphs, type Reckoned } from './way.ts'
import { withoutDates } from '../told-figures.ts'

/** What is left of the takings is asked, not what the figures sum up to. */
const asksNet = /\b(?:bersih(?:nya|e)?|untung(?:nya|e)?|laba(?:nya)?|cuan(?:nya)?|sisa(?:nya|ne)?)\b/
const asksHowMuch = /\b(?:berapa|brp|brapa|braapa|berapo|piro|pinten|sabaraha|hitung\p{L}*|itung\p{L}*)\b|\?/u
const otherNet =
  /\b(?:kotor|persen|margin|hpp|modal\p{L}*|omzet|omset|(?:se|per\s?)(?:hari|minggu|bulan|tahun)|target|bep|impas|pajak|pph|ppn)\b|%/u

const takingWords =
  /\b(?:laku|lakunya|terjual|kejual|jual|jualan|dijual|menjual|dapat|dapet|dapatnya|masuk|terima|diterima|penjualan|pemasukan|pendapatan|payu)\b/
/** What is paid, whatever stands beside it. */
const costWords =
  /\b(?:beli|belanja|bayar|keluar|pengeluaran|ongkos|ongkir|biaya|upah|gaji|sewa|listrik|ransum|parkir|tol|retribusi|setoran|iuran|kuli|buruh|tukang|angkut|komisi|admin)(?:nya|ne|e)?\b/
/** What goes into a trade and is seldom sold by it; in one breath with what was sold it may be goods as well. */
const inputWords =
  /\b(?:solar|bensin|pertalite|bbm|pakan|pupuk|vitamin|bibit|benih|baglog|bahan|bumbu|arang|kemasan|traktor|transport)\b/
/** What may stand on either side, or is no part of what this time brought. */
const eitherSide =
  /\b(?:tambah|ditambah|tip|bonus|retur|diskon|dp|panjar|kasbon|hutang|utang|piutang|kembali|kembalian|sisa stok|bagi|dibagi|masing-masing|orang dapat|orangnya)\b/
const weight = /^\s{0,2}(?:kg|kilo|kuintal|kwintal|ton|liter|ltr|ekor|butir|lembar|pcs|biji|ikat|batang)(?=[\s,.]|$)/
/** `90 kotak laku …`: what is counted is no cost. */
const unitFirst = /^\s{0,2}(?!(?:laku|terjual|dijual|kejual)\b)\p{L}+/u
/** `bersih dapat berapa` */
const asksGot = /\b(?:dapat|dapet|terima)\s(?:berapa|brp|piro)/
const priceOfOne = /^\s{0,2}(?:per\s?|\/\s?)\p{L}/u

/** `1.200 kg` counts, however many noughts it has. */
const counted = (one: Step): Step => (weight.test(one.after) ? { ...one, isMoney: false } : one)

type Side = 'in' | 'out' | null

interface Placed {
  readonly value: number
  readonly shown: string
  readonly side: Side
}

const sideOf = (words: string): Side => {
  const [isIn, isOut] = [takingWords.test(words), costWords.test(words)]
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}
const isBoth = (words: string): boolean => takingWords.test(words) && costWords.test(words)

/** By its own words, or by its sentence where that speaks of costs alone: beside what was sold it may be sold as well. */
const placeOf = (own: string, sentence: string): Side => {
  if (isBoth(own)) return null
  const told = sideOf(own)
  if (told !== null) return told
  return !takingWords.test(sentence) && (costWords.test(sentence) || inputWords.test(sentence)) ? 'out' : null
}

/** The sentence in which a figure stands: `solar 200 liter @ 6.800, es 30 balok @ 18rb`. */
const sentenceAt = (text: string, at: number): string => {
  const from = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), text.lastIndexOf(';', at)) + 1
  const ends = ['. ', '\n', ';', '?'].map((mark) => text.indexOf(mark, at)).filter((end) => end >= 0)
  return text.slice(from, Math.min(text.length, ...ends))
}

/** Each sum on the side that its own words tell, or else its sentence; null where a figure has no place. */
const placedIn = (text: string, figures: readonly Step[]): readonly Placed[] | null => {
  const placed: Placed[] = []
  for (let at = 0; at < figures.length;) {
    const one = figures[at]
    if (one === undefined) return null
    const { term, taken } = termAt(figures, at, inRupiah)
    const last = figures[at + taken - 1] ?? one
    if (one.isShare || (taken === 1 && (!one.isMoney || priceOfOne.test(one.after)))) return null
    const own =
      linkOf(one)
        .split(/[,;\n]|\.\s|\b(?:dan|sama|terus|trus)\b/u)
        .at(-1) ?? ''
    // `×` and `÷` stand between the figures of a term only.
    if (/[×*÷@−+]|\b(?:kali|dikali|dikurangi|dipotong|potong|minus)\b/.test(own)) return null
    const between = taken === 2 ? one.after.replace(unitFirst, ' ') : ''
    const sentence = sentenceAt(text, one.start).replace(asksNet, '').replace(asksGot, '')
    const side = placeOf(`${own} ${between}`, sentence)
    placed.push({ value: term.value, shown: term.shown, side })
    at += taken
    if (/\b(?:jam|hari|minggu|bulan|tahun)\b/.test(last.after.split(/[,.;\n]/)[0] ?? '')) return null
  }
  return placed
}

/** Whether what is left of takings is asked: a plain sum of the figures is then no answer. */
export const asksWhatIsLeft = (text: string): boolean =>
  /\bbersih(?:nya|e)?\b/.test(text) || (/\bsisa(?:nya|ne)?\b/.test(text) && takingWords.test(text))

/** Whether the words before a figure say that it was taken in. */
export const isTaking = (link: string): boolean => takingWords.test(link)

/**
 * `ikan 210 kg laku 32rb/kg. solar 200 liter @ 6.800, es 30 balok @ 18rb. bersihnya?`: what was taken in less what went
 * out. Every figure must be told to be the one or the other, or null: a cost on the wrong side is a wrong answer.
 */
export const takingsAndCosts = (message: string): Reckoned | null => {
  const text = spaced(withoutDates(message))
  if (!asksNet.test(text) || !asksHowMuch.test(text) || otherNet.test(text) || eitherSide.test(text)) return null
  const figures = stepsIn(text).map(counted)
  if (figures.length < 2 || figures.length > 24 || figures.some(({ value }) => !Number.isFinite(value))) return null
  const placed = placedIn(text, figures)
  if (placed === null || placed.some(({ side }) => side === null)) return null
  const takings = placed.filter(({ side }) => side === 'in')
  const costs = placed.filter(({ side }) => side === 'out')
  if (takings.length === 0 || costs.length === 0) return null
  const left = takings.reduce((sum, { value }) => sum + value, 0) - costs.reduce((sum, { value }) => sum + value, 0)
  return {
    name: 'takings_and_costs',
    text: paragraphs(
      listed([...takings.map(({ shown }) => `masuk ${shown}`), ...costs.map(({ shown }) => `dikurangi ${shown}`)]),
      left >= 0
        ? `Bersihnya **${inRupiah(left)}**.`
        : `**Rugi ${inRupiah(-left)}**: yang keluar lebih besar daripada yang masuk.`,
    ),
  }
}
