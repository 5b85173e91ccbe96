import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const comparing = words('banding\\p{L}*|perbandingan|pilih|milih|mending|mana|vs|versus|atau')
const takings = new Set('omzet omset penjualan pemasukan'.split(' '))

const isTaking = ({ words: own }: Entry): boolean => own.some((word) => takings.has(word))

const kept = words('margin|untung|laba')
const spent = words('modal|bahan|hpp|belanja')
const ofTakings = words('(?:dari|dr) (?:omzet|omset|penjualan|pemasukan)')

/** `pasar malam: sewa 50rb`: the heading right before it names the place. */
const headingOf = ({ said }: Entry, message: string): string => {
  const before = message.slice(0, Math.max(0, message.indexOf(said)))
  return /(?:^|[.,;\n])\s*([\p{L}\d ]{2,30}):\s*$/u.exec(before)?.[1]?.trim() ?? ''
}

const nameOf = (rent: Entry, message: string, at: number): string => {
  const own = rent.label.replace(/^(?:(?:banding\p{L}*|sewa|antara|dan|atau|vs)\s+)+|(?:^|\s+)sewa$/giu, '').trim()
  return sentenceCase(own || headingOf(rent, message) || `Tempat ${at + 1}`)
}

/**
 * Two or more places by their rent, turnover and one share for all of them, be it what stays or what is paid for goods:
 * `kios A sewa 2jt omzet 15jt, kios B 3,5jt omzet 21jt, margin 30%`.
 */
export const placesCompared: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const [margin, second] = entries.filter(({ percent }) => percent !== null)
  const sums = entries.filter((one) => one !== margin)
  if (!comparing.test(message) || !margin || second) return null
  const told = margin.words.join(' ')
  const isSpent = spent.test(told) && ofTakings.test(`${told} ${margin.trail.join(' ')}`)
  if (!isSpent && !kept.test(told)) return null
  if (sums.some(({ money, counts }) => money === null || counts.length > 0)) return null
  const places = sums.flatMap((rent, at) => {
    const turnover = sums[at + 1]
    return at % 2 === 0 && turnover && isTaking(turnover) && !isTaking(rent) && rent.label !== ''
      ? [{ rent, turnover }]
      : []
  })
  if (places.length < 2 || places.length > 5 || places.length * 2 !== sums.length) return null
  const names = places.map(({ rent }, at) => nameOf(rent, message, at))
  return {
    type: 'perbandingan',
    title: 'Perbandingan Tempat',
    figures: [
      ...places.flatMap(({ rent, turnover }, at): WorkedFigure[] => [
        { id: `sewa_${at + 1}`, label: `Sewa ${names[at] ?? ''}`, told: toldSum(rent) },
        { id: `omzet_${at + 1}`, label: `Omzet ${names[at] ?? ''}`, told: toldSum(turnover) },
      ]),
      { id: 'margin', label: isSpent ? 'Modal dari omzet' : 'Margin', told: toldSum(margin) },
    ],
    steps: [
      ...places.map((_, at): WorkedStep => ({
        id: `sisa_${at + 1}`,
        label: names[at] ?? '',
        formula: `omzet_${at + 1} * ${isSpent ? '(100 - margin)' : 'margin'} / 100 - sewa_${at + 1}`,
      })),
      { id: 'terbaik', label: 'Sisa terbesar', formula: 'argmax(sisa)', unit: 'name' },
      { id: 'terbaik_nilai', label: 'Sisa terbesar', formula: 'max(sisa)' },
      { id: 'beda', label: 'Selisih terbesar dan terkecil', formula: 'max(sisa) - min(sisa)' },
    ],
    groups: { sisa: 'sisa setelah sewa' },
    answer: [
      p(
        `Setelah sewa${isSpent ? ' dan modal' : ''}, paling banyak tersisa **${bind('terbaik')}**: **${bind('terbaik_nilai')}**. Selisihnya ${bind('beda')}: ${names.map((name, at) => `${name} ${bind(`sisa_${at + 1}`)}`).join(', ')}.`,
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
