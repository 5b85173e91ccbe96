import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { holdsPaidFor } from '../../ledger/ledger-words.ts'
import { comparable, factorsOf, isTime, lineOf, timeLeft, toldCount, toldSum } from '../../ledger/lines.ts'
import { daysOf, inTime } from '../../ledger/sides.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { wordsBefore } from '../../wording.ts'
import { type Scene, words } from '../scene.ts'

const wages = words('gaji|gajian|upah|honor|payroll')
const sold = words('omzet|omset|penjualan|jualan|terjual|laku|pendapatan|pemasukan')
/** What the sums are, where they are neither sold nor spent. */
const gathered =
  /(?<!\p{L})(?:tabungan|simpanan|setoran|iuran|sumbangan|donasi|infak|modal|investasi|anggaran)(?=nya|\P{L}|$)/iu
/** `persen masing-masing` */
const sharesEach =
  /persen\p{L}*\s+(?:masing|tiap|setiap|per|dari (?:total|semua))|(?:masing2|masing-masing|(?:tiap|setiap) \p{L}+)\s+(?:berapa|brp|brapa)\s+persen|(?<!\p{L})(?:masing|masing2|masing-masing)\s+(?:\p{L}+\s+)?persen|(?:kontribusi|persentase|porsi)\p{L}*\s+(?:masing|tiap|setiap|per )/iu
/** `naik turun per bulan berapa persen`: how each time differs from the one before it is a course, no sum. */
const changesEach = words('naik|turun|tren\\p{L}*|perubahan|pertumbuhan')
/** `totalnya turun berapa dari juli ke oktober` */
const changeFromTo =
  /(?<!\p{L})(?:naik|turun)\p{L}*\s(?:berapa|brp)(?:\s(?:persen|%|rupiah))?\s(?:dari|dr|drpd)\s\p{L}+\s(?:ke|sampai|sampe|smp)(?!\p{L})/iu
const ofOthers = words(
  'bep|impas|balik modal|swot|hpp|harga jual|bandingkan|bandingin|perbandingan|vs|versus|mending\\p{L}*|murah|untung|laba|rugi|margin|dp|termin|cukup|sisa\\p{L}*|utang|hutang|pinjam\\p{L}*|cicil\\p{L}*|angsur\\p{L}*|leasing|kredit',
)

const isOdd = ({ way, label, period, said }: Entry): boolean =>
  way === 'opening' || way === 'goal' || (label === '' && period === '' && wordsBefore(said) === '')

/** One sum of one sort of things: `ig ads 1,2jt, brosur 350rb, jumlahin semua`, `pelayan 5 org @2,3jt, … total gaji`. */
export const totalled: Scene = ({ ledger, message, margins, figures }) => {
  const { entries, asked } = ledger
  // `biaya tetap per bulan dan per hari`: of what time the sum is wanted.
  const isTimed =
    asked.wanted.length === 0 &&
    asked.times.length > 0 &&
    entries.every(({ way, money, per }) => way === 'out' && (money === null || per !== null))
  if ((!asked.wanted.includes('total') && !isTimed) || ofOthers.test(message) || margins.length > 1) return null
  const sums = entries.filter(({ money, way }) => money !== null && way !== 'wish')
  // What came back is no part of a sum.
  if (sums.some(({ words: own }) => own.some((word) => ['retur', 'refund', 'potongan', 'diskon'].includes(word))))
    return null
  const [goal, second] = entries.filter(({ money, way }) => money !== null && way === 'wish')
  if (second) return null
  const others = entries.filter(({ money }) => money === null)
  const isCourse =
    ((changesEach.test(message) && /persen|%/.test(message)) || changeFromTo.test(message)) &&
    sums.every(({ period }) => period !== '')
  if (isCourse || sums.length < 2 || sums.some(isOdd) || others.some(({ percent }) => percent !== null)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  // Months without a word of what they hold are sales, unless something is spent.
  const isOverTime = sums.every(({ period, way }) => period !== '' && way !== 'out')
  const isGiven = !sold.test(message) && gathered.test(message)
  const isIn = sold.test(message) || (isOverTime && !isGiven)
  if (!isIn && sums.some(({ way }) => way === 'in') && sums.some(({ way }) => way === 'out')) return null
  const factored = sums.map((one) => ({ one, factors: factorsOf(one, entries) }))
  const times = new Set(
    factored.map(({ one, factors }) => timeLeft(one, factors ?? [])).filter((time) => time !== null),
  )
  const days = daysOf(entries)
  const [only = null] = times
  // A year's rent beside what is bought once is paid with it.
  const isOutlay = /(?<!\p{L})(?:modal|investasi)/iu.test(message) && sums.some(({ per }) => per === null)
  const base = isOutlay ? null : times.size > 1 ? (asked.times[0] ?? null) : only
  const isMixed = times.size > 1 || (isOutlay && times.has('bulan'))
  const scaled = factored.map(({ one, factors }) => {
    const own = timeLeft(one, factors ?? [])
    const scale = isMixed && own !== null && base !== null && own !== base ? inTime(own, base, days) : null
    return { scale: scale?.formula ?? null, isKnown: !isMixed || (own !== null && (own === base || scale !== null)) }
  })
  if (factored.some(({ factors }) => factors === null) || scaled.some(({ isKnown }) => !isKnown)) return null
  const otherTimes = base === null ? [] : asked.times.filter((one) => one !== base)
  const turned = otherTimes.flatMap((one) => {
    const found = base === null ? null : inTime(base, one, days)
    return found ? [{ id: `jumlah_${one}`, per: one, ...found }] : []
  })
  const needsDays =
    days !== null &&
    [...scaled.map(({ scale }) => scale), ...turned.map(({ formula }) => formula)].some((one) => one?.includes(days.id))
  // `per bulannya instagram 1,5jt …, 4 bulan jadinya berapa`: so many of its times.
  const span =
    base === null
      ? undefined
      : others.flatMap((one) => one.counts).find(({ noun, value, per }) => noun === base && value > 1 && per === null)
  const counts = others.flatMap((one) => one.counts).filter(({ noun }) => !isTime(noun))
  const [got, more] = counts
  const gotName = got?.noun || others.find((one) => one.counts.includes(got as Counted))?.label.split(' ')[0] || 'hasil'
  if (more) return null
  // `listrik 1,8jt, gas 40rb, gaji 3 orang @1,7jt`: one of them is a wage, all of them are costs.
  const isWages =
    wages.test(message) &&
    sums.some((one) => one.counts.some(({ noun }) => people.has(noun))) &&
    !sums.some(({ words: own }) => holdsPaidFor(own) && !wages.test(own.join(' ')))
  const time = base ?? ''
  const name = isWages ? 'gaji' : isIn ? 'penjualan' : (gathered.exec(message)?.[0].toLowerCase() ?? 'biaya')
  const asksEach = sharesEach.test(message)
  const lines = comparable(
    factored.map(({ one, factors }, at) =>
      lineOf(one, `nilai_${at + 1}`, `Bagian ${at + 1}`, factors ?? [], scaled[at]?.scale ?? null),
    ),
  )
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps.map((step) => ({ ...step, per: time }))),
    { id: 'jumlah', label: `Jumlah ${name}`, formula: 'sum(nilai)', per: time },
    ...turned.map(({ id, per, formula }) => ({ id, label: `Jumlah ${name}`, formula: `jumlah * ${formula}`, per })),
    ...(span ? [{ id: 'jumlah_lama', label: `Jumlah ${name} semuanya`, formula: 'jumlah * lama' }] : []),
    ...(sums.length > 1 && (asked.wanted.includes('average') || sums.every(({ period }) => period !== ''))
      ? [{ id: 'rata', label: 'Rata-rata', formula: 'avg(nilai)' }]
      : []),
    { id: 'terbesar', label: 'Yang terbesar', formula: 'argmax(nilai)', unit: 'name' },
    { id: 'terkecil', label: 'Yang terkecil', formula: 'argmin(nilai)', unit: 'name' },
    ...(asksEach
      ? lines.map(({ id, label }): WorkedStep => ({
          id: `porsi_${id}`,
          label: `Bagian ${label}`,
          formula: `${id} / jumlah * 100`,
          unit: 'percent',
        }))
      : []),
    { id: 'bagian', label: 'Bagian yang terbesar', formula: 'max(nilai) / jumlah * 100', unit: 'percent' },
    ...(asked.wanted.includes('gap')
      ? [{ id: 'selisih', label: 'Selisih terbesar dan terkecil', formula: 'max(nilai) - min(nilai)', per: time }]
      : []),
    ...(goal
      ? [
          {
            id: 'tercapai',
            label: 'Tercapai dari target',
            formula: 'jumlah / positive(target) * 100',
            unit: 'percent' as const,
          },
        ]
      : []),
    ...(got
      ? [{ id: 'tiap', label: `${isIn ? 'Rata-rata' : 'Biaya'} per ${gotName}`, formula: 'jumlah / hasil' }]
      : []),
  ]
  return {
    type: isIn ? 'penjualan' : 'umum',
    title: `Analisis ${sentenceCase(name)}`,
    groups: { nilai: name },
    figures: [
      ...lines.flatMap((line) => line.figures),
      ...(goal ? [{ id: 'target', label: sentenceCase(goal.label || 'Target'), told: toldSum(goal) }] : []),
      ...(got ? [{ id: 'hasil', label: 'Hasilnya', told: toldCount(got), noun: gotName }] : []),
      ...(days && needsDays ? [days] : []),
      ...(span ? [{ id: 'lama', label: 'Lamanya', told: toldCount(span), noun: span.noun }] : []),
    ],
    steps,
    answer: [
      p(
        `Jumlahnya **${bind('jumlah')}**${time ? ` per ${time}` : ''}. Terbesar ${bind('terbesar')}, ${bind('bagian')} dari semuanya; terkecil ${bind('terkecil')}.`,
        onlyIf('jumlah', 'positive'),
      ),
      ...(asksEach
        ? [p(`Bagiannya: ${lines.map(({ id, label }) => `${label} **${bind(`porsi_${id}`)}**`).join(', ')}.`)]
        : []),
      ...turned.map(({ id, per }) => p(`Per ${per}: **${bind(id)}**.`, onlyIf('jumlah', 'positive'))),
      ...(span ? [p(`Selama ${bind('lama')}: **${bind('jumlah_lama')}**.`)] : []),
      ...(goal
        ? [p(`Dari target ${bind('target')} sudah tercapai **${bind('tercapai')}**.`, onlyIf('tercapai', 'positive'))]
        : []),
      ...(got ? [p(`Dibagi ${bind('hasil')}: **${bind('tiap')}** tiap ${gotName}.`)] : []),
    ],
    key: 'jumlah',
    shown: [
      'jumlah',
      ...(span ? ['jumlah_lama'] : []),
      ...(asked.wanted.includes('gap') ? ['selisih'] : []),
      ...(steps.some(({ id }) => id === 'rata') ? ['rata'] : []),
      ...turned.map(({ id }) => id),
      ...(goal ? ['tercapai'] : []),
      'bagian',
      ...(got ? ['tiap'] : []),
    ],
    chart: {
      title: 'Bagian masing-masing',
      categories: lines.map(({ label }) => label),
      values: lines.map(({ id }) => id),
    },
    next: isIn
      ? ['Untung tiap barang, supaya yang didorong bukan hanya yang laku: [isi untung tiap barang].']
      : ['Hasil masing-masing, supaya jelas mana yang pantas diteruskan: [isi hasil masing-masing].'],
  }
}
