import { formatNumber, rupiah } from '#core/text/shared/rupiah.ts'

import type { GoodsLine } from '../../reading.ts'

import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { amended } from './amended.ts'
import {
  byPeople,
  headed,
  heldAlike,
  inContainers,
  namedTimes,
  paired,
  partsAlone,
  wholeSizes,
  wholeTimes,
  withHowOften,
  withRest,
} from './arranged.ts'
import { cashCounted } from './cash-count.ts'
import { type Counted, persons } from './counted.ts'
import type { Entry, Priced } from './entry.ts'
import { ordered, sold } from './entry-words.ts'
import { givenBack, paidLines } from './given-back.ts'
import { forEverybody } from './for-everybody.ts'
import { forWhich } from './for-which.ts'
import { countedBehind, namedAgain, pricedBefore, pricedNext, pricesFirst, tariffFirst } from './named-again.ts'
import { countedByNoun, servedPerHead, withoutFreeHeads } from './per-head.ts'
import { onOtherDays } from './on-other-days.ts'
import { withRemarks } from './remarks.ts'
import { served } from './served.ts'
import { soldInShops } from './sold-in-shops.ts'
import { alsoSoLong, usedSoLong } from './used-so-long.ts'
import { hiredTogether, ratedTogether, wholeSoLong } from './whole-so-long.ts'
import { sortsAtOnePrice } from './sorts-at-one-price.ts'
import { workingDays } from './working-days.ts'
import { type Belonging, belonging, isPaidPart } from './whose-price.ts'
import { lineOf, work } from './worked.ts'

/** Lines that the units of counts and prices determine, and whether they needed more than `count times price`. */
export interface Reckoned {
  readonly lines: readonly GoodsLine[]
  readonly telling: boolean
  /** The message takes something back that it has told. */
  readonly amends: boolean
  /** What lines come to that are said to be paid, and what came back; none of that is a line. */
  readonly gone: { readonly paid: number; readonly back: number }
}

const wholes = /^(?:total|jumlah|butuh|kebutuhan|perlu|dana|anggaran|modal|biaya|nilai|budget)/i

const workers = wordSet('tukang kenek kernet kuli buruh mandor helper laden pekerja')
/** `tukang 2 orang 6 hari @150rb per orang`: whoever works is paid for each day. */
const isWage = ({ said, price }: Entry): boolean =>
  said.some((word) => workers.has(word)) && price?.per.some((unit) => persons.has(unit)) === true

/** `kontrak setahun @1,5jt per bulan`: what is billed where no thing is named. */
const deals = wordSet('kontrak langganan retainer sewa')

/** Entries of a message in which something may be taken back. */
const mostTold = 200

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

const sumsUp = wordSet(
  'total totalnya jumlah jumlahnya subtotal totalan grand keseluruhan keseluruhannya seluruhnya semuanya',
)
/** `…, total 14.100.000`, `jumlah 760.000`: what all the lines before it come to, where none of them waits for a price. */
const isToldTotal = ({ label, said, counts, price }: Entry): boolean =>
  label === '' &&
  counts.length === 0 &&
  price?.each === false &&
  said.length > 0 &&
  said.every((word) => sumsUp.has(word))

const isBareSum = ({ said, counts }: Entry): boolean => said.length === 0 && counts.length === 0

/** `utangnya 4,1jt tapi sudah nyicil 1,6jt`: the line is what is left, and its name says of what. */
const lessPaid = (owed: GoodsLine, paid: number): GoodsLine => ({
  name: / − [\d.]+\)$/.test(owed.name)
    ? `${owed.name.slice(0, -1)} − ${formatNumber(paid)})`
    : `${owed.name} (${formatNumber(amountOf(owed))} − ${formatNumber(paid)})`,
  quantity: null,
  unit: null,
  price: rupiah(amountOf(owed) - paid),
  amount: null,
})

/** `6 ekor sapi, 4 ekor 17jt per ekor, 2 ekor lagi 14,5jt`: the whole that the parts make up. */
const isMadeUp = ({ value, of }: Counted, lines: readonly GoodsLine[]): boolean => {
  // `500 lembar, 300 lembar pertama 3.500, 200 sisanya 2.800`: the unit need not be told again.
  const isOfIt = lines.some(({ unit }) => unit !== null && unit === of)
  const parts = lines.filter(({ unit, quantity }) => unit === of || (isOfIt && unit === null && quantity !== null))
  return parts.length > 1 && value === parts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
}

/** `butuhnya 40jt: kolam 15jt, bibit 8jt, …`: without the whole that its parts follow. */
const partsOf = (lines: readonly GoodsLine[]): readonly GoodsLine[] => {
  const sum = lines.reduce((all, line) => all + amountOf(line), 0)
  const parts = lines.filter((line) => !(wholes.test(line.name) && amountOf(line) * 2 === sum))
  return parts.length > 1 ? parts : lines
}

/** Each lays out what is told in another order or another way; in this order, one for all that comes behind it. */
const arrangements: readonly ((entries: readonly Entry[]) => readonly Entry[])[] = [
  withoutFreeHeads,
  countedByNoun,
  servedPerHead,
  cashCounted,
  wholeSoLong,
  hiredTogether,
  ratedTogether,
  usedSoLong,
  alsoSoLong,
  forEverybody,
  served,
  inContainers,
  onOtherDays,
  namedTimes,
  wholeTimes,
  wholeSizes,
  sortsAtOnePrice,
  workingDays,
  withHowOften,
  heldAlike,
  byPeople,
  withRest,
  partsAlone,
  countedBehind,
  pricedBefore,
  tariffFirst,
  pricesFirst,
  namedAgain,
  pricedNext,
  headed,
  paired,
]

/** The entries as they hold after all that is said: what is taken back, set right behind a line, or laid out in a list. */
const settledOf = (told: readonly Entry[]): { readonly entries: readonly Entry[]; readonly amends: boolean } => {
  // Each entry is compared with those before it: nobody tells so many things and takes some back.
  const held = told.length > mostTold ? told : amended(givenBack(withRemarks(soldInShops(told))))
  return {
    entries: paidLines(arrangements.reduce((entries, arrange) => arrange(entries), held)),
    amends: held !== told,
  }
}

/**
 * Reckons a list by its units: a price `per orang per hari` is multiplied by the persons and the days wherever they are
 * told, dozens are counted into pieces where the price is for one, one price holds for all that was counted without a
 * price. Null where a price finds nothing to belong to. Whole Rupiah; counts may be such as `2,5 kg`. `implied` are counts
 * that nobody told and everybody knows: the days from one date to another, the people who are sent.
 */
export const reckon = (told: readonly Entry[], subject: string, implied: readonly Counted[] = []): Reckoned | null => {
  const { entries, amends: isAmended } = settledOf(told)
  const lines: GoodsLine[] = []
  let amends = isAmended
  let telling = entries !== told
  /** The first thing named without figures, for a price told before it. */
  const firstNamed = entries.find((entry) => entry.label !== '' && entry.counts.length === 0 && entry.price === null)
  /** Counted and named, and without a price yet. */
  let waiting: readonly Entry[] = []
  let lastName = subject
  /** The sum before was a part that was paid: `sudah dibayar 10jt terus 8jt`. */
  let isPaid = false
  const gone = { paid: 0, back: 0 }
  const all = entries.flatMap(({ counts }) => counts)
  const isTimed = entries.some(({ price }) => (price?.per.length ?? 0) > 1 && price?.per.some(isTimeUnit) === true)
  const chainOf = (count: Counted): readonly Counted[] => {
    const chain = entries.find(({ counts, price }) => price === null && counts.includes(count))?.counts ?? []
    const others = chain.some(({ times }) => times) ? chain.filter((one) => one !== count) : []
    // `2 unit x 3 hari, 1,35jt per unit per hari. tol 900rb per unit`: the days are for the price that names them.
    return isTimed ? others.filter(({ of }) => of === null || !isTimeUnit(of)) : others
  }
  const put = (name: string, counts: readonly Counted[], price: Priced, share: Entry['share']): boolean => {
    const worked = work(counts, price, { all, implied, chainOf }, share)
    const line = worked === null || name === '' ? null : lineOf(name, price, worked)
    if (line === null || worked === null) return false
    telling ||= worked.telling
    lines.push(line)
    return true
  }
  const putShared = ({ counted, settled, isSale }: Extract<Belonging, { as: 'shared' }>, price: Priced): boolean => {
    const told = settled.flatMap((one) => one.counts.map(({ of }) => of)).find((of) => of !== null)
    const noun = told ?? price.per[0] ?? null
    return counted.every((one) =>
      put(
        one.label || (isSale ? subject || (firstNamed?.label ?? '') : '') || lastName || (noun ?? ''),
        one.counts.map((count) => (count.of === null ? { ...count, of: noun } : count)),
        price,
        null,
      ),
    )
  }
  for (const [at, entry] of entries.entries()) {
    const { label, counts, price, share, said } = entry
    if (price === null) {
      // `udah dicicil dua kali, 1,5jt sama 2jt`; `dibayar 2 kali` tells how it will be paid.
      isPaid = lines.length > 0 && isPaidPart({ ...entry, joined: false })
      if (counts.length > 0 && !isPaid) waiting = [...waiting, entry]
      if (label !== '') lastName = label
      continue
    }
    if (lines.length > 0 && waiting.length === 0 && isToldTotal(entry)) continue
    const isCounted = said.some((word) => sold.has(word) || (ordered.has(word) && said.includes('yang')))
    telling ||= price.relative === true || (counts.length > 0 && isCounted)
    const owed = lines.at(-1)
    isPaid = isPaidPart(entry) || (isPaid && isBareSum(entry))
    const paid = counts.reduce((sum, { value }) => sum * value, price.value)
    if (isPaid && owed !== undefined && amountOf(owed) > paid) {
      lines[lines.length - 1] = lessPaid(owed, paid)
      amends = true
      continue
    }
    const whose = belonging({ ...entry, price }, waiting, entries.slice(0, at))
    let isPut: boolean
    if (whose.as === 'billed') isPut = put(whose.counted.label || lastName, counts, price, share)
    else if (whose.as === 'shared') isPut = putShared(whose, price)
    else {
      const name = [whose.counted?.label ?? '', label].filter((part) => part !== '').join(' ')
      const own = [...(whose.counted?.counts ?? []), ...counts, ...forWhich(entry, entries[at + 1], lines, all)]
      // `60 bungkus laku 48, yang ditagih yang laku aja @15rb`
      telling ||= whose.counted?.said.some((word) => sold.has(word)) === true
      const deal = said.find((word) => deals.has(word)) ?? ''
      isPut = put(name || lastName || (firstNamed?.label ?? '') || deal, own, price, isWage(entry) ? 'each' : share)
      if (label !== '') lastName = label
    }
    if (!isPut) return null
    if (entry.gone !== undefined) {
      gone[entry.gone] += amountOf(lines.at(-1) as GoodsLine)
      if (entry.gone === 'back') lines.pop()
    }
    telling ||= whose.settled.length > 0
    waiting = waiting.filter((one) => !whose.settled.includes(one))
  }
  telling ||= waiting.some(({ counts }) => counts.some((count) => isMadeUp(count, lines)))
  const parts = partsOf(lines)
  return lines.length === 0 ? null : { lines: parts, telling: telling || parts.length < lines.length, amends, gone }
}
