import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { slipLines } from './slip-lines.ts'

const linesOf = (text: string): string[] | undefined =>
  slipLines(text, '2026-11-21' as IsoDay)?.map(
    ({ description, quantity, price }) => `${description} ${quantity ?? 1}x${price}`,
  )

/** DOC-08: what is earned and what is kept back, each as a line of its own. */
test.each([
  [
    'DOC-08 what stands behind `potongan:` is kept back and what stands before it is earned',
    'slip gaji Rini, gapok 2jt bonus 100rb potongan: telat 2x @25rb, kasbon 400rb. Toko Aba',
    ['gaji pokok 1x2000000', 'bonus 1x100000', 'potongan terlambat 2x25000', 'potongan kasbon 1x400000'],
  ],
  [
    'DOC-08 one sum for all days is the whole',
    'slip gaji Rini, gaji pokok 2jt, potong telat 3 hari 45rb',
    ['gaji pokok 1x2000000', 'potongan terlambat 3 hari 1x45000'],
  ],
  [
    'DOC-08 an allowance for the way is earned and no fee',
    'slip gaji Rini, pokok 2jt, tunjangan transport 200rb, kasbon dipotong 150rb',
    ['gaji pokok 1x2000000', 'tunjangan transport 1x200000', 'potongan kasbon 1x150000'],
  ],
  [
    'DOC-08 what each time of being late costs is reckoned',
    'slip gaji Rini, gapok 2,4jt, telat 3x dipotong 25rb sekali telat, potong kasbon 300rb',
    ['gaji pokok 1x2400000', 'potongan terlambat 1x75000', 'potongan kasbon 1x300000'],
  ],
  [
    'DOC-08 a list of deductions below its head',
    'Slip gaji Rini\nGaji pokok 2.400.000\nPotongan:\n- kasbon 300rb\n- BPJS 48.000\nTolong dirapikan',
    ['gaji pokok 1x2400000', 'potongan kasbon 1x300000', 'potongan BPJS 1x48000'],
  ],
])('%s', (_, message, lines) => {
  expect(linesOf(message)).toEqual(lines)
})

test('DOC-08 a slip without deductions is read as it was; a share of its own is one of the pay', () => {
  expect(linesOf('slip gaji Rini, gaji pokok 2jt, lembur 100rb')).toBeUndefined()
  expect(linesOf('slip gaji Rini, gaji pokok 2jt, potongan bpjs 3%')).toEqual([
    'gaji pokok 1x2000000',
    'potongan BPJS (3% × 2.000.000) 1x60000',
  ])
})

test('DOC-08 the slip shows both columns and the net pay, for the month that is told', () => {
  const { text } = writtenLetter('slip gaji si Rini kasir bulan lalu, gapok 2jt, potongan kasbon 400rb', 'laporan')
  expect(
    textFaults(text, ['Rini Kasir', 'bulan Oktober 2026', 'Pendapatan (Rp)', 'Jumlah', 'Gaji bersih', '1.600.000']),
  ).toEqual([])
})

const slip = (message: string) => {
  const { letter, text } = writtenLetter(message, 'laporan')
  return { ...letter, text }
}

describe('whose slip it is', () => {
  test.each([
    [
      'slip gaji november ya, Siti Nurjanah penjahit Konveksi Rapi. borongan 2jt',
      'Siti Nurjanah',
      'Penjahit',
      'Konveksi Rapi',
    ],
    ['slip gaji bulan oktober buat Warung Soto Pak Jo, karyawan Anto gaji 1,8jt', 'Anto', '', 'Warung Soto Pak Jo'],
    ['slip gaji sopir saya Bang Jefri bulan november 2026, Toko Maju. pokok 2,4jt', 'Bang Jefri', 'Sopir', 'Toko Maju'],
    [
      'SLIP GAJI OKTOBER 2026 ATAS NAMA DEWI LESTARI, KASIR DI TOKO MAKMUR. GAJI POKOK 2JT',
      'Dewi Lestari',
      'Kasir',
      'Toko Makmur',
    ],
  ])('DOC-08 %s', (message, name, title, house) => {
    const { recipient, sender, signer, text } = slip(message)
    expect(recipient).toMatchObject({ name, title, company: '' })
    expect(sender.name).toBe(house)
    expect(signer.name).toBe('')
    expect(text).not.toContain('Keterangan')
  })

  test('DOC-08 a fine is one more thing that is kept back, and short names stand in capitals', () => {
    const { text } = slip('slip gaji Rini, pokok 2,4jt, potong denda telat 2x @25rb, bpjs 48rb')
    expect(text).toContain('Potongan denda terlambat')
    expect(text).toContain('Potongan BPJS')
    expect(text).toContain('98.000')
  })
})

describe('shares and works', () => {
  test.each([
    [
      'DOC-08 a tax on one thing that is earned is reckoned from it',
      'slip gaji guru les Miss Rani: 20 sesi @ 60.000, transport 10x @ 15.000, PPh 5% dari honor sesi saja',
      ['gaji 20x60000', 'transport 10x15000', 'potongan PPh (5% × 1.200.000) 1x60000'],
    ],
    [
      'DOC-08 a second deduction begins with its own word, and one of nothing is none',
      'slip gaji sopir travel Rudi Hartono, 12 trip @ 90rb, potong cicilan hp 100rb potong denda nol',
      ['gaji 12x90000', 'potongan cicilan hp 1x100000'],
    ],
  ])('%s', (_, message, lines) => {
    expect(linesOf(message)).toEqual(lines)
  })

  test.each([
    ['slip gaji terapis a.n Ni Made Sari: pokok 1.800.000, bonus 200.000', 'Ni Made Sari', 'Terapis'],
    ['slip gaji guru les Miss Rani: 20 sesi @ 60.000', 'Miss Rani', 'Guru les'],
    ['slip gajine Lik Parto bulan iki, mingguan 400rb x 4 minggu', 'Lik Parto', ''],
  ])('ASSIST-02 whose pay it is, and what he does, told before his name: %s', (message, name, work) => {
    const { recipient, sender } = slip(message)
    expect([recipient.name, recipient.title, sender.name]).toEqual([name, work, ''])
  })
})

const letterOf = (text: string) => writtenLetter(text, 'laporan').letter

test('DOC-08 a slip that tells no wage leaves it open and shows no net pay', () => {
  const { lines, recipient } = letterOf('slip gaji Andi Saputra, lembur 10 jam @20rb, potong kasbon 50rb')
  expect(lines.map(({ description, price }) => [description, price])).toEqual([
    ['gaji pokok', null],
    ['lembur', 20_000],
    ['potongan kasbon', 50_000],
  ])
  expect(recipient.title).toBe('')
  expect(
    letterOf('slip gaji Joni Wahyu, gapok 2jt, lembur 10 jam @20rb').lines.every(({ price }) => price !== null),
  ).toBe(true)
  expect(letterOf('slip gaji Dwi Cahyo satpam november: gaji 2,6jt').recipient.title).toBe('Satpam')
})
