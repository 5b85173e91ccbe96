import { formatDay } from '#core/text/shared/dates.ts'
import { dialled } from '#core/text/shared/phone-number.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

interface Reminder {
  readonly name: string
  readonly phone: string | null
  readonly owed: number
  readonly shopName: string
  readonly today: IsoDay
}

/** What the owner may send to somebody who owes something. */
export const reminderText = ({ name, owed, shopName, today }: Reminder): string =>
  [
    `Halo ${name}, salam dari ${shopName}.`,
    `Sekadar mengingatkan, catatan kasbonnya sampai ${formatDay(today)} ${formatRupiah(owed)}.`,
    'Kalau sudah ada waktu, bisa dibayar sebagian atau semuanya. Kalau ada yang tidak cocok, kabari saja, nanti kita periksa bersama. Terima kasih banyak.',
  ]
    .join(' ')
    .replaceAll('\u00A0', ' ')

/** The address that opens WhatsApp with that text: the customer's chat, or the choice of one. The owner sends it, or not. */
export const reminderAddress = (reminder: Reminder): string =>
  `https://wa.me/${dialled(reminder.phone ?? '')}?text=${encodeURIComponent(reminderText(reminder))}`
