import { bind, onlyIf, p } from '../draft.ts'
import type { Counted } from '../ledger/entry.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { people } from '../times-pieces.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words(
  '(?:cukup|kekejar|terkejar|keburu|sanggup|mampu|selesai|kelar|kapasitas\\p{L}*)(?:kah)?|(?:tambah|nambah|butuh|perlu|kurang) (?:\\p{L}+ )?(?:berapa|brp)|(?:berapa|brp) (?:orang|karyawan|penjahit|pekerja|tukang|hari)',
)
const ofOthers = words('omzet|omset|untung\\p{L}*|laba|gaji\\p{L}*|upah|modal|banding\\p{L}*|harga|stok')
const one = words('satu|1|per|tiap|setiap|seorang|masing2|masing-masing|sendiri')
const ordered = words('pesanan|orderan|order|target|harus|borongan|pesan|kejar|ngejar|permintaan')

const isWorker = (noun: string): boolean => people.has(noun) || ['mesin', 'oven', 'kompor', 'tim'].includes(noun)
const isCount = ({ count, entry }: Term): boolean => count !== null && entry.money === null && entry.percent === null

/** `1 penjahit` beside the rate is whose rate it is. */
const isIdle = ({ value, count }: Term): boolean => value === 1 && count !== null && isWorker(count.noun)

/** Days that are left, with how many of a week are worked: `2 minggu (6 hari kerja seminggu)`. */
const daysOf = (times: readonly Term[]): { readonly days: Counted; readonly weeks: Counted | null } | null => {
  const [first, second, more] = times.flatMap(({ count }) => count ?? [])
  if (!first || more) return null
  if (!second) return first.noun === 'hari' ? { days: first, weeks: null } : null
  const weeks = [first, second].find(({ noun }) => noun === 'minggu')
  const days = [first, second].find(({ noun }) => noun === 'hari')
  return weeks && days && days.value <= 7 ? { days, weeks } : null
}

/** What so many hands make until the day it must be there, and how many more of them or days it takes. */
export const workforce: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message) || !terms.every(isCount)) return null
  const times = terms.filter(({ count }) => count !== null && isTimeUnit(count.noun))
  const rest = terms.filter((each) => !times.includes(each))
  const [rate, moreRates] = rest.filter(
    ({ count, time, entry }) =>
      time === 'hari' && count !== null && !isWorker(count.noun) && (one.test(entry.said) || isWorker(count.per ?? '')),
  )
  const [hands, moreHands] = rest.filter(({ count, value }) => count !== null && isWorker(count.noun) && value > 1)
  const [wanted, moreWanted] = rest.filter(
    (each) =>
      each !== rate && each !== hands && each.count?.noun === rate?.count?.noun && ordered.test(each.entry.said),
  )
  if (!rate?.count || !hands?.count || !wanted?.count || moreRates || moreHands || moreWanted) return null
  if (rest.some((each) => ![rate, hands, wanted].includes(each) && !isIdle(each))) return null
  const span = daysOf(times)
  if (times.length > 0 && !span) return null
  const { noun } = rate.count
  const worker = hands.count.noun
  const book = openBook()
  const each = book.count(rate.count, `Hasil satu ${worker}`)
  const crew = book.count(hands.count, `Jumlah ${worker}`)
  const order = book.count({ ...wanted.count, per: null, rate: null }, 'Pesanan')
  const daily = book.times('Hasil sehari', [each, crew], { unit: 'count', noun, per: 'hari' })
  const needDays = book.step(
    'Lama pengerjaan',
    `ceil(${order.id} / ${daily.id})`,
    Math.ceil(order.value / daily.value),
    { unit: 'count', noun: 'hari' },
  )
  const base = { type: 'umum' as const, title: 'Analisis Kapasitas', figures: book.figures, steps: book.steps }
  const next = ['Yang sakit, libur, dan hasil yang harus diulang belum dihitung: [isi cadangan].']
  if (!span)
    return {
      ...base,
      answer: [
        p(`Pesanan ${bind(order.id)} selesai dalam **${bind(needDays.id)}**, dengan hasil ${bind(daily.id)} sehari.`),
      ],
      key: needDays.id,
      shown: [needDays.id, daily.id],
      next,
    }
  const days: Amount = span.weeks
    ? book.times('Hari kerja', [book.count(span.weeks, 'Waktu'), book.count(span.days, 'Hari kerja seminggu')], {
        unit: 'count',
        noun: 'hari',
      })
    : book.count(span.days, 'Waktu')
  const made = book.times('Sanggup dibuat', [daily, days], { unit: 'count', noun })
  const gap = book.less('Lebih atau kurang', made, [order], { unit: 'count', noun })
  const size = book.step('Besarnya', `abs(${gap.id})`, Math.abs(gap.value), { unit: 'count', noun, quiet: true })
  const needed = book.step(
    `${worker} yang dibutuhkan`,
    `ceil(${order.id} / (${each.id} * ${days.id}))`,
    Math.ceil(order.value / (each.value * days.value)),
    { unit: 'count', noun: worker },
  )
  const isShort = gap.value < 0
  const more = isShort ? book.less(`Tambahan ${worker}`, needed, [crew], { unit: 'count', noun: worker }) : null
  return {
    ...base,
    answer: [
      p(
        `Cukup: dalam ${bind(days.id)} sanggup **${bind(made.id)}**, lebih ${bind(size.id)} dari pesanan ${bind(order.id)}.`,
        onlyIf(gap.id, 'positive'),
      ),
      p(`Pas: dalam ${bind(days.id)} sanggup **${bind(made.id)}**.`, onlyIf(gap.id, 'zero')),
      p(
        `Tidak cukup: dalam ${bind(days.id)} hanya sanggup **${bind(made.id)}**, kurang **${bind(size.id)}** dari pesanan ${bind(order.id)}.`,
        onlyIf(gap.id, 'negative'),
      ),
      ...(more
        ? [
            p(
              `Tambah **${bind(more.id)}**, menjadi ${bind(needed.id)}; tanpa tambahan baru selesai dalam ${bind(needDays.id)}.`,
            ),
          ]
        : []),
    ],
    key: made.id,
    shown: [made.id, ...(more ? [more.id, needed.id] : []), needDays.id].slice(0, 4),
    next,
  }
}
