import type { AnalysisType } from './analysis-content.ts'
import { isShareOfSales } from './figure-words.ts'
import type { Role, ToldFigure } from './told-figure.ts'
import { asksMoreTakings, words } from './whole-words.ts'

/** Questions with a reckoning of their own, beside the great kinds of analysis. */
export const reckonings = [
  'batch',
  'channels',
  'loan',
  'payroll',
  'discount',
  'price_change',
  'turnover',
  'share_out',
  'traffic',
  'cash_periods',
  'margin_target',
  'budget',
] as const
export type Reckoning = (typeof reckonings)[number]

/** The kind of analysis that a reckoning belongs to. */
export const typeOfReckoning = {
  batch: 'laba_rugi',
  channels: 'perbandingan',
  loan: 'kelayakan',
  payroll: 'umum',
  discount: 'harga',
  price_change: 'harga',
  turnover: 'umum',
  share_out: 'umum',
  traffic: 'penjualan',
  cash_periods: 'arus_kas',
  margin_target: 'bep',
  budget: 'kelayakan',
} as const satisfies Record<Reckoning, AnalysisType>

const sharing = words(
  'bagi hasil(?:nya)?|bagi (?:laba|untung|keuntungan)|bagiin (?:laba|untung)|pembagian (?:laba|untung|hasil|keuntungan)|patungan|kongsi|profit sharing|dibagi(?: (?:laba|untung|keuntungan))?',
)
/** `cari investor, butuh 85jt: mesin 18jt, …`: what is asked for is nobody's stake. */
const raising = words('investor|pemodal|pendanaan|(?:cari|butuh|perlu|tambahan)\\s+(?:modal|dana|\\d\\S*)')
const borrowing = words(
  'pinjam|pinjaman|minjam|kur|kredit|cicil|cicilan|cicilannya|nyicil|angsur|angsuran|tenor|leasing|hutang bank|utang bank',
)
const wages = words('gaji|gajian|penggajian|upah|payroll|honor')
const turning = words('perputaran(?:nya)?(?! kas)|muter(?:nya)?|turnover|berapa kali putar')
const selling = words(
  'gofood|go-food|grabfood|shopeefood|shopee|tokopedia|tiktok|tiktok shop|lazada|marketplace|online|aplikasi|ojol|reseller|konsinyasi|titip',
)
export const beforeWords = words('dulu|dulunya|tadinya|sebelumnya|awalnya|kemarin|kemaren|lama|dari|semula|normal')
export const afterWords = words('sekarang|skrg|skrang|jadi|jadinya|baru|menjadi|naik ke|turun ke')
const visits = words('transaksi|pembeli|pelanggan|orderan|order|pengunjung|pesanan|nota|struk|orang')

const has = (figures: readonly ToldFigure[], ...roles: readonly Role[]): boolean =>
  figures.some(({ role }) => roles.includes(role))

/** Sums that were spent on one making: no time of their own. */
export const batchCosts = (figures: readonly ToldFigure[]): ToldFigure[] =>
  figures.filter(
    ({ kind, role, per }) =>
      kind === 'money' &&
      per === null &&
      ['capital', 'expense', 'unit_cost', 'hpp', 'fixed', 'other', 'total'].includes(role),
  )

/** What a making cost and how much came of it, without its price: the parts and the cost of one piece. */
export const isCostOfOne = (figures: readonly ToldFigure[]): boolean =>
  has(figures, 'yield') && batchCosts(figures).filter(({ noun }) => noun === '').length > 1 && !has(figures, 'price')

const costing = words('modal\\p{L}*|hpp')
const pricing = words('harga\\p{L}*|dijual')

/** `dijual 12rb, modalnya 7rb, kalau harganya dinaikin jadi 15rb`: a price does not rise from what the thing costs. */
const earlierPrice = (before: readonly ToldFigure[], { said }: ToldFigure): ToldFigure | undefined =>
  pricing.test(said) && !costing.test(said) ? before.findLast((one) => !costing.test(one.said)) : before.at(-1)

/** Two prices of one thing, an older and a newer one. */
export const movedPrices = (figures: readonly ToldFigure[]): readonly [ToldFigure, ToldFigure] | null => {
  const prices = figures.filter(
    ({ kind, role, range }) =>
      kind === 'money' &&
      range === undefined &&
      ['price', 'unit_cost', 'other', 'expense', 'hpp', 'fixed', 'capital'].includes(role),
  )
  for (const [at, later] of prices.entries()) {
    const earlier = earlierPrice(prices.slice(0, at), later)
    const isFromTo =
      earlier !== undefined &&
      /(?<!\p{L})(?:dari|dr|dri)\s+(?:rp\.?\s*)?\d/iu.test(earlier.said) &&
      /^ke(?!\p{L})/iu.test(later.said)
    if (earlier && isFromTo) return [earlier, later]
    if (!earlier || !afterWords.test(later.said)) continue
    const same = earlier.noun === later.noun || later.noun === '' || earlier.noun === ''
    if (same && (beforeWords.test(earlier.said) || /naik|turun|jadi/i.test(later.said))) return [earlier, later]
  }
  return null
}

/** Money that came in and went out in each of several times. */
export const cashPeriods = (figures: readonly ToldFigure[]): string[] => {
  const of = (...roles: readonly Role[]): Set<string> =>
    new Set(figures.filter(({ role, period }) => roles.includes(role) && period !== '').map(({ period }) => period))
  const paid = of('expense', 'fixed', 'hpp', 'unit_cost', 'capital')
  return [...of('revenue')].filter((period) => paid.has(period))
}

export const visitCounts = (figures: readonly ToldFigure[]): ToldFigure[] =>
  figures.filter(({ kind, noun, said, label }) => kind === 'count' && visits.test(`${noun} ${label} ${said}`))

export const sumsOfTimes = (figures: readonly ToldFigure[]): ToldFigure[] =>
  figures.filter(
    ({ kind, period, role }) => kind === 'money' && period !== '' && ['revenue', 'other', 'expense'].includes(role),
  )

const funds = words(
  'tabungan\\p{L}*|budget\\p{L}*|bajet|anggaran\\p{L}*|dana(?:nya)?|punya (?:uang|modal|duit)|uang (?:saya|ada)',
)

/** What the owner has to spend: `tabungan 7jt`, `budget 10 juta`. */
export const ownFunds = (figures: readonly ToldFigure[]): ToldFigure | undefined =>
  figures.find(({ kind, said }) => kind === 'money' && funds.test(said))

/** A time that has passed: `usaha sudah 8 tahun jalan`. */
const passed = words(
  'sudah|udah|udh|sdh|jalan|berjalan|berdiri|buka|beroperasi|usia(?:nya)?|umur(?:nya)?|pengalaman|berpengalaman|sejak|selama ini',
)
const paidOff = words('tenor(?:nya)?|cicil\\p{L}*|nyicil|angsur\\p{L}*|diangsur|jangka|lunas|pelunasan|kredit')

/** `12 bulan`, `2 tahun`, `10 kali`: how long something is paid off, and not how long it has gone on. */
export const tenorOf = (figures: readonly ToldFigure[]): ToldFigure | undefined => {
  const spans = figures.filter(
    ({ kind, role, noun }) =>
      kind === 'count' && ((role === 'span' && ['bulan', 'tahun'].includes(noun)) || noun === 'kali'),
  )
  return spans.find(({ said }) => paidOff.test(said)) ?? spans.find(({ said }) => !passed.test(said))
}

const teller = words('saya|aku|gw|gue|sy|kami')

/** What each partner put in, by his name: `saya 25jt, Yoga 15jt`, whoever tells it among them. */
export const stakesIn = (figures: readonly ToldFigure[]): ToldFigure[] =>
  figures
    .filter(({ role }) => role === 'capital')
    .map((one) => (one.label === '' && teller.test(one.said) ? { ...one, label: 'saya' } : one))
    .filter(({ label }) => label !== '')

/** Which reckoning a message calls for by its words and figures; null where a kind of analysis answers it. */
export const readReckoning = (text: string, figures: readonly ToldFigure[]): Reckoning | null => {
  const money = figures.filter(({ kind }) => kind === 'money')
  const isShared = sharing.test(text) && !raising.test(text) && has(figures, 'profit', 'revenue')
  if (isShared && stakesIn(figures).length > 1) return 'share_out'
  const tenor = tenorOf(figures) !== undefined
  if (borrowing.test(text) && money.length > 0 && tenor) return 'loan'
  if (turning.test(text) && money.length > 1) return 'turnover'
  if (wages.test(text) && !has(figures, 'price', 'revenue', 'profit', 'opening', 'capital', 'unit_cost', 'hpp')) {
    // `gaji karyawan 3 orang: Rini 1,6jt, Dodi 1,8jt`: the heading says what all of them are.
    const isHeaded = /(?<!\p{L})(?:gaji|upah|honor)[^:.,\n]{0,40}:/iu.test(text)
    const paid = figures.filter(
      ({ role, said, label }) => role === 'fixed' && (wages.test(`${said} ${label}`) || (isHeaded && label !== '')),
    )
    if (paid.some(({ times }) => times !== undefined) || paid.length > 1) return 'payroll'
  }
  if (cashPeriods(figures).length > 1) return 'cash_periods'
  if (visitCounts(figures).length > 1 && sumsOfTimes(figures).length === 2) return 'traffic'
  if (ownFunds(figures) && money.length > 2 && !has(figures, 'price', 'revenue')) return 'budget'
  const margin = figures.some((one) => (one.role === 'margin' && one.kind === 'percent') || isShareOfSales(one))
  const isOpen = !has(figures, 'price', 'unit_cost', 'hpp', 'revenue')
  if (margin && has(figures, 'fixed') && isOpen && !asksMoreTakings.test(text)) return 'margin_target'
  if (has(figures, 'discount') && (has(figures, 'price') || (money.length === 2 && has(figures, 'other'))))
    return 'discount'
  if (has(figures, 'commission') && money.length > 0 && selling.test(text)) return 'channels'
  if (movedPrices(figures) !== null && sumsOfTimes(figures).length === 0) return 'price_change'
  const [price] = figures.filter(({ role }) => role === 'price')
  const wanted = figures.some(({ role, kind }) => ['margin', 'markup'].includes(role) && kind === 'percent')
  const bought = figures.some(({ pieces }) => pieces !== undefined && price !== undefined && pieces.noun === price.noun)
  const made = (has(figures, 'yield') || bought) && batchCosts(figures).length > 0
  return made && (price !== undefined || wanted) && !figures.some(({ per, role }) => per !== null && role !== 'price')
    ? 'batch'
    : null
}
