import { isTimeUnit } from '../goods/units.ts'
import { wordSet } from '../words.ts'

import { persons } from './counted.ts'
import type { Entry } from './entry.ts'

const working = wordSet('kerja bekerja kerjanya pengerjaan pengerjaannya garap nggarap ngerjain mengerjakan masuk')
const wages = wordSet('upah upahnya bayaran bayarannya gaji gajinya honor honornya ongkos ongkosnya')

const says = ({ label }: Entry, words: ReadonlySet<string>): boolean =>
  label !== '' && label.split(' ').every((word) => words.has(word.toLowerCase()))

const isPeople = ({ label, price, counts }: Entry): boolean =>
  label !== '' && price === null && counts.length === 1 && counts.every(({ of }) => of !== null && persons.has(of))

const isWorkingTime = (entry: Entry): boolean =>
  says(entry, working) && entry.counts.length === 1 && entry.counts.every(({ of }) => of !== null && isTimeUnit(of))

const isWageOf = (entry: Entry | undefined): boolean =>
  entry !== undefined && says(entry, wages) && entry.counts.length === 0 && entry.price?.per.some(isTimeUnit) === true

/**
 * `tukang 3 orang kerja 8 hari upahnya 160rb sehari per orang`: people, how long they work and what they get are told of
 * one line, and neither the working nor the wage is a line of its own. The same entries where nothing is told so.
 */
export const workingDays = (entries: readonly Entry[]): readonly Entry[] => {
  const found: Entry[] = []
  for (let at = 0; at < entries.length; at += 1) {
    const people = entries[at] as Entry
    const time = entries[at + 1]
    const wage = entries[at + 2]
    const isTimed = time !== undefined && isPeople(people) && isWorkingTime(time)
    if (!isTimed) found.push(people)
    else {
      const isPaid = time.price === null && isWageOf(wage)
      const price = isPaid ? (wage?.price ?? null) : time.price
      found.push({ ...people, said: [...people.said, ...time.said], counts: [...people.counts, ...time.counts], price })
      at += isPaid ? 2 : 1
    }
  }
  return found.length === entries.length ? entries : found
}
