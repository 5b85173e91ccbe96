import type { Reading } from '#core/assistant/shared/reading.ts'
import { rupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

const today = '2026-11-21' as IsoDay

/** A reading in which nothing was said but what the test names. */
export const readingOf = (said: Partial<Reading>): Reading => ({
  text: '',
  today,
  sender: null,
  recipient: null,
  parties: [],
  goods: [],
  charges: [],
  discount: null,
  tax: null,
  downPayment: null,
  statedTotal: null,
  dates: [],
  times: [],
  validityDays: null,
  dueDays: null,
  term: null,
  places: [],
  subject: null,
  signer: null,
  letterNumber: null,
  phones: [],
  emails: [],
  npwp: null,
  bankAccounts: [],
  amounts: [],
  percents: [],
  terms: [],
  ...said,
})

/** One line of goods, priced by the unit. */
export const goodsOf = (name: string, quantity: number, price: number, unit: string | null = null) => ({
  name,
  quantity,
  unit,
  price: rupiah(price),
  amount: rupiah(quantity * price),
})

/** 'surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama', 14 days, 5.750.000 in all. */
export const offerReading = readingOf({
  text: 'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari',
  sender: { company: 'Toko Sinar Jaya' },
  recipient: { name: 'Bapak Budi Santoso', company: 'PT Maju Bersama' },
  goods: [goodsOf('kaos polo', 100, 45_000), goodsOf('topi', 50, 25_000)],
  validityDays: 14,
  amounts: [rupiah(45_000), rupiah(25_000)],
})
