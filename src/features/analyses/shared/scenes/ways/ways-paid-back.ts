import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { bind, onlyIf, p } from '../../draft.ts'
import { readLedger } from '../../ledger/ledger.ts'
import { namesOf } from '../../ledger/levels/complete.ts'
import { toldWays } from '../../ledger/told-ways.ts'
import type { Worked, WorkedStep } from '../../makers/worked.ts'
import { withoutTheirNumber } from './gain-by-ways.ts'
import { paidBack } from '../outlays/paid-back.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('balik modal\\p{L}*|modal\\p{L}* (?:kembali|balik)|kembali modal|payback|pay back|bep')

/** No sum depends on the day of the message. */
const noDay = '2026-01-01' as IsoDay

interface Way {
  readonly name: string
  readonly worked: Worked
}

const unnamed = new Set(['Harga atau pemasukan', 'Modal'])

/** The figures and steps of one way under names of their own. */
const renamed = ({ name, worked }: Way, at: number): Pick<Worked, 'figures' | 'steps'> => {
  const ids = new Set([...worked.figures, ...worked.steps].map(({ id }) => id))
  const idOf = (id: string): string => (ids.has(id) ? `${id}_${at + 1}` : id)
  const formula = (told: string): string => {
    const names = namesOf([told])
    return told.replaceAll(/[a-z_][a-z0-9_]*/g, (id) => (names.has(id) ? idOf(id) : id))
  }
  return {
    figures: worked.figures.map((one) => {
      const isBare = one.label === name || unnamed.has(one.label)
      const own = !isBare ? one.label : one.id.startsWith('modal') ? 'Modal' : 'Untung'
      return { ...one, id: idOf(one.id), label: `${name}: ${own}` }
    }),
    steps: worked.steps.map((one) => ({
      ...one,
      id: idOf(one.id),
      label: `${name}: ${one.label}`,
      formula: formula(one.formula),
    })),
  }
}

/** Ventures side by side, each with its outlay and what it leaves: which of them is back first. */
export const waysPaidBack: Scene = (request) => {
  if (!asking.test(request.message)) return null
  const told = toldWays(request.message, { alone: true })
  const ways = told.map(({ name, text }): Way | null => {
    const ledger = readLedger(`${text}.\nuntung sebulan berapa`, noDay)
    const worked = paidBack({
      ...request,
      message: 'balik modal berapa bulan',
      ledger: { ...ledger, entries: withoutTheirNumber(ledger.entries, told.length) },
      figures: [],
      choices: null,
    })
    return worked ? { name, worked } : null
  })
  const whole = ways.filter((one) => one !== null)
  if (whole.length < 2 || whole.length < ways.length) return null
  const parts = whole.map(renamed)
  const gainOf = (at: number): string => {
    const id = whole[at]?.worked.steps.some((one) => one.id === 'laba') ? 'laba' : 'masuk'
    return `${id}_${at + 1}`
  }
  const steps: WorkedStep[] = [
    ...parts.flatMap((one) => one.steps),
    { id: 'tercepat', label: 'Paling cepat balik modal', formula: 'argmin(lama)', unit: 'name' },
    { id: 'selisih', label: 'Selisih waktunya', formula: 'max(lama) - min(lama)', unit: 'count', noun: 'bulan' },
  ]
  const names = whole.map(({ name }) => name)
  return {
    type: 'perbandingan',
    title: 'Perbandingan Balik Modal',
    groups: { lama: 'balik modal' },
    figures: parts.flatMap((one) => one.figures),
    steps: steps.map((one) => {
      const at = names.findIndex((_, index) => one.id === `lama_${index + 1}`)
      return at === -1 ? one : { ...one, label: names[at] ?? '' }
    }),
    answer: [
      p(`Paling cepat balik modal: **${bind('tercepat')}**.`, onlyIf('selisih', 'positive')),
      ...names.map((name, at) =>
        p(
          `${name}: modal ${bind(`modal_${at + 1}`)} kembali dalam **${bind(`bulat_${at + 1}`)}**, dari ${bind(gainOf(at))} sebulan.`,
          onlyIf(`bulat_${at + 1}`, 'positive'),
        ),
      ),
    ],
    key: 'selisih',
    shown: names.slice(0, 4).map((_, at) => `bulat_${at + 1}`),
    assumptions: [...new Set(whole.flatMap(({ worked }) => worked.assumptions ?? []))],
    next: ['Bulan sepi dan biaya yang belum disebut di masing-masing: [isi bedanya].'],
  }
}
