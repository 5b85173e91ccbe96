import type { Entry } from './entry.ts'
import { isWeekday } from './spans.ts'

const numberedDay =
  /(?:^|\s)(?:hari|minggu|tanggal) (?:\d{1,2}|pertama|kedua|ketiga|keempat|kelima|terakhir|ini)(?=\s|$)/u

/** The day that a name tells of: `senin`, `hari pertama` of `hari pertama nasi kotak`; empty for none. */
const dayIn = (label: string): string => {
  const name = label.toLowerCase()
  return name.split(' ').find(isWeekday) ?? numberedDay.exec(name)?.[0].trim() ?? ''
}

/** Counted, named by nothing but its day. */
const isOfDay = ({ label, counts }: Entry): boolean =>
  label !== '' && counts.length === 1 && dayIn(label) === label.toLowerCase()

const isBarePrice = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.price !== null && entry.counts.length === 0 && entry.label === ''

const thingOf = ({ label }: Entry): string => {
  const day = dayIn(label)
  return label
    .split(' ')
    .filter((word) => !day.split(' ').includes(word.toLowerCase()))
    .join(' ')
}

/** The thing with its day; its count has the unit that was told with the first. */
const onDay = (entry: Entry, thing: string, { price, counts }: Entry): Entry => ({
  ...entry,
  label: `${thing} ${entry.label}`.trim(),
  counts: entry.counts.map((count) => ({ ...count, of: count.of ?? counts[0]?.of ?? price?.per[0] ?? null })),
  price,
})

/**
 * `senin nasi box 20 @18rb, selasa 25, rabu 30` and `snack box senin 35, selasa 40, rabu 28 @12.500`: on other days so many of the
 * same thing at the same price, told with the first or with the last of them.
 */
export const onOtherDays = (entries: readonly Entry[]): readonly Entry[] => {
  const from = entries.findIndex((entry) => isOfDay(entry) && entry.price === null)
  if (from < 1) return entries
  let to = from
  while (to < entries.length && isOfDay(entries[to] as Entry) && entries[to]?.price === null) to += 1
  const [before, behind] = [entries[from - 1] as Entry, entries[to]]
  const isTold = before.price !== null && before.counts.length === 1 && thingOf(before) !== ''
  if (isTold && !isBarePrice(behind))
    return entries.map((entry, at) => (at >= from && at < to ? onDay(entry, thingOf(before), before) : entry))
  // What they are is named before them, and the last of them has the price of all.
  const isHead = before.price === null && before.counts.length === 0 && before.label !== ''
  if (!isHead || behind === undefined || behind.price === null || !isOfDay(behind)) return entries
  return entries.map((entry, at) => (at >= from && at <= to ? onDay(entry, before.label, behind) : entry))
}
