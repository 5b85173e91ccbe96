import type { Amount, Book } from './book.ts'
import type { Term } from './term.ts'

/** How many days and weeks of a month the message tells; null where it does not. */
export interface Calendar {
  readonly days: Amount | null
  readonly weeks: Amount | null
}

/** What a sum of any time comes to in a month; null where its time is unknown to the calendar. */
export const inMonth = (
  { time }: Term,
  amount: Amount,
  { label, calendar, book }: { readonly label: string; readonly calendar: Calendar; readonly book: Book },
): Amount | null => {
  const per = { per: 'bulan' }
  const { days, weeks } = calendar
  const called = `${label} sebulan`
  if (time === null || time === 'bulan') return amount
  if (time === 'tahun') return book.step(called, `${amount.id} / 12`, amount.value / 12, per)
  if (time === 'minggu')
    return weeks
      ? book.times(called, [amount, weeks], per)
      : book.step(called, `${amount.id} * 52 / 12`, (amount.value * 52) / 12, per)
  if (time !== 'hari') return null
  const open = days ?? book.assume('Hari buka', 30, 'Sebulan dihitung 30 hari; ubah kalau berbeda.', 'hari')
  return book.times(called, [amount, open], per)
}
