import { bind, onlyIf, p } from '../draft.ts'
import type { Entry } from '../ledger/entry.ts'
import { toldCount, toldSum } from '../ledger/lines.ts'
import { type Scene, words } from './scene.ts'

const ofStock = words('stok|stock|persediaan|opname|barang')
const opening = new Set('awal kemarin lama'.split(' '))
const coming = new Set('masuk beli datang tambah kulakan restok'.split(' '))
const going = new Set('terjual keluar laku jual kejual dijual rusak busuk basi hilang susut pecah retur'.split(' '))
const lost = new Set('rusak busuk basi hilang susut pecah'.split(' '))
const isLost = ({ words: own }: Entry): boolean => own.some((word) => lost.has(word))
const counted = new Set('fisik nyata rak sisa akhir gudang opname'.split(' '))

/** What the stock should be by what came and went, and what is there: `awal 200, masuk 150, terjual 270, fisik 72`. */
export const stockMoves: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  const lines = entries.filter(
    ({ money, percent, counts }) => money === null && percent === null && counts.length === 1,
  )
  const [cost, ...others] = entries.filter((one) => !lines.includes(one))
  if (!ofStock.test(message) || others.length > 0 || (cost && cost.money === null)) return null
  const named = (set: ReadonlySet<string>): Entry[] =>
    lines.filter(({ words: own, label }) => [...own, ...label.toLowerCase().split(' ')].some((word) => set.has(word)))
  const [first, second] = named(opening)
  const [left, third] = named(counted).filter((one) => one !== first)
  const ins = named(coming).filter((one) => one !== first && one !== left)
  const outs = named(going).filter((one) => one !== first && one !== left && !ins.includes(one))
  if (!first || second || !left || third || outs.length === 0) return null
  if (1 + 1 + ins.length + outs.length !== lines.length) return null
  const noun = cost?.per ?? lines.map((one) => one.counts[0]?.noun ?? '').find((one) => one !== '') ?? 'buah'
  const figure = (id: string, label: string, one: Entry) => {
    const [count] = one.counts
    return count ? [{ id, label, told: toldCount(count), noun }] : []
  }
  const come = ins.map((one, at) => ({ id: `masuk_${at + 1}`, one }))
  const gone = outs.map((one, at) => ({ id: `keluar_${at + 1}`, one }))
  const due = ['awal', ...come.map(({ id }) => `+ ${id}`), ...gone.map(({ id }) => `- ${id}`)].join(' ')
  return {
    type: 'umum',
    title: 'Analisis Selisih Stok',
    figures: [
      ...figure('awal', 'Stok awal', first),
      ...come.flatMap(({ id, one }) => figure(id, 'Masuk', one)),
      ...gone.flatMap(({ id, one }) => figure(id, isLost(one) ? 'Rusak atau hilang' : 'Terjual', one)),
      ...figure('fisik', 'Yang ada', left),
      ...(cost ? [{ id: 'modal', label: 'Modal', told: toldSum(cost), per: noun }] : []),
    ],
    steps: [
      { id: 'seharusnya', label: 'Seharusnya ada', formula: due, unit: 'count', noun },
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
    next: ['Sebabnya: salah catat, rusak, dipakai sendiri, atau hilang: [isi sebabnya].'],
  }
}
