import { isTimeUnit, unitOf } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { sizeText } from '../goods/goods-line.ts'
import { type Counted, frequencies, heldBy } from './counted.ts'

import type { Entry } from './entry.ts'
import { isPaidPart } from './whose-price.ts'

const isBarePrice = ({ label, counts, price }: Entry): boolean => price !== null && label === '' && counts.length === 0

/** `nasi kotak, snack box dan es buah masing-masing 45 porsi, harganya 28rb, 12rb dan 9rb`: prices in the order of things. */
export const paired = (entries: readonly Entry[]): readonly Entry[] => {
  const from = entries.findIndex(
    (entry, at) => isBarePrice(entry) && isBarePrice(entries[at + 1] ?? entry) && at + 1 < entries.length,
  )
  if (from < 0) return entries
  let to = from
  while (to < entries.length && isBarePrice(entries[to] as Entry)) to += 1
  const things = entries
    .slice(0, from)
    .filter(({ label, price }) => price === null && label !== '')
    .slice(from - to)
  // `udah dicicil dua kali, 1,5jt sama 2jt` names no goods.
  if (things.length !== to - from || things.some(isPaidPart)) return entries
  const common = things.find(({ share }) => share === 'each')?.counts ?? []
  const lines = things.map((thing, at) => ({
    ...thing,
    counts: thing.counts.length > 0 ? thing.counts : common,
    price: { ...(entries[from + at]?.price ?? { value: 0, per: [], rate: null, ofOne: false }), each: true },
    share: null,
  }))
  return [...entries.slice(0, from).filter((entry) => !things.includes(entry)), ...lines, ...entries.slice(to)]
}

/**
 * `3 faktur: 3,7jt, 2,1jt, 4,9jt`, `ambil triplek 3x: …`: a count that says how many sums follow multiplies none of them;
 * what is counted names the sums that have no name of their own.
 */
export const headed = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(({ counts, price }, place) => {
    const [count, other] = counts
    if (price !== null || count === undefined || other !== undefined || !Number.isInteger(count.value)) return false
    const from = firstPriced(entries, place + 1)
    const listed = entries.slice(from, from + count.value)
    // `2 kg beras` counts goods, unless each of them is told: `sapi 2 ekor, yang putih 21jt, yang merah 19jt`.
    const isEachTold = listed.every(({ said }) => said.includes('yang'))
    if (count.of !== null && unitOf(count.of) !== null && !isTimeUnit(count.of) && !isEachTold) return false
    const isTime = count.of !== null && isTimeUnit(count.of)
    const isList = count.value > 1 && listed.length === count.value && listed.every(isSum)
    // `3 hari: jumat 820rb, sabtu …` names its sums itself.
    if (isTime && listed.some(({ label }) => label !== '')) return false
    return isList && !isSum(entries[from + count.value] ?? entries[place])
  })
  const head = entries[at]
  if (head === undefined) return entries
  const from = firstPriced(entries, at + 1)
  const [of] = head.counts.flatMap(({ of }) => (of === null ? [] : [of]))
  const name = head.label.replace(/(?<=\p{L}{3})nya$/u, '') || of || ''
  const size = head.counts[0]?.value ?? 0
  return entries.flatMap((entry, place) => {
    if (place === at) return []
    const isListed = place >= from && place < from + size
    if (!isListed) return [entry]
    const own = entry.label || `${place - from + 1}`
    const isNameless = entry.label === '' || entry.said.includes('yang')
    return [isNameless ? { ...entry, label: `${name} ${own}`.trim() } : entry]
  })
}

const remaining = wordSet('sisanya sisane selebihnya selebihe lainnya sesana')

const saysRest = ({ said }: Entry): boolean => said.some((word) => remaining.has(word))

/** `menu B 42rb sisanya`: the rest is told behind the price that it has. */
const withRestBehind = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex(
    (entry, place) =>
      place > 0 && saysRest(entry) && entry.label === '' && entry.counts.length === 0 && entry.price === null,
  )
  const before = entries[at - 1]
  if (before === undefined || before.price === null || before.counts.length > 0) return entries
  return entries.flatMap((entry, place) =>
    place === at ? [] : [place === at - 1 ? { ...entry, said: [...entry.said, 'sisanya'] } : entry],
  )
}

/** `32 koli, 18 nya koli kecil 65rb, sisanya koli besar 110rb`: what is left of the whole is counted. */
export const withRest = (told: readonly Entry[]): readonly Entry[] => {
  const entries = withRestBehind(told)
  const at = entries.findIndex((entry) => entry.price !== null && entry.counts.length === 0 && saysRest(entry))
  if (at < 2) return told
  const from = entries.slice(0, at).findIndex(({ price, counts }) => price === null && counts.length === 1)
  const [whole] = entries[from]?.counts ?? []
  const parts = entries.slice(from + 1, at).flatMap(({ counts }) => counts)
  const rest = (whole?.value ?? 0) - parts.reduce((sum, { value }) => sum + value, 0)
  if (whole === undefined || parts.length === 0 || rest <= 0) return told
  return entries.map((entry, place) =>
    place === at
      ? {
          ...entry,
          label: entry.label.replace(/^\p{L}+\s/u, (word) => (remaining.has(word.trim().toLowerCase()) ? '' : word)),
          said: [...entry.said, 'yang'],
          counts: [{ ...whole, value: rest }],
        }
      : entry,
  )
}

/**
 * `servis AC 14 unit, yang 10 unit cuci biasa 75rb, yang 4 unit tambah freon 225rb`: parts that make up what was counted
 * before stand alone, under its name.
 */
export const partsAlone = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex((entry, place) => entry.price === null && partsOf(entries, place).length > 1)
  const whole = entries[at]
  if (whole === undefined) return entries
  const parts = partsOf(entries, at)
  return entries.flatMap((entry, place) => {
    if (place === at) return []
    const before = entries[place - 1]
    // `yang 4 unit tambah freon jadi 225rb`: the price of the part right before it.
    if (parts.includes(place - 1) && before?.price === null && isPriceOnly(entry))
      return [{ ...entry, label: `${whole.label} ${entry.label}`.trim(), counts: before.counts }]
    if (parts.includes(place) && entry.price === null && isPriceOnly(entries[place + 1])) return []
    if (!parts.includes(place)) return [entry]
    // `yang 2 @2,8 juta seekor`: counted as the whole is.
    const counts = entry.counts.map((count) => ({ ...count, of: count.of ?? whole.counts[0]?.of ?? null }))
    const isNamed = whole.label !== '' && entry.label.startsWith(`${whole.label} `)
    return [{ ...entry, label: isNamed ? entry.label : `${whole.label} ${entry.label}`.trim(), counts }]
  })
}

const isPriceOnly = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.price !== null && entry.counts.length === 0

const partsOf = (entries: readonly Entry[], at: number): number[] => {
  const [count] = entries[at]?.counts ?? []
  if (count === undefined) return []
  const found: number[] = []
  let left = count.value
  for (let place = at + 1; place < entries.length && left > 0; place += 1) {
    const { said, counts } = entries[place] as Entry
    const [part] = counts
    if (part === undefined) continue
    const isSome = said.includes('yang') || said.includes('nya')
    if ((part.of !== count.of && part.of !== null) || !isSome) return []
    left -= part.value
    found.push(place)
  }
  return left === 0 ? found : []
}

/** `snack 40 orang selama 3 hari, sehari 2 kali, @12.500`: how often, told behind what is counted, belongs to it. */
export const withHowOften = (entries: readonly Entry[]): readonly Entry[] => {
  const found: Entry[] = []
  for (const entry of entries) {
    const last = found.at(-1)
    const isOften =
      entry.label === '' &&
      entry.price === null &&
      entry.counts.length > 0 &&
      entry.counts.every(({ of }) => of !== null && (frequencies.has(of) || isTimeUnit(of)))
    const isCounted = last !== undefined && last.price === null && last.label !== '' && last.counts.length > 0
    // `gula halus 4 dus, isi 20 bungkus per dus, sebungkus 9.750`
    const isHeld = isCounted && isHeldBy(entry, last)
    if (
      isHeld ||
      (isOften && isCounted && last.counts.every(({ of }) => !entry.counts.some((count) => count.of === of)))
    )
      found[found.length - 1] = { ...last, counts: [...last.counts, ...entry.counts] }
    else found.push(entry)
  }
  return found.length === entries.length ? entries : found
}

/** `senin 30 peti, kamis 20 peti isi 15 kg, 26.500 sekilo`: what one of them holds, those counted right before it hold too. */
export const heldAlike = (entries: readonly Entry[]): readonly Entry[] => {
  const last = entries.findLastIndex(({ counts }) => counts.length === 2 && counts[1]?.per[0] === counts[0]?.of)
  const [whole, held] = entries[last]?.counts ?? []
  const isAlike = ({ price, counts }: Entry): boolean =>
    price === null && counts.length === 1 && counts[0]?.of === whole?.of && counts[0]?.per.length === 0
  const from = entries.slice(0, Math.max(0, last)).findLastIndex((entry) => !isAlike(entry)) + 1
  return held === undefined || whole?.of === null || from >= last
    ? entries
    : entries.map((entry, at) => (at >= from && at < last ? { ...entry, counts: [...entry.counts, held] } : entry))
}

/** Told of nothing but how many each of those counted before it holds. */
const isHeldBy = ({ label, price, counts }: Entry, before: Entry): boolean =>
  label === '' &&
  price === null &&
  counts.length > 0 &&
  counts.every(({ per }) => before.counts.some(({ of }) => of !== null && !isTimeUnit(of) && per.includes(of)))

/** `dedak 4 kuintal, itu per sak isi 50 kilo harganya 315rb`: counted by what holds it, which has the price. */
export const inContainers = (entries: readonly Entry[]): readonly Entry[] => {
  const at = entries.findIndex((entry, place) => containersOf(entry, entries[place - 1]) !== null)
  const [entry, whole] = [entries[at], entries[at - 1]]
  const counts = entry && whole ? containersOf(entry, whole) : null
  if (entry === undefined || whole === undefined || counts === null) return entries
  return entries.flatMap((one, place) =>
    place === at - 1 ? [] : place === at ? [{ ...entry, label: whole.label, counts }] : [one],
  )
}

const containersOf = ({ price, counts }: Entry, before: Entry | undefined): readonly Counted[] | null => {
  const [held, more] = counts
  const [whole, other] = before?.counts ?? []
  const unit = held?.of ?? null
  const of = held?.per[0]
  if (price === null || before?.price !== null || more !== undefined || other !== undefined) return null
  if (held === undefined || unit === null || whole === undefined || of === undefined) return null
  const value = (heldBy(whole, unit) ?? 0) / held.value
  const isOfIt = price.per.length === 0 || price.per.includes(of)
  return isOfIt && Number.isInteger(value) && value > 1 ? [{ ...whole, value, of }] : null
}

const overtime = wordSet('molor lembur overtime kelebihan lebihnya nambah tambahan extra ekstra over')

/** `sound 8 jam 3,2jt, molor 2 jam kena 350rb per jam`: the longer time has one price, and more of it another. */
export const wholeTimes = (entries: readonly Entry[]): readonly Entry[] => {
  const later = entries.findIndex(
    ({ said, counts }) => said.some((word) => overtime.has(word)) && timeOf(counts) !== null,
  )
  const unit = timeOf(entries[later]?.counts ?? [])
  const { value: rate = 0, per = [] } = (entries[later]?.price ?? entries[later + 1]?.price) || {}
  return later < 1 || unit === null || !per.includes(unit)
    ? entries
    : entries.map((entry, at) => {
        const { counts, price, label } = entry
        const isWhole = at < later && price !== null && price.per.length === 0 && !price.each && price.value > rate
        const [count] = counts
        return isWhole && timeOf(counts) === unit && count !== undefined
          ? { ...entry, label: `${label} ${sizeText(count.value, unit)}`, counts: [] }
          : entry
      })
}

/**
 * `rapat 3x, tiap rapat 25 orang`, `kirim air tangki 8 kali sebulan selama 6 bulan, 320rb per tangki`: what happens so often
 * is counted by its name where each holds so many or has its price.
 */
export const namedTimes = (entries: readonly Entry[]): readonly Entry[] => {
  const nouns = entries.flatMap(({ counts }) => counts.flatMap(({ per }) => per))
  const priced = entries.flatMap(({ label, price }) => (label === '' ? (price?.per ?? []) : []))
  const isCounted = (noun: string): boolean => entries.some(({ counts }) => counts.some(({ of }) => of === noun))
  const isCalledBy = ({ said }: Entry, all: readonly string[]): string | undefined =>
    all.find((noun) => said.includes(noun) && !isCounted(noun))
  const timesOf = (entry: Entry): string | undefined => {
    const [times, time, other] = entry.counts
    if (times?.of !== 'kali' || other !== undefined) return undefined
    if (time === undefined && !times.lasts) return isCalledBy(entry, nouns)
    const isThrough = time?.of !== null && time !== undefined && times.per.includes(time.of)
    return isThrough && entry.price === null ? isCalledBy(entry, priced) : undefined
  }
  return entries.some((entry) => timesOf(entry) !== undefined)
    ? entries.map((entry) => {
        const of = timesOf(entry)
        const named = (count: Counted): Counted => (count.of === 'kali' && of !== undefined ? { ...count, of } : count)
        return of === undefined ? entry : { ...entry, counts: entry.counts.map(named) }
      })
    : entries
}

/** Nobody tells the price of one gram, but for gold. */
const tiny = wordSet('gram ml')
const dear = wordSet('emas perak antam logam')

const isWholeSize = ({ counts, price, said }: Entry): boolean =>
  price !== null &&
  price.per.length === 0 &&
  !price.each &&
  counts.length === 1 &&
  // `stylist setengah hari 400rb`
  ((counts[0]?.value ?? 1) < 1 || (tiny.has(counts[0]?.of ?? '') && !said.some((word) => dear.has(word))))

/** `mentega 500gr 24rb`: so much of it has that price, and no gram of it. */
export const wholeSizes = (entries: readonly Entry[]): readonly Entry[] => {
  return entries.some(isWholeSize)
    ? entries.map((entry) => {
        const [count] = entry.counts
        return count !== undefined && isWholeSize(entry)
          ? { ...entry, label: `${entry.label} ${sizeText(count.value, count.of)}`, counts: [] }
          : entry
      })
    : entries
}

const timeOf = (counts: readonly Counted[]): string | null => {
  const [count, other] = counts
  const unit = count?.of ?? null
  return other === undefined && unit !== null && isTimeUnit(unit) ? unit : null
}

/** Papers in which sums stand by their people. */
const accounts = wordSet('piutang utang hutang kasbon iuran arisan tunggakan setoran lembur gaji upah patungan')

const isBare = ({ label, who, counts, price }: Entry): boolean =>
  who !== '' &&
  (label === '' || accounts.has(label.replace(/(?:nya|e|na)$/, ''))) &&
  (counts.length > 0 || price !== null)

/** `Mak Ijah 1,2jt, Warung Poniman 860rb`: sums that stand by who is named and not by a thing. */
export const byPeople = (entries: readonly Entry[]): readonly Entry[] => {
  const isAccount = entries.some(({ said }) => said.some((word) => accounts.has(word)))
  if (entries.filter(isBare).length < (isAccount ? 1 : 2)) return entries
  return entries.map((entry) => (isBare(entry) ? { ...entry, label: entry.who } : entry))
}

const isSum = (entry: Entry | undefined): boolean =>
  entry !== undefined &&
  entry.price !== null &&
  entry.counts.length === 0 &&
  entry.price.per.length === 0 &&
  entry.price.rate === null

/** The next entry with a price, past words without figures. */
const firstPriced = (entries: readonly Entry[], from: number): number => {
  let at = from
  while (at - from < 3 && entries[at]?.price === null && entries[at]?.counts.length === 0) at += 1
  return at
}
