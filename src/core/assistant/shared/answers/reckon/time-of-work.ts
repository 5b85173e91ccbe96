import { formatNumber } from '#core/text/shared/rupiah.ts'

import { withoutDates } from '../told-figures.ts'
import { exact, figuresIn, measured, number, quantities, quantity, thing, unitOf, valueIn } from './rate-words.ts'
import { paragraphs, type Reckoned } from './way.ts'

const time = String.raw`${number}\s?(menit|mnt|jam|hari)(?!\p{L})`
const minutesIn: Readonly<Record<string, number>> = { menit: 1, mnt: 1, jam: 60 }
/** Minutes as one says them: `6 jam`, `1 jam 30 menit`. */
const inHours = (minutes: number): string => {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 ? `${formatNumber(hours)} jam` : '', rest > 0 ? `${rest} menit` : '']
    .filter((part) => part !== '')
    .join(' ')
}
const asksTime =
  /(?:berapa|brp|piro)\s(?:lama|jam|menit|hari)|(?:lama|jam|menit|hari)(?:nya)?\s(?:berapa|brp)|selesai(?:nya)?\s(?:\p{L}+\s)?(?:berapa|kapan)|kelar(?:nya)?\s(?:berapa|kapan)/u

const hoursDaily =
  /(?<![\d.,])(\d{1,2})\s?jam\s(?:se|per\s?|tiap\s|\/\s?)hari|sehari\s(?:\p{L}{2,10}\s){0,2}(\d{1,2})\s?jam(?!\p{L})/u

/** `1 lusin donat 45 menit, pesanan 8 lusin berapa lama`: the time of many at the time of some. */
const timeOfMany = (message: string): Reckoned | null => {
  const told = measured(message)
  const daily = hoursDaily.exec(told)
  const text = told.replace(daily?.[0] ?? '', ' ; ')
  if (!asksTime.test(text) || /rb|ribu|juta|jt|%|persen/.test(text)) return null
  const took = new RegExp(time, 'iu').exec(text)
  const things = [...text.replace(took?.[0] ?? '', ' ; ').matchAll(quantities)]
  const [one, many, ...more] = things
  if (took === null || one === undefined || many === undefined || more.length > 0 || figuresIn(text) !== 3) return null
  // What is told last of the time belongs to what stands beside it.
  const [some, all] = [valueIn(one[1]), valueIn(many[1])]
  const unit = unitOf(one[2] ?? '')
  if (unit !== unitOf(many[2] ?? '') || !(some > 0) || !(all > some) || text.indexOf(many[0]) < took.index) return null
  const each = valueIn(took[1])
  const name = took[2] ?? ''
  const minutes = minutesIn[name]
  const whole = (all / some) * each
  const inTime = minutes === undefined ? `${exact.format(whole)} hari` : inHours(whole * minutes)
  const hours = daily === null || minutes === undefined ? 0 : valueIn(daily[1] ?? daily[2])
  const days = hours > 0 ? (whole * (minutes ?? 0)) / 60 / hours : 0
  const inDays =
    hours > 0
      ? `. Dengan ${exact.format(hours)} jam kerja sehari: ${exact.format(days)} hari kerja, jadi **${formatNumber(Math.ceil(days))} hari**`
      : ''
  return {
    name: 'time_of_many',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(some)} ${unit} × ${exact.format(each)} ${name} = **${inTime}**${inDays}.`,
      'Itu kalau dikerjakan berurutan dengan orang dan alat yang sama. Tambahkan waktu menyiapkan, mendinginkan, dan mengemas.',
    ),
  }
}

const inOneTime = new RegExp(
  String.raw`(?<!\p{L})(?:se|per\s?|tiap\s|1\s|satu\s)(hari|jam|minggu)(?:nya)?(?:\s(?:\p{L}{2,12}\s){0,4}?)?\s?${number}(?:\s?${thing})?|${number}\s?(?:${thing}\s)?(?:se|per\s?|tiap\s|\/\s?)(hari|jam|minggu)(?!\p{L})`,
  'iu',
)
const makes =
  /sanggup|mampu|bisa|bikin|jadi|produksi|ngerjain|mengerjakan|garap|selesai|kelar|jahit|cetak|dapat|dapet|pesanan|orderan/

/** `pesanan 120 box, sehari sanggup 16 box, berapa hari`: how long so many take at so many a day. */
const timeAtPace = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksTime.test(text) || !makes.test(text) || /rb|ribu|juta|jt|%|persen|stok|sisa/.test(text)) return null
  const pace = inOneTime.exec(text)
  const rest = pace === null ? text : text.replace(pace[0], ' ; ')
  const order = quantity.exec(rest)
  if (pace === null || order === null || figuresIn(rest) !== 1) return null
  const each = valueIn(pace[2] ?? pace[4])
  const [name, unit] = [pace[1] ?? pace[6] ?? '', unitOf(order[2] ?? '')]
  const paceUnit = unitOf(pace[3] ?? pace[5] ?? unit)
  const all = valueIn(order[1])
  if (!(each > 0) || all <= each || (paceUnit !== unit && !/^(?:berapa|pesanan|kalau|kalo|jadi|dan)$/.test(paceUnit)))
    return null
  const whole = all / each
  const full = Math.ceil(whole)
  const last = all - each * (full - 1)
  return {
    name: 'time_at_pace',
    text: paragraphs(
      `${exact.format(all)} ${unit} ÷ ${exact.format(each)} se${name} = ${exact.format(whole)}, jadi **${formatNumber(full)} ${name}**${Number.isInteger(whole) ? '' : ` (${name} terakhir tinggal ${exact.format(last)} ${unit})`}.`,
      name === 'hari'
        ? 'Itu hari kerja; hari libur dan satu hari cadangan ditambahkan sebelum menjanjikan tanggalnya.'
        : '',
    ),
  }
}

const crew = new RegExp(String.raw`${number}\s?(?:orang|org|tukang|karyawan|pekerja|pegawai)`, 'giu')

/** `3 orang selesai 4 hari, kalau 2 orang berapa hari`: the same work by other hands. */
const timeOfOtherHands = (message: string): Reckoned | null => {
  const text = withoutDates(message.toLowerCase())
  if (!asksTime.test(text) || /rb|ribu|juta|jt|%|persen|gaji|upah|bayar/.test(text)) return null
  const [before, now, ...more] = [...text.matchAll(crew)]
  const took = new RegExp(time, 'iu').exec(text)
  if (!before || !now || more.length > 0 || took === null || figuresIn(text) !== 3) return null
  const [few, others, each] = [valueIn(before[1]), valueIn(now[1]), valueIn(took[1])]
  if (!(few > 0) || !(others > 0) || took.index < before.index || took.index > now.index) return null
  const name = took[2] ?? ''
  return {
    name: 'time_of_other_hands',
    text: paragraphs(
      `Pekerjaannya ${exact.format(few)} × ${exact.format(each)} = ${exact.format(few * each)} ${name} orang. Dikerjakan ${exact.format(others)} orang: ${exact.format(few * each)} ÷ ${exact.format(others)} = **${exact.format((few * each) / others)} ${name}**.`,
      'Itu kalau semua sama cepatnya dan tidak saling menunggu.',
    ),
  }
}

/** How long work takes: of many, at a pace, by other hands. */
export const timesOfWork: readonly ((text: string) => Reckoned | null)[] = [timeOfMany, timeAtPace, timeOfOtherHands]
