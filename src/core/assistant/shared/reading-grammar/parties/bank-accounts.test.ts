import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const accounts = (text: string): string[] =>
  readMessage(`invoice untuk Toko Jaya: gula 10 kg @15.000. ${text}`, '2026-11-21' as IsoDay).bankAccounts.map(
    ({ bank, number, holder }) => `${bank} | ${number} | ${holder ?? '-'}`,
  )

test.each([
  ['transfer BCA 1234567890 a.n. Sari Dewi', ['BCA | 1234567890 | Sari Dewi']],
  ['rek 123456789012 BRI atas nama Sari', ['BRI | 123456789012 | Sari']],
  ['bayar lewat gopay 081234567890', ['GoPay | 081234567890 | -']],
])('ASSIST-01 an account is read with its bank and whose it is: %s', (text, found) => {
  expect(accounts(text)).toEqual(found)
})

test.each([
  ['Pembayaran ke Bank Nagari 2100998877', ['Bank Nagari | 2100998877 | -']],
  ['transfer ke Bank Sulselbar no rek 0502020099 atas nama Daeng Rani', ['Bank Sulselbar | 0502020099 | Daeng Rani']],
  ['bayar ke BPD Bali 0110202012 an Wayan', ['BPD Bali | 0110202012 | Wayan']],
  ['tf bpr arta jaya 77120 an Tini', []],
  ['rekening BPR Arta Jaya: 771200', ['BPR Arta Jaya | 771200 | -']],
])('ASSIST-01 a bank nobody knows by its name alone is called one: %s', (text, found) => {
  expect(accounts(text)).toEqual(found)
})

test.each([
  ['tf BCA a.n. Siti Aminah 1234567890', ['BCA | 1234567890 | Siti Aminah']],
  ['bayar ke bank jatim atas nama Siti no rek 0123456789', ['Bank Jatim | 0123456789 | Siti']],
])('ASSIST-01 whose the account is may be told before its number: %s', (text, found) => {
  expect(accounts(text)).toEqual(found)
})

test.each(['pinjaman dari Bank Mekar 15000000', 'bank buka jam 8, anggaran 25000000'])(
  'ASSIST-01 a sum beside a bank is no account: %s',
  (text) => {
    expect(accounts(text)).toEqual([])
  },
)
