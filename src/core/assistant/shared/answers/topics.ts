import type { Answer } from './answer.ts'
import { beyond } from './beyond.ts'
import { feelings } from './feelings.ts'
import { greetings } from './greetings.ts'
import { readyWords } from './ready-words.ts'
import { refusals } from './refusals.ts'
import { smallTalk } from './small-talk.ts'
import { writtenForYou } from './written-for-you.ts'
import { writtenToBuyers } from './written-to-buyers.ts'
import { aboutAccount } from './product/account.ts'
import { aboutLetters } from './product/letters.ts'
import { aboutPoints } from './product/points.ts'
import { aboutTills } from './product/till.ts'
import { aboutWebsites } from './product/websites.ts'
import { whatItIs } from './product/what-it-is.ts'
import { agreements } from './trade/agreements.ts'
import { beginnings } from './trade/beginnings.ts'
import { beingSeen } from './trade/being-seen.ts'
import { booksAndProfit } from './trade/books-and-profit.ts'
import { buyers } from './trade/buyers.ts'
import { cash } from './trade/cash.ts'
import { creditToBuyers } from './trade/credit-to-buyers.ts'
import { delivery } from './trade/delivery.ts'
import { familyAndPartners } from './trade/family-and-partners.ts'
import { goodsUnderRules } from './trade/goods-under-rules.ts'
import { kitchen } from './trade/kitchen.ts'
import { licences } from './trade/licences.ts'
import { loans } from './trade/loans.ts'
import { namesAndCopies } from './trade/names-and-copies.ts'
import { orders } from './trade/orders.ts'
import { papersApart } from './trade/papers-apart.ts'
import { papersInUse } from './trade/papers-in-use.ts'
import { papers } from './trade/papers.ts'
import { pay } from './trade/pay.ts'
import { peopleAtWork } from './trade/people-at-work.ts'
import { permits } from './trade/permits.ts'
import { permitsKept } from './trade/permits-kept.ts'
import { places } from './trade/places.ts'
import { pricesUnderPressure } from './trade/prices-under-pressure.ts'
import { prices } from './trade/prices.ts'
import { promotion } from './trade/promotion.ts'
import { qrisAndTransfers } from './trade/qris-and-transfers.ts'
import { returnsAndDamage } from './trade/returns-and-damage.ts'
import { reviewsAndRumours } from './trade/reviews-and-rumours.ts'
import { rulesOfThePlace } from './trade/rules-of-the-place.ts'
import { sellingOnline } from './trade/selling-online.ts'
import { sellingThroughOthers } from './trade/selling-through-others.ts'
import { slowAndBusyDays } from './trade/slow-and-busy-days.ts'
import { stock } from './trade/stock.ts'
import { suppliers } from './trade/suppliers.ts'
import { taxCases } from './trade/tax-cases.ts'
import { taxes } from './trade/taxes.ts'
import { terms } from './trade/terms.ts'
import { tillsAndPlans } from './trade/tills-and-plans.ts'
import { workRules } from './trade/work-rules.ts'

/** Topics of trade: what is asked next about one of them goes on from it. */
export const trade: readonly Answer[] = [
  ...papers,
  ...papersApart,
  ...terms,
  ...taxes,
  ...taxCases,
  ...licences,
  ...permits,
  ...permitsKept,
  ...goodsUnderRules,
  ...rulesOfThePlace,
  ...namesAndCopies,
  ...pay,
  ...workRules,
  ...peopleAtWork,
  ...familyAndPartners,
  ...creditToBuyers,
  ...loans,
  ...cash,
  ...qrisAndTransfers,
  ...booksAndProfit,
  ...prices,
  ...pricesUnderPressure,
  ...beginnings,
  ...places,
  ...stock,
  ...suppliers,
  ...kitchen,
  ...orders,
  ...buyers,
  ...returnsAndDamage,
  ...reviewsAndRumours,
  ...delivery,
  ...sellingOnline,
  ...sellingThroughOthers,
  ...promotion,
  ...beingSeen,
  ...slowAndBusyDays,
  ...papersInUse,
  ...agreements,
  ...tillsAndPlans,
  ...readyWords,
  ...writtenForYou,
  ...writtenToBuyers,
]
/** Those that write words to copy. */
export const writers: ReadonlySet<Answer> = new Set([...readyWords, ...writtenForYou, ...writtenToBuyers])
/** What this product is and does. */
export const ours: readonly Answer[] = [
  ...aboutLetters,
  ...whatItIs,
  ...aboutPoints,
  ...aboutAccount,
  ...aboutTills,
  ...aboutWebsites,
]
/** Every answer that stands for itself. */
export const all: readonly Answer[] = [
  ...refusals,
  ...trade,
  ...ours,
  ...feelings,
  ...smallTalk,
  ...beyond,
  ...greetings,
]

/** Answers that are known by their words; greetings and talk are not. */
export const known: ReadonlySet<Answer> = new Set([...trade, ...ours, ...feelings])

/** What may answer a message that names something of the world outside. */
export const aboutOutside = all.filter((answer) => !ours.includes(answer) && !feelings.includes(answer))
