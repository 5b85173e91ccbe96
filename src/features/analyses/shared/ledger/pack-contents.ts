import { people } from '../times-pieces.ts'
import type { Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'

/** Whether an entry tells what one pack holds: `isi 30 butir`. */
export const isContents = ({ words, money, percent, counts }: Entry): boolean =>
  money === null && percent === null && counts.length === 1 && words.at(-1) === 'isi' && counts[0]?.noun !== ''

/** The pack that was told right before it: `54rb per tray`, `2 rit @1,1jt`. */
const packOf = ({ per, counts }: Entry): string | null => {
  if (per !== null && timeNamed(per) === null) return per
  const [count, more] = counts
  const isThing = count && !more && count.noun !== '' && timeNamed(count.noun) === null && !people.has(count.noun)
  return isThing ? count.noun : null
}

/** `15 tray 54rb per tray isi 30 butir`: so many pieces are in each of the packs, whatever one of them sells for. */
export const withContents = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry, at) => {
    const before = entries[at - 1]
    const [count] = entry.counts
    if (!before || !count || !isContents(entry) || before.sentence !== entry.sentence) return entry
    const pack = count.per ?? packOf(before)
    return pack === null || pack === count.noun ? entry : { ...entry, per: null, counts: [{ ...count, per: pack }] }
  })
