import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import type { Scene } from './scene.ts'

interface Side {
  readonly name: string
  readonly income: Entry
  readonly costs: Entry[]
}

/** What came in at each of several places or times, each with what it cost; null where the sums stand otherwise. */
const sidesOf = (sums: readonly Entry[]): Side[] | null => {
  const sides: Side[] = []
  for (const entry of sums) {
    const last = sides.at(-1)
    if (entry.way === 'in' && (entry.label || entry.period) !== '')
      sides.push({ name: sentenceCase(entry.label || entry.period), income: entry, costs: [] })
    else if (entry.way === 'out' && last) last.costs.push(entry)
    else return null
  }
  return sides
}

/** What each of several leaves, and by how much one is ahead: `cabang A omzet 31jt biaya 22jt, cabang B omzet 26jt biaya 19jt`. */
export const compared: Scene = ({ ledger }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.includes('gap') && !asked.words.includes('mana')) return null
  if (entries.some(({ money, counts, per }) => money === null || counts.length > 0 || per !== null)) return null
  const sides = sidesOf(entries)
  if (!sides || sides.length < 2 || sides.length > 8 || sides.some(({ costs }) => costs.length === 0)) return null
  if (new Set(sides.map(({ name }) => name)).size < sides.length) return null
  const steps: WorkedStep[] = [
    ...sides.map(({ name, costs }, at): WorkedStep => ({
      id: `laba_${at + 1}`,
      label: `Laba ${name}`,
      formula: [`masuk_${at + 1}`, ...costs.map((_, index) => `keluar_${at + 1}_${index + 1}`)].join(' - '),
    })),
    { id: 'unggul', label: 'Laba terbesar', formula: 'argmax(laba)', unit: 'name' },
    { id: 'selisih', label: 'Selisih laba', formula: 'max(laba) - min(laba)' },
    { id: 'jumlah', label: 'Jumlah laba', formula: 'sum(laba)' },
  ]
  return {
    type: 'perbandingan',
    title: 'Perbandingan Laba',
    groups: { laba: 'laba' },
    figures: sides.flatMap(({ name, income, costs }, at): WorkedFigure[] => [
      { id: `masuk_${at + 1}`, label: `${name}, masuk`, told: toldSum(income) },
      ...costs.map((one, index): WorkedFigure => ({
        id: `keluar_${at + 1}_${index + 1}`,
        label: `${name}, ${one.label || 'biaya'}`,
        told: toldSum(one),
      })),
    ]),
    steps,
    answer: [
      p(
        `${bind('unggul')} **${bind('selisih')}** di atas yang terkecil: ${sides.map(({ name }, at) => `${name} ${bind(`laba_${at + 1}`)}`).join(', ')}.`,
        onlyIf('selisih', 'positive'),
      ),
      p('Labanya sama.', onlyIf('selisih', 'zero')),
    ],
    key: 'selisih',
    shown: ['selisih', ...sides.slice(0, 3).map((_, at) => `laba_${at + 1}`)],
    chart: {
      title: 'Laba masing-masing',
      categories: sides.map(({ name }) => name),
      values: sides.map((_, at) => `laba_${at + 1}`),
    },
    next: ['Biaya yang ditanggung bersama belum dibagi: [isi biaya bersama].'],
  }
}
