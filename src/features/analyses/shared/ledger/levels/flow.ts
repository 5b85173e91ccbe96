import { isMeasure } from '#core/assistant/shared/reading-grammar/goods/units.ts'

import { people } from '../../times-pieces.ts'
import type { Counted, Entry } from '../entry.ts'
import type { Rate } from './rates.ts'
import { heldIn, isOccasion, isTimeUnit, levelUnit, wordList } from './units.ts'

/** A sum at its level: which way it goes, for one of what it is told, and how many of that stand beside it. */
export interface Flow {
  readonly entry: Entry
  readonly way: 'in' | 'out'
  readonly units: readonly string[]
  readonly own: readonly Counted[]
}

const eachWords = wordList('sekali tiap setiap per satu saban sakali')
const once = wordList('sekali sakali')

const timeOfHeading: Readonly<Record<string, string>> = { bulanan: 'bulan', harian: 'hari', mingguan: 'minggu' }

/** `sekali trip`, `tiap trip:`: the occasions that entries are told for; a heading holds to the end of its sentence. */
export const marksOf = (entries: readonly Entry[]): Map<Entry, readonly string[]> => {
  const counted = new Set(entries.flatMap(({ counts }) => counts.map(({ noun }) => noun)))
  const markIn = (words: readonly string[]): string | null => {
    const at = words.findIndex((word, index) => {
      const next = words[index + 1] ?? ''
      return eachWords.has(word) && !isTimeUnit(next) && (counted.has(next) || isOccasion(next))
    })
    // `sekali cukur 25rb`: each time.
    const isOnce = words.some((word, index) => once.has(word) && !isTimeUnit(words[index + 1] ?? ''))
    return at === -1 ? (isOnce ? 'kali' : null) : (words[at + 1] ?? null)
  }
  const found = new Map<Entry, readonly string[]>()
  let headed: { mark: string; sentence: number } | null = null
  for (const entry of entries) {
    const over = markIn(entry.context) ?? timeOfHeading[entry.context.at(-1) ?? ''] ?? null
    if (over !== null) headed = { mark: over, sentence: entry.sentence }
    const own = markIn(entry.words)
    const mark = own ?? (headed?.sentence === entry.sentence ? headed.mark : null)
    found.set(entry, mark === null ? [] : [mark])
  }
  return found
}

const unique = (units: readonly (string | null)[]): string[] => [
  ...new Set(units.filter((one): one is string => one !== null)),
]

/** A sum at the level that its own words and marks tell. */
export const flowOf = (entry: Entry, way: 'in' | 'out', marks: readonly string[], rates: readonly Rate[]): Flow => {
  const { per, rate, each, counts } = entry
  const many = counts.filter(({ value, times }) => value !== 1 || times)
  const ofPer = many.find(({ noun }) => per !== null && (noun === per || heldIn(noun, per) !== null))
  // `3 tukang 160rb sehari`: each of them, every day.
  const isDaily = per === 'hari' && many.length === 1 && people.has(many[0]?.noun ?? '')
  // `motor 110 sehari tarif 2rb`: so many of what is named; `tiap unit keluar 16 hari sebulan tarif 350rb`: for each day.
  const isTariff = way === 'in' && many.length === 1 && entry.words.includes('tarif')
  const [counted] = many
  const isNamed = isTariff && counted?.noun === '' && isTimeUnit(counted.rate ?? counted.per ?? '')
  const isOut = isTariff && counted?.noun === 'hari' && per !== null && !isTimeUnit(per)
  const isAll = each || isDaily || isNamed || isOut
  const own = isAll ? many : [...(ofPer ? [ofPer] : []), ...many.filter((one) => one.times && one !== ofPer)]
  // `satu orang 75rb sehari`: for one of those who are counted elsewhere.
  const [single] = counts.filter(
    ({ value, noun }) =>
      value === 1 && noun !== '' && !isTimeUnit(noun) && (!isMeasure(noun) || entry.words.length === 0),
  )
  const time = per === null ? null : levelUnit(per)
  const taken = new Set(own.map(({ noun }) => noun))
  const told = unique([
    time,
    rate,
    ...own.flatMap((one) => [one.per === null ? null : levelUnit(one.per), one.rate]),
    single && counts.length === 1 && rates.some(({ of, ofCost }) => of === single.noun && !ofCost) ? single.noun : null,
    ...marks.filter((mark) => !(isTimeUnit(mark) && ((time !== null && isTimeUnit(time)) || rate !== null))),
  ])
  return { entry, way, own, units: told.filter((unit) => !taken.has(unit) && (ofPer === undefined || unit !== per)) }
}
