import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { rupiah } from '#core/text/shared/rupiah.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { textFaults } from '#tests/support/text-faults.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'

import { balanceSheet } from '../letter/balance-sheet.ts'
import { listBlanks } from '../content/blanks.ts'
import { instalmentsOf } from '../reading/sums/instalments.ts'
import { emptyLetter, letterTotals } from '../letter/letter-facts.ts'
import { instalmentClauses } from '../types/instalment-clauses.ts'

const today = '2026-11-21' as IsoDay

/** Message, title, and what must stand in the letter. */
const forms: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'surat izin ga masuk kerja saya Rina Oktavia ke HRD PT Garmen Sentosa tgl 24-25 november karena anak sakit',
    'SURAT PERMOHONAN IZIN',
    ['selama 2 hari', '24 November 2026', 'karena anak sakit', 'Yth. HRD PT Garmen Sentosa'],
  ],
  [
    'surat resign, nama saya Citra Dewi admin di CV Pandu Logistik, terakhir kerja 31 desember 2026, alasan mau lanjut kuliah',
    'SURAT PENGUNDURAN DIRI',
    ['Yth. Pimpinan CV Pandu Logistik', 'sebagai admin di CV Pandu Logistik', '31 Desember 2026', 'melanjutkan kuliah'],
  ],
  [
    'surat lamaran kerja ke RM Padang Sederhana, posisi juru masak, nama saya Rahmat Hidayat, pengalaman 3 tahun di hotel, hp 082211112222',
    'SURAT LAMARAN KERJA',
    ['posisi juru masak', 'Rahmat Hidayat', '082211112222', '3 tahun di hotel'],
  ],
  [
    'sp 2 buat karyawan namanya Toni Kurniawan, udah bolos 4 hari tgl 10-13 november tanpa kabar, dari Minimarket Berkah',
    'SURAT PERINGATAN KEDUA',
    ['Toni Kurniawan', 'bolos 4 hari', '10 November 2026', 'Minimarket Berkah'],
  ],
  [
    'surat penagihan ke Pak Anwar, nunggak 2 bulan bayar kontrakan total 1,6 juta, paling lambat 30 november, dari bu Endang',
    'SURAT PENAGIHAN',
    ['Rp 1.600.000 (satu juta enam ratus ribu rupiah)', 'paling lambat 30 November 2026', 'Endang'],
  ],
  [
    'surat jalan ke Toko Abadi Jl. Veteran 10 Klaten: 20 dus aqua, 10 karung gula. sopir Pak Tarno truk AD 8899 BB dari Gudang Sumber Pangan',
    'SURAT JALAN',
    ['Aqua 20 dus', 'Gula 10 karung', 'AD 8899 BB', 'Yang menerima', 'Yang menyerahkan'],
  ],
  [
    'surat pesanan ke PT Indo Kimia dari Laundry Fresh: deterjen 20 jerigen @ 310rb, kirim paling telat 5 des',
    'SURAT PESANAN',
    ['6.200.000', 'paling lambat 5 Desember 2026'],
  ],
  [
    'surat komplain ke PT Tepung Nusantara, 30 sak barang yg datang tgl 18 november basah, minta uang kembali 6,3 juta. dari Bakery Delima',
    'SURAT KELUHAN',
    ['18 November 2026', '30 sak', 'Rp 6.300.000'],
  ],
  [
    'surat keterangan kerja untuk Mulyono, kerja di bengkel Jaya Motor sejak 2 maret 2021 sebagai mekanik, ttd pemilik H. Karim',
    'SURAT KETERANGAN KERJA',
    ['Mulyono', 'Mekanik', '2 Maret 2021', 'H. Karim'],
  ],
  [
    'surat serah terima kunci ruko dari developer PT Graha Indah ke Bapak Surya Wijaya tgl 30 november 2026, unit kondisi baik',
    'BERITA ACARA SERAH TERIMA',
    ['Senin, 30 November 2026', 'PT Graha Indah', 'Surya Wijaya', 'Kunci ruko', 'Unit kondisi baik'],
  ],
  [
    'surat balasan ke PT Astra Mandiri, kami CV Boga Rasa menerima tawaran katering mereka surat no 045/AM/XI/2026',
    'SURAT BALASAN',
    ['nomor 045/AM/XI/2026', 'menerima tawaran katering', 'CV Boga Rasa'],
  ],
]

describe('letters of every purpose', () => {
  test.each(forms)('DOC-08 ASSIST-01 %s', (message, title, facts) => {
    const made = writtenLetter(message)
    expect(made.title).toBe(title)
    expect(textFaults(made.text, facts)).toEqual([])
  })

  test('DOC-08 somebody who writes for himself has no letterhead, no number and no office', () => {
    const { text, content } = writtenLetter(
      'surat izin tidak masuk kerja saya Rina Oktavia ke PT Garmen tgl 24 november karena demam',
    )
    expect(text).not.toContain('Nomor')
    expect(listBlanks(content).map((blank) => blank.text)).toEqual([])
  })
})

describe('contracts', () => {
  test('DOC-08 a lease has the articles that a lease needs, both sides’ duties, and the conditions where they bind', () => {
    const { text } = writtenLetter(
      'perjanjian sewa kios antara Pak Sugeng (pemilik) sama Bu Wati, kios blok C no 14 Pasar Kranggan, 3 tahun 24jt setahun, listrik ditanggung penyewa',
      'kontrak',
    )
    expect(text).toContain('Pasal 13\nPENUTUP')
    expect(text).not.toMatch(/KERAHASIAAN|DEFINISI|\[isi (?:jumlah hari|sanksi|kota pengadilan)/u)
    expect(text).toContain('Harga sewa adalah Rp 72.000.000')
    expect(text).toContain('selama 3 tahun')
    expect(text.indexOf('PIHAK KEDUA berkewajiban menanggung listrik')).toBeGreaterThan(
      text.indexOf('HAK DAN KEWAJIBAN PIHAK KEDUA'),
    )
    expect(text.indexOf('PIHAK KEDUA berkewajiban menanggung listrik')).toBeLessThan(
      text.indexOf('NILAI DAN CARA PEMBAYARAN'),
    )
  })

  test('DOC-08 who borrows owes, and what the loan is paid back by is no price', () => {
    const { text } = writtenLetter(
      'surat perjanjian hutang, saya Darmawan pinjam uang 10 juta dari pak Kholil, bayar 1 juta per bulan 10 bulan',
      'kontrak',
    )
    expect(text).toContain('Jumlah pinjaman adalah Rp 10.000.000')
    expect(text).toContain('PIHAK PERTAMA berkewajiban mengembalikan pinjaman')
    expect(text).toContain('Rp 1.000.000 per bulan 10 bulan')
  })
})

describe('payment in parts', () => {
  test.each([
    ['termin 30/40/30', [30, 40, 30]],
    ['pembayaran 3 termin: 30% di awal, 40% pas atap selesai, 30% serah terima, denda 0,1% per hari', [30, 40, 30]],
    ['dp 40% sisanya pas selesai pasang', [40, 60]],
    ['bagi hasil 60:40', []],
    ['diskon 10%', []],
  ])('DOC-08 %s', (message, percents) => {
    expect(instalmentsOf(message).map(({ percent }) => percent)).toEqual(percents)
  })

  test('DOC-08 the parts are the whole to the Rupiah', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 39 }))
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 1_000_000_000_000 }), parts, (sum, [one, two]) => {
        const letter = {
          ...emptyLetter('surat_penawaran', today),
          lines: [{ description: 'kerja', quantity: null, unit: '', price: rupiah(sum) }],
        }
        const request = writtenLetter('penawaran', 'surat_penawaran').request
        const instalments = [one, two, 100 - one - two].map((percent) => ({ percent, when: '' }))
        const [clause = ''] = instalmentClauses(letter, { ...request, instalments })
        const told = [...clause.matchAll(/Rp ([\d.]+)/g)].map(([, figures = '']) => Number(figures.replaceAll('.', '')))
        expect(told.reduce((total, part) => total + part, 0)).toBe(Number(letterTotals(letter).total))
      }),
      { numRuns: 100 },
    )
  })
})

const line = (description: string) => (price: number) => ({
  description,
  quantity: null,
  unit: '',
  price: rupiah(price),
})

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)

describe('balance sheets', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 4 })
  test('DOC-08 assets less liabilities and equity is the difference, whatever the order of the lines', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.boolean(), (has, owes, owns, turned) => {
        const lines = [...has.map(line('kas')), ...owes.map(line('utang usaha')), ...owns.map(line('modal'))]
        const sheet = balanceSheet({ ...emptyLetter('laporan', today), lines: turned ? lines.toReversed() : lines })
        expect(sheet?.difference).toBe(sum(has) - sum(owes) - sum(owns))
      }),
    )
  })

  test('DOC-08 sides that differ are told, never made equal', () => {
    const { text } = writtenLetter('laporan neraca: kas 12jt, utang bank 5jt, modal 6jt', 'laporan')
    expect(text).toContain('Rp 1.000.000')
    expect(text).toContain('selisih')
  })
})
