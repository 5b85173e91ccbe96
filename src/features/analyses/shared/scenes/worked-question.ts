import { advertPlaces } from './advert-places.ts'
import { boughtGoods } from './bought-goods.ts'
import { stockFate } from './stock-fate.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import type { Worked } from '../makers/worked.ts'
import { byHolders } from './by-levels.ts'
import { allChanged } from './all-changed.ts'
import { costByWays, gainByWays } from './gain-by-ways.ts'
import { goodsGain } from './goods-gain.ts'
import { loanOffers } from './loan-offers.ts'
import { loanRates } from './loan-rates.ts'
import { priceTiers } from './price-tiers.ts'
import { rivalPrices } from './rival-prices.ts'
import { balanceDue } from './balance-due.ts'
import { closedDays } from './closed-days.ts'
import { compared } from './compared.ts'
import { countedComplaints } from './complaints.ts'
import { consigned } from './consigned.ts'
import { consignedShare } from './consigned-share.ts'
import { costShare } from './cost-share.ts'
import { countedChange } from './counted-change.ts'
import { dayGain } from './day-gain.ts'
import { dearerMaterial } from './dearer-material.ts'
import { dearerRunning } from './dearer-running.ts'
import { debtList } from './debt-list.ts'
import { deduction } from './deduction.ts'
import { depreciation } from './depreciation.ts'
import { dueOfGain } from './due-of-gain.ts'
import { earnedBack } from './earned-back.ts'
import { freePieces } from './free-pieces.ts'
import { filledRooms } from './filled-rooms.ts'
import { fromTo } from './from-to.ts'
import { goalProgress } from './goal-progress.ts'
import { agedDebts } from './aged-debts.ts'
import { batchGain } from './batch-gain.ts'
import { countedTotal } from './counted-total.ts'
import { growthEach } from './growth-each.ts'
import { grownGoal } from './grown-goal.ts'
import { contributions } from './contributions.ts'
import { sharedInParts } from './shared-in-parts.ts'
import { shortfall } from './shortfall.ts'
import { twoCuts } from './two-cuts.ts'
import { clearance } from './clearance.ts'
import { listedFlow } from './listed-flow.ts'
import { monthsGain } from './months-gain.ts'
import { outlayByMonth } from './outlay-by-month.ts'
import { shrinkage } from './shrinkage.ts'
import { twoYears } from './two-years.ts'
import { lotsCompared } from './lots-compared.ts'
import { unitPrices } from './unit-prices.ts'
import { wantedMargins } from './wanted-margins.ts'
import { runningBalance } from './running-balance.ts'
import { wantedPrice } from './wanted-price.ts'
import { waysToSell } from './ways-to-sell.ts'
import { waysPaidBack } from './ways-paid-back.ts'
import { waysCompared } from './ways-compared.ts'
import { average, gathered } from './gathering.ts'
import { bundle, bundleWithCosts, multiBuy, packToPieces, perPiece } from './goods.ts'
import { howLong } from './how-long.ts'
import { instalmentsLeft } from './instalments-left.ts'
import { makeOrBuy } from './make-or-buy.ts'
import { occupancy } from './occupancy.ts'
import { owed } from './owed.ts'
import { packs } from './packs.ts'
import { paidBack } from './paid-back.ts'
import { averageBasket, paidByMany } from './paid-by-many.ts'
import { piecesTarget } from './pieces-target.ts'
import { placesCompared } from './places-compared.ts'
import { placesOfSelling } from './places-of-selling.ts'
import { reorder } from './reorder.ts'
import { savingGoal } from './saving-goal.ts'
import type { Scene } from './scene.ts'
import { channelProfit, priceAndVolume } from './selling.ts'
import { marginOnTurnover, raise } from './margin-and-wages.ts'
import { adverts, waste } from './spending.ts'
import { breakEvenTurnover, buyOrRent, severalGains, shortLoan } from './standing.ts'
import { soldOverTime } from './sold-over-time.ts'
import { starRatings } from './star-ratings.ts'
import { statement } from './statement.ts'
import { stockCost } from './stock-cost.ts'
import { stockCount } from './stock-count.ts'
import { stockMoves } from './stock-moves.ts'
import { multiplied } from './multiplied.ts'
import { switching } from './switching.ts'
import { target } from './target.ts'
import { totalled } from './totalled.ts'

/** What stands in the message line by line or in one fixed shape, with nothing left over. */
const asListed: readonly Scene[] = [
  advertPlaces,
  stockFate,
  boughtGoods,
  starRatings,
  countedComplaints,
  listedFlow,
  agedDebts,
  debtList,
  clearance,
  runningBalance,
  twoYears,
  shrinkage,
  outlayByMonth,
]

/** Questions that ask in so many words for what their sums determine: nothing else of the message outweighs them. */
const asked: readonly Scene[] = [
  closedDays,
  piecesTarget,
  stockCost,
  dueOfGain,
  fromTo,
  waysPaidBack,
  occupancy,
  filledRooms,
  dearerMaterial,
  dearerRunning,
  waysToSell,
  sharedInParts,
  placesOfSelling,
  depreciation,
  loanOffers,
  loanRates,
  savingGoal,
  priceTiers,
  rivalPrices,
  goodsGain,
  gainByWays,
  contributions,
  twoCuts,
  allChanged,
  monthsGain,
  growthEach,
  grownGoal,
  lotsCompared,
  unitPrices,
  wantedMargins,
  wantedPrice,
  stockCount,
  stockMoves,
  consigned,
  consignedShare,
  makeOrBuy,
  batchGain,
  placesCompared,
  dayGain,
  averageBasket,
  bundleWithCosts,
  reorder,
  countedChange,
  freePieces,
  goalProgress,
  packs,
  earnedBack,
  costShare,
  deduction,
  owed,
  instalmentsLeft,
  balanceDue,
  shortfall,
  paidBack,
  switching,
  howLong,
  target,
  gathered,
  average,
  waysCompared,
  compared,
  soldOverTime,
  totalled,
  countedTotal,
  multiplied,
  costByWays,
]

/** The most particular question first. */
const scenes: readonly Scene[] = [
  adverts,
  multiBuy,
  packToPieces,
  bundle,
  channelProfit,
  priceAndVolume,
  byHolders,
  statement,
  breakEvenTurnover,
  raise,
  marginOnTurnover,
  perPiece,
  waste,
  severalGains,
  shortLoan,
  buyOrRent,
  paidByMany,
]

const inWords = new Set<string>(['swot', 'ulasan'])
/** Reckonings that were recognised for certain. */
const certain = new Set<string | null>(['share_out', 'loan', 'traffic', 'cash_periods', 'turnover'])

const firstOf = (list: readonly Scene[], request: AnalysisRequest): Worked | null => {
  for (const scene of list) {
    const worked = scene(request)
    if (worked) return worked
  }
  return null
}

/** The question of a message that a few steps answer; null where a kind of analysis answers it. */
export const workedQuestion = (request: AnalysisRequest): Worked | null => {
  const listed = firstOf(asListed, request)
  if (listed) return listed
  if (inWords.has(request.analysisType) || request.margins.length > 1) return null
  const found = firstOf(asked, request)
  if (found || request.choices || certain.has(request.reckoning)) return found
  return firstOf(scenes, request)
}
