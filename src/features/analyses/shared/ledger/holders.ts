import { people } from '../times-pieces.ts'
import type { Time } from '../told-figure.ts'
import type { Counted } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

/** `tiap kostum kesewa 6 kali`, `sehari 1 penjahit 18 potong`: so many for each, and in what time. */
export const withHolder = (count: Counted, holder: string | null, time: Time | null): Counted => {
  if (timeNamed(count.noun) !== null || holder === count.noun) return count
  const own = count.per === null ? null : timeNamed(count.per)
  if (holder !== null && (count.per === null || own !== null)) return { ...count, per: holder, rate: own ?? time }
  return count.per === null && time !== null ? { ...count, per: time } : count
}

/** `sehari 1 penjahit dapet 18 potong`: of whom the next count is told. */
export const isOneHolder = (one: Counted, counts: readonly Counted[]): boolean =>
  one === counts[0] && one.value === 1 && counts.length > 1 && timeNamed(one.noun) === null && one.noun !== ''

/** For each of whom the counts of an entry are told; `told` are all of the message up to them. */
export const holderOf = (counts: readonly Counted[], told: readonly Counted[], isSpread: boolean): string | null => {
  const [first] = counts
  if (first && isOneHolder(first, counts)) return first.noun
  return isSpread && first ? (told.findLast(({ noun }) => people.has(noun))?.noun ?? null) : null
}
