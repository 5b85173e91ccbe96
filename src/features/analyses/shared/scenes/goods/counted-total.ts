import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { isTime, toldCount } from '../../ledger/lines.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('total\\p{L}*|jumlah\\p{L}*|semua\\p{L}*|keseluruhan\\p{L}*|seluruh\\p{L}*|rekap\\p{L}*')
const ofOthers = words('selisih|sisa|stok|opname|kurang|rusak|hilang|dibagi|target|masuk|keluar|awal|akhir')

const sharesEach = /persen/iu

interface Named {
  readonly name: string
  readonly count: Counted
}

const namedIn = (entries: readonly Entry[]): Named[] | null => {
  const named: Named[] = []
  for (const { money, percent, counts, label, period } of entries) {
    const [count, more] = counts
    if (money !== null || percent !== null || !count || more || count.per !== null || count.noun === '') return null
    named.push({ name: sentenceCase(label || period), count })
  }
  return named
}

/** Weights or pieces of several things and all of them: `plastik 1.240 kg, kertas 860 kg, besi 315 kg, jumlahkan`. */
export const countedTotal: Scene = ({ ledger, message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const named = namedIn(ledger.entries)
  const [first] = named ?? []
  if (!named || !first || named.length < 2 || named.length > 12) return null
  const { noun } = first.count
  if (named.some(({ count, name }) => count.noun !== noun || name === '') || isTime(noun) || people.has(noun))
    return null
  if (new Set(named.map(({ name }) => name)).size < named.length) return null
  return {
    type: 'umum',
    title: 'Analisis Jumlah',
    groups: { nilai: 'jumlah' },
    figures: named.map(({ name, count }, at) => ({
      id: `nilai_${at + 1}`,
      label: name,
      told: toldCount(count),
      noun,
      group: 'nilai',
    })),
    steps: [
      { id: 'jumlah', label: 'Jumlah seluruhnya', formula: 'sum(nilai)', unit: 'count', noun },
      { id: 'terbesar', label: 'Terbanyak', formula: 'argmax(nilai)', unit: 'name' },
      ...(sharesEach.test(message)
        ? named.map(({ name }, at): WorkedStep => ({
            id: `bagian_${at + 1}`,
            label: `Bagian ${name}`,
            formula: `nilai_${at + 1} / jumlah * 100`,
            unit: 'percent',
          }))
        : []),
      { id: 'bagian', label: 'Bagian yang terbanyak', formula: 'max(nilai) / jumlah * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Seluruhnya **${bind('jumlah')}**. Terbanyak ${bind('terbesar')}, ${bind('bagian')} dari semuanya.`,
        onlyIf('jumlah', 'positive'),
      ),
    ],
    key: 'jumlah',
    shown: ['jumlah', 'bagian'],
    next: ['Sebab yang paling sedikit tertinggal: [isi sebabnya].'],
  }
}
