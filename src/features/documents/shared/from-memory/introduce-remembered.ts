import { longSpan } from '#core/assistant/shared/memory/period.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentRequest } from '../document-request.ts'
import { comparison } from './sales-report.ts'

/** What the chat says about a report on the till's sales: the figures first. */
const salesWords = ({ remembered }: DocumentRequest): string | null => {
  const recalled = remembered?.sales
  if (!recalled) return null
  const { sales, shopName } = recalled
  const { period } = sales
  const top = period.goods.slice(0, 3).map(({ name, total }) => `${name} ${formatRupiah(total)}`)
  return [
    `**Laporan penjualan ${shopName}, ${longSpan(period.from, period.to)}** sudah jadi.`,
    [
      `Total **${formatRupiah(period.total)}** dari ${formatNumber(period.sales)} transaksi, ${formatNumber(period.items)} barang.`,
      comparison(sales),
      ...(top.length > 0 ? [`Terlaris: ${top.join(', ')}.`] : []),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Angkanya dihitung dari kasir Anda. Laporannya terbuka di canvas: bisa langsung diubah, lalu diunduh sebagai Word, PDF, atau teks.',
  ].join('\n\n')
}

/** The words about a letter, with those about what was taken from the owner's own things and what was not found. */
export const introduceRemembered = (request: DocumentRequest, plain: () => string): string =>
  [salesWords(request) ?? plain(), ...(request.remembered?.notes ?? [])].join('\n\n')
