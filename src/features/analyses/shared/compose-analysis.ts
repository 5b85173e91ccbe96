import { accountOf, takesBack } from './account/account.ts'
import { byDimension } from './account/by-dimension.ts'
import { withoutFixed } from './account/covering.ts'
import { withAgainstTold, withAlsoAsked } from './also-asked/also-asked.ts'
import type { AnalysisContent } from './analysis-content.ts'
import { withAnswerFirst } from './answer-first.ts'
import { withReckoned } from './frame-reckoned.ts'
import type { AnalysisRequest } from './analysis-request.ts'
import { movedPrices, type Reckoning } from './read-reckoning.ts'
import { makeBatch } from './makers/batch.ts'
import { isBreakdown, makeBreakdown } from './makers/breakdown.ts'
import { makeCashFlow } from './makers/cash-flow.ts'
import { makeBudget } from './makers/budget.ts'
import { makeCashPeriods } from './makers/cash-periods.ts'
import { makeChannels } from './makers/channels.ts'
import { makeChoices } from './makers/choices.ts'
import { makeComparison } from './makers/comparison.ts'
import { makeLoan } from './makers/loan.ts'
import { makeMargins } from './makers/margins.ts'
import { makeMarginTarget } from './makers/margin-target.ts'
import { makePayback } from './makers/payback.ts'
import { makePayroll } from './makers/payroll.ts'
import { makeDiscount, makePriceChange } from './makers/price-moves.ts'
import { makeProfitLoss } from './makers/profit-loss.ts'
import { makeSales } from './makers/sales.ts'
import { byRole, hasMixedTimes, type Maker } from './makers/scope.ts'
import { makeShareOut } from './makers/share-out.ts'
import { makeTraffic } from './makers/traffic.ts'
import { makeTurnover } from './makers/turnover.ts'
import { makeUnplaced } from './makers/unplaced.ts'
import { makeBreakEven, makeFeasibility, makePricing, makeUnitProfit } from './makers/unit-economics.ts'
import { makeWorked } from './makers/worked.ts'
import type { Entry } from './ledger/entry.ts'
import { hasResults, isClosed, isOdd, leavesSums, leftShares, openIn, withLeftOpen } from './left-open.ts'
import { reckonNumbers } from './reckon.ts'
import { breakEven } from './scenes/break-even.ts'
import { byQuantities } from './scenes/by-quantities.ts'
import { asksGainOfTime, byLevels } from './scenes/by-levels.ts'
import { workedQuestion } from './scenes/worked-question.ts'
import { holdsSum, usedValues } from './used-values.ts'
import { makeGeneral, makeMarket, makeReviews, makeSwot } from './makers/words.ts'

const hasUnit = (request: AnalysisRequest): boolean =>
  byRole(request, 'price').length > 0 && byRole(request, 'unit_cost', 'hpp', 'volume').length > 0

const feasibility: Maker = (request) => {
  if (hasUnit(request) || byRole(request, 'revenue', 'profit').length === 0) return makeFeasibility(request)
  return byRole(request, 'revenue').length > 0 ? makeProfitLoss(request) : makePayback(request)
}

const makers = {
  bep: makeBreakEven,
  harga: (request) => (request.margins.length > 1 ? makeMargins(request) : makePricing(request)),
  kelayakan: feasibility,
  laba_rugi: (request) => {
    if (request.margins.length > 1) return makeMargins(request)
    if (hasUnit(request)) return makeUnitProfit(request)
    return isBreakdown(request) ? makeBreakdown(request) : makeProfitLoss(request)
  },
  arus_kas: makeCashFlow,
  penjualan: makeSales,
  perbandingan: makeComparison,
  swot: makeSwot,
  riset_pasar: makeMarket,
  ulasan: makeReviews,
  umum: (request) => (isBreakdown(request) ? makeBreakdown(request) : makeGeneral(request)),
} as const satisfies Record<AnalysisRequest['analysisType'], Maker>

const ofSales = /(?<!\p{L})(?:penjualan|omzet|omset|pendapatan)(?:nya)?(?!\p{L})/iu
const ofPrice = /(?<!\p{L})harga(?:nya)?(?!\p{L})/iu

/** `penjualan turun dari 20jt ke 12jt`: takings of two times, no price. */
const priceOrSales: Maker = (request) => {
  const [before, after] = movedPrices(request.figures) ?? []
  if (!before || !after || !ofSales.test(request.message) || ofPrice.test(request.message))
    return makePriceChange(request)
  const figures = request.figures.map((one) =>
    one === before || one === after
      ? { ...one, role: 'revenue' as const, period: one === before ? 'sebelumnya' : 'sesudahnya' }
      : one,
  )
  return makeSales({ ...request, analysisType: 'penjualan', reckoning: null, measure: 'penjualan', figures })
}

const reckoned = {
  batch: makeBatch,
  channels: makeChannels,
  loan: makeLoan,
  payroll: makePayroll,
  discount: makeDiscount,
  price_change: priceOrSales,
  turnover: makeTurnover,
  share_out: makeShareOut,
  traffic: makeTraffic,
  cash_periods: makeCashPeriods,
  margin_target: makeMarginTarget,
  budget: makeBudget,
} as const satisfies Record<Reckoning, Maker>

/** Sums of different times side by side say nothing about which is cheaper: what is missing is asked, nothing is guessed. */
const isIncomparable = ({ analysisType, figures }: AnalysisRequest): boolean => {
  const sums = figures.filter(({ kind, range, role }) => kind === 'money' && range === undefined && role !== 'delivery')
  return analysisType === 'perbandingan' && sums.length > 2 && hasMixedTimes(sums)
}

const besides = /(?<!\p{L})(?:ongkir|ongkos|bensin|solar|transport|parkir|tol|admin|packing|kemasan)(?!\p{L})/iu
const costOfOne = /(?<!\p{L})(?:modal|hpp)(?:nya)?(?!\p{L})/iu

/** `agen B 20rb tapi ambil sendiri, bensin 8rb`: what is paid beside one choice, or what one costs the seller, is no choice of its own. */
const isNoChoice = ({ analysisType, figures }: AnalysisRequest): boolean => {
  const sums = figures.filter(({ kind, range, role }) => kind === 'money' && range === undefined && role !== 'delivery')
  const some = (of: (one: (typeof sums)[number]) => boolean): boolean => sums.some(of) && !sums.every(of)
  return (
    analysisType === 'perbandingan' &&
    sums.length > 2 &&
    (some(({ label }) => besides.test(label)) || some(({ said }) => costOfOne.test(said)))
  )
}

const advance = /(?<!\p{L})(?:dp|uang muka|panjar)(?!\p{L})/iu

/** What was paid ahead is no cost of a piece, and what goes into one at many times its price was told for something else: no result is better than that one. */
const isImplausible = (request: AnalysisRequest): boolean => {
  const least = Math.min(...byRole(request, 'price').map(({ value }) => value))
  const spent = byRole(request, 'unit_cost', 'hpp').filter(({ kind, per }) => kind === 'money' && per === null)
  const isAdvance = byRole(request, 'unit_cost', 'hpp').some(({ said }) => advance.test(said))
  return request.margins.length < 2 && hasUnit(request) && (isAdvance || spent.some(({ value }) => value > least * 3))
}

const made = (request: AnalysisRequest): AnalysisContent => {
  if (request.choices) return makeChoices(request, request.choices)
  if (request.reckoning === null && (isIncomparable(request) || isNoChoice(request))) return makeGeneral(request)
  if (request.reckoning === null && isImplausible(request)) return makeGeneral(request)
  return (request.reckoning ? reckoned[request.reckoning] : makers[request.analysisType])(request)
}

/** How many of the told sums and their counts an analysis reckons with. */
const numbersUsed = (content: AnalysisContent, { ledger }: AnalysisRequest): number => {
  const values = usedValues(content)
  // `2 karyawan digaji 1,4jt` is told twice.
  const numbersOf = (entry: Entry): number => {
    const { money, counts } = entry
    const own = counts.filter(({ value }) => value !== 1)
    if (money === null) return own.filter(({ value, left }) => left && values.has(value)).length
    if (!holdsSum(entry, values)) return 0
    return own.some(({ value }) => values.has(money * value))
      ? 1 + own.length
      : 1 + own.filter(({ value }) => values.has(value)).length
  }
  return ledger.entries.reduce((sum, entry) => sum + numbersOf(entry), 0)
}

/** Whether what an analysis is about stays open. */
export const leavesBlank = (content: AnalysisContent): boolean => {
  const { key, metrics } = content
  return metrics.find(({ id }) => id === key)?.unit !== 'name' && reckonNumbers(content).of(key).value === null
}

/** Two prices of one thing: where every sum has its place at the levels, one of them was misread. */
const hasTwoPrices = ({ metrics }: AnalysisContent): boolean => metrics.some(({ id }) => id === 'harga_beda')

const asksForGain = ({ ledger }: AnalysisRequest): boolean => ledger.asked.wanted.includes('profit')

/** Goods of a list, or a statement without its takings, beside sums that found no place: what was taken for a good may be a wage. */
const isUnsure = (content: AnalysisContent, request: AnalysisRequest): boolean => {
  // Wages beside what is earned are one of the costs, and all sums together are no pay.
  if (request.reckoning === 'payroll' && asksForGain(request)) return true
  if (takesBack.test(request.message) || !leavesSums(content, request)) return false
  const isOfGoods = content.analysisType === 'penjualan' && content.metrics.some(({ id }) => id === 'nilai_1')
  return isOfGoods || (content.analysisType === 'laba_rugi' && leavesBlank(content))
}

const usual = (request: AnalysisRequest): AnalysisContent => {
  const worked = workedQuestion(request)
  if (worked) return makeWorked(request, worked)
  const told = made(request)
  const content = isUnsure(told, request) ? makeUnplaced(request) : told
  const levels = byLevels(request)
  if (!levels) return content
  const own = makeWorked(request, levels)
  const isFuller =
    leavesBlank(content) ||
    hasTwoPrices(content) ||
    asksGainOfTime(request) ||
    numbersUsed(own, request) > numbersUsed(content, request)
  return isFuller ? own : content
}

const asksContribution =
  /(?<!\p{L})(?:nyumbang|menyumbang|penyumbang|kontribusi\p{L}*|kontributor)(?!\p{L})|(?<!\p{L})(?:omzet|omset|penjualan|pemasukan|pendapatan)(?:nya)?\s(?:(?:&|dan|sama|,)\s)?(?:mana\s)?(?:yang\s|yg\s)?(?:paling\s(?:gede|besar|tinggi|banyak)|ter(?:besar|tinggi|banyak))/iu
const ofGain = /(?<!\p{L})(?:untung|laba|margin|cuan|modal|hpp|profit)/iu

/** Which of the goods brings most takings, each told with its number and price and nothing else: prices alone answer it wrongly. */
const asksBestSeller = ({ message, goods, figures }: AnalysisRequest): boolean =>
  asksContribution.test(message) &&
  !ofGain.test(message) &&
  goods.length > 1 &&
  figures.filter(({ kind }) => kind === 'money').length === goods.length &&
  new Set(figures.map(({ period }) => period).filter((period) => period !== '')).size < 2 &&
  figures.every(({ kind, range }) => kind !== 'percent' && range === undefined)

const clicksOfAdverts =
  /(?<!\p{L})(?:iklan|ads)(?!\p{L})[^\n]{0,300}(?<!\p{L})klik(?:nya)?(?!\p{L})|(?<!\p{L})klik(?:nya)?(?!\p{L})[^\n]{0,300}(?<!\p{L})(?:iklan|ads)(?!\p{L})/iu

/** A break-even of costs that stay, where the message says that there are none: one of its sums was misread. */
const coversSomething = (content: AnalysisContent): boolean =>
  content.metrics.some(({ label }) => /impas/i.test(label)) && !leavesBlank(content)

/** Whether an analysis holds the results that another shows large. */
const agrees = (content: AnalysisContent, other: AnalysisContent, shown: readonly string[]): boolean => {
  const numbers = reckonNumbers(other)
  const own = reckonNumbers(content)
  const held = new Set(content.metrics.map(({ id, unit }) => `${unit} ${own.plot(id)}`))
  return shown.every((id) => held.has(`${numbers.metric(id)?.unit} ${numbers.plot(id)}`))
}

/**
 * Where every number of the message has its role, what follows of the roles is the measure: an analysis that comes to
 * something else has misread one of them, however whole it looks.
 */
const composed = (request: AnalysisRequest): AnalysisContent => {
  if (asksBestSeller(request))
    return makeSales({ ...request, analysisType: 'penjualan', reckoning: null, choices: null, measure: 'penjualan' })
  // Clicks are no cost of a piece: where no question about adverts is recognised, nothing is reckoned of them.
  if (clicksOfAdverts.test(request.message) && workedQuestion(request) === null)
    return makeGeneral({ ...request, analysisType: 'umum' })
  const content = usual(request)
  const isDenied = withoutFixed.test(request.message)
  const isMisread = isDenied && coversSomething(content)
  const told = accountOf(request) ?? (isMisread ? null : (byQuantities(request) ?? breakEven(request)))
  if (!told) return isMisread ? makeUnplaced(request) : content
  const own = makeWorked(request, told)
  const shown = told.shown.filter((id) => id !== 'selisih')
  const isFuller = openIn(own, request) < openIn(content, request)
  return agrees(content, own, shown) && !isFuller && !isDenied ? content : own
}

const framesOfWords = new Set<string>(['swot', 'riset_pasar', 'ulasan'])

/** `grade A 240 kg 45rb, grade B 100 kg 30rb` as two prices of one thing: each is told for a count of its own. */
const isTwoThings = (content: AnalysisContent, { ledger }: AnalysisRequest): boolean =>
  hasTwoPrices(content) && ledger.entries.filter(({ money, counts }) => money !== null && counts.length > 0).length > 1

/**
 * What an analysis leaves out or cannot be is reckoned at the levels, where those take up everything; a told share that
 * nothing takes up changes every result, so that none is shown.
 */
const settled = (content: AnalysisContent, request: AnalysisRequest): AnalysisContent => {
  const isAnswered = hasResults(content) && !leavesBlank(content) && !isOdd(content) && !isTwoThings(content, request)
  const product = isAnswered || framesOfWords.has(content.analysisType) ? null : byDimension(request)
  if (product) return withAlsoAsked(makeWorked(request, product), request)
  const isWhole = !isOdd(content) && openIn(content, request) === 0
  const isOpen = !isWhole && hasResults(content) && content.analysisType !== 'riset_pasar'
  const levels = isOpen ? byLevels(request) : null
  const own = levels ? makeWorked(request, levels) : null
  if (own && isClosed(own, request)) return withAlsoAsked(own, request)
  const shares = leftShares(content, request)
  if (isOdd(content) || isTwoThings(content, request) || shares.length > 0) return makeUnplaced(request, shares)
  // What leaves a number out is no ground for more.
  return isWhole ? withAlsoAsked(content, request) : withLeftOpen(content, request)
}

/**
 * Writes an analysis from what the message told. Pure: the same message gives the same analysis. Where a kind of
 * analysis leaves sums out or its answer open, what the levels of the sums come to is shown instead; what no result
 * takes up is told before all results.
 */
export const composeAnalysis = (request: AnalysisRequest): AnalysisContent => {
  const own = request.beside && composeAnalysis(request.beside)
  return own && hasResults(own) && !leavesBlank(own)
    ? withReckoned(made({ ...request, figures: [] }), own)
    : withAnswerFirst(settled(withAgainstTold(composed(request), request), request))
}
