import type { Answer } from './answer.ts'
import { beingPaid } from './being-paid.ts'
import { beyond } from './beyond.ts'
import { bookkeeping } from './bookkeeping.ts'
import { counterWorries } from './counter-worries.ts'
import { everyday } from './everyday.ts'
import { everydayPapersAndMoney } from './everyday-papers-and-money.ts'
import { feelings } from './feelings.ts'
import { goodToKnow } from './good-to-know.ts'
import { greetings } from './greetings.ts'
import { licences } from './licences.ts'
import { moneyHabits } from './money-habits.ts'
import { moreOnPapersAndRules } from './more-on-papers-and-rules.ts'
import { moreOnSelling } from './more-on-selling.ts'
import { otherPapers } from './other-papers.ts'
import { papersApart } from './papers-apart.ts'
import { papers } from './papers.ts'
import { peopleAndTrouble } from './people-and-trouble.ts'
import { permitsAndClaims } from './permits-and-claims.ts'
import { pricing } from './pricing.ts'
import { reachingBuyers } from './reaching-buyers.ts'
import { aboutAccount } from './product/account.ts'
import { aboutLetters } from './product/letters.ts'
import { aboutPoints } from './product/points.ts'
import { aboutTills } from './product/till.ts'
import { aboutWebsites } from './product/websites.ts'
import { whatItIs } from './product/what-it-is.ts'
import { readyWords } from './ready-words.ts'
import { refusals } from './refusals.ts'
import { rulesAndTaxes } from './rules-and-taxes.ts'
import { runningTheShop } from './running-the-shop.ts'
import { seasonsAndPauses } from './seasons-and-pauses.ts'
import { selling } from './selling.ts'
import { situations } from './situations.ts'
import { smallTalk } from './small-talk.ts'
import { terms } from './terms.ts'
import { whereToSell } from './where-to-sell.ts'
import { workers } from './workers.ts'
import { workersDues } from './workers-dues.ts'
import { askedInPassing } from './worth-knowing/asked-in-passing.ts'
import { buyersAndBeginnings } from './worth-knowing/buyers-and-beginnings.ts'
import { choicesAndDangers } from './worth-knowing/choices-and-dangers.ts'
import { creditAndPrices } from './worth-knowing/credit-and-prices.ts'
import { dayAtTheShop } from './worth-knowing/day-at-the-shop.ts'
import { hardCases } from './worth-knowing/hard-cases.ts'
import { hardPeople } from './worth-knowing/hard-people.ts'
import { inYourCare } from './worth-knowing/in-your-care.ts'
import { moneyAtHand } from './worth-knowing/money-at-hand.ts'
import { moneyChoices } from './worth-knowing/money-choices.ts'
import { betweenPeople } from './worth-knowing/between-people.ts'
import { nearerHome } from './worth-knowing/nearer-home.ts'
import { plainlyAsked } from './worth-knowing/plainly-asked.ts'
import { people } from './worth-knowing/people.ts'
import { permitsFurther } from './worth-knowing/permits-further.ts'
import { proofAndChoices } from './worth-knowing/proof-and-choices.ts'
import { rightsAtWork } from './worth-knowing/rights-at-work.ts'
import { rulesWorthKnowing } from './worth-knowing/rules.ts'
import { seasonsAndSelling } from './worth-knowing/seasons-and-selling.ts'
import { sellingRules } from './worth-knowing/selling-rules.ts'
import { shopFloor } from './worth-knowing/shop-floor.ts'
import { stockAndSlowDays } from './worth-knowing/stock-and-slow-days.ts'
import { stockAndMishaps } from './worth-knowing/stock-and-mishaps.ts'
import { togetherAndFurther } from './worth-knowing/together-and-further.ts'
import { writtenForYou } from './written-for-you.ts'

/** Topics of trade: what is asked next about one of them goes on from it. */
export const trade: readonly Answer[] = [
  ...papers,
  ...otherPapers,
  ...papersApart,
  ...terms,
  ...rulesAndTaxes,
  ...licences,
  ...selling,
  ...pricing,
  ...whereToSell,
  ...beingPaid,
  ...moneyHabits,
  ...reachingBuyers,
  ...bookkeeping,
  ...workers,
  ...seasonsAndPauses,
  ...everyday,
  ...everydayPapersAndMoney,
  ...readyWords,
  ...moreOnSelling,
  ...moreOnPapersAndRules,
  ...situations,
  ...writtenForYou,
  ...runningTheShop,
  ...peopleAndTrouble,
  ...workersDues,
  ...permitsAndClaims,
  ...counterWorries,
  ...goodToKnow,
  ...buyersAndBeginnings,
  ...choicesAndDangers,
  ...creditAndPrices,
  ...people,
  ...stockAndMishaps,
  ...shopFloor,
  ...rulesWorthKnowing,
  ...seasonsAndSelling,
  ...inYourCare,
  ...moneyAtHand,
  ...rightsAtWork,
  ...permitsFurther,
  ...dayAtTheShop,
  ...togetherAndFurther,
  ...hardCases,
  ...askedInPassing,
  ...nearerHome,
  ...plainlyAsked,
  ...betweenPeople,
  ...stockAndSlowDays,
  ...proofAndChoices,
  ...sellingRules,
  ...moneyChoices,
  ...hardPeople,
]
/** Those that write words to copy. */
export const writers: ReadonlySet<Answer> = new Set([...readyWords, ...writtenForYou])
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
