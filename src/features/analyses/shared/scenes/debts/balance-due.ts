import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import type { Scene } from '../scene.ts'

const wholes = new Set('total harga nilai biaya ongkos tagihan pesanan order borongan kontrak'.split(' '))
const parts = new Set(
  'dp panjar uangmuka muka bayar dibayar cicil nyicil dicicil transfer setor lunasin termin tanda'.split(' '),
)

const isPart = ({ words, percent }: Entry): boolean => percent !== null || words.some((word) => parts.has(word))

const name = (one: Entry, at: number): string =>
  sentenceCase(one.label || (one.words.includes('dp') ? 'DP' : `Bayar ${at + 1}`))

/** What is left to pay of one order: `total 18,6jt, dp 30%, terus bayar lagi 5jt`. */
export const balanceDue: Scene = ({ ledger }) => {
  const { entries, asked } = ledger
  if (!asked.wanted.some((one) => one === 'rest' || one === 'gap')) return null
  if (entries.some(({ money, percent, per }) => (money === null && percent === null) || per !== null)) return null
  const [whole, ...others] = entries
  const isWhole = whole?.money && !isPart(whole) && [...whole.words, ...whole.context].some((word) => wholes.has(word))
  if (!whole || !isWhole || others.length === 0 || !others.every(isPart) || whole.counts.length > 0) return null
  if (
    !others.some(({ words }) =>
      words.some((word) => ['dp', 'panjar', 'muka', 'tanda', 'cicil', 'nyicil'].includes(word)),
    )
  )
    return null
  return {
    type: 'umum',
    title: 'Sisa Pembayaran',
    figures: [
      { id: 'total', label: sentenceCase(whole.label || 'Total'), told: toldSum(whole) },
      ...others.map((one, at): WorkedFigure => ({
        id: one.percent === null ? `bayar_${at + 1}` : `persen_${at + 1}`,
        label: name(one, at),
        told: toldSum(one),
      })),
    ],
    steps: [
      ...others.flatMap((one, at): WorkedStep[] =>
        one.percent === null
          ? []
          : [
              {
                id: `bayar_${at + 1}`,
                label: `${name(one, at)} dalam Rupiah`,
                formula: `total * persen_${at + 1} / 100`,
              },
            ],
      ),
      { id: 'terbayar', label: 'Sudah dibayar', formula: others.map((_, at) => `bayar_${at + 1}`).join(' + ') },
      { id: 'sisa', label: 'Sisa yang harus dibayar', formula: 'total - terbayar' },
    ],
    answer: [p(`Sisanya **${bind('sisa')}**: dari ${bind('total')} sudah dibayar ${bind('terbayar')}.`)],
    key: 'sisa',
    shown: ['sisa', 'terbayar'],
    chart: { title: 'Dibayar dan sisa', categories: ['Sudah dibayar', 'Sisa'], values: ['terbayar', 'sisa'] },
    next: ['Tanggal pelunasannya: [isi tanggal pelunasan].'],
  }
}
