import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

/** A Saturday. */
const today = '2026-11-21' as IsoDay

const datesOf = (text: string): string[] =>
  readMessage(text, today).dates.map(({ day, role }) => (role === null ? day : `${day} ${role}`))

test.each([
  ['21 November 2026', '2026-11-21'],
  ['21 Nov 2026', '2026-11-21'],
  ['5 Nopember 2026', '2026-11-05'],
  ['5 Pebruari 2027', '2027-02-05'],
  ['21/11/2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['25 desember', '2026-12-25'],
  ['3 maret', '2027-03-03'],
  ['tanggal 5', '2026-12-05'],
  ['tgl 25', '2026-11-25'],
  ['tgl 30/12', '2026-12-30'],
  ['tanggal 5 bulan depan', '2026-12-05'],
  ['besok', '2026-11-22'],
  ['besok Minggu', '2026-11-22'],
  ['lusa', '2026-11-23'],
  ['hari ini', '2026-11-21'],
  ['minggu depan', '2026-11-28'],
  ['bulan depan', '2026-12-21'],
  ['akhir bulan', '2026-11-30'],
  ['akhir bulan depan', '2026-12-31'],
  ['awal bulan depan', '2026-12-01'],
])('ASSIST-01 %s is %s', (said, day) => expect(datesOf(`diambil ${said}`)).toEqual([day]))

test.each([
  ['hari Jumat', ['2026-11-27 event']],
  ['Senin depan', ['2026-11-23 event']],
  ['hari Minggu depan', ['2026-11-22 event']],
  ['Sabtu, 28 November 2026', ['2026-11-28 event']],
  ['jatuh tempo 30 November', ['2026-11-30 due']],
  ['paling lambat tanggal 10 Desember', ['2026-12-10 due']],
  ['berlaku sampai 31 Desember 2026', ['2026-12-31 valid_until']],
  ['mulai 1 Januari 2027', ['2027-01-01 start']],
  ['tertanggal 18 November', ['2026-11-18 letter']],
  ['tanggal surat 20 Nov', ['2026-11-20 letter']],
  ['7-9 Des 2026', ['2026-12-07 start', '2026-12-09 end']],
  ['28 Nov s/d 2 Des', ['2026-11-28 start', '2026-12-02 end']],
  ['29 Desember sampai 3 Januari 2027', ['2026-12-29 start', '2027-01-03 end']],
  ['mulai 1 Desember 2026 sampai 31 Januari 2027', ['2026-12-01 start', '2027-01-31 end']],
])('ASSIST-01 %s has its role', (said, dates) => expect(datesOf(`kegiatan, ${said}`)).toEqual(dates))

test('ASSIST-01 a day that does not exist is no date', () => {
  expect(datesOf('31/02/2026')).toEqual([])
  expect(datesOf('30 Februari 2027')).toEqual([])
})

test.each([
  ['jam 9', ['09.00']],
  ['pukul 09.00', ['09.00']],
  ['pukul 14:30 WIB', ['14.30']],
  ['buka jam 8 sampai jam 5', ['08.00', '17.00']],
  ['ronda jam 22 sampai jam 4', ['22.00', '04.00']],
  ['jam 2 siang', ['14.00']],
  ['jam 7 malam', ['19.00']],
  ['jam setengah 8 pagi', ['07.30']],
  ['pukul 09.00-11.30', ['09.00', '11.30']],
  ['19.30 WITA', ['19.30']],
  ['jasa 3 jam @ 50rb', []],
])('ASSIST-01 %s tells the time', (said, times) => expect(readMessage(`rapat ${said}`, today).times).toEqual(times))

const read = (text: string) => readMessage(text, today)

describe('ASSIST-01 durations', () => {
  test.each([
    ['berlaku 14 hari', 14],
    ['berlaku selama dua minggu', 14],
    ['penawaran ini berlaku sebulan', 30],
    ['masa berlaku penawaran 7 hari kerja', 7],
  ])('ASSIST-01 %s', (text, days) => expect(read(`penawaran kue, ${text}`).validityDays).toBe(days))

  test.each([
    ['tempo 7 hari', 7],
    ['net 30', 30],
    ['jatuh tempo 2 minggu', 14],
    ['pembayaran 30 hari setelah invoice', 30],
  ])('ASSIST-01 %s', (text, days) => expect(read(`invoice kue, ${text}`).dueDays).toBe(days))

  test.each([
    ['selama 2 tahun', 2, 'tahun'],
    ['masa kontrak 6 bulan', 6, 'bulan'],
    ['berlaku 1 tahun mulai 1 Desember 2026', 1, 'tahun'],
    ['12 bulan', 12, 'bulan'],
  ])('ASSIST-01 %s', (text, amount, unit) => expect(read(`kontrak kerja sama, ${text}`).term).toEqual({ amount, unit }))
})

test.each([
  ['tgl 24 dan 25 desember', ['2026-12-24 start', '2026-12-25 end']],
  ['tgl 12 dan 17 desember', ['2026-12-12 event', '2026-12-17']],
])('ASSIST-01 the first of two days borrows the month of the other: %s', (said, days) =>
  expect(datesOf(`dipakai ${said}`)).toEqual(days),
)

test('ASSIST-01 a month from which somebody worked is its first day', () =>
  expect(datesOf('kerja dari Maret 2022 sampai Oktober 2026')).toEqual(['2022-03-01 start', '2026-10-31 end']))
