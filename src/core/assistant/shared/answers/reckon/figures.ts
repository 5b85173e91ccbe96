import { valueOf, withoutDates } from '../told-figures.ts'

/** What a figure of a message is said to be, by the word beside it. */
export type Label =
  | 'cost'
  | 'price'
  | 'gain'
  | 'discount'
  | 'fee'
  | 'turnover'
  | 'spent'
  | 'wage'
  | 'loan'
  | 'interest'
  | 'down'
  | 'total'
  | 'paid'

export type Period = 'day' | 'week' | 'month' | 'year'

export interface Figure {
  readonly value: number
  readonly shape: 'sum' | 'share' | 'count'
  readonly label: Label | null
  /** The word that gave the label, as it was written. */
  readonly called: string
  /** Of a count: what is counted. */
  readonly unit: string
  readonly per: Period | null
}

const labelWords: Readonly<Record<Label, string>> = {
  cost: 'modal hpp kulakan kulak kulaan beli pokok ambil ngambil',
  price:
    'jual dijual harga rego rega regi ngejual menjual banderol hargae adol dodol dodolan jualan didol sade sadeyan ical ngical icalan',
  gain: 'untung laba cuan keuntungan margin profit bathi bati',
  discount: 'diskon potongan potong disc promo korting dipotong kepotong motong motongin memotong',
  fee: 'komisi admin fee mdr royalti',
  turnover: 'omzet omset pemasukan pendapatan penjualan',
  spent:
    'belanja bahan listrik sewa gas bensin ongkir ongkos kemasan plastik cicilan transport iklan internet wifi pulsa biaya pengeluaran kontrakan parkir tepung gula minyak telur packing proses layanan habis abis',
  wage: 'gaji upah honor',
  loan: 'pinjam pinjaman minjem meminjam kur kredit utang hutang plafon ngutang nyilih pinjem',
  interest: 'bunga',
  down: 'dp panjar muka',
  total: 'total tagihan nilai proyek',
  paid: 'bayar dibayar uang duit bayarnya',
}

const labelOf: ReadonlyMap<string, Label> = new Map(
  (Object.keys(labelWords) as Label[]).flatMap((label) =>
    labelWords[label].split(' ').map((word) => [word, label] as const),
  ),
)

const figurePattern =
  /(?<![\p{L}\d.,])(rp\.?\s{0,2})?(\d{1,3}(?:\.\d{3})+(?!\d)|\d{1,15}(?:[.,]\d{1,4})?)(?:\s?(rb|ribu|k|jt|juta|miliar|milyar|m|ewu)(?:an)?(?!\p{L}))?(\s?(?:%|persen)(?!\p{L}))?/giu

const periods: readonly (readonly [Period, RegExp])[] = [
  ['day', /(?:se|per\s?|\/\s?|tiap\s|sak\s?)(?:hari|dino|dinten|poe)|harian/],
  ['week', /(?:se|per\s?|\/\s?|tiap\s)(?:minggu|pekan)|mingguan/],
  ['month', /(?:se|per\s?|\/\s?|tiap\s|sak\s?)(?:bulan|bln|wulan|sasi)|bulanan/],
  ['year', /(?:se|per\s?|\/\s?|tiap\s)(?:tahun|thn)|tahunan|p\.a/],
]
/** The first period that a passage names: `setahun, berarti per bulan` is a year's. */
const periodIn = (text: string): Period | null => {
  const found = periods
    .map(([period, pattern]) => ({ period, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return found[0]?.period ?? null
}

/** `tiap hari nabung 15rb setahun`: how often is said before it, whatever time stands behind. */
const everyTime = /(?:tiap|setiap)\s(?:hari|minggu|pekan|bulan|bln|dino)/
const oftenIn = (text: string): Period | null => periodIn(everyTime.exec(text)?.[0] ?? '')

const monthsIn: Readonly<Record<string, number>> = { bulan: 1, bln: 1, x: 1, kali: 1, tahun: 12, thn: 12, th: 12 }
const dayUnits = new Set(['hari', 'hr', 'dino'])
/** What is counted in any number: `1000 pcs`. */
const pieceUnits = new Set(['pcs', 'biji', 'lembar', 'buah'])
/** Words that may follow a figure and are not what it counts. */
const noUnits = new Set(
  'per se sehari sebulan setahun dan sama atau buat untuk jadi jual dijual beli untung modal diskon bunga dari ke di terus kalau kalo itu ini ya yang ga gak nggak tidak apa berapa saja aja masih mau pengen ingin tapi sudah udah an dia saya kamu cicil bayar kembali potong tiap setiap'.split(
    ' ',
  ),
)

const stemOf = (word: string): string => (labelOf.has(word) ? word : word.replace(/(?:nya|ku|mu|ne|e)$/, ''))
const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

/** The last word of a passage that labels what follows it. */
const lastLabel = (passage: string): { readonly label: Label; readonly called: string } | null => {
  const words = wordsIn(passage).toReversed()
  for (const [at, called] of words.entries()) {
    const label = labelOf.get(stemOf(called))
    // `jual pulsa 10rb`: what is sold costs its buyer that.
    const isSold = label === 'spent' && /^(?:di)?jual(?:an)?$/.test(words[at + 1] ?? '')
    // `gaji 3 orang total 5,4jt`: the total of what was named before it.
    const isNamedBefore = label === 'total' && words.slice(at + 1).some((word) => labelOf.has(stemOf(word)))
    if (isNamedBefore) continue
    if (label !== undefined) return isSold ? { label: 'price', called: 'jual' } : { label, called }
  }
  return null
}

type Named = { readonly label: Label; readonly called: string } | null

/** `modal bahan sama cup 5.000`: what stands between tells what the cost is of. */
const costOf = (clause: string): Named => {
  const [called = ''] = /\b(?:modal|hpp)\p{L}{0,3}\b(?!.*\b(?:di|jual|dijual|untung|laba|harga)\b)/u.exec(clause) ?? []
  return called === '' ? null : { label: 'cost', called }
}
/** `segelas 8.000`: what one costs its buyer. */
const priceOfOne = (clause: string): Named =>
  /\bse(?:gelas|porsi|cup|bungkus|kotak|botol|mangkok|piring|loyang|galon)\s{0,2}$/.test(clause)
    ? { label: 'price', called: 'harga' }
    : null

/** `5rb modalnya, …`: a label behind its figure, before a comma or the end. */
const labelBehind = (passage: string, isLast: boolean): { readonly label: Label; readonly called: string } | null => {
  const clause = /^[^,.;\n?]{0,30}/.exec(passage)?.[0] ?? ''
  if (clause.length === passage.length && !isLast) return null
  const [first = ''] = wordsIn(clause)
  const label = labelOf.get(stemOf(first))
  return label === undefined ? null : { label, called: first }
}

/** `cuma setahun`, `selama sebulan`: a time without a digit. */
const spelledTime = /(?:cuma|cukup|selama|dalam|tenor|jadi|kalau|kalo|tempo)\s(?:se|satu\s)(bulan|tahun)(?!\p{L})/u
const spelledFigures = (text: string): readonly Figure[] => {
  const unit = spelledTime.exec(text)?.[1]
  return unit === undefined ? [] : [{ value: 1, shape: 'count', label: null, called: '', unit, per: null }]
}

/** The figures of a text in order, each with what it is said to be; the text's first 500 letters count. */
export const readFigures = (message: string): readonly Figure[] => {
  const text = withoutDates(message.toLowerCase().slice(0, 500))
  const found = [...text.matchAll(figurePattern)]
  if (found.length === 0) return spelledFigures(text)
  return found.flatMap((one, at): Figure[] => {
    const [whole, currency, digits, scale, percent] = one
    const value = valueOf(digits, scale === 'ewu' ? 'ribu' : scale)
    if (value === null) return []
    const end = one.index + whole.length
    const last = found[at - 1]
    const before = text.slice(last === undefined ? 0 : last.index + last[0].length, one.index)
    const after = text.slice(end, found[at + 1]?.index ?? text.length)
    const [follows = ''] = /^\s{0,2}\p{L}{1,20}/u.exec(after)?.map((word) => word.trim()) ?? []
    // `sehari laku 120, …`: pieces of what is sold.
    // `regane 500an`: about that much, not a thing called `an`.
    const counted = follows === 'an' ? '' : follows
    const isNoUnit = counted === '' || noUnits.has(counted) || labelOf.has(stemOf(counted))
    const isSold = /(?:laku|terjual|payu)\s{0,2}$/.test(before)
    const unit = isNoUnit && isSold ? 'buah' : counted
    const isTime = Object.hasOwn(monthsIn, unit) || dayUnits.has(unit)
    const isCounted =
      isTime ||
      pieceUnits.has(unit) ||
      (unit !== '' && !noUnits.has(unit) && !labelOf.has(stemOf(unit)) && value < 1_000)
    const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('\n')) + 1)
    // `gaji 2 karyawan 1,5 juta`: the count stands between the word and its sum.
    const isBehindCount =
      last !== undefined &&
      last[3] === undefined &&
      last[4] === undefined &&
      Number(last[2]) < 100 &&
      !before.includes(',')
    const beforeCount = isBehindCount
      ? lastLabel(text.slice(found[at - 2] === undefined ? 0 : (found[at - 2]?.index ?? 0) + 1, last.index))
      : null
    const inClause = lastLabel(clause)
    const named =
      costOf(clause) ??
      (inClause?.label === 'total' && beforeCount !== null ? beforeCount : inClause) ??
      priceOfOne(clause) ??
      lastLabel(before) ??
      labelBehind(after, at === found.length - 1) ??
      beforeCount
    // `plastik 500`: what is named as money is money.
    const isMoney = named !== null && named.label !== 'interest' && unit === '' && value >= 100
    // `bahan 7.500, bungkus 700`: a small number among sums, with no thing that it counts, is one as well.
    const isAmongSums =
      last !== undefined &&
      unit === '' &&
      value >= 100 &&
      /^[^\d]{0,3}(?:\p{L}+\s){1,3}$/u.test(before) &&
      /^\s{0,2}(?:[,.;]|$)/.test(after) &&
      isWrittenSum(last)
    const isSum =
      currency !== undefined || scale !== undefined || ((value >= 1_000 || isMoney || isAmongSums) && !isCounted)
    const shape = percent !== undefined ? 'share' : isSum ? 'sum' : 'count'
    // `sehari laku 60 untung sebulan`: what was sold, in the time before it.
    const per =
      (isSold ? periodIn(clause) : null) ??
      oftenIn(clause) ??
      periodIn(after.slice(0, 30).split(',')[0] ?? '') ??
      periodIn(clause.replace(last === undefined || before.includes(',') ? never : timeOfLast, ' '))
    return [{ value, shape, label: named?.label ?? null, called: named?.called ?? '', unit, per }]
  })
}

/** `5jt sebulan dari …`: the time behind a figure is its own, not that of the next one. */
const timeOfLast = /^\s?(?:se|per\s?|tiap\s)(?:hari|minggu|bulan|bln|tahun)(?!\p{L})/u
const never = /(?!)/
const isWrittenSum = ([, currency, digits = '', scale]: RegExpExecArray): boolean =>
  currency !== undefined || scale !== undefined || Number(digits.replaceAll('.', '')) >= 1_000

/** Of costs there are several: the rent told now takes the place of a rent, not of the goods. */
const several: ReadonlySet<Label | null> = new Set<Label | null>(['spent', 'fee'])
const keyOf = ({ shape, label, unit, called }: Figure): string =>
  shape === 'count'
    ? `count ${Object.hasOwn(monthsIn, unit) ? 'bulan' : unit}`
    : `${shape} ${label ?? ''} ${several.has(label) ? stemOf(called) : ''}`

/** The figures of an earlier message with those of a later one in their places: `kalau jualnya 10rb?` */
export const replacedBy = (before: readonly Figure[], now: readonly Figure[]): readonly Figure[] => {
  let figures = before
  for (const one of now) {
    const same = figures.findIndex((other) => keyOf(other) === keyOf(one))
    const place =
      same >= 0 || one.label !== null
        ? same
        : figures.findLastIndex(({ shape, label }) => shape === one.shape && label !== null)
    const other = figures[place]
    figures =
      other === undefined
        ? [...figures, one]
        : figures.with(place, {
            ...one,
            label: one.label ?? other.label,
            called: one.called || other.called,
            per: one.per ?? other.per,
          })
  }
  return figures
}

/** Figures as a way of reckoning asks for them. */
export interface Told {
  /** The words of the message, and of the one it leans on. */
  readonly text: string
  readonly figures: readonly Figure[]
  readonly sum: (...labels: (Label | null)[]) => number | null
  readonly sums: (...labels: (Label | null)[]) => readonly Figure[]
  readonly share: (...labels: (Label | null)[]) => number | null
  /** The one sum there is, whatever it is called. */
  readonly onlySum: number | null
  readonly months: number | null
  readonly days: number | null
  /** A count of things, not of time. */
  readonly pieces: Figure | null
}

/** Figures with the words they stand in. */
export const toldOf = (text: string, figures: readonly Figure[]): Told => {
  const of = (shape: Figure['shape'], labels: readonly (Label | null)[]): readonly Figure[] =>
    figures.filter((one) => one.shape === shape && labels.includes(one.label))
  const time = figures.find(({ shape, unit }) => shape === 'count' && Object.hasOwn(monthsIn, unit))
  const sums = figures.filter(({ shape }) => shape === 'sum')
  const things = figures.filter(
    ({ shape, unit }) => shape === 'count' && unit !== '' && !Object.hasOwn(monthsIn, unit) && !dayUnits.has(unit),
  )
  return {
    text: text.toLowerCase(),
    figures,
    sum: (...labels) => of('sum', labels)[0]?.value ?? null,
    sums: (...labels) => of('sum', labels),
    share: (...labels) => of('share', labels)[0]?.value ?? null,
    onlySum: sums.length === 1 ? (sums[0]?.value ?? null) : null,
    months: time === undefined ? null : time.value * (monthsIn[time.unit] ?? 1),
    days: figures.find(({ shape, unit }) => shape === 'count' && dayUnits.has(unit))?.value ?? null,
    pieces: things.find(({ per }) => per === 'day') ?? things[0] ?? null,
  }
}
