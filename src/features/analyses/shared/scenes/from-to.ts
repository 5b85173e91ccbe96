import { bind, onlyIf, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../makers/worked.ts'
import { sentenceCase } from '../wording.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'naik\\p{L}*|turun\\p{L}*|kenaikan\\p{L}*|penurunan|pertumbuhan\\p{L}*|tumbuh|perubahan|persen\\p{L}*|anjlok|merosot',
)
const measures = words('omzet|omset|penjualan|pendapatan|pemasukan|laba|untung|biaya|pengeluaran|belanja')
const from = /(?<!\p{L})(?:dari|dr|tadinya|semula|biasanya|dulu)(?!\p{L})/iu
const to = /(?<!\p{L})(?:jadi|menjadi|ke|tinggal|sekarang|skrg)(?!\p{L})/iu

/** A measure at two times: `omzet dari 19,2jt jadi 17,68jt`. */
const sumsIn = (entries: readonly Entry[]): readonly [Entry, Entry] | null => {
  const sums = entries.filter(({ money }) => money !== null)
  const [before, after, more] = sums
  if (!before || !after || more || sums.some(({ counts, pack, each }) => counts.length > 0 || pack !== null || each))
    return null
  const isMove = from.test(before.said) && to.test(after.said) && before.sentence === after.sentence
  const isOne = before.per === after.per || after.per === null || before.per === null
  return isMove && isOne && measures.test(before.said) && !measures.test(after.said) ? [before, after] : null
}

/** How many came at both times: `pelanggan turun dari 320 orang jadi 272 orang`; null where anything else is counted. */
const headsIn = (entries: readonly Entry[]): readonly Counted[] | null => {
  const counts = entries.filter(({ money }) => money === null).flatMap((one) => one.counts)
  if (counts.length === 0) return []
  const [first, second] = counts
  const isPair = counts.length === 2 && first && second && first.noun === second.noun && first.noun !== ''
  return isPair && !isTime(first.noun) ? counts : null
}

/** By how much a measure rose or fell between two times, and what it is for each of those who were counted. */
export const fromTo: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  if (entries.some(({ percent, way }) => percent !== null || way === 'goal' || way === 'wish')) return null
  const sums = sumsIn(entries)
  const heads = headsIn(entries)
  if (!sums || !heads) return null
  const [before, after] = sums
  const name = sentenceCase(measures.exec(before.said)?.[0].toLowerCase() ?? 'nilai')
  const noun = heads[0]?.noun ?? ''
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
