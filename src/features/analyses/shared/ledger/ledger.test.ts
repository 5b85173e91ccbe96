import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readLedger } from './ledger.ts'

const today = '2026-11-21' as IsoDay
const read = (message: string): ReturnType<typeof readLedger> => readLedger(message, today)

/** `in telur 48600000`, `out gaji 2 anak x 1800000`: an entry in one line. */
const shown = (message: string): string[] =>
  read(message).entries.map(({ way, label, counts, money, percent, per }) =>
    [
      way ?? '-',
      label,
      ...counts.map(({ value, noun, per: of }) => `${value} ${noun}${of === null ? '' : `/${of}`} x`),
      money ?? (percent === null ? '' : `${percent}%`),
      per === null ? '' : `per ${per}`,
    ]
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

describe('ANALYSIS-02 a message as a ledger', () => {
  test.each([
    [
      'what comes in, what goes out, in words and by what is paid for',
      'jual telur 48,6jt. pakan 31,2jt, gaji 2 anak kandang @1,8jt, listrik 740rb',
      ['in telur 48600000', 'out pakan 31200000', 'out gaji kandang 2 anak x 1800000', 'out listrik 740000'],
    ],
    [
      'lines without punctuation',
      'saldo awal 17.300.000\nmasuk dari penjualan 64.850.000\nkeluar solar truk 2.950.000\nkeluar angsuran 5.600.000',
      ['opening saldo 17300000', 'in 64850000', 'out solar truk 2950000', 'out angsuran 5600000'],
    ],
    [
      'a count for each price, wherever it stands',
      'kejual 230 tas rajut @120rb, packing 3rb per tas, 4 bulan ramai laba 11,5 juta per bulan',
      ['in rajut 230 tas x 120000', 'out packing 3000 per tas', 'in ramai 4 bulan x 11500000 per bulan'],
    ],
    [
      'days written short, Sunday after Saturday',
      'seminggu jualan seblak: sen 420rb (ujan) sab 815rb min 770rb. belanja bahan 1.740.000',
      ['in sen 420000', 'in sab 815000', 'in 770000', 'out bahan 1740000'],
    ],
    [
      'wishes and what shall be bought are neither',
      'mau bawa pulang untung 5,2jt, cukup buat beli mesin santan 14jt',
      ['wish bawa pulang 5200000', 'goal mesin santan 14000000'],
    ],
    [
      'a time behind the last holds for all',
      'gaji 3jt, sewa 1,2jt semua per bulan',
      ['out gaji 3000000 per bulan', 'out sewa 1200000 per bulan'],
    ],
    ['two names of one sum', 'uang masuk 13jt, minyak dan gas 1,1jt', ['in 13000000', 'out minyak dan gas 1100000']],
  ])('ANALYSIS-02 %s', (_, message, entries) => expect(shown(message)).toEqual(entries))

  test.each([
    ['bersihnya brp', ['profit'], null],
    ['sehari harus laku berapa mangkok', ['pieces'], 'hari'],
    ['setaun terkumpul berapa', ['total'], 'tahun'],
    ['rata2 omzet per bulan brp', ['average'], 'bulan'],
    ['hemat berapa dalam setahun', ['saving'], 'tahun'],
    ['bagian pemilik kapal dapat berapa', ['share'], null],
    ['bara labo nan tingga', ['rest', 'profit'], null],
  ])('ANALYSIS-02 what is asked: %s', (message, wanted, per) => {
    const { asked } = read(message)
    expect([asked.wanted, asked.per]).toEqual([wanted, per])
  })

  test.each([
    ['sisanya dibagi dua rata', [], 2],
    ['personel 5 orang bagi rata', [], 5],
    ['nisbah 65:35 buat saya dan pemodal', ['Saya 65', 'Pemodal 35'], null],
    ['bagi hasil pemilik:penggarap = 40:60', ['Pemilik 40', 'Penggarap 60'], null],
    ['bagi untung: Tono 50%, Sari 30%, Ujang 20% dari laba 12,6jt', ['Tono 50', 'Sari 30', 'Ujang 20'], null],
  ])('ANALYSIS-02 how it is shared: %s', (message, parts, heads) => {
    const { sharing } = read(message)
    expect([sharing?.parts.map(({ name, weight }) => `${name} ${weight}`), sharing?.heads]).toEqual([parts, heads])
  })

  test('ANALYSIS-02 nothing is shared where nothing is divided', () => {
    expect(read('omzet 4jt, belanja 2jt, diskon 10:5').sharing).toBeNull()
  })
})
