import { people } from '../times-pieces.ts'
import type { Counted, Entry } from './entry.ts'
import { timeNamed } from './ledger-words.ts'
import { isTimeUnit } from './levels/units.ts'

const dayHours = 24
const ofEach =
  /(?<!\p{L})(?:tiap|setiap|masing-masing|masing2|masing|per (?:unit|lapangan|meja|kamar|alat|mesin|bilik|studio))(?!\p{L})/iu

/** `sejam 6rb tiap unit`, `120rb per jam`: what an hour of it brings. */
const isRate = ({ money, way, per, words }: Entry): boolean =>
  money !== null && way !== 'out' && (per === 'jam' || words.includes('sejam') || words.includes('perjam'))

/**
 * `2 lapangan 120rb per jam, laku 6 jam sehari`: the hours of a day are those of each of what is let. Whose they are
 * is told (`tiap unit`) or assumed; more than one rate, or more hours than one count, is left as it is.
 */
export const letHours = (entries: readonly Entry[]): readonly Entry[] => {
  const [rate, moreRates] = entries.filter(isRate)
  const counts = entries.flatMap((entry) => (entry.way === 'out' && entry.money !== null ? [] : entry.counts))
  const [hours, moreHours] = counts.filter(({ noun }) => noun === 'jam')
  const [things, moreThings] = counts.filter(({ noun }) => !isTimeUnit(noun))
  if (!rate || moreRates || !hours || moreHours || moreThings || hours.value > dayHours) return entries
  // `main 8 jam sehari per unit` says whose they are.
  if (hours.per !== null && timeNamed(hours.per) === null) return entries
  const isOfDay = hours.rate === 'hari' || timeNamed(hours.per ?? '') === 'hari'
  // `tukang 20rb per jam, 8 jam sehari` is paid.
  if (rate.way !== 'in' && !things) return entries
  if (!isOfDay || hours.times || (things && (people.has(things.noun) || things.per !== null))) return entries
  const said = entries.map((one) => one.said).join(' ')
  const held: Counted = {
    ...hours,
    per: things && things.value > 1 ? things.noun || 'unit' : null,
    rate: 'hari',
    ...(things && things.value > 1 && !ofEach.test(said) ? { assumed: true } : {}),
  }
  const bare: Entry = { ...rate, money: null, way: null, sure: false, per: null, rate: null, each: false, words: [] }
  const isAlone = held.per === null || !things
  const counted: Entry[] = isAlone
    ? []
    : [
        { ...bare, counts: [{ ...things, noun: held.per ?? '' }] },
        { ...bare, counts: [held] },
      ]
  return entries.flatMap((one): Entry[] => {
    if (one === rate)
      return [...counted, { ...rate, way: 'in', per: 'jam', rate: null, each: false, counts: isAlone ? [held] : [] }]
    const others = one.counts.filter((count) => count !== hours && count !== things)
    const isEmpty = others.length === 0 && one.counts.length > 0 && one.money === null && one.percent === null
    return isEmpty ? [] : [{ ...one, counts: others }]
  })
}
