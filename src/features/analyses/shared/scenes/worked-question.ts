import type { AnalysisRequest } from '../analysis-request.ts'
import type { Worked } from '../makers/worked.ts'
import { bundle, multiBuy, packToPieces, perPiece } from './goods.ts'
import type { Scene } from './scene.ts'
import { channelProfit, lotTrade, priceAndVolume } from './selling.ts'
import { equalShares, marginOnTurnover, percentShares, raise, turnoverShares } from './sharing.ts'
import { adverts, waste } from './spending.ts'
import { breakEvenTurnover, buyOrRent, debts, severalGains, shortLoan } from './standing.ts'

/** The most particular question first. */
const scenes: readonly Scene[] = [
  adverts,
  multiBuy,
  packToPieces,
  bundle,
  channelProfit,
  lotTrade,
  priceAndVolume,
  percentShares,
  equalShares,
  breakEvenTurnover,
  raise,
  marginOnTurnover,
  turnoverShares,
  perPiece,
  waste,
  debts,
  severalGains,
  shortLoan,
  buyOrRent,
]

const inWords = new Set<string>(['swot', 'ulasan'])
/** Reckonings that were recognised for certain. */
const certain = new Set<string | null>(['share_out', 'loan', 'traffic', 'cash_periods', 'turnover'])

/** The question of a message that a few steps answer; null where a kind of analysis answers it. */
export const workedQuestion = (request: AnalysisRequest): Worked | null => {
  if (inWords.has(request.analysisType) || certain.has(request.reckoning) || request.margins.length > 1) return null
  for (const scene of scenes) {
    const worked = scene(request)
    if (worked) return worked
  }
  return null
}
