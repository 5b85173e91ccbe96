import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { timeNamed } from '../../ledger/ledger-words.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const owing = words('piutang(?:nya)?|ngutang|ngebon|bon|belum bayar|nunggak|tunggakan|kasbon')
const paidSome = words(
  'cicil|nyicil|nyicil|dicicil|titip|angsur|ngangsur|dp|lunas|bayar sebagian|utang (?:ke|saya|sy|sendiri)',
)
const aging = new Set('sudah udah baru umur umurnya telat lewat nunggak selama'.split(' '))
/** What the debts are a share of: a turnover, or the money that works in the business. */
const worked = new Set('modal omzet omset'.split(' '))
const takings = new Set('omzet omset penjualan pendapatan pemasukan'.split(' '))
const days: Readonly<Record<string, number>> = { hari: 1, minggu: 7, bulan: 30, tahun: 365 }

/** `total yang sudah telat berapa`: what those come to that are late. */
const asksLate =
  /(?<!\p{L})(?:total|jumlah|berapa|brp)\p{L}*\s(?:(?:yang|yg|sudah|sdh|udah|piutang)\s){0,3}(?:telat|lewat|terlambat|nunggak|menunggak|jatuh tempo)(?!\p{L})/iu

interface Debt {
  readonly entry: Entry
  readonly name: string
  age: { readonly days: number; readonly text: string } | null
}

const isTakings = ({ words: own }: Entry): boolean => own.some((word) => takings.has(word) || worked.has(word))

/**
 * `sudah setahun` behind a sum: its time is an age, not what the sum is of; so is a bare `sebulan` where others are told
 * with their ages.
 */
const ageBehind = ({ trail, per }: Entry, isAged = false): Debt['age'] => {
  const isAge = isAged || trail.some((word) => aging.has(word))
  const time = isAge ? (trail.map(timeNamed).find((one) => one !== null) ?? (isAged ? per : null)) : null
  return time ? { days: days[time] ?? 0, text: `se${time}` } : null
}

const ageIn = ({ money, percent, counts, words: own }: Entry): Debt['age'] => {
  const [count, more] = counts
  const time = count ? timeNamed(count.noun) : null
  return money === null && percent === null && count && !more && time !== null && own.some((word) => aging.has(word))
    ? { days: count.value * (days[time] ?? 0), text: `${count.value} ${time}` }
    : null
}

/** The debts of the message with their ages, and the turnover beside them; null where something else is told. */
const debtsIn = (entries: readonly Entry[]): { debts: Debt[]; turnover: Entry | null } | null => {
  const debts: Debt[] = []
  const isAged = entries.some((entry) => ageIn(entry) !== null || ageBehind(entry) !== null)
  let turnover: Entry | null = null
  for (const entry of entries) {
    const last = debts.at(-1)
    const age = ageIn(entry)
    if (age) {
      if (!last || last.age) return null
      last.age = age
    } else if (entry.money === null || entry.percent !== null || entry.counts.length > 0) return null
    else if (isTakings(entry)) {
      if (turnover) return null
      turnover = entry
    } else {
      const own = ageBehind(entry, isAged)
      if (entry.label === '' || entry.sure || (entry.per !== null && !own)) return null
      debts.push({ entry: { ...entry, per: null }, name: sentenceCase(entry.label), age: own })
    }
  }
  return debts.length > 1 ? { debts, turnover } : null
}

/** Who owes how much since when: the sum of all, its share of the turnover, and whom to ask first. */
export const debtList: Scene = ({ ledger, message }) => {
  if (!owing.test(message) || paidSome.test(message)) return null
  const found = debtsIn(ledger.entries)
  if (!found) return null
  const { debts, turnover } = found
  const aged = debts.flatMap(({ age, name }, at) => (age ? [{ ...age, name, at }] : []))
  const [oldest] = aged.toSorted((one, other) => other.days - one.days)
  // Without ages only the share that was asked for is new: the rest is told elsewhere.
  if (!oldest && !(turnover && /persen|%|nyangkut|tertahan|macet/i.test(message))) return null
  const largest = debts.reduce((one, other) => ((other.entry.money ?? 0) > (one.entry.money ?? 0) ? other : one))
  // Between two that are long due the greater sum counts more.
  const [due = oldest] = aged
    .filter(({ days: age }) => age >= 60)
    .toSorted((one, other) => (debts[other.at]?.entry.money ?? 0) - (debts[one.at]?.entry.money ?? 0))
  const isCapital = turnover?.words.includes('modal') ?? false
  const whole = isCapital ? 'modal' : 'omzet'
  const ofLargest = `${bind(`piutang_${debts.indexOf(largest) + 1}`)} (${bind(`bagian_${debts.indexOf(largest) + 1}`)})`
  const steps: WorkedStep[] = [
    { id: 'jumlah', label: 'Jumlah piutang', formula: 'sum(piutang)' },
    ...debts.map(({ name }, at): WorkedStep => ({
      id: `bagian_${at + 1}`,
      label: `Bagian ${name}`,
      formula: `piutang_${at + 1} / jumlah * 100`,
      unit: 'percent',
    })),
    ...(turnover
      ? [
          {
            id: 'dari_omzet',
            label: `Piutang dari ${whole}`,
            formula: 'jumlah / omzet * 100',
            unit: 'percent' as const,
          },
        ]
      : []),
  ]
  const late = asksLate.test(message) && aged.length > 0 && aged.length < debts.length
  if (late)
    steps.push({
      id: 'telat',
      label: 'Jumlah yang telat',
      formula: aged.map(({ at }) => `piutang_${at + 1}`).join(' + '),
    })
  const time = turnover?.per ? ` se${turnover.per}` : ''
  return {
    type: 'umum',
    title: 'Analisis Piutang',
    groups: { piutang: 'piutang' },
    figures: [
      ...debts.map(({ entry, name, age }, at): WorkedFigure => ({
        id: `piutang_${at + 1}`,
        label: age ? `${name} (${age.text})` : name,
        told: toldSum(entry),
        group: 'piutang',
      })),
      ...(turnover ? [{ id: 'omzet', label: sentenceCase(whole), told: toldSum(turnover) }] : []),
    ],
    steps,
    answer: [
      ...(due
        ? [
            p(
              `Tagih **${due.name}** dulu: sudah ${due.text}, sebesar **${bind(`piutang_${due.at + 1}`)}**.${
                !oldest || oldest.name === due.name
                  ? ''
                  : ` Yang paling lama ${oldest.name}, ${oldest.text}, ${bind(`piutang_${oldest.at + 1}`)}.`
              }${
                largest.name === due.name
                  ? ''
                  : ` Yang paling besar ${largest.name}, ${ofLargest}: pastikan tanggal bayarnya.`
              }`,
            ),
          ]
        : [p(`Tagih **${largest.name}** dulu: paling besar, ${ofLargest} dari semua piutang.`)]),
      p(
        `Piutang semuanya **${bind('jumlah')}**${turnover ? `, atau **${bind('dari_omzet')}** dari ${whole}${time} ${bind('omzet')}` : ''}.`,
        onlyIf('jumlah', 'positive'),
      ),
      ...(late
        ? [p(`Yang sudah telat **${bind('telat')}**, dari ${aged.map(({ name }) => name).join(' dan ')}.`)]
        : []),
    ],
    key: turnover ? 'dari_omzet' : 'jumlah',
    shown: [
      'jumlah',
      ...(late ? ['telat'] : []),
      ...(turnover ? ['dari_omzet'] : []),
      `bagian_${debts.indexOf(largest) + 1}`,
    ],
    chart: {
      title: 'Piutang masing-masing',
      categories: debts.map(({ name }) => name),
      values: debts.map((_, at) => `piutang_${at + 1}`),
    },
    next: [
      'Janji bayar tiap orang dan tanggalnya: [isi janji bayar].',
      'Batas utang untuk tiap pelanggan, supaya tidak bertambah: [isi batas utang].',
    ],
  }
}
