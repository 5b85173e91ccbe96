import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'kenaikan|naik|penurunan|turun|pertumbuhan|tumbuh|perubahan|bertambah|nambah|tambah|dibanding\\p{L}*',
)
const measures = words('omzet|omset|penjualan|pendapatan|pemasukan|laba|untung|biaya|pengeluaran|belanja')

const measureOf = (one: Entry): string => one.words.find((word) => measures.test(word)) ?? ''
const isCount = ({ counts, money, percent }: Entry): boolean =>
  money === null && percent === null && counts.length === 1

/** The same measures at two times: `2025 omzet 240jt pelanggan 160. 2026 omzet 300jt pelanggan 200`. */
export const twoTimes: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const [before, after, more] = sums
  if (
    !before ||
    !after ||
    more ||
    before.sentence === after.sentence ||
    entries.some(({ percent }) => percent !== null)
  )
    return null
  const measure = measureOf(before)
  if (
    measure === '' ||
    measure !== measureOf(after) ||
    before.per !== after.per ||
    sums.some(({ counts }) => counts.length > 0)
  )
    return null
  const counts = entries.filter((one) => !sums.includes(one))
  const [first, second, third] = counts
  const isPaired = first && second && !third && first.label === second.label && first.sentence !== second.sentence
  if (
    counts.length > 0 &&
    (!isPaired || !counts.every(isCount) || counts.some((one) => isTime(one.counts[0]?.noun ?? '')))
  )
    return null
  const name = sentenceCase(measure)
  const noun = isPaired ? first.counts[0]?.noun || first.label : ''
  const counted = isPaired ? [first.counts[0], second.counts[0]].filter((one) => one !== undefined) : []
  const steps: WorkedStep[] = [
    { id: 'beda', label: `Perubahan ${measure}`, formula: 'sekarang - dulu' },
    { id: 'persen', label: `Perubahan ${measure} (persen)`, formula: 'beda / dulu * 100', unit: 'percent' },
    ...(isPaired
      ? [
          {
            id: 'beda_banyak',
            label: `Perubahan ${noun}`,
            formula: 'banyak_2 - banyak_1',
            unit: 'count' as const,
            noun,
          },
          {
            id: 'persen_banyak',
            label: `Perubahan ${noun} (persen)`,
            formula: 'beda_banyak / banyak_1 * 100',
            unit: 'percent' as const,
          },
          { id: 'tiap_dulu', label: `${name} tiap ${noun}, dulu`, formula: 'dulu / banyak_1' },
          { id: 'tiap_sekarang', label: `${name} tiap ${noun}, sekarang`, formula: 'sekarang / banyak_2' },
        ]
      : []),
  ]
  return {
    type: 'penjualan',
    title: 'Analisis Perubahan',
    figures: [
      { id: 'dulu', label: `${name} sebelumnya`, told: toldSum(before) },
      { id: 'sekarang', label: `${name} sesudahnya`, told: toldSum(after) },
      ...counted.map((one, at): WorkedFigure => ({
        id: `banyak_${at + 1}`,
        label: sentenceCase(`${noun} ${at === 0 ? 'sebelumnya' : 'sesudahnya'}`),
        told: toldCount(one),
        noun,
      })),
    ],
    steps,
    answer: [
      p(
        `${name} {{beda|naik|tetap, berubah|turun}} dari ${bind('dulu')} menjadi ${bind('sekarang')}: **${bind('beda')}** (**${bind('persen')}**).`,
        onlyIf('persen', 'positive', 'zero', 'negative'),
      ),
      ...(isPaired
        ? [
            p(`${sentenceCase(noun)} berubah **${bind('beda_banyak')}** (${bind('persen_banyak')}).`),
            p(`Tiap ${noun} memberi ${bind('tiap_dulu')} dulu dan ${bind('tiap_sekarang')} sekarang.`),
          ]
        : []),
    ],
    key: 'persen',
    shown: ['beda', 'persen', ...(isPaired ? ['beda_banyak', 'tiap_sekarang'] : [])],
    chart: { title: name, categories: ['Sebelumnya', 'Sesudahnya'], values: ['dulu', 'sekarang'] },
    next: ['Sebab perubahannya: [isi sebabnya].'],
  }
}
