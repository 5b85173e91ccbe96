import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readDuration } from './durations.ts'
import { claim, isFree, isNumber, low, type Sheet } from '../sheet.ts'

export const weekdays = new Map(
  Object.entries({
    minggu: 0,
    ahad: 0,
    senin: 1,
    selasa: 2,
    rabu: 3,
    kamis: 4,
    jumat: 5,
    "jum'at": 5,
    jumaat: 5,
    sabtu: 6,
    sabtunya: 6,
  }),
)

/** `jumat 61 sabtu 83 minggu 44`: the day, and no week. */
export const isSunday = (sheet: Sheet, at: number): boolean =>
  low(sheet, at) === 'minggu' && isNumber(sheet, at + 1) && ['jumat', 'sabtu'].some((day) => sheet.words.has(day))

const weekdayOf = (day: IsoDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()
export const lastOfMonth = (day: IsoDay): IsoDay =>
  addToDay(addToDay(`${day.slice(0, 8)}01` as IsoDay, { months: 1 }), { days: -1 })

export const rangeMarks = new Set(['-', '–', '—', 'sampai', 'ke'])

interface RelativeDay {
  readonly to: number
  readonly day: IsoDay
}

/** `hari minggu ini`, `Minggu ini jam 7`: the day and not the week. */
const spoken = (sheet: Sheet, at: number): boolean =>
  low(sheet, at - 1) === 'hari' ||
  ['jam', 'pukul', 'di', 'pagi', 'siang', 'sore', 'malam', ','].includes(low(sheet, at + 2))

/** `besok`, `akhir bulan depan`, `jumat`: a day that is counted from today. */
export const relativeDay = (sheet: Sheet, at: number): RelativeDay | null => {
  const { today } = sheet
  const word = low(sheet, at)
  const next = low(sheet, at + 1)
  const move = (days: number, length: number) => ({ to: at + length, day: addToDay(today, { days }) })
  // `diganti besoknya`: the day behind another one, and not tomorrow.
  const follows = word === 'besoknya' && /^(?:di|ter)\p{L}{4,}/u.test(low(sheet, at - 1))
  if ((word === 'besok' || word === 'besoknya') && !follows) {
    if (weekdays.has(next)) return null
    return move(1, 1)
  }
  if (word === 'lusa') return move(2, 1)
  // `kuitansi tgl kemarin`: the day before; `kemarin pesan` only tells that it was.
  if (word === 'kemarin' && low(sheet, at - 1) === 'tanggal') return next === 'lusa' ? move(-2, 2) : move(-1, 1)
  if (word === 'hari' && next === 'ini') return move(0, 2)
  if ((word === 'malam' || word === 'sore' || word === 'siang') && next === 'ini') return move(0, 2)
  if ((word === 'akhir' || word === 'awal') && next === 'bulan') {
    const third = low(sheet, at + 2)
    const base = third === 'depan' ? addToDay(`${today.slice(0, 8)}01` as IsoDay, { months: 1 }) : today
    const length = third === 'depan' || third === 'ini' ? 3 : 2
    if (word === 'akhir') return { to: at + length, day: lastOfMonth(base) }
    const first = `${base.slice(0, 8)}01` as IsoDay
    return { to: at + length, day: first < today ? addToDay(first, { months: 1 }) : first }
  }
  if (word === 'bulan' && next === 'depan') return { to: at + 2, day: addToDay(today, { months: 1 }) }
  const weekday = weekdays.get(word)
  if (word === 'minggu' && next === 'depan' && low(sheet, at - 1) !== 'hari') return move(7, 2)
  if (weekday === undefined) return null
  // `selasa kemarin`, `Sabtu lalu`: the last one; `minggu lalu` is a week.
  if ((next === 'kemarin' || next === 'lalu') && (word !== 'minggu' || low(sheet, at - 1) === 'hari'))
    return move(-((weekdayOf(today) - weekday + 7) % 7 || 7), 2)
  // `besok Minggu jam 06.30`: a day, and no week.
  const isTomorrow = low(sheet, at - 1) === 'besok'
  const cued =
    isTomorrow ||
    low(sheet, at - 1) === 'hari' ||
    next === 'depan' ||
    next === 'besok' ||
    next === 'nanti' ||
    next === 'ini'
  if (!cued && (word === 'minggu' || !isFree(sheet, at))) return null
  // `minggu ini dia 3x telat`: the week, where no hour and no place follows.
  if (word === 'minggu' && next === 'ini' && !spoken(sheet, at)) {
    // No name goes on with it: `warung saya minggu ini`.
    claim(sheet, at, at + 2, 'cue')
    return null
  }
  // `senin sampai jumat`: the days of every week.
  const ranged = (place: number, to: number): boolean =>
    rangeMarks.has(low(sheet, place)) && weekdays.has(low(sheet, to))
  if (ranged(at + 1, at + 2) || ranged(at - 1, at - 2)) return null
  const days = (weekday - weekdayOf(today) + 7) % 7 || (next === 'ini' ? 0 : 7)
  return move(days, ['depan', 'besok', 'nanti', 'ini'].includes(next) ? 2 : 1)
}

const longer = new Set('tambah nambah tambahan perpanjang diperpanjang perpanjangan sewa'.split(' '))

/** `sisanya 2 minggu lagi`: so long from today; `tambah 2 hari lagi` is longer and no day. */
export const dayAhead = (sheet: Sheet, at: number): RelativeDay | null => {
  const found = readDuration(sheet, at)
  if (found === null || low(sheet, found.to) !== 'lagi' || longer.has(low(sheet, at - 1))) return null
  const { unit, amount } = found.term
  const whole = {
    hari: { days: amount },
    minggu: { days: amount * 7 },
    bulan: { months: amount },
    tahun: { months: amount * 12 },
  }
  return amount < 100 ? { to: found.to + 1, day: addToDay(sheet.today, whole[unit]) } : null
}
