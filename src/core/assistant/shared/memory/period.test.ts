import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addToDay, type IsoDay, parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { longSpan, periodBefore, readPeriod, shortSpan } from './period.ts'

const day = (text: string): IsoDay => parseIsoDay(text) ?? expect.unreachable(text)
/** A Saturday. */
const today = day('2026-11-21')

const spanOf = (phrase: string, now: IsoDay) => readPeriod(`penjualan ${phrase}`, now) ?? expect.unreachable(phrase)

describe('the span of days that a message names', () => {
  test.each([
    ['laporan penjualan hari ini', '2026-11-21', '2026-11-21'],
    ['penjualan kemarin', '2026-11-20', '2026-11-20'],
    ['omzet minggu ini', '2026-11-16', '2026-11-21'],
    ['omzet pekan lalu', '2026-11-09', '2026-11-15'],
    ['rekap minggu kemarin', '2026-11-09', '2026-11-15'],
    ['bulan ini', '2026-11-01', '2026-11-21'],
    ['laporan bulan lalu', '2026-10-01', '2026-10-31'],
    ['laporan bulan yang lalu', '2026-10-01', '2026-10-31'],
    ['penjualan bulan Oktober', '2026-10-01', '2026-10-31'],
    ['penjualan Oktober 2025', '2025-10-01', '2025-10-31'],
    ['penjualan bulan desember', '2025-12-01', '2025-12-31'],
    ['penjualan bulan november', '2026-11-01', '2026-11-21'],
    ['16-21 november', '2026-11-16', '2026-11-21'],
    ['dari tanggal 1 sampai 15 november 2026', '2026-11-01', '2026-11-15'],
    ['28 okt s/d 3 nov', '2026-10-28', '2026-11-03'],
    ['28 desember sampai 3 januari 2026', '2025-12-28', '2026-01-03'],
    ['tanggal 5 november', '2026-11-05', '2026-11-05'],
    ['7 hari terakhir', '2026-11-15', '2026-11-21'],
    ['seminggu terakhir', '2026-11-15', '2026-11-21'],
    ['tiga bulan terakhir', '2026-08-22', '2026-11-21'],
    ['tahun ini', '2026-01-01', '2026-11-21'],
    ['tahun lalu', '2025-01-01', '2025-12-31'],
    ['kuartal lalu', '2026-07-01', '2026-09-30'],
    ['laporan bulanan penjualan', '2026-11-01', '2026-11-21'],
  ])('ASSIST-06 %s is %s to %s', (text, from, to) => {
    expect(readPeriod(text, today)).toMatchObject({ from, to })
  })

  test.each(['laporan penjualan', 'invoice untuk Bu Mei 3 tas', 'kopi 2 kg', 'jual 12 keranjang', 'untuk Pak Agus'])(
    'ASSIST-06 %s names none',
    (text) => {
      expect(readPeriod(text, today)).toBeNull()
    },
  )

  const days = fc.integer({ min: 0, max: 4_000 }).map((days) => addToDay(day('2020-01-01'), { days }))
  const phrases = fc.constantFrom(
    'hari ini',
    'kemarin',
    'minggu ini',
    'minggu lalu',
    'bulan ini',
    'bulan lalu',
    'kuartal ini',
    'kuartal lalu',
    'tahun ini',
    '14 hari terakhir',
    'bulan februari',
  )

  test('ASSIST-06 a span never lies ahead, is in order, and the one before it ends before it begins', () => {
    fc.assert(
      fc.property(days, phrases, (now, phrase) => {
        const period = spanOf(phrase, now)
        expect(period.from <= period.to).toBe(true)
        expect(period.from <= now).toBe(true)
        const before = periodBefore(period)
        expect(before.from <= before.to).toBe(true)
        expect(before.from < period.from).toBe(true)
      }),
    )
  })

  test('ASSIST-06 whatever is written is read without harm, in time that grows with its length only', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), days, (text, now) => void readPeriod(text, now)))
    for (const piece of ['1 sampai ', 'minggu ', '12 hari ', 'januari-', '3 nov 3 nov ', '\u00a0'])
      expect(() => readPeriod(piece.repeat(20_000), today)).not.toThrow()
  })

  test('ASSIST-06 spans are written short for chips and long for papers', () => {
    expect(shortSpan(day('2026-11-16'), today, today)).toBe('16–21 Nov')
    expect(shortSpan(day('2026-10-28'), day('2026-11-03'), today)).toBe('28 Okt–3 Nov')
    expect(shortSpan(day('2025-10-01'), day('2025-10-31'), today)).toBe('1–31 Okt 2025')
    expect(longSpan(day('2026-11-16'), today)).toBe('16–21 November 2026')
    expect(longSpan(day('2025-12-28'), day('2026-01-03'))).toBe('28 Desember 2025–3 Januari 2026')
    expect(longSpan(today, today)).toBe('21 November 2026')
  })
})
