import { describe, expect, test } from 'vitest'

import { introduceDocument } from '../letter/introduce-document.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

/** A paper of the type that its message names, and the words that introduce it. */
const write = (message: string) => {
  const paper = writtenLetter(message, null)
  return { ...paper, words: introduceDocument(paper.request, paper.content).replaceAll('\u00a0', ' ') }
}

describe('a receipt', () => {
  test('DOC-08 ASSIST-01 states the sum that was received, never that sum times a count of its purpose', () => {
    const { letter, text } = write('kuitansi 1,5 juta dari Bu Ratna untuk bayar DP katering 100 porsi')
    expect(letterTotals(letter).total).toBe(1_500_000)
    expect(letter.recipient.name).toBe('Ibu Ratna')
    expect(text).toContain('DP katering 100 porsi')
  })

  test('DOC-08 ASSIST-01 who received is told apart from who paid', () => {
    const { letter } = write('kuitansi dari Ibu Ratna Sari Rp 750.000 untuk sewa tenda, diterima oleh Dapur Bunda')
    expect([letter.recipient.name, letter.sender.name]).toEqual(['Ibu Ratna Sari', 'Dapur Bunda'])
  })
})

describe('a contract', () => {
  const { letter, text, words } = write(
    'kontrak sewa ruko antara H. Mahmud dan Toko Baru, ruko di Jl. Pahlawan No 12 Jember, 2 tahun, 35 juta per tahun, deposit 5 juta, mulai 1 Januari 2027',
  )

  test('DOC-08 a rate, a deposit and the sum over the term stand apart', () => {
    expect(letter.title).toBe('PERJANJIAN SEWA MENYEWA')
    expect(text).toContain('Rp 35.000.000 (tiga puluh lima juta rupiah) per tahun')
    expect(text).toContain('Uang jaminan (deposit) yang disepakati adalah Rp 5.000.000')
    expect(letterTotals(letter).total).toBe(70_000_000)
    expect(words).not.toContain('40.000.000')
  })

  test('DOC-08 ASSIST-01 the address is the rented thing’s, not a party’s', () => {
    expect(text).toContain('ruko yang beralamat di Jl. Pahlawan No 12 Jember')
    expect(letter.counterparty?.address).toBe('')
  })
})

test('DOC-08 CHAT-16 a proposal adds up neither capital, need nor turnover', () => {
  const { text, words } = write(
    'proposal usaha keripik, modal sendiri 15 juta, butuh pinjaman 25 juta, omzet 12 juta per bulan',
  )
  expect(`${text}${words}`).not.toContain('52.000.000')
  expect(text).toContain('Dana yang kami ajukan (pinjaman) sebesar Rp 25.000.000')
  expect(text).toContain('Omzet sebesar Rp 12.000.000 per bulan')
})

test('DOC-08 ASSIST-01 a request names what is asked for; the day of a feast is no date', () => {
  const { letter, text } = write(
    'surat permohonan dari karang taruna Tunas Muda ke Kepala Desa Sukamaju, mohon bantuan dana untuk lomba 17 agustus',
  )
  expect(letter.subject).toBe('Permohonan Bantuan Dana untuk Lomba 17 Agustus')
  expect(text).toContain('Yth. Kepala Desa Sukamaju')
  expect(text).not.toContain('2027')
})

test('DOC-08 ASSIST-01 a notice to parents: whom, what, and its price without a total', () => {
  const { letter, text, words } = write(
    'surat pemberitahuan kpd wali murid SDN 3 Karanganyar: study tour ke Yogyakarta tgl 10 Januari 2027, biaya 350 ribu per siswa',
  )
  expect(letter.recipient.name).toBe('Wali Murid SDN 3 Karanganyar')
  expect(letter.subject).toBe('Pemberitahuan Study Tour ke Yogyakarta')
  expect(text).toContain('Rp 350.000 per siswa')
  expect(words).not.toContain('Total')
})

test('DOC-08 ASSIST-01 an invitation keeps its number and its agenda', () => {
  const { text } = write('undangan rapat warga RT 05 sabtu 28 november 2026 jam 19.30, acara pembahasan iuran sampah')
  expect(text).toContain('menghadiri rapat warga RT 05')
  expect(text).toContain('Pembahasan iuran sampah')
})

test('DOC-08 ASSIST-01 a journey: office, length, return, vehicle', () => {
  const { text } = write(
    'SPPD untuk Ahmad Fauzi staf gudang dari Semarang ke Surabaya 3 hari mulai 1 desember naik kereta',
  )
  expect(
    textFaults(text, [
      'Ahmad Fauzi Staf Gudang',
      'Kereta api Semarang Surabaya 3 hari 1 Desember 2026 3 Desember 2026',
    ]),
  ).toEqual([])
})

test('DOC-03 a price without PPN is a condition and makes no row of tax', () => {
  const { letter, text } = write('penawaran 300 nasi kotak @ 25.000. Harga belum termasuk PPN')
  expect(letter.tax).toBeNull()
  expect(text).toContain('Harga belum termasuk PPN.')
})

test('DOC-08 a report names its period; beside earnings what is left was spent', () => {
  const { text, letter } = write(
    'Laporan keuangan bulan Oktober: pendapatan 18 juta, gaji 2 karyawan 5 juta, deterjen 1,2 juta, sewa 2 juta',
  )
  expect(letter.title).toBe('LAPORAN KEUANGAN')
  expect(text).toContain('bulan Oktober 2026')
  expect(text).toContain('laba sebesar Rp 9.800.000')
})

test('DOC-08 a name that ends in a trade is a business', () => {
  const { text } = write('penawaran dari Jaya Teknik: service 12 AC @ 85 ribu')
  expect(text).toContain('kami dari Jaya Teknik')
})

test('DOC-08 ASSIST-01 a down payment is what its receipt states, beside whatever total', () => {
  const { letter } = write(
    'kuitansi dp 2 juta dari mbak Fitri buat dekor nikahan total 9 juta, yg terima Sari Dekorasi',
  )
  expect(letterTotals(letter).total).toBe(2_000_000)
  expect([letter.recipient.name, letter.sender.name, letter.subject]).toEqual([
    'Mbak Fitri',
    'Sari Dekorasi',
    'DP dekor nikahan',
  ])
})

test('DOC-08 ASSIST-01 sales and purchases of one thing are two lines of a report', () => {
  const { text } = write(
    'laporan laba rugi okt 2026: pemasukan servis 14jt, penjualan sparepart 9jt, beli sparepart 6jt, gaji 5jt',
  )
  expect(text).toContain('menghasilkan laba sebesar Rp 12.000.000')
})

test('DOC-04 a report of profit tells what is left when the goods are paid, where other costs are told besides', () => {
  const { text } = writtenLetter('laporan laba rugi: penjualan 87jt, HPP 71jt, gaji 5jt', 'laporan')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Laba kotor sebesar Rp 16.000.000')
  expect(writtenLetter('laporan laba rugi: penjualan 87jt, HPP 71jt', 'laporan').text).not.toContain('Laba kotor')
})

test('DOC-08 ASSIST-01 an office that writes is no person; a domicile is certified by its address', () => {
  const { letter, text } = write(
    'surat keterangan domisili untuk Yuni Astuti alamat Jl Melati 9 dari Kepala Desa Sumber',
  )
  expect([letter.sender.name, letter.signer.name, letter.signer.title]).toEqual([
    'Desa Sumber',
    '',
    'Kepala Desa Sumber',
  ])
  expect(text).toContain('berdomisili di Jl Melati 9')
})

test('DOC-08 ASSIST-01 parents of a class are invited as such', () => {
  const { letter } = write(
    'surat undangan wali murid kelas 6 SDN 2 Wonosari rapat perpisahan 3 desember 2026 jam 13.00',
  )
  expect([letter.recipient.name, letter.subject]).toEqual([
    'Wali Murid Kelas 6 SDN 2 Wonosari',
    'Undangan Rapat Perpisahan',
  ])
})

test('DOC-08 ASSIST-01 goods that go with a letter are counted, not priced', () => {
  const { text, words } = write(
    'Surat pengantar barang dari Gudang Sentosa ke Toko Abadi: 20 karung semen, 8 sak kapur',
  )
  expect(text).toContain('Semen 20 karung')
  expect(text).not.toContain('harga')
  expect(words).not.toContain('Total')
})

test('DOC-08 ASSIST-01 a notice ends its matter at the day', () => {
  const { letter } = write(
    'surat pemberitahuan dari Ketua RW 09 kepada seluruh warga: kerja bakti minggu 29 november 2026',
  )
  expect([letter.subject, letter.recipient.name, letter.sender.name]).toEqual([
    'Pemberitahuan Kerja Bakti',
    'Seluruh Warga',
    'RW 09',
  ])
})

test('DOC-08 a committee’s money that is left is a balance, no profit', () => {
  const { words } = write(
    'laporan keuangan panitia: iuran warga 3.400.000, sponsor 2.000.000, hadiah 2.100.000, sewa 500.000',
  )
  expect(words).toContain('saldo akhir **Rp 2.800.000**')
})

test('DOC-08 a sum told as the whole is what a proposal asks for', () => {
  const { text } = write(
    'proposal usaha laundry kiloan, modal sendiri 10 juta, butuh dana 30 juta, omzet 9 juta per bulan',
  )
  expect(text).toContain('sebesar Rp 30.000.000')
  expect(text).not.toContain('49.000.000')
})

describe('what no rule had a place for', () => {
  test('ASSIST-01 DOC-08 names and matters still stand in the letter, above the signature', () => {
    const { text } = write(
      'bikin surat pengunduran diri dong, gw Rendi Maulana, kerja di Swalayan Jaya Cab. Cikini, alesannya mau buka usaha sendiri',
    )
    expect(textFaults(text, ['Rendi Maulana', 'Cab. Cikini', 'ingin buka usaha sendiri'])).toEqual([])
    expect(text.indexOf('Cikini')).toBeLessThan(text.lastIndexOf('Hormat'))
  })

  test('ASSIST-01 DOC-08 a letter that says everything says it once', () => {
    const { text } = write(
      'Buatkan surat penawaran dari Toko Sinar Jaya untuk Bapak Budi Santoso, PT Maju Bersama: 100 kaos polo @ 45.000 dan 50 topi @ 25.000, berlaku 14 hari',
    )
    expect(text).not.toContain('Keterangan:')
  })

  test('DOC-08 the number of an invoice behind a hash, a sender behind what it is', () => {
    expect(write('Invoice #INV-012 ke Toko Maju, buku 20 pcs @ 7.500').letter).toMatchObject({
      letterNumber: 'INV-012',
      lines: [{ quantity: 20, price: 7_500 }],
    })
    expect(
      write('surat penawaran dari konveksi kami, Konveksi Sari Abadi, ke SDN 2: seragam 20 stel @ 85.000').letter.sender
        .name,
    ).toBe('Konveksi Sari Abadi')
  })
})
