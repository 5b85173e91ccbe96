import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { words } from '../whole-words.ts'

const order = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu']
const day = String.raw`(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|sen|sel|rab|kam|jum|sab|min)`
const toGo = new RegExp(
  String.raw`(?<!\p{L})(${day})\s*(?:-|–|s\/d|sd|sampai|sampe|hingga|ke)\s*(${day})(?!\p{L})`,
  'iu',
)
const weekEnd = words('weekend|week end|akhir pekan|akhir minggu')
const workDays = words('weekday|weekdays|hari biasa|hari kerja|week day')

const placeOf = (word: string): number =>
  order.findIndex((one) => one.startsWith(word.toLowerCase().replaceAll(/['’]/g, '').slice(0, 3)))

/** `jumat sabtu minggu`, `sabtu dan minggu`: days that stand side by side. */
const listed = new RegExp(String.raw`(?<!\p{L})${day}(?:\s*(?:,|&|dan|sama|\s)\s*${day}){1,5}(?!\p{L})`, 'iu')
const each = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu')

const alone =
  /(?<!\p{L})(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|(?<!\d\s?|(?:per|tiap|setiap|satu)\s)minggu(?!\s(?:ini|lalu|depan|kemarin)))(?!\p{L})/giu

/** `senin-jumat`, `sabtu minggu`, `weekend`: how many days of a week; null where a text tells no such part of it. */
export const daysIn = (said: string): number | null => {
  if (weekEnd.test(said)) return 2
  if (workDays.test(said)) return 5
  const [, from, to] = toGo.exec(said) ?? []
  if (from !== undefined && to !== undefined) {
    const [first, last] = [placeOf(from), placeOf(to)]
    return first >= 0 && last > first ? last - first + 1 : null
  }
  const names = [...(listed.exec(said)?.[0].matchAll(each) ?? [])].map(([one]) => placeOf(one))
  const follows = names.every((one, at) => at === 0 || one === (names[at - 1] ?? 0) + 1)
  if (names.length > 1) return follows ? names.length : null
  // `sabtu 5 jam`: one day, where no other is named.
  return [...said.matchAll(alone)].length === 1 ? 1 : null
}

/** The words that tell it: `Senin-jumat`, `Weekend`. */
export const spanNamed = (said: string): string =>
  sentenceCase(
    (weekEnd.exec(said) ?? workDays.exec(said) ?? toGo.exec(said) ?? listed.exec(said) ?? said.match(alone))?.[0] ?? '',
  )
