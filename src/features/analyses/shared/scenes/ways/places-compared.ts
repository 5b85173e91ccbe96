import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { sentenceCase } from '../../wording.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words('banding\\p{L}*|perbandingan|pilih|milih|mending|mana|vs|versus|atau')
const takings = new Set('omzet omset penjualan pemasukan'.split(' '))

const isTaking = ({ words: own }: Entry): boolean => own.some((word) => takings.has(word))

/** Two or more places by their rent, turnover and one margin: `kios A sewa 2jt omzet 15jt, kios B 3,5jt omzet 21jt, margin 30%`. */
export const placesCompared: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [margin, second] = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter((one) => one !== margin)
  if (!comparing.test(message) || !margin || second || !words('margin|untung|laba').test(margin.words.join(' ')))
    return null
  if (sums.some(({ money, counts }) => money === null || counts.length > 0)) return null
  const places = sums.flatMap((rent, at) => {
    const turnover = sums[at + 1]
    return at % 2 === 0 && turnover && isTaking(turnover) && !isTaking(rent) && rent.label !== ''
      ? [{ rent, turnover }]
      : []
  })
  if (places.length < 2 || places.length > 5 || places.length * 2 !== sums.length) return null
  const names = places.map(({ rent }) =>
    sentenceCase(rent.label.replace(/^(?:(?:banding\p{L}*|sewa|antara|dan|atau|vs)\s+)+/iu, '') || rent.label),
  )
  return {
    type: 'perbandingan',
    title: 'Perbandingan Tempat',
    figures: [
      ...places.flatMap(({ rent, turnover }, at): WorkedFigure[] => [
        { id: `sewa_${at + 1}`, label: `Sewa ${names[at] ?? ''}`, told: toldSum(rent) },
        { id: `omzet_${at + 1}`, label: `Omzet ${names[at] ?? ''}`, told: toldSum(turnover) },
      ]),
      { id: 'margin', label: 'Margin', told: toldSum(margin) },
    ],
    steps: [
      ...places.map((_, at): WorkedStep => ({
        id: `sisa_${at + 1}`,
        label: names[at] ?? '',
        formula: `omzet_${at + 1} * margin / 100 - sewa_${at + 1}`,
      })),
      { id: 'terbaik', label: 'Sisa terbesar', formula: 'argmax(sisa)', unit: 'name' },
      { id: 'terbaik_nilai', label: 'Sisa terbesar', formula: 'max(sisa)' },
      { id: 'beda', label: 'Selisih terbesar dan terkecil', formula: 'max(sisa) - min(sisa)' },
    ],
    groups: { sisa: 'sisa setelah sewa' },
    answer: [
      p(
        `Setelah sewa, paling banyak tersisa **${bind('terbaik')}**: **${bind('terbaik_nilai')}**. Selisihnya ${bind('beda')}.`,
        onlyIf('beda', 'positive'),
      ),
      p(`Sisanya sama: ${bind('terbaik_nilai')}.`, onlyIf('beda', 'zero')),
    ],
    key: 'terbaik_nilai',
    shown: [...places.map((_, at) => `sisa_${at + 1}`), 'beda'],
    chart: { title: 'Sisa setelah sewa', categories: names, values: places.map((_, at) => `sisa_${at + 1}`) },
    assumptions: ['Sewa dan omzet dianggap untuk waktu yang sama.'],
    next: ['Seberapa pasti omzet di tempat yang baru: hitung orang lewat di jam ramai [isi hasil hitungan].'],
  }
}
