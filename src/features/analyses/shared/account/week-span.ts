import { sentenceCase } from '../wording.ts'
import { words } from '../whole-words.ts'

const order = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']
const day = String.raw`(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|sen|sel|rab|kam|jum|sab|min)`
const span = new RegExp(
  String.raw`(?<!\p{L})(${day})\s*(?:-|–|s\/d|sd|sampai|sampe|ke|,|&|dan|sama)?\s*(${day})(?!\p{L})`,
  'iu',
)
const toGo = new RegExp(String.raw`(?<!\p{L})${day}\s*(?:-|–|s\/d|sd|sampai|sampe|ke)\s*${day}`, 'iu')
const weekEnd = words('weekend|week end|akhir pekan|akhir minggu')
const workDays = words('weekday|weekdays|hari biasa|hari kerja|week day')

const placeOf = (word: string): number =>
  order.findIndex((one) => one.startsWith(word.toLowerCase().replaceAll(/['’]/g, '').slice(0, 3)))

/** `senin-jumat`, `sabtu minggu`, `weekend`: how many days of a week; null where a text tells no such part of it. */
export const daysIn = (said: string): number | null => {
  if (weekEnd.test(said)) return 2
  if (workDays.test(said)) return 5
  const [, from, to] = span.exec(said) ?? []
  if (from === undefined || to === undefined) return null
  const [first, last] = [placeOf(from), placeOf(to)]
  if (first < 0 || last <= first) return null
  if (toGo.test(said)) return last - first + 1
  return last === first + 1 ? 2 : null
}

/** The words that tell it: `Senin-jumat`, `Weekend`. */
export const spanNamed = (said: string): string =>
  sentenceCase((weekEnd.exec(said) ?? workDays.exec(said) ?? span.exec(said))?.[0] ?? '')
