import { monthOf } from '#core/assistant/shared/reading-grammar/days/month-names.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'
import { addToDay, daysBetween, type IsoDay, isoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { bind, p } from '../../draft.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { joinWords } from '../../wording.ts'
import { moneyOf, type Scene, words } from '../scene.ts'
import { holdsAllSums, sumPattern, sumTold } from '../told-parts.ts'

const asking = words(
  'piutang(?:nya)?|ngutang|utang(?:nya)?|hutang(?:nya)?|nunggak|tunggakan|bon|ngebon|kasbon(?:an)?|tagihan',
)
const ownDebt = words('utang saya|hutang saya|utangku|(?:utang|hutang) (?:usaha|ke supplier|bank)|pinjaman|kur')

const written = /(?<![\d.,])(\d{1,2})[\s-](\p{L}{3,9})(?:[\s-](\d{4}))?(?![\p{L}\d])/u
const inFigures = /(?<![\d.,/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/
const ago = /(?<![\d.,])(\d{1,3})\s(hari|minggu|bulan)(?!\p{L})(?:\s(?:yang\s|yg\s)?(?:lalu|kemarin))?/iu
const sum = new RegExp(String.raw`(?<![\p{L}\d.,/])${sumPattern}(?![\p{L}\d/])`, 'giu')
const paying =
  /(?<!\p{L})(?:potong|dipotong|kepotong|nyicil|dicicil|cicil|bayar|dibayar|kebayar|titip|nitip|setor|angsur|dp)(?!\p{L})/iu
const naming = /^(?:(?:dan|terus|trus|sama|kalau|kalo|si|yg|yang)\s)*((?:\p{L}[\p{L}.']*\s?){1,4})/iu
const noName = new Set(
  'utang hutang bon ngebon kasbon ngutang dari sejak tgl tanggal per sejumlah sebesar punya'.split(' '),
)

/** The latest such day that has come: a debt is of the past. */
const pastDay = (date: number, month: number, year: number | null, today: IsoDay): IsoDay | null => {
  const own = isoDay(year ?? Number(today.slice(0, 4)), month, date)
  if (own === null || year !== null || own <= today) return own !== null && own <= today ? own : null
  return addToDay(own, { years: -1 })
}

interface Since {
  readonly age: number
  readonly isDay: boolean
  readonly said: string
}

const full = (told: string | undefined): number | null =>
  told === undefined ? null : told.length === 2 ? 2000 + Number(told) : Number(told)

const sinceIn = (text: string, today: IsoDay): Since | null => {
  const [saidDay, date = '', name = '', year] = written.exec(text) ?? []
  const month = monthOf(name.toLowerCase())
  const [saidFigures, first = '', second = '', short] = inFigures.exec(text) ?? []
  const day =
    saidDay !== undefined && month !== undefined
      ? pastDay(Number(date), month, full(year), today)
      : saidFigures === undefined || Number(second) > 12
        ? null
        : pastDay(Number(first), Number(second), full(short), today)
  const said = saidDay !== undefined && month !== undefined ? saidDay : (saidFigures ?? '')
  if (day) return { age: daysBetween(day, today), isDay: true, said }
  const [saidAgo, count = '', unit = ''] = ago.exec(text) ?? []
  if (saidAgo === undefined) return null
  const held: Readonly<Record<string, number>> = { hari: 1, minggu: 7, bulan: 30 }
  return { age: Number(count) * (held[unit.toLowerCase()] ?? 1), isDay: false, said: saidAgo }
}

interface Debt {
  readonly name: string
  readonly told: ToldFigure
  readonly paid: readonly ToldFigure[]
  readonly since: Since
}

/** Clauses of the message, one for each who owes; what was paid since goes with the clause before. */
const clausesOf = (message: string): string[] => {
  const list = message.slice(message.search(/:\s/) + 1).split(/,(?!\d)|[;\n•]|\.\s|(?<=\d(?:rb|jt)?\)?)\s+dan\s+/u)
  return list.reduce<string[]>((told, clause) => {
    const text = clause.trim()
    const last = told.at(-1)
    const isOfLast = /^(?:sudah|udah|udh|sdh|baru|tapi|sempat)\s/iu.test(text) && paying.test(text)
    if (isOfLast && last !== undefined) told[told.length - 1] = `${last} ${text}`
    else if (text !== '') told.push(text)
    return told
  }, [])
}

const debtOf = (clause: string, today: IsoDay): Debt | null => {
  const since = sinceIn(clause, today)
  if (!since) return null
  const rest = clause.replace(since.said, ' ~ ')
  const [first, ...others] = [...rest.matchAll(sum)]
  if (!first || others.some(({ index }) => !paying.test(rest.slice(first.index, index)))) return null
  const [, before = ''] = naming.exec(rest) ?? []
  const name = before
    .trim()
    .split(/\s+/)
    .filter((word) => !noName.has(word.toLowerCase()))
    .join(' ')
  const told = sumTold(first[0], clause)
  return name === '' || told.value < 500
    ? null
    : { name: titleCase(name), told, paid: others.map(([one]) => sumTold(one, clause)), since }
}

const spans = [
  { id: 'umur_30', label: 'Umur sampai 30 hari', from: 0, to: 30 },
  { id: 'umur_60', label: 'Umur 31 sampai 60 hari', from: 31, to: 60 },
  { id: 'umur_90', label: 'Umur 61 sampai 90 hari', from: 61, to: 90 },
  { id: 'umur_lama', label: 'Umur di atas 90 hari', from: 91, to: Infinity },
] as const

/** Who owes how much since which day, what was paid of it, and how old each debt is: `Pak Amin 350rb dari 3 Agustus`. */
export const datedDebts: Scene = (request) => {
  const { message, today } = request
  if (!asking.test(message) || ownDebt.test(message)) return null
  const debts = clausesOf(message).flatMap((clause) => debtOf(clause, today) ?? [])
  const used = debts.flatMap(({ told, paid }) => [told, ...paid])
  if (
    debts.length < 2 ||
    !holdsAllSums(moneyOf(request), used) ||
    request.figures.some(({ kind }) => kind === 'percent')
  )
    return null
  if (debts.some(({ told, paid }) => paid.reduce((all, { value }) => all + value, 0) > told.value)) return null
  const rests = debts.map(({ paid }, at) => (paid.length === 0 ? `utang_${at + 1}` : `sisa_${at + 1}`))
  const oldest = debts.reduce((one, other) => (other.since.age > one.since.age ? other : one))
  const of = (one: Debt): string => bind(rests[debts.indexOf(one)] ?? '')
  const groups = spans.flatMap(({ id, label, from, to }) => {
    const own = rests.filter((_, at) => (debts[at]?.since.age ?? 0) >= from && (debts[at]?.since.age ?? 0) <= to)
    return own.length === 0 ? [] : [{ id, label, formula: own.join(' + ') }]
  })
  const figures = debts.flatMap(({ name, told, paid, since }, at): WorkedFigure[] => [
    {
      id: `utang_${at + 1}`,
      label: `${name}, ${since.said === `${since.age} hari` ? '' : `${since.isDay ? 'sejak ' : ''}${since.said}, `}umur ${since.age} hari`,
      told,
    },
    ...paid.map((one, place): WorkedFigure => ({
      id: `bayar_${at + 1}_${place + 1}`,
      label: `${name}: sudah dibayar`,
      told: one,
    })),
  ])
  const steps: WorkedStep[] = [
    ...debts.flatMap(({ name, paid }, at): WorkedStep[] =>
      paid.length === 0
        ? []
        : [
            {
              id: `sisa_${at + 1}`,
              label: `Sisa ${name}`,
              formula: [`utang_${at + 1}`, ...paid.map((_, place) => `bayar_${at + 1}_${place + 1}`)].join(' - '),
            },
          ],
    ),
    { id: 'jumlah', label: 'Jumlah piutang', formula: rests.join(' + ') },
    ...(groups.length > 1 ? groups : []),
  ]
  const ordered = debts.toSorted((one, other) => other.since.age - one.since.age)
  return {
    type: 'umum',
    title: 'Analisis Umur Piutang',
    figures,
    steps,
    answer: [
      p(
        `Piutang semuanya **${bind('jumlah')}** dari ${debts.length} orang. Paling lama **${oldest.name}**: ${oldest.since.age} hari, sebesar **${of(oldest)}**.`,
      ),
      p(`Urutan menagih: ${joinWords(ordered.map((one) => `${one.name} ${of(one)} (${one.since.age} hari)`))}.`),
    ],
    key: 'jumlah',
    shown: ['jumlah', ...(groups.length > 1 ? groups.toReversed().map(({ id }) => id) : [])].slice(0, 4),
    chart: { title: 'Sisa piutang', categories: debts.map(({ name }) => name), values: rests },
    next: ['Janji bayar tiap orang dan tanggalnya: [isi janji bayar].'],
  }
}
