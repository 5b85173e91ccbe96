import { canonicalWord } from '../../intent/slang.ts'
import { inIndonesian } from '../../regional-words.ts'
import type { Asked } from '../answer.ts'
import { asAnswered } from '../spoken.ts'
import { shownNumber } from '../told-figures.ts'
import { feeAndRiseWays } from './fees-and-rises.ts'
import { type Figure, readFigures, replacedBy, toldOf } from './figures.ts'
import { loanWays, remainder } from './loan.ts'
import { lotOfGoods } from './lot.ts'
import { lotsInWords } from './lots-in-words.ts'
import { measuredWays } from './measured.ts'
import { monthWays } from './month.ts'
import { netWays } from './net.ts'
import { waysOfMany } from './of-many.ts'
import { packWays } from './packs.ts'
import { payAndShares } from './pay-and-shares.ts'
import { partWays } from './parts.ts'
import { plainWays } from './plain-sums.ts'
import { wageWithoutAbsence } from './days-away.ts'
import { pricesOfOne } from './price-of-one.ts'
import { stockLasts } from './stock-lasts.ts'
import { timesOfWork } from './time-of-work.ts'
import { changeAsShare, doneAsShare } from './changes.ts'
import { sharesOfEach } from './shares-of-each.ts'
import { askedResults } from './asked-results.ts'
import { batchWaysInWords } from './batches.ts'
import { comparingWays } from './comparing.ts'
import { consignedWays } from './consigned.ts'
import { creditAfterAdvance } from './credit-after-advance.ts'
import { dayWays } from './days.ts'
import { dealingWays } from './dealing.ts'
import { dearerGoods } from './dearer-goods.ts'
import { dealsInWords } from './deals-in-words.ts'
import { leavesAnyOut, leavesOut } from './leaves-out.ts'
import { lossesAndParts } from './losses-and-parts.ts'
import { answerPoints } from './points.ts'
import { priceBeforeDiscount } from './before-discount.ts'
import { byUnits } from './by-units.ts'
import { coveredArea } from './covered-area.ts'
import { sharedByWork } from './shared-by-work.ts'
import { ratesAndRises } from './rates-and-rises.ts'
import { resaleInWords, resaleWays } from './resale.ts'
import { ruleWays } from './rules.ts'
import { thumbWays } from './rules-of-thumb.ts'
import { saleWays } from './sale.ts'
import { scaledRecipe } from './scaled-recipe.ts'
import { shopSums } from './shop-sums.ts'
import { stallSums } from './stall-sums.ts'
import { stepByStep } from './step-by-step.ts'
import { targetWays, wantedWays } from './targets.ts'
import { taxWays } from './taxes.ts'
import { correctedBy, recountedBy, resultBefore } from './told-before.ts'
import { waysInWords } from './told-in-words.ts'
import { whatIsPaidOut } from './what-is-paid-out.ts'
import { wagesInWords, wageWays } from './wages.ts'
import { inRupiah, type Reckoned, type Way } from './way.ts'

const wantsReckoning =
  /berapa|brp|hitung|itung|tolong|%|persen|\?|untung|rugi|modal|naik|kemahalan|masuk akal|berani|dari [\d.,]+ ?(?:rb|ribu|jt|juta)? (?:ke|jadi)|=|piro|sabaraha|pinten|cara|gimana|bagaimana|kapan|baa|(?:total|satuan)(?:nya)?\s*$/i
/** What of the message before is reckoned once more where this one holds no figure. */
const asksAgain = /berapa|brp|hitung|itung|untung|rugi|laba|jual|persen|%|cicilan|sisanya|piro|sabaraha/i

/** By what a rule or the price list says; a thing may be named. */
const firmWays: readonly Way[] = [...ruleWays, ...wageWays, remainder]
/** By a trade's words; where the message names a thing to make, that is its topic. */
const tradeWays: readonly Way[] = [
  ...resaleWays,
  ...loanWays,
  ...netWays,
  ...targetWays,
  ...monthWays,
  ...wantedWays,
  ...feeAndRiseWays,
  ...dealingWays,
  ...saleWays,
  ...plainWays,
  ...thumbWays,
]

/** Sums below a thousand, and how many a gain is asked of, in the writing that the ways know. */
const smallSum = /(?<![\d.,])(\d{2,3})\s?(?:perak|perakan)(?=,?\s(?:di)?jual)/giu
const smallCost = /(?<=(?<!\p{L})modal(?:nya)?(?:\s\p{L}+){0,2}\s)(?=\d{3}\s(?:di)?jual)/giu
const gainOfMany =
  /(?<!\p{L})(?:untung|cuan|laba)(?:nya)?\s(?:dari\s|kalau\s|kalo\s)?(\d{1,5}\s(?:biji|bungkus|bks|buah|porsi|cup|gelas|potong|kotak|box|pcs|toples|loyang|ekor|pasang|lembar)(?:nya)?)\s(?=(?:itu\s)?(?:berapa|brp|piro))/giu

/** `dr`, `jd`, `sm`: words without a vowel are written out; units as `kg` have no other form, and `km` is no `kamu` here. */
const shortWord = /(?<![\p{L}\d.,@])(?!km(?!\p{L}))[bcdfghjklmnpqrstvwxyz]{2,4}(?![\p{L}\d])/giu
/** Sums that are one word. */
const spelledSums: Readonly<Record<string, string>> = {
  seribu: '1rb',
  sejuta: '1jt',
  'seratus ribu': '100rb',
  goceng: '5rb',
  ceban: '10rb',
  gopek: 'Rp 500',
}
const spelledSum = /(?<!\p{L})(?:seratus ribu|seribu|sejuta|goceng|ceban|gopek)(?!\p{L})/giu
/** `3 lusin gelas @8.500`, `2 lusin harganya 9.500 sebiji`: dozens at the price of one. */
const dozens =
  /(?<![\d.,])(\d{1,3})\s?lusin\s(?=(?:\p{L}{3,12}\s){0,2}(?:@|(?:harga(?:nya)?\s)?(?:rp\s?)?\d[\d.]*\s?(?:rb|ribu|perak)?\s(?:satu(?:an|nya)?\s?(?:biji|buah)?|sebiji|sebuah|per\s?(?:biji|buah|pcs))))/giu
const writtenOut = (word: string): string => asAnswered(canonicalWord(word.toLowerCase()))

/** How `berapa` is spelt besides. */
const howMuch = /(?<!\p{L})(?:brapa|brpa|bearapa|berape|brape|berp|beropo)(?!\p{L})/giu

/** Who goes by something raises nothing. */
const riding =
  /(?<!\p{L})naik(?=\s(?:ojek|ojol|gojek|grab|motor|mobil|bus|bis|angkot|kereta|becak|taksi|kapal|pesawat)(?!\p{L}))/giu

const inReckonersWords = (text: string): string =>
  text
    .replaceAll(riding, 'pakai')
    .replaceAll(shortWord, writtenOut)
    .replaceAll(howMuch, 'berapa')
    .replaceAll(spelledSum, (word) => spelledSums[word.toLowerCase()] ?? word)
    .replaceAll(dozens, (_, count: string) => `${Number(count) * 12} buah `)
    .replaceAll(smallSum, 'Rp $1')
    .replaceAll(smallCost, 'Rp ')
    .replaceAll(gainOfMany, 'laku $1 untungnya ')

const datePattern = /\b\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b|(?<![\d.,])0\d{2,}/

const firstOf = (ways: readonly Way[], text: string, figures: readonly Figure[]): Reckoned | null => {
  const told = toldOf(text, figures)
  for (const way of ways) {
    const found = way(told)
    if (found !== null && !leavesOut(figures, found)) return found
  }
  return null
}

const reckon = (text: string, figures: readonly Figure[], { topic }: Asked): Reckoned | null => {
  const points = answerPoints(toldOf(text, figures), topic.kind)
  if (points !== null) return points
  return topic.kind === null && !datePattern.test(text) ? firstOf(tradeWays, text, figures) : null
}

type WayInWords = (text: string) => Reckoned | null
/** By the words between the figures; each takes every figure or none. Read before sums that are told step by step. */
const exactWays: readonly WayInWords[] = [
  lotOfGoods,
  dearerGoods,
  ...dealsInWords,
  ...lotsInWords,
  ...dayWays,
  ...packWays,
  ...measuredWays,
  ...batchWaysInWords,
  ...resaleInWords,
  ...stallSums,
  ...shopSums,
  ...payAndShares,
  ...ratesAndRises,
  ...whatIsPaidOut,
  ...lossesAndParts,
  scaledRecipe,
  changeAsShare,
  doneAsShare,
  sharesOfEach,
  ...pricesOfOne,
  ...timesOfWork,
  stockLasts,
  wageWithoutAbsence,
  ...sharedByWork,
  priceBeforeDiscount,
  coveredArea,
  creditAfterAdvance,
]
/** By the words between the figures. */
const wordWays: readonly WayInWords[] = [
  ...comparingWays,
  ...consignedWays,
  ...partWays,
  ...taxWays,
  ...waysInWords,
  ...waysOfMany,
  ...wagesInWords,
]

const exactly = (text: string): Reckoned | null => {
  for (const way of exactWays) {
    const found = way(text)
    if (found !== null) return found
  }
  return null
}

const inWords = (text: string, figures: readonly Figure[]): Reckoned | null => {
  for (const way of wordWays) {
    const found = way(text)
    if (found !== null && !leavesOut(figures, found)) return found
  }
  return null
}

/**
 * Answers that reckon with the owner's own figures, of this message or with those of the messages it leans on. Every way
 * is shown, so that it can be checked.
 */
export const answerReckoned = (asked: Asked, leansOn: string | null): Reckoned | null => {
  const text = inReckonersWords(inIndonesian(asked.text.slice(0, 500).replaceAll(/\b(rata|kira)2/gi, '$1-$1')))
  const figures = readFigures(text)
  const goesOn = leansOn !== null && figures.length > 0
  if (!asked.asks && !goesOn && !wantsReckoning.test(text)) return null
  const exact = exactly(text)
  const alone =
    exact ??
    firstOf(firmWays, text, figures) ??
    (weighsUp.test(text) ? askedResults(text, figures, asked) : null) ??
    stepByStep(text) ??
    inWords(text, figures) ??
    reckon(text, figures, asked)
  // What was told before may hold the rate that this message goes without.
  const wantsRate =
    alone?.name === 'instalment_without_interest' && leansOn !== null && /%|persen|\bkur\b/i.test(leansOn)
  if ((alone !== null && !wantsRate) || leansOn === null)
    return (
      exact ??
      (alone !== null && !leavesAnyOut(text, figures, alone)
        ? alone
        : (byUnits(text) ?? askedResults(text, figures, asked) ?? alone))
    )
  const isOtherOwner = /\b(?:cv|pt|koperasi)\b/i.test(text) && /pajak|pph/i.test(leansOn)
  if (figures.length === 0 && !asksAgain.test(text) && !isOtherOwner) return null
  const before = leansOn.slice(-500)
  const corrected = correctedBy(before, text)
  if (corrected !== null) {
    const again = exactly(corrected) ?? inWords(corrected, readFigures(corrected))
    if (again !== null) return again
  }
  const recounted = recountedBy(before, text)
  const result = resultBefore(asked.context.turns)
  const ofResult =
    result === null || /\d(?:rb|jt|[\s.]*(?:ribu|juta|000))/i.test(text) ? null : exactly(`${result}. ${text}`)
  if (ofResult !== null) return ofResult
  // What was said last is found first.
  const together = replacedBy(readFigures(before), figures)
  return (
    firstOf(firmWays, `${before} ${text}`, together) ??
    exactly(`${text}. ${before}`) ??
    inWords(`${text}. ${before}`, together) ??
    reckon(`${before} ${text}`, together, asked) ??
    (recounted === null ? null : askedResults(recounted, readFigures(recounted), asked))
  )
}

/** Two ways weighed up are no rows of one sum: what knows them apart is asked first. */
const weighsUp =
  /(?<!\p{L})(?:mending(?:an)?|enakan|lebih (?:murah|untung|hemat|sehat)|mana (?:yang|yg)|vs|masing-masing)(?!\p{L})/iu

const asksNumber =
  /berapa|brp|piro|pinten|sabaraha|(?:untung|bersih|sisa|total|modal|hpp)(?:nya)?(?:\s\p{L}{2,10}){0,3}\s?\?/iu
/** So many sums and shares told are figures to reckon with. */
const leastTold = 2

/** Where a number is asked for of figures that no way fits: what was read, and how to tell it plainly. */
export const answerUnreckoned = ({ text }: Asked): Reckoned | null => {
  const told = readFigures(inIndonesian(text.slice(0, 500))).filter(({ shape }) => shape !== 'count')
  if (!asksNumber.test(text) || told.length < leastTold) return null
  const shown = told.map(({ value, shape }) => (shape === 'share' ? `${shownNumber(value)}%` : inRupiah(value)))
  return {
    name: 'not_reckoned',
    text: `Angkanya saya baca: ${shown.join(', ')}. Cara menghitungnya belum saya pahami pasti dari kalimat itu, dan saya tidak mau memberi hasil yang salah.\n\nTulis selangkah demi selangkah, misalnya *25.000 dikurangi 20% dikurangi 1.000*, atau sebut mana modal, harga jual, biaya, dan jumlahnya; nanti saya hitungkan.`,
  }
}
