import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import { isTime, toldCount, toldSum } from '../../ledger/lines.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { type Scene, words } from '../scene.ts'

const tier = /(?<!\p{L})(reseller|agen|distributor|grosir|dropship(?:per)?|mitra|sub ?agen|subdis|stokis)(?!\p{L})/iu
const end = words('konsumen|eceran|ecer|umum|het|jual|retail|normal|satuan|pembeli|pasaran')
const asking = words('untung\\p{L}*|keuntungan|laba|margin|selisih|modal\\p{L}*|profit')

const tierOf = ({ label, said }: Entry): string | null => {
  const found = tier.exec(label) ?? tier.exec(said)
  return found ? (found[1] ?? '').toLowerCase() : null
}

/** What each seller between earns on a piece and must lay out: `harga konsumen 65rb, reseller 48rb min 12 pcs, agen 41rb min 60 pcs`. */
export const priceTiers: Scene = ({ ledger, message }) => {
  const { entries } = ledger
  if (!asking.test(message) || entries.some(({ percent }) => percent !== null)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const tiers = sums.flatMap((one) => {
    const name = tierOf(one)
    return name === null ? [] : [{ one, name }]
  })
  const [retail, other] = sums.filter((one) => tierOf(one) === null)
  if (!retail || other || tiers.length === 0 || !end.test(retail.said)) return null
  if (tiers.some(({ one }) => (one.money ?? 0) >= (retail.money ?? 0))) return null
  if (new Set(tiers.map(({ name }) => name)).size < tiers.length) return null
  // `min order 12 pcs` stands behind the price that it is for.
  const leastOf = (one: Entry) => {
    const at = entries.indexOf(one)
    const next = entries[at + 1]
    return one.counts[0] ?? (next?.money === null && next.percent === null ? next.counts[0] : undefined)
  }
  const rows = tiers.map(({ one, name }, at) => ({ one, name, n: at + 1, least: leastOf(one) }))
  const used = new Set(rows.map(({ least }) => least))
  if (entries.some(({ counts }) => counts.some((one) => !used.has(one) && !isTime(one.noun)))) return null
  const steps: WorkedStep[] = rows.flatMap(({ n, name, least }): WorkedStep[] => [
    { id: `untung_${n}`, label: `Untung ${name} per ${least?.noun || 'pcs'}`, formula: `eceran - harga_${n}` },
    { id: `margin_${n}`, label: `Margin ${name}`, formula: `untung_${n} / eceran * 100`, unit: 'percent' },
    ...(least
      ? [
          { id: `modal_${n}`, label: `Modal awal ${name}`, formula: `harga_${n} * paling_${n}` },
          { id: `hasil_${n}`, label: `Untung ${name} kalau habis`, formula: `untung_${n} * paling_${n}` },
        ]
      : []),
  ])
  return {
    type: 'harga',
    title: 'Analisis Harga Bertingkat',
    figures: [
      { id: 'eceran', label: 'Harga konsumen', told: toldSum(retail), per: '' },
      ...rows.flatMap(({ one, name, n, least }): WorkedFigure[] => [
        { id: `harga_${n}`, label: `Harga ${name}`, told: toldSum(one), per: '' },
        ...(least
          ? [{ id: `paling_${n}`, label: `Minimal ${name}`, told: toldCount(least), noun: least.noun || 'pcs' }]
          : []),
      ]),
    ],
    steps,
    answer: rows.map(({ n, name, least }) =>
      p(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} untung **${bind(`untung_${n}`)}** tiap ${least?.noun || 'pcs'} (margin ${bind(`margin_${n}`)})${least ? `; modal awalnya **${bind(`modal_${n}`)}** untuk ${bind(`paling_${n}`)}, untungnya ${bind(`hasil_${n}`)} kalau habis` : ''}.`,
        onlyIf(`untung_${n}`, 'positive'),
      ),
    ),
    key: 'untung_1',
    shown: rows.flatMap(({ n, least }) => [`untung_${n}`, ...(least ? [`modal_${n}`] : [])]),
    next: ['Modal Anda sendiri tiap satuan, supaya harga terendah pun masih untung: [isi modal].'],
  }
}
