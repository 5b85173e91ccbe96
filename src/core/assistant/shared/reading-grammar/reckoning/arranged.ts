import { unitOf } from '../units.ts'
import { wordSet } from '../words.ts'

import type { Entry } from './entries.ts'

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
  if (things.length !== to - from) return entries
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
    // `rekap 3 hari` tells a time, `2 kg beras` goods.
    if (count.of !== null && unitOf(count.of) !== null) return false
    const from = firstPriced(entries, place + 1)
    const listed = entries.slice(from, from + count.value)
    const isList = count.value > 1 && listed.length === count.value && listed.every(isSum)
    return isList && !isSum(entries[from + count.value] ?? entries[place])
  })
  const head = entries[at]
  if (head === undefined) return entries
  const from = firstPriced(entries, at + 1)
  const [of] = head.counts.flatMap(({ of }) => (of === null ? [] : [of]))
  const name = head.label || of || ''
  const size = head.counts[0]?.value ?? 0
  return entries.flatMap((entry, place) => {
    if (place === at) return []
    const isListed = place >= from && place < from + size
    return [isListed && entry.label === '' ? { ...entry, label: `${name} ${place - from + 1}`.trim() } : entry]
  })
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
  entry !== undefined && entry.price !== null && entry.counts.length === 0 && entry.price.per.length === 0

/** The next entry with a price, past words without figures. */
const firstPriced = (entries: readonly Entry[], from: number): number => {
  let at = from
  while (at - from < 3 && entries[at]?.price === null && entries[at]?.counts.length === 0) at += 1
  return at
}
