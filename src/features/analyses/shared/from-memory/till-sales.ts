import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import type { SalesDay } from '#core/assistant/shared/memory/owner-memory.ts'
import { longSpan, shortSpan } from '#core/assistant/shared/memory/period.ts'
import type { RecalledSales } from '#core/assistant/shared/memory/recall-sales.ts'
import { monthNames, weekdayNames } from '#core/text/shared/dates.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { addToDay, type IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AnalysisContent } from '../analysis-content.ts'
import type { AnalysisRequest } from '../analysis-request.ts'
import { bind, bullets, cards, type Draft, onlyIf, p, sourcesSection, startDraft, table } from '../draft.ts'
import { titleOf } from '../makers/scope.ts'
import { quoted } from '../wording.ts'

/** Rows of the table of goods; the rest is one row. */
const mostGoods = 12
/** More days than these are shown by weeks, more weeks than these by months. */
const mostDays = 31
const mostWeeks = 20

interface Row {
  readonly label: string
  readonly total: number
}

const daysFrom = (from: IsoDay, to: IsoDay): IsoDay[] => {
  const days: IsoDay[] = []
  for (let day = from; day <= to && days.length < 800; day = addToDay(day, { days: 1 })) days.push(day)
  return days
}

const weekdayOf = (day: IsoDay): string => weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const dayLabel = (day: IsoDay, many: number): string =>
  many <= 7 ? `${weekdayOf(day)} ${shortSpan(day, day, day)}` : shortSpan(day, day, day)

/** The span in rows of one length: days, weeks or months; those without a sale are there too. */
const rowsOf = ({ sales: { period, today } }: RecalledSales): { readonly rows: Row[]; readonly unit: string } => {
  const last = period.to > today ? today : period.to
  const all = daysFrom(period.from, last)
  const sold = new Map(period.days.map((one) => [one.day, one.total]))
  const sum = (days: readonly IsoDay[]): number => days.reduce((total, day) => total + (sold.get(day) ?? 0), 0)
  if (all.length <= mostDays)
    return { unit: 'hari', rows: all.map((day) => ({ label: dayLabel(day, all.length), total: sum([day]) })) }
  if (all.length <= mostWeeks * 7) {
    const weeks = Array.from({ length: Math.ceil(all.length / 7) }, (_, at) => all.slice(at * 7, at * 7 + 7))
    const label = (days: readonly IsoDay[]): string => shortSpan(days[0] ?? last, days.at(-1) ?? last, last)
    return { unit: 'minggu', rows: weeks.map((days) => ({ label: label(days), total: sum(days) })) }
  }
  const months = new Map<string, IsoDay[]>()
  for (const day of all) months.set(day.slice(0, 7), [...(months.get(day.slice(0, 7)) ?? []), day])
  return {
    unit: 'bulan',
    rows: [...months].map(([key, days]) => ({
      label: `${monthNames[Number(key.slice(5)) - 1] ?? ''} ${key.slice(0, 4)}`,
      total: sum(days),
    })),
  }
}

/** The average of each weekday that was open at least once; for spans in which each comes more than once. */
const weekdays = (days: readonly SalesDay[]): Row[] => {
  const order = [1, 2, 3, 4, 5, 6, 0]
  return order.flatMap((at) => {
    const name = weekdayNames[at] ?? ''
    const own = days.filter(({ day }) => weekdayOf(day) === name)
    const total = own.reduce((sum, one) => sum + one.total, 0)
    return own.length === 0 ? [] : [{ label: name, total: Math.round(total / own.length) }]
  })
}

const goodsSection = (draft: Draft, { sales: { period } }: RecalledSales, said: string): void => {
  const shown = period.goods.slice(0, mostGoods)
  const rest = period.goods.slice(mostGoods)
  const restTotal = rest.reduce((sum, { total }) => sum + total, 0) + period.otherGoods.total
  const kinds = rest.length + period.otherGoods.kinds
  const hasOff = shown.some(({ quantity, price, total }) => total < quantity * price)
  const offCell = (cell: string): string[] => (hasOff ? [cell] : [])
  const rows = shown.map(({ name, quantity, price, total }, at) => {
    const n = at + 1
    draft.figure(`jumlah_${n}`, `${name}, terjual`, { value: quantity, unit: 'count', said })
    draft.figure(`harga_${n}`, `${name}, harga`, { value: price, said })
    const off = quantity * price - total
    if (off > 0) draft.figure(`diskon_${n}`, `${name}, diskon`, { value: off, said })
    draft.metric(`nilai_${n}`, sentenceCase(name), `jumlah_${n} * harga_${n}${off > 0 ? ` - diskon_${n}` : ''}`)
    draft.metric(`bagian_${n}`, `Bagian ${name}`, `nilai_${n} / total * 100`, { unit: 'percent' })
    return [
      sentenceCase(quoted(name)),
      bind(`jumlah_${n}`),
      bind(`harga_${n}`),
      ...offCell(off > 0 ? bind(`diskon_${n}`) : ''),
      bind(`nilai_${n}`),
      bind(`bagian_${n}`),
    ]
  })
  if (kinds > 0) {
    draft.figure('nilai_lain', `${kinds} barang lain`, { value: restTotal, said })
    draft.metric('bagian_lain', 'Bagian barang lain', 'nilai_lain / total * 100', { unit: 'percent' })
    rows.push([`${kinds} barang lain`, '', '', ...offCell(''), bind('nilai_lain'), bind('bagian_lain')])
  }
  const values = [...shown.map((_, at) => `nilai_${at + 1}`), ...(kinds > 0 ? ['nilai_lain'] : [])]
  draft.metric('total_barang', 'Jumlah semua barang', values.join(' + '))
  draft.section('barang', 'Barang yang menghasilkan', [
    table(['Barang', 'Terjual', 'Harga', ...offCell('Diskon'), 'Penjualan', 'Bagian'], rows, [
      'Jumlah',
      '',
      '',
      ...offCell(''),
      bind('total_barang'),
      '',
    ]),
    draft.chart({
      id: 'grafik_barang',
      title: 'Penjualan per barang',
      shape: 'bar',
      unit: 'rupiah',
      categories: [...shown.map(({ name }) => sentenceCase(name)), ...(kinds > 0 ? ['Barang lain'] : [])],
      series: [{ name: 'Penjualan', values }],
    }),
  ])
}

/** An analysis of what the owner's till has sold: every figure is the till's, and everything else follows from it. */
export const makeTillSales = (recalled: RecalledSales, request: AnalysisRequest): AnalysisContent => {
  const { sales, shopName } = recalled
  const { period, before } = sales
  const draft = startDraft('penjualan')
  const said = `kasir ${shopName}`
  const { rows, unit } = rowsOf(recalled)
  const span = longSpan(period.from, period.to)
  draft.group('jual', 'penjualan')
  rows.forEach(({ label, total }, at) =>
    draft.figure(`jual_${at + 1}`, `Penjualan ${label}`, { value: total, group: 'jual', said }),
  )
  draft.figure('transaksi', 'Jumlah transaksi', { value: period.sales, unit: 'count', said })
  draft.figure('barang_terjual', 'Barang terjual', { value: period.items, unit: 'count', said })
  draft.figure('hari_jual', 'Hari yang ada penjualannya', {
    value: period.days.length,
    unit: 'count',
    noun: 'hari',
    said,
  })
  draft.metric('total', 'Total penjualan', 'sum(jual)')
  draft.metric('per_transaksi', 'Rata-rata per transaksi', 'total / transaksi')
  draft.metric('per_hari', 'Rata-rata per hari berjualan', 'total / hari_jual')
  draft.metric('terbaik', 'Tertinggi', 'argmax(jual)', { unit: 'name' })
  draft.metric('terbaik_nilai', 'Tertinggi', 'max(jual)')
  draft.metric('terendah', 'Terendah', 'argmin(jual)', { unit: 'name' })
  draft.metric('terendah_nilai', 'Terendah', 'min(jual)')
  const compares = before.total > 0
  if (compares) {
    draft.figure('sebelumnya', `Penjualan ${longSpan(before.from, before.to)}`, { value: before.total, said })
    draft.metric('ubah', 'Selisih', 'total - sebelumnya')
    draft.metric('ubah_besar', 'Besar perubahan', 'abs(ubah)')
    draft.metric('ubah_persen', 'Perubahan penjualan', 'abs(ubah) / sebelumnya * 100', { unit: 'percent' })
  }
  draft.section('ringkasan', 'Ringkasan', [
    p(
      `Penjualan ${quoted(shopName)} untuk ${sales.periodName === span ? span : `${sales.periodName}, ${span}`}, dihitung dari transaksi di kasir.`,
    ),
    cards('total', 'per_transaksi', 'per_hari'),
    compares
      ? p(
          `Dibanding ${longSpan(before.from, before.to)} (${bind('sebelumnya')}), penjualan {{ubah|naik|tidak berubah, selisih|turun}} **${bind('ubah_besar')}** (${bind('ubah_persen')}).`,
          onlyIf('ubah', 'positive', 'zero', 'negative'),
        )
      : p(`Tidak ada penjualan pada ${longSpan(before.from, before.to)} untuk dibandingkan.`),
    p(`${bind('transaksi')} transaksi, ${bind('barang_terjual')} barang, dalam ${bind('hari_jual')}.`),
  ])
  draft.section('waktu', `Penjualan per ${unit}`, [
    table(
      [sentenceCase(unit), 'Penjualan'],
      rows.map(({ label }, at) => [label, bind(`jual_${at + 1}`)]),
      ['Jumlah', bind('total')],
    ),
    draft.chart({
      id: 'grafik_waktu',
      title: `Penjualan per ${unit}`,
      shape: rows.length > 10 ? 'line' : 'bar',
      unit: 'rupiah',
      categories: rows.map(({ label }) => label),
      series: [{ name: 'Penjualan', values: rows.map((_, at) => `jual_${at + 1}`) }],
    }),
    rows.length > 2
      ? p(
          `Tertinggi **${bind('terbaik')}** (${bind('terbaik_nilai')}), terendah **${bind('terendah')}** (${bind('terendah_nilai')}).`,
        )
      : null,
  ])
  goodsSection(draft, recalled, said)
  const ofWeekdays = period.days.length > 10 ? weekdays(period.days) : []
  if (ofWeekdays.length > 1) {
    ofWeekdays.forEach(({ label, total }, at) =>
      draft.figure(`rata_${at + 1}`, `Rata-rata ${label}`, { value: total, said }),
    )
    draft.section('hari', 'Hari yang ramai', [
      draft.chart({
        id: 'grafik_hari',
        title: 'Rata-rata penjualan menurut hari',
        shape: 'bar',
        unit: 'rupiah',
        categories: ofWeekdays.map(({ label }) => label),
        series: [{ name: 'Rata-rata', values: ofWeekdays.map((_, at) => `rata_${at + 1}`) }],
      }),
    ])
  }
  period.methods.forEach(({ name, total }, at) =>
    draft.figure(`bayar_${at + 1}`, `Dibayar ${paymentMethodName(name)}`, { value: total, said }),
  )
  draft.section('langkah', 'Cara bayar dan langkah berikutnya', [
    bullets(period.methods.map(({ name }, at) => `${paymentMethodName(name)}: ${bind(`bayar_${at + 1}`)}`)),
    bullets([
      'Jaga stok barang yang paling menghasilkan; kehabisan di hari tertinggi paling merugikan.',
      'Cari sebab di waktu terendah: [isi kejadian, misalnya hujan, libur, atau stok habis].',
    ]),
  ])
  sourcesSection(draft)
  return draft.finish({ title: titleOf('Analisis Penjualan', request), key: 'total', facts: [] })
}
