import { wordList } from '../ledger/levels/units.ts'
import type { Chain } from './chain.ts'
import { type Desk, labelOf } from './desk.ts'
import type { Outcome } from './outcome.ts'
import type { Quantity } from './quantity.ts'

const wages = wordList('gaji upah honor bayaran pokok tunjangan transport makan bonus')

const isWage = ({ entry }: Quantity): boolean =>
  [...entry.words, ...entry.context].some((word) => wages.has(word)) || /^(?:uang|tunjangan) /i.test(entry.label)

/** What somebody earns by a base and by what he sells or makes: `pokok 1,5jt + komisi 3% dari penjualan, jual 48jt`. */
export const payOf = (desk: Desk, chain: Chain): Outcome | null => {
  const shares = desk.of('ofTakings')
  const takings = desk.one('takings')
  const sold = desk.one('sold') ?? desk.one('made')
  const ofPiece = desk
    .of('cost')
    .filter(({ per, count }) => per !== null && per === sold?.count?.noun && count === null)
  const bases = desk.of('spent')
  const told = [...shares, ...ofPiece, ...bases, ...(takings ? [takings] : []), ...(sold ? [sold] : [])]
  const isEarned = takings === null ? shares.length === 0 && ofPiece.length > 0 : shares.length > 0
  if (!isEarned || !desk.all.every((one) => told.includes(one)) || !bases.every(isWage)) return null
  const times = new Set(bases.flatMap(({ time }) => time ?? []))
  if (times.size > 1 || bases.some(({ many, count, per }) => many !== null || count !== null || per !== null))
    return null
  const [time = null] = times
  const ids = [
    ...bases.map((one) => chain.figure(one, labelOf(one, 'Gaji pokok'))),
    ...shares.map((one, at) => {
      const of = takings === null ? '' : chain.figure(takings, 'Penjualan')
      return chain.step(`komisi_${at + 1}`, 'Komisi', `${of} * ${chain.figure(one, 'Komisi')} / 100`)
    }),
    ...ofPiece.map((one, at) => {
      const of = sold === null ? '' : chain.figure(sold, 'Jumlahnya')
      return chain.step(
        `bayaran_${at + 1}`,
        labelOf(one, 'Bayaran'),
        `${chain.figure(one, labelOf(one, 'Bayaran'))} * ${of}`,
      )
    }),
  ]
  const [only = '', more] = ids
  const id = more === undefined ? only : chain.step('gaji', 'Gaji', ids.join(' + '), { per: time ?? '' })
  return {
    piece: sold?.count?.noun ?? 'satuan',
    hpp: null,
    price: null,
    gain: null,
    isWhole: true,
    isPay: true,
    needed: null,
    advance: null,
    closing: null,
    left: [{ time, id }],
  }
}
