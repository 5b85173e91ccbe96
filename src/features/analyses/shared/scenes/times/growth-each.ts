import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'naik\\p{L}*|turun\\p{L}*|kenaikan\\p{L}*|penurunan|pertumbuhan\\p{L}*|tumbuh|perubahan|persen\\p{L}*',
)
const measures = /^(?:omzet|omset|penjualan|pendapatan|pemasukan|laba|dan)\s+/iu

interface Place {
  readonly name: string
  readonly sums: Entry[]
}

/** Whose sums these are; the name stands at the first of them. */
const placesIn = (entries: readonly Entry[]): Place[] | null => {
  const places: Place[] = []
  for (const entry of entries) {
    const { money, period, label, counts, per, percent } = entry
    if (money === null || percent !== null || period === '' || counts.length > 0 || per !== null) return null
    const name = label
      .split(' ')
      .filter((word) => word.toLowerCase() !== period.toLowerCase())
      .join(' ')
      .replace(measures, '')
    if (name !== '') places.push({ name: sentenceCase(name), sums: [entry] })
    else if (places.length > 0) places.at(-1)?.sums.push(entry)
    else return null
  }
  return places
}

/** By how much each of several places grew: `outlet Cimahi okt 24jt nov 30jt, outlet Lembang okt 16jt nov 18jt`. */
export const growthEach: Scene = ({ ledger, message, figures }) => {
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const places = placesIn(ledger.entries)
  if (!places || places.length < 2 || places.length > 8) return null
  const periods = places.map(({ sums }) => sums.map(({ period }) => period.toLowerCase()).join())
  const [first] = places
  const isAlike = new Set(periods).size === 1 && (first?.sums.length ?? 0) === 2
  if (!isAlike || new Set(places.map(({ name }) => name)).size < places.length) return null
  const steps: WorkedStep[] = [
    ...places.map(({ name }, at): WorkedStep => ({
      id: `beda_${at + 1}`,
      label: `Perubahan ${name}`,
      formula: `akhir_${at + 1} - awal_${at + 1}`,
    })),
    ...places.map(({ name }, at): WorkedStep => ({
      id: `naik_${at + 1}`,
      label: `Perubahan ${name} (persen)`,
      formula: `beda_${at + 1} / awal_${at + 1} * 100`,
      unit: 'percent',
    })),
    { id: 'unggul', label: 'Naik paling tinggi', formula: 'argmax(naik)', unit: 'name' },
  ]
  const told = places
    .map(
      ({ name }, at) =>
        `${name} {{beda_${at + 1}|naik|tetap,|turun}} **${bind(`naik_${at + 1}`)}** (${bind(`beda_${at + 1}`)})`,
    )
    .join(', ')
  return {
    type: 'perbandingan',
    title: 'Perbandingan Kenaikan',
    groups: { naik: 'kenaikan' },
    figures: places.flatMap(({ name, sums }, at): WorkedFigure[] =>
      sums.map((one, index) => ({
        id: `${index === 0 ? 'awal' : 'akhir'}_${at + 1}`,
        label: `${name}, ${one.period}`,
        told: toldSum(one),
      })),
    ),
    steps,
    answer: [p(`${told}.`, onlyIf('awal_1', 'positive'))],
    key: 'naik_1',
    shown: places.slice(0, 4).map((_, at) => `naik_${at + 1}`),
    next: ['Yang dilakukan tempat yang naik paling tinggi, untuk dicoba di tempat lain: [isi yang dilakukan].'],
  }
}
