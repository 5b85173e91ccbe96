import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { Account, KeyFigure } from '../../deck-request.ts'
import type { Draft } from '../figure-draft.ts'
import { moneyText } from '../told-figures.ts'
import { trimmed } from '../told-words.ts'
import { flowOf } from './money-flow.ts'
import { added, sumsIn, takeSums, type ToldSum } from './told-sums.ts'

const turnover = /^(?:omzet|omset|pendapatan|penjualan|pemasukan)(?!\p{L})/iu
/** Without a word for its time, `omzet 16jt` is a month's. */
const monthly = /^Rp ([\d.]+)(?:\s+(?:per\s|se)(?:bulan|bln))?$/i
const perMonth = / (?:per\s|se)(?:bulan|bln)$/i

/** Who asks for money, and how much: what is told behind it is what it is for. */
const asksFor =
  /(?<!\p{L})(?:butuh|membutuhkan|perlu|pinjam|meminjam|ajukan|mengajukan|ngajuin|pengajuan|minta|cari|mencari|kur|kredit|pinjaman|pembiayaan|rencana|mau|ingin|rincian(?:nya)?|penggunaan|dipakai|digunakan)(?!\p{L})[^,.;:\d]{0,30}\d/iu

/** What is bought once is no cost of a month. */
const once =
  /(?<!\p{L})(?:beli|pembelian|renovasi|mesin|peralatan|alat|bangun\p{L}*|kendaraan|motor|mobil|gerobak|etalase|modal awal|setahun|per tahun)(?!\p{L})/iu

const restNames = { whole: 'Laba sebulan', told: 'Sisa sebulan' } as const
/** All costs told as one: what they leave is the gain. */
const wholeCost =
  /^(?:total\s)?(?:biaya|pengeluaran|beban|modal)(?:\s(?:operasional|usaha|bulanan|rutin|sebulan|per bulan))?$/iu
/** What a month leaves of what it brings in, where that was reckoned. */
export const leftOfMonth = ({ results }: Account): KeyFigure | undefined =>
  results.find(({ label }) => label === restNames.whole || label === restNames.told)

const valueOf = (value: string): number => Number(monthly.exec(value)?.[1]?.replaceAll('.', '') ?? Number.NaN)

/** Costs of each month that were told with it: they name no other time. */
const costsOfMonth = ({ figures }: Draft): ToldSum[] =>
  figures
    .filter(({ value }) => perMonth.test(value) && monthly.test(value))
    .map((of) => ({ of, label: of.label, value: valueOf(of.value), factors: '', group: of.group ?? '' }))

const rowOf = ({ label, value }: ToldSum): string[] => [sentenceCase(trimmed(label)), moneyText(value)]

/**
 * `omzet 28jt sebulan, listrik 3jt, gaji 6jt, …, butuh 75jt`: what a month brings in and costs, with what it leaves. What
 * stands behind the sum that is asked for is spent once. Null where the costs are not plainly those of the turnover.
 */
export const takeRunning = (draft: Draft, text: string): Account | null => {
  const earned = draft.figures.find(({ label, value }) => turnover.test(label) && monthly.test(value))
  if (!earned) return null
  const words = text.toLowerCase()
  const start = words.indexOf(earned.label.toLowerCase())
  const behind = words.slice(start)
  const asked = behind.search(asksFor)
  const end = asked < 0 ? words.length : start + asked
  const costs = [...sumsIn(draft, text), ...costsOfMonth(draft)].filter((one) => {
    const at = words.indexOf(one.label.toLowerCase())
    return one.of !== earned && at > start && at < end && flowOf(one, text) === 'out' && !once.test(one.label)
  })
  const came = valueOf(earned.value)
  const went = added(costs)
  if (costs.length === 0 || went >= came) return null
  takeSums(draft, costs)
  draft.figures = draft.figures.filter((one) => one !== earned)
  const left = came - went
  const name = sentenceCase(earned.label)
  const isWhole = costs.length === 1 && wholeCost.test(trimmed(costs[0]?.label ?? ''))
  return {
    title: 'Pemasukan dan biaya sebulan',
    claim: 'Pemasukan menutup semua biaya',
    rows:
      costs.length === 1
        ? []
        : [
            ['Uraian', 'Sebulan'],
            [name, moneyText(came)],
            ...costs.map(rowOf),
            ['Total biaya', moneyText(went)],
            ['Sisa', moneyText(left)],
          ],
    results: [
      { label: name, value: moneyText(came) },
      costs.length === 1
        ? { label: sentenceCase(costs[0]?.label ?? ''), value: moneyText(went) }
        : { label: 'Total biaya', value: moneyText(went) },
      { label: isWhole ? restNames.whole : restNames.told, value: moneyText(left) },
    ],
    chart: {
      type: 'bar',
      unit: 'Rp',
      categories: [name, 'Biaya', isWhole ? 'Laba' : 'Sisa'],
      series: [{ name: 'Sebulan', values: [came, went, left] }],
    },
    notes: ['Biayanya hanya yang disebutkan, dihitung sebulan'],
  }
}
