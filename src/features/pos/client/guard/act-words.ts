import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatRupiah, withMinus } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import type { MoneyAct } from '../../shared/guard/money-acts.contract.ts'
import { shareText } from '../../shared/guard/money-acts.ts'

const reasoned = (what: string, reason: string): string => (reason === '' ? what : `${what}: ${reason}`)

/** What was done. */
const whatOf = ({ kind, subject, amount, whole, reason }: MoneyAct): string => {
  switch (kind) {
    case 'void':
      return reasoned('Penjualan dibatalkan', reason)
    case 'refund':
      return reasoned('Barang dikembalikan', reason)
    case 'price':
      return `Harga diubah: ${subject}, ${formatRupiah(whole)} jadi ${formatRupiah(whole - amount)}`
    case 'discount':
      return `Diskon ${shareText(amount, whole)} dari ${formatRupiah(whole)}`
    case 'debt':
      return `Kasbon ${subject} jadi ${formatRupiah(whole + amount)}, lewat batas ${formatRupiah(whole)}`
    case 'pin':
      return 'PIN salah berkali-kali, kasir terkunci sebentar'
  }
}

/** When, by whom, at which till, on which receipt, and whether the owner has agreed. */
const whenOf = (act: MoneyAct, timeZone: string): string => {
  const { kind, timestamp, cashier, deviceCode, number, withPin, isFromTill } = act
  const at = new Date(timestamp)
  return [
    `${formatDay(dayIn(at, timeZone))}, ${formatTime(at, timeZone)}`,
    cashier,
    isFromTill ? (deviceCode === null ? null : `kasir ${deviceCode}`) : 'ruang kerja',
    number === null ? null : `struk ${number}`,
    kind === 'pin' || !isFromTill ? null : withPin ? 'dengan PIN' : 'tanpa PIN',
  ]
    .filter((one) => one !== null)
    .join(' · ')
}

const figureOf = ({ kind, amount }: MoneyAct): string => {
  if (kind === 'pin') return ''
  return kind === 'debt' ? `+${formatRupiah(amount)}` : withMinus(formatRupiah(-amount))
}

/** An entry of the log in words. */
export const actLine = (act: MoneyAct, timeZone: string) => ({
  key: act.id,
  what: whatOf(act),
  when: whenOf(act, timeZone),
  figure: figureOf(act),
  isGood: act.amount < 0,
})
