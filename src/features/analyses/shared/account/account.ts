import type { AnalysisRequest } from '../analysis-request.ts'
import { words } from '../whole-words.ts'
import type { Worked } from '../makers/worked.ts'
import { madeFrom } from './making.ts'
import { covered } from './covering.ts'
import { discounted } from './discounted.ts'
import { inWeekParts, piecesInWeekParts } from './week-parts.ts'
import { payOfSeveral } from './pay-of-several.ts'
import { soldTwoWays } from './sold-two-ways.ts'
import { commissions } from './commissions.ts'
import { listedPrice } from './listed-price.ts'
import { withoutTakings } from './without-takings.ts'
import { costOfEach } from './cost-of-each.ts'
import { byUnits } from './by-units.ts'
import { comparedInTime } from './in-time.ts'
import { lent } from './lending.ts'
import { marginsTold } from './margins-told.ts'
import { owed } from './owing.ts'
import { partCounted } from './part-counted.ts'
import { moved } from './moving.ts'
import { priced } from './pricing.ts'
import { flowed } from './flowing.ts'
import { gainedOfPieces } from './gained.ts'
import { perHead } from './per-head.ts'
import { saleOrNot } from './sale-or-not.ts'
import { spentInAll } from './spent.ts'
import { ratesOfEach } from './rates.ts'
import { stocked } from './stocked.ts'
import { type Account, readTerms } from './term.ts'
import { waysBought } from './ways-bought.ts'

const accounts: readonly Account[] = [
  lent,
  owed,
  marginsTold,
  partCounted,
  flowed,
  commissions,
  soldTwoWays,
  inWeekParts,
  piecesInWeekParts,
  saleOrNot,
  discounted,
  moved,
  costOfEach,
  madeFrom,
  listedPrice,
  priced,
  waysBought,
  comparedInTime,
  covered,
  ratesOfEach,
  stocked,
  perHead,
  payOfSeveral,
  spentInAll,
  gainedOfPieces,
  withoutTakings,
  byUnits,
]

/** What is taken back in the same breath is followed by the readers of figures. */
export const takesBack = words('ralat|eh|maksud|maksudnya|maksudku|bukan|salah')

const inWords = new Set<string>(['swot', 'ulasan', 'riset_pasar'])

/**
 * What the numbers of a message come to by their roles alone. Null where one of them has no place: an account uses every
 * number or says nothing.
 */
export const accountOf = (request: AnalysisRequest): Worked | null => {
  const { ledger, figures, analysisType, message } = request
  if (takesBack.test(message)) return null
  if (inWords.has(analysisType) || figures.some(({ range }) => range !== undefined)) return null
  const terms = readTerms(ledger.entries)
  for (const account of accounts) {
    const worked = account(terms, request)
    if (worked) return worked
  }
  return null
}
