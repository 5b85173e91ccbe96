import type { AnalysisRequest } from '../analysis-request.ts'
import type { Worked } from '../makers/worked.ts'
import { lastOfFacts, ofFacts } from '../asked-of-facts/questions.ts'
import { countedComplaints } from './buyers/complaints.ts'
import { starRatings } from './buyers/star-ratings.ts'
import { agedDebts } from './debts/aged-debts.ts'
import { datedDebts } from './debts/dated-debts.ts'
import { debtList } from './debts/debt-list.ts'
import { dueOfGain } from './debts/due-of-gain.ts'
import { instalmentsLeft } from './debts/instalments-left.ts'
import { loanOffers } from './debts/loan-offers.ts'
import { owed } from './debts/owed.ts'
import { goalProgress } from './goals/goal-progress.ts'
import { target } from './goals/target.ts'
import { batchGain } from './goods/batch-gain.ts'
import { boughtGoods } from './goods/bought-goods.ts'
import { contributions } from './goods/contributions.ts'
import { freePieces } from './goods/free-pieces.ts'
import { goodsGain } from './goods/goods-gain.ts'
import { bundle, bundleWithCosts, multiBuy, packToPieces, perPiece } from './goods/goods.ts'
import { soldOverTime } from './goods/sold-over-time.ts'
import { paidBack } from './outlays/paid-back.ts'
import { deduction } from './prices/deduction.ts'
import { multiplied } from './prices/multiplied.ts'
import { packs } from './prices/packs.ts'
import { priceTiers } from './prices/price-tiers.ts'
import { rivalPrices } from './prices/rival-prices.ts'
import { channelProfit, priceAndVolume } from './prices/selling.ts'
import { wantedPrice } from './prices/wanted-price.ts'
import { clearance } from './stock/clearance.ts'
import { consigned } from './stock/consigned.ts'
import { shrinkage } from './stock/shrinkage.ts'
import { stockCount } from './stock/stock-count.ts'
import { stockFate } from './stock/stock-fate.ts'
import { costShare } from './takings/cost-share.ts'
import { gathered } from './takings/gathering.ts'
import { averageBasket, paidByMany } from './takings/paid-by-many.ts'
import { sharedInParts } from './takings/shared-in-parts.ts'
import { adverts, waste } from './takings/spending.ts'
import { statement } from './takings/statement.ts'
import { totalled } from './takings/totalled.ts'
import { countedChange } from './times/counted-change.ts'
import { dearerRunning } from './times/dearer-running.ts'
import { fromTo } from './times/from-to.ts'
import { growthEach } from './times/growth-each.ts'
import { listedFlow } from './times/listed-flow.ts'
import { monthsGain } from './times/months-gain.ts'
import { runningBalance } from './times/running-balance.ts'
import { twoYears } from './times/two-years.ts'
import { advertPlaces } from './ways/advert-places.ts'
import { costByWays, gainByWays } from './ways/gain-by-ways.ts'
import { lotsCompared } from './ways/lots-compared.ts'
import { makeOrBuy } from './ways/make-or-buy.ts'
import { placesCompared } from './ways/places-compared.ts'
import { placesOfSelling } from './ways/places-of-selling.ts'
import { switching } from './ways/switching.ts'
import { unitPrices } from './ways/unit-prices.ts'
import { waysCompared } from './ways/ways-compared.ts'
import { waysPaidBack } from './ways/ways-paid-back.ts'
import { waysToSell } from './ways/ways-to-sell.ts'
import type { Scene } from './scene.ts'

/** What stands in the message line by line or in one fixed shape, with nothing left over. */
const asListed: readonly Scene[] = [
  advertPlaces,
  stockFate,
  boughtGoods,
  starRatings,
  countedComplaints,
  listedFlow,
  agedDebts,
  datedDebts,
  debtList,
  clearance,
  runningBalance,
  twoYears,
  shrinkage,
]

/** Questions that ask in so many words for what their sums determine: nothing else of the message outweighs them. */
const asked: readonly Scene[] = [
  ofFacts,
  dueOfGain,
  fromTo,
  waysPaidBack,
  dearerRunning,
  waysToSell,
  sharedInParts,
  placesOfSelling,
  loanOffers,
  priceTiers,
  rivalPrices,
  goodsGain,
  gainByWays,
  contributions,
  monthsGain,
  growthEach,
  lotsCompared,
  unitPrices,
  wantedPrice,
  stockCount,
  consigned,
  makeOrBuy,
  batchGain,
  placesCompared,
  averageBasket,
  bundleWithCosts,
  countedChange,
  freePieces,
  goalProgress,
  packs,
  costShare,
  deduction,
  owed,
  instalmentsLeft,
  paidBack,
  switching,
  target,
  gathered,
  waysCompared,
  soldOverTime,
  totalled,
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
  statement,
  perPiece,
  waste,
  lastOfFacts,
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
  if (inWords.has(request.analysisType)) return null
  // Things that are told with what they cost and sell for: what was sold of them brings the gain.
  if (request.margins.length > 1) return goodsGain(request)
  const found = firstOf(asked, request)
  if (found || request.choices || certain.has(request.reckoning)) return found
  return firstOf(scenes, request)
}
