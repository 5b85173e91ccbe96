import { wordSet } from '../words.ts'

import { type Counted, persons } from './counted.ts'
import type { Entry } from './entry.ts'

/** Each is what one person is given. */
const servings = wordSet('porsi kotak box pax bungkus orang peserta')
/** What people are given on every day that they come; a book or a paper they get once. */
const meals = wordSet(
  'makan makannya makanan snack snacknya snek sarapan konsumsi konsumsinya minum minuman kopi coffee break prasmanan nasi camilan kudapan',
)

const personsIn = ({ counts }: Entry): Counted | undefined => counts.find(({ of }) => of !== null && persons.has(of))
const daysIn = ({ counts }: Entry): Counted | undefined => counts.find(({ of, value }) => of === 'hari' && value > 1)

/** `18 tukang x 3 kali makan x 6 hari` says by itself what is multiplied. */
const isChain = ({ counts }: Entry): boolean => counts.some(({ of, times }) => times || of === 'kali')

/** `sehari dua kali`: how often a day; 0 where that is not told. */
const timesADay = ({ counts, price, said }: Entry): number => {
  const often = counts.find(({ of }) => of === 'kali')?.value
  const isDaily = counts.some(({ of, value, per }) => (of === 'hari' && value === 1) || per.includes('hari'))
  if (often !== undefined) return isDaily ? often : 0
  return price?.per.includes('hari') === true && said.includes('sekali') ? 1 : 0
}

const nameOf = (label: string): string => label.replace(/\s+sekali$/i, '').replace(/(?<=\p{L}{4})nya(?=\s|$)/gu, '')

const counted = (value: number, of: string): Counted => ({
  value,
  of,
  per: [],
  times: true,
  lasts: false,
  asSum: false,
})

/** What lasts so many days. */
const occasions = wordSet(
  'rapat rapatnya acara acaranya pelatihan pelatihannya kegiatan kegiatannya seminar seminarnya workshop workshopnya diklat diklatnya',
)

/** `coffee break 2 kali sehari 60 orang @17rb, makan siang sekali 60 orang @35rb, rapatnya 2 hari`: each told with how often a day, and the days for all of them. */
const servedDaily = (entries: readonly Entry[]): readonly Entry[] | null => {
  const lasts = entries.find(
    (entry) => entry.price === null && entry.said.some((word) => occasions.has(word)) && daysIn(entry),
  )
  const days = lasts === undefined ? undefined : daysIn(lasts)
  const priced = entries.filter(({ price }) => price !== null)
  const isDaily = (entry: Entry): boolean =>
    entry.price?.per.length === 0 &&
    personsIn(entry) !== undefined &&
    daysIn(entry) === undefined &&
    entry.said.some((word) => meals.has(word)) &&
    (timesADay(entry) > 0 || entry.said.includes('sekali'))
  if (days === undefined || priced.length === 0 || !priced.some((entry) => timesADay(entry) > 0)) return null
  if (!priced.every((entry) => isDaily(entry))) return null
  return entries.flatMap((entry) => {
    const guests = personsIn(entry)
    if (entry === lasts) return []
    if (entry.price === null || guests === undefined) return [entry]
    const times = timesADay(entry)
    return [
      {
        ...entry,
        label: nameOf(entry.label),
        counts: [
          counted(guests.value, 'orang'),
          counted(days.value, 'hari'),
          ...(times > 1 ? [counted(times, 'kali')] : []),
        ],
        price: { ...entry.price, per: ['orang', 'hari', ...(times > 1 ? ['kali'] : [])] },
      },
    ]
  })
}

/**
 * `pelatihan 45 orang selama 4 hari: makan siang 32rb per porsi, snack sehari dua kali 9rb per orang`: what is served is
 * counted by those who come, the days, and how often a day. The same list where nobody comes for several days.
 */
export const served = (entries: readonly Entry[]): readonly Entry[] => {
  const daily = servedDaily(entries)
  if (daily !== null) return daily
  const at = entries.findIndex(({ price }) => price !== null) - 1
  const before = entries.slice(0, at + 1)
  const [guests] = before.flatMap((entry) => personsIn(entry) ?? [])
  const [days] = before.flatMap((entry) => daysIn(entry) ?? [])
  if (guests === undefined || days === undefined || before.some(isChain)) return entries
  const found: Entry[] = [...before]
  /** Named with how often it comes; its price follows. */
  let waiting: { readonly label: string; readonly often: number } | null = null
  for (const entry of entries.slice(at + 1)) {
    const { label, price, said, counts } = entry
    const often = timesADay(entry)
    if (price === null) {
      if (label !== '' && often > 0 && said.some((word) => meals.has(word))) waiting = { label, often }
      else if (waiting === null || label !== '') found.push(entry)
      continue
    }
    // `makan siang sekali sehari 28rb`: what is told to come so often a day is served to each.
    const isServing =
      price.per.some((unit) => servings.has(unit)) ||
      (often > 0 && price.per.every((unit) => unit === 'kali' || unit === 'hari'))
    const isMeal = waiting !== null || said.some((word) => meals.has(word))
    const isCounted = counts.some(({ of }) => of !== 'hari' && of !== 'kali')
    if (isServing && isMeal && !isCounted) {
      const times = Math.max(often, waiting?.often ?? 1)
      found.push({
        ...entry,
        label: nameOf(waiting?.label ?? label),
        share: null,
        counts: [
          counted(guests.value, 'orang'),
          counted(days.value, 'hari'),
          ...(times > 1 ? [counted(times, 'kali')] : []),
        ],
        price: { ...price, per: ['orang', 'hari', ...(times > 1 ? ['kali'] : [])] },
      })
    } else found.push(entry)
    waiting = null
  }
  return found
}
