import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { Worked, WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const ofStock = words('stok|stock|persediaan|opname|barang')
const opening = new Set('awal kemarin lama'.split(' '))
const coming = new Set('masuk beli datang tambah tambahan kulakan restok kiriman'.split(' '))
const going = new Set('terjual keluar laku jual kejual dijual rusak busuk basi hilang susut pecah retur'.split(' '))
const lost = new Set('rusak busuk basi hilang susut pecah retur'.split(' '))
const isLost = ({ words: own }: Entry): boolean => own.some((word) => lost.has(word))
const counted = new Set('fisik nyata rak sisa tinggal akhir gudang opname'.split(' '))

/** The counts of a stock by what they tell, and what one of it costs or sells for. */
interface Moves {
  readonly first: Entry
  readonly ins: readonly Entry[]
  readonly outs: readonly Entry[]
  readonly left: Entry | null
  readonly cost: Entry | null
  readonly price: Entry | null
  readonly noun: string
}

const isOfOne = ({ counts, per }: Entry): boolean => counts.length === 0 && (per === null || !isTime(per))

const movesIn = (entries: readonly Entry[]): Moves | null => {
  const lines = entries.filter(
    ({ money, percent, counts }) => money === null && percent === null && counts.length === 1,
  )
  const sums = entries.filter((one) => !lines.includes(one))
  const [price, secondPrice] = sums.filter(({ way }) => way === 'in')
  const [cost, secondCost] = sums.filter((one) => one !== price)
  if (secondPrice || secondCost || sums.some((one) => one.money === null || !isOfOne(one))) return null
  const named = (set: ReadonlySet<string>): Entry[] =>
    lines.filter(({ words: own, label }) => [...own, ...label.toLowerCase().split(' ')].some((word) => set.has(word)))
  const [first, second] = named(opening)
  const [left = null, third] = named(counted).filter((one) => one !== first)
  const ins = named(coming).filter((one) => one !== first && one !== left)
  const outs = named(going).filter((one) => one !== first && one !== left && !ins.includes(one))
  if (!first || second || third || 1 + (left ? 1 : 0) + ins.length + outs.length !== lines.length) return null
  const noun = cost?.per ?? price?.per ?? lines.map((one) => one.counts[0]?.noun ?? '').find((one) => one !== '')
  return { first, ins, outs, left, cost: cost ?? null, price: price ?? null, noun: noun ?? 'buah' }
}

const figuresOf = ({ first, ins, outs, left, cost, price, noun }: Moves): WorkedFigure[] => {
  const figure = (id: string, label: string, one: Entry): WorkedFigure[] => {
    const [count] = one.counts
    return count ? [{ id, label, told: toldCount(count), noun }] : []
  }
  return [
    ...figure('awal', 'Stok awal', first),
    ...ins.flatMap((one, at) => figure(`masuk_${at + 1}`, 'Masuk', one)),
    ...outs.flatMap((one, at) => figure(`keluar_${at + 1}`, isLost(one) ? 'Rusak atau hilang' : 'Terjual', one)),
    ...(left ? figure('fisik', 'Yang ada', left) : []),
    ...(cost ? [{ id: 'modal', label: 'Modal', told: toldSum(cost), per: noun }] : []),
    ...(price ? [{ id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun }] : []),
  ]
}

const dueOf = ({ ins, outs }: Moves): string =>
  ['awal', ...ins.map((_, at) => `+ masuk_${at + 1}`), ...outs.map((_, at) => `- keluar_${at + 1}`)].join(' ')

const next = ['Sebabnya: salah catat, rusak, dipakai sendiri, atau hilang: [isi sebabnya].']

/** What should be there and what is: `awal 200, masuk 150, terjual 270, fisik 72`. */
const missingOf = (moves: Moves): Worked => {
  const { cost, noun } = moves
  return {
    type: 'umum',
    title: 'Analisis Selisih Stok',
    figures: figuresOf(moves),
    steps: [
      { id: 'seharusnya', label: 'Seharusnya ada', formula: dueOf(moves), unit: 'count', noun },
      { id: 'selisih', label: 'Selisih', formula: 'seharusnya - fisik', unit: 'count', noun },
      ...(cost ? [{ id: 'nilai', label: 'Nilai selisih', formula: 'selisih * modal' }] : []),
    ],
    answer: [
      p(
        `Menurut catatan seharusnya ada ${bind('seharusnya')}, yang ada ${bind('fisik')}: kurang **${bind('selisih')}**${cost ? ` senilai **${bind('nilai')}**` : ''}.`,
        onlyIf('selisih', 'positive'),
      ),
      p('Stok cocok dengan catatan.', onlyIf('selisih', 'zero')),
      p(`Yang ada lebih banyak daripada catatan: ${bind('selisih')}.`, onlyIf('selisih', 'negative')),
    ],
    key: cost ? 'nilai' : 'selisih',
    shown: ['selisih', 'seharusnya', ...(cost ? ['nilai'] : [])],
    next,
  }
}

/** What so many of them cost and bring. */
const valuesOf = ({ cost, price }: Moves, count: string): WorkedStep[] => [
  ...(price ? [{ id: 'omzet', label: 'Omzet', formula: `${count} * harga` }] : []),
  ...(cost ? [{ id: 'nilai', label: 'Nilai modalnya', formula: `${count} * modal` }] : []),
  ...(price && cost ? [{ id: 'untung', label: 'Untung', formula: 'omzet - nilai' }] : []),
]

/** The one number that nobody told: what was sold by what is left, or what is left by what was sold. */
const followingOf = (moves: Moves): Worked => {
  const { left, noun } = moves
  const id = left ? 'terjual' : 'sisa'
  const label = left ? 'Terjual' : 'Sisa'
  const values = valuesOf(left ? moves : { ...moves, price: null }, id)
  return {
    type: 'umum',
    title: 'Analisis Stok',
    figures: figuresOf(left ? moves : { ...moves, price: null }),
    steps: [{ id, label, formula: left ? `${dueOf(moves)} - fisik` : dueOf(moves), unit: 'count', noun }, ...values],
    answer: [
      p(
        `${label} **${bind(id)}**${values.length === 0 ? '' : `: ${values.map((one) => `${one.label.toLowerCase()} **${bind(one.id)}**`).join(', ')}`}.`,
        onlyIf(id, 'positive', 'zero'),
      ),
      p(
        'Angkanya tidak cocok: yang keluar dan yang ada lebih banyak daripada yang pernah masuk. Periksa catatannya.',
        onlyIf(id, 'negative'),
      ),
    ],
    key: values.at(-1)?.id ?? id,
    shown: [id, ...values.map((one) => one.id)],
    next: left ? next : ['Cocokkan dengan hitungan fisiknya: [isi yang ada di rak].'],
  }
}

/** A stock by its counts: what is missing of it, or the one number that follows from the others. */
export const stockMoves: Scene = ({ ledger, message }) => {
  if (!ofStock.test(message)) return null
  const moves = movesIn(ledger.entries)
  if (!moves) return null
  const { left, outs, ins, price } = moves
  const isToBeSold = left !== null && ins.length > 0 && outs.every(isLost)
  if (left !== null && !isToBeSold) return outs.length === 0 || price ? null : missingOf(moves)
  return isToBeSold || (outs.length > 0 && ins.length > 0) ? followingOf(moves) : null
}
