import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const asking = words(
  'naik\\p{L}*|turun\\p{L}*|kenaikan\\p{L}*|penurunan|pertumbuhan\\p{L}*|tumbuh|perubahan|persen\\p{L}*|anjlok|merosot|bertambah|nambah|tambah|dibanding\\p{L}*',
)
const measures = words('omzet|omset|penjualan|pendapatan|pemasukan|laba|untung|biaya|pengeluaran|belanja')
const from = /(?<!\p{L})(?:dari|dr|tadinya|semula|biasanya|dulu)(?!\p{L})/iu
const to = /(?<!\p{L})(?:jadi|menjadi|ke|tinggal|sekarang|skrg)(?!\p{L})/iu

/** A measure at two times, and how many came at both where that is told. */
interface Move {
  readonly before: Entry
  readonly after: Entry
  readonly measure: string
  readonly heads: readonly Counted[]
  readonly noun: string
}

/** How many came at both times; null where anything else is counted. */
const headsIn = (counts: readonly Counted[]): readonly Counted[] | null => {
  if (counts.length === 0) return []
  const [first, second] = counts
  return counts.length === 2 && first && second && first.noun === second.noun && !isTime(first.noun) ? counts : null
}

/** `omzet dari 19,2jt jadi 17,68jt, pelanggan dari 320 orang jadi 272 orang` */
const inOneSentence = (before: Entry, after: Entry, others: readonly Entry[]): Move | null => {
  const isMove = from.test(before.said) && to.test(after.said) && before.sentence === after.sentence
  const isOne = before.per === after.per || after.per === null || before.per === null
  const measure = measures.exec(before.said)?.[0].toLowerCase()
  if (!isMove || !isOne || measure === undefined || measures.test(after.said)) return null
  const heads = headsIn(others.flatMap(({ counts }) => counts))
  const noun = heads?.[0]?.noun ?? ''
  return heads && (heads.length === 0 || noun !== '') ? { before, after, measure, heads, noun } : null
}

const measureOf = ({ words: own }: Entry): string => own.find((word) => measures.test(word)) ?? ''

/** `2025 omzet 240jt pelanggan 160. 2026 omzet 300jt pelanggan 200` */
const inTwoSentences = (before: Entry, after: Entry, others: readonly Entry[]): Move | null => {
  const measure = measureOf(before)
  const isSame = measure !== '' && measure === measureOf(after) && before.per === after.per
  if (!isSame || before.sentence === after.sentence || others.some(({ counts }) => counts.length !== 1)) return null
  const [first, second] = others
  if (first?.label !== second?.label || (first && first.sentence === second?.sentence)) return null
  const heads = headsIn(others.flatMap(({ counts }) => counts))
  return heads ? { before, after, measure, heads, noun: heads[0]?.noun || (first?.label.toLowerCase() ?? '') } : null
}

const moveIn = (entries: readonly Entry[]): Move | null => {
  const sums = entries.filter(({ money }) => money !== null)
  const others = entries.filter(({ money }) => money === null)
  const [before, after, more] = sums
  if (!before || !after || more || sums.some(({ counts, pack, each }) => counts.length > 0 || pack !== null || each))
    return null
  return inOneSentence(before, after, others) ?? inTwoSentences(before, after, others)
}

/** By how much a measure rose or fell between two times, and what it is for each of those who were counted. */
export const fromTo: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'goal' || way === 'wish')) return null
  const move = moveIn(entries)
  if (!move) return null
  const { before, after, measure, heads, noun } = move
  const name = sentenceCase(measure)
  const isCounted = heads.length > 0
  const per = before.per ?? after.per ?? ''
  const steps: WorkedStep[] = [
    { id: 'beda', label: `Perubahan ${name.toLowerCase()}`, formula: 'sekarang - dulu', per },
    { id: 'besar', label: 'Besarnya', formula: 'abs(beda)', quiet: true },
    { id: 'persen', label: `Perubahan ${name.toLowerCase()}`, formula: 'beda / dulu * 100', unit: 'percent' },
    { id: 'persen_besar', label: 'Besarnya', formula: 'abs(persen)', unit: 'percent', quiet: true },
    ...(isCounted
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
          { id: 'tiap_dulu', label: `${name} per ${noun}, sebelumnya`, formula: 'dulu / banyak_1' },
          { id: 'tiap_sekarang', label: `${name} per ${noun}, sesudahnya`, formula: 'sekarang / banyak_2' },
        ]
      : []),
  ]
  return {
    type: 'penjualan',
    title: `Analisis Perubahan ${name}`,
    figures: [
      { id: 'dulu', label: `${name} sebelumnya`, told: toldSum(before), per },
      { id: 'sekarang', label: `${name} sesudahnya`, told: toldSum(after), per },
      ...heads.map((one, at): WorkedFigure => ({
        id: `banyak_${at + 1}`,
        label: sentenceCase(`${noun} ${at === 0 ? 'sebelumnya' : 'sesudahnya'}`),
        told: toldCount(one),
        noun,
      })),
    ],
    steps,
    answer: [
      p(
        `${name} {{beda|naik|tetap, berubah|turun}} **${bind('besar')}** atau **${bind('persen_besar')}**: dari ${bind('dulu')} menjadi ${bind('sekarang')}.`,
        onlyIf('beda', 'positive', 'zero', 'negative'),
      ),
      ...(isCounted
        ? [
            p(`${sentenceCase(noun)} berubah **${bind('beda_banyak')}** (**${bind('persen_banyak')}**).`),
            p(`Tiap ${noun} memberi ${bind('tiap_dulu')} sebelumnya dan ${bind('tiap_sekarang')} sesudahnya.`),
          ]
        : []),
    ],
    key: 'persen',
    shown: ['beda', 'persen', ...(isCounted ? ['persen_banyak', 'tiap_sekarang'] : [])],
    chart: { title: name, categories: ['Sebelumnya', 'Sesudahnya'], values: ['dulu', 'sekarang'] },
    next: ['Sebab perubahannya: [isi sebabnya].'],
  }
}
