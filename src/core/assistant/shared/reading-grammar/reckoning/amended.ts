import { wordSet } from '../words.ts'

import type { Entry } from './entry.ts'
import { billed } from './entry-words.ts'
import { namesOf, stem } from './entry-names.ts'

/** Words with which something told before is told anew: `risolnya jadi 100`. */
const anew = wordSet(
  `jadi jadinya jadiin jadikan dadi janten ganti diganti digantikan ditukar tukar dituker salah keliru bukan bener benar benere betul yg-bener
   seharusnya harusnya mestinya ralat maksudnya maksud koreksi revisi naik turun`,
)
/** Words that take back what stands before them, before the right one is told. */
const wrong = wordSet('salah keliru bukan ralat eh')
/** What holds no more, told before what holds. */
const formerly = wordSet('tadinya semula awalnya mulanya asalnya maunya rencananya dulunya')
/** Said of a thing without its new figures: `mixernya ditukar`, `okt salah`. */
const replaced = wordSet('salah keliru ditukar dituker diganti ralat')
const done = wordSet('jadi selesai kelar rampung beres terkirim dikirim sampai')
const only = wordSet('cuma cuman hanya aja saja doang')

const hasFigures = ({ counts, price }: Entry): boolean => counts.length > 0 || price !== null

/** Where the last thing stands that an entry speaks of by its name. */
const meant = (entries: readonly Entry[], { said }: Entry): number => {
  // `gado-gadonya` speaks of `gado-gado`, whose name is told in its halves.
  const words = new Set(said.flatMap((word) => [word, ...word.split('-')]).map(stem))
  return entries.findLastIndex(
    (earlier) => hasFigures(earlier) && namesOf(earlier.label).some((name) => words.has(name)),
  )
}

/** `5 kamar 2 malam …, eh kamarnya 6`: the count of the same sort is told anew, the others stay. */
const countsMended = (earlier: Entry['counts'], told: Entry['counts']): Entry['counts'] => {
  const [count, other] = told
  // `harga yg 2,9 aja`: a figure that says the price once more.
  if (count === undefined || !told.every(({ value, of }) => of !== null || Number.isInteger(value))) return earlier
  const same = earlier.findIndex(({ of }) => of === count.of)
  const [whole, second] = earlier
  // `rok 12 pcs …, yang rok cuma 10`: in the same unit.
  if (whole !== undefined && second === undefined && other === undefined && count.of === null)
    return [{ ...whole, value: count.value }]
  if (other !== undefined || earlier.length < 2 || same < 0) return told
  return earlier.map((one, at) => (at === same ? { ...one, value: count.value } : one))
}

/** The same thing with the figures that are told anew; what is not told stays. */
const mended = (earlier: Entry, { counts, price }: Entry): Entry => ({
  ...earlier,
  counts: countsMended(earlier.counts, counts),
  price:
    price === null ? earlier.price : { ...price, per: price.per.length > 0 ? price.per : (earlier.price?.per ?? []) },
})

const lastPriced = (entries: readonly Entry[]): number => entries.findLastIndex(({ price }) => price !== null)

const isProduct = ({ counts, price }: Entry, later: Entry): boolean =>
  price !== null && later.price !== null && later.price.value === price.value * (counts[0]?.value ?? 1)

const holds = ({ counts, price }: Entry, value: number): boolean =>
  price?.value === value || counts.some((count) => count.value === value)

const sorry = wordSet('eh maaf maap sori sorry ya min tadi')
/** `120 biji @2.500, eh salah maksudnya 150 biji`: nothing but the right count of what stands before. */
const isCountAnew = ({ said, counts }: Entry): boolean =>
  counts.length === 1 &&
  said.some((word) => wrong.has(word) || word === 'maksudnya') &&
  said.every((word) => wrong.has(word) || anew.has(word) || sorry.has(word))

const more = wordSet('lagi juga plus sama tambah tambahin nambah ditambah lain satunya')

/** `eh bolu gulungnya delapan loyang deh`, `yang rok cuma 10`: its count once more, told of the whole name in the same unit. */
const isThingAgain = ({ said, counts, price, label }: Entry, earlier: Entry | undefined): boolean => {
  const [count, other] = counts
  const isAnew = said[0] === 'eh' || said.some((word) => only.has(word) || word === 'jadi' || word === 'jadinya')
  if (!isAnew || price !== null || !count || other || earlier === undefined) return false
  const names = namesOf(earlier.label)
  return (
    !said.some((word) => more.has(word)) &&
    namesOf(label).every((name) => names.includes(name)) &&
    earlier.counts.some(({ of }) => of === count.of || count.of === null)
  )
}

/** `tambal ban 50rb, ganti ban dalam 180rb`: a work of its own; `ganti risolnya jadi 3rb` tells of what was told. */
const isReplacing = ({ said: [first = '', ...others] }: Entry): boolean =>
  first === 'ganti' && !others.some((word) => anew.has(word) || wrong.has(word) || word !== stem(word))

/** `baru jadi 320`: so many are done of what was told; the rest is for later. */
const isPartDone = ({ said, counts, price }: Entry): boolean =>
  price === null && counts.length === 1 && said.includes('baru') && said.some((word) => done.has(word))

/** `yang ditagih cuma yang sudah jadi`, `invoice untuk yang sudah terkirim saja dulu` */
const billsPart = ({ said }: Entry): boolean =>
  (said.some((word) => billed.has(word)) || (said.includes('yang') && said.some((word) => done.has(word)))) &&
  said.some((word) => only.has(word))

/**
 * What a message takes back of itself: `risol 120 eh bukan, risolnya jadi 100 @3rb`, `bumbu itu 215rb bukan 185rb`, `okt
 * 44jt, eh okt salah, yg bener 47jt`, `tadinya 95rb …, ya sudah 88rb`. The thing keeps its place and name and gets the
 * figures that hold. The same list where nothing is taken back.
 */
export const amended = (entries: readonly Entry[]): readonly Entry[] => {
  const found: Entry[] = []
  /** The thing whose figures have been called wrong and are not told anew yet. */
  let open = -1
  /** What held before: the next price is for the same. */
  let former: Entry | null = null
  let isMended = false
  const bills = entries.some(billsPart)
  for (const entry of entries) {
    const { said, price, counts } = entry
    const value = price?.value ?? counts[0]?.value
    const place = meant(found, entry)
    const last = found.at(-1)
    if (price === null && isCountAnew(entry) && last?.counts[0] !== undefined && last.counts[0].of === counts[0]?.of) {
      found[found.length - 1] = mended(last, entry)
      isMended = true
      continue
    }
    if (value === undefined) {
      if (place >= 0 && said.some((word) => replaced.has(word))) open = place
      // `risol 120 eh bukan, …`
      else if (said.length > 0 && said.every((word) => wrong.has(word)) && last && hasFigures(last))
        open = found.length - 1
      else found.push(entry)
      continue
    }
    if (said.at(-1) === 'bukan' && said.every((word) => wrong.has(word)) && last !== undefined) {
      // `215rb bukan 185rb`: the thing with the wrong figure gets the one before it.
      const from = found.findIndex((earlier, at) => at < found.length - 1 && holds(earlier, value))
      const thing = found[from]
      isMended = true
      if (thing === undefined || !hasFigures(last)) continue
      found[from] = mended(thing, last)
      found.pop()
      continue
    }
    if (price !== null && said.some((word) => formerly.has(word))) {
      const label = found.findLast((earlier) => earlier.label !== '')?.label ?? entry.label
      former = { ...entry, label }
      isMended = true
      continue
    }
    // `awalnya 80 kotak harga 22.000, … Snack box 100 biji @9.500`: it still holds.
    if (former !== null && former.counts.length > 0 && price !== null && namesOf(entry.label).length > 0) {
      found.push(former)
      former = null
    }
    if (former?.price && price !== null && namesOf(entry.label).length === 0) {
      found.push({ ...mended(former, entry), joined: false })
      former = null
      continue
    }
    // `itu belum masuk yang 88rb`
    if (
      price !== null &&
      counts.length === 0 &&
      said.at(-1) === 'yang' &&
      found.some((one) => holds(one, price.value))
    ) {
      isMended = true
      continue
    }
    // `eh ayamnya 40rb`: its price once more.
    const isPriceAnew = said[0] === 'eh' && counts.length === 0 && place >= 0
    const isAnew = price !== null && (isPriceAnew || (said.some((word) => anew.has(word)) && !isReplacing(entry)))
    // `nastar 12 toples 85rb. eh salah, nastarnya 15 toples`
    const isOpen = open >= 0 && place === open
    const isAgain = isThingAgain(entry, found[place])
    const target = isOpen
      ? open
      : isPartDone(entry) && bills
        ? lastPriced(found)
        : (isAnew && place >= 0) || isAgain
          ? place
          : isAnew || place < 0
            ? open
            : -1
    const thing = found[target]
    if (thing === undefined) {
      found.push(entry)
      continue
    }
    // `20 pcs @50rb, jadi kaos 1 juta`: the writer's own sum.
    found[target] = isProduct(thing, entry) ? thing : mended(thing, entry)
    open = -1
    isMended = true
  }
  return isMended ? found : entries
}
