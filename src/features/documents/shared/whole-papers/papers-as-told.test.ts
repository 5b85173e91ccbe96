import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { instalmentsOf } from '../reading/sums/instalments.ts'
import { isPriceList, letterTotals } from '../letter/letter-facts.ts'
import { rhythmOf } from '../reading/letter-matter.ts'
import { signingTown } from '../reading/request-days.ts'
import { fieldOf } from '../reading/people/work-facts.ts'
import { shielded, unshielded } from '../reading/shielded-codes.ts'
import { splitTerms, timeOfWork } from '../types/contract-facts.ts'
import { ofParty } from '../reading/people/writing-party.ts'

describe('a receipt', () => {
  test('DOC-08 ASSIST-01 who is named by `an` paid, the house at the end received', () => {
    const { letter, text } = writtenLetter(
      'kwitansi kos bulan desember 850rb kamar 7 an Melati Putri, kos Bu Tini',
      'kuitansi',
    )
    expect([letter.recipient.name, letter.sender.name]).toEqual(['Melati Putri', 'Kos Bu Tini'])
    expect(text).toContain('Kamar 7.')
    expect(text).not.toContain('an Melati')
  })

  test('DOC-08 DOC-03 what settles the rest says what was paid before, and for what; a day is no purpose', () => {
    const { letter, text } = writtenLetter(
      'Pelanggan namanya Bu Kinar Lestari baru aja ngelunasin meja makan jati. Nilai pesanan 9jt, dulu udah DP 4jt. Kwitansinya sebesar yang dia bayar hari ini aja ya. Dari Mebel Rimba Jaya',
      'kuitansi',
    )
    expect([letter.recipient.name, letter.sender.name]).toEqual(['Ibu Kinar Lestari', 'Mebel Rimba Jaya'])
    expect(letter.subject).toBe('Meja makan jati')
    expect(text).toContain('telah dibayar sebelumnya Rp 4.000.000. Lunas.')
  })

  test('DOC-08 ASSIST-01 of several things with a price the purpose keeps no count', () => {
    const { letter } = writtenLetter(
      'Kwitansi dong kak, udah terima dari Bpk Herman sewa kursi lipat 60 buah @ 5rb, yg terima Rosa Amelia',
      'kuitansi',
    )
    expect(letter.subject).toBe('Sewa kursi lipat')
  })

  test('DOC-08 DOC-03 of a sum with tax held back what is left was received', () => {
    const { letter } = writtenLetter(
      'kuitansi honor narasumber 1.500.000 dipotong pph 5% jadi terima 1.425.000, penerima Dra. Wahyuni, dibayar Dinas Koperasi Kab. Sragen',
      'kuitansi',
    )
    expect(letterTotals(letter).total).toBe(1_425_000)
    expect(letter.recipient.company).toBe('Dinas Koperasi Kab. Sragen')
  })

  test('DOC-08 DOC-03 a deposit tells the whole and what is left; plates and years are no counts', () => {
    const { letter, text } = writtenLetter(
      'tanda terima DP motor bekas Honda Vario 2019 nopol AD 4567 BX, harga sepakat 13.750.000, DP 2 juta dari Mas Rohman, sisa dilunasi 30 november. Dealer Jaya Motor',
      'kuitansi',
    )
    expect(letter.subject).toBe('DP motor bekas Honda Vario 2019 nopol AD 4567 BX')
    expect(text).toContain('Harga keseluruhan Rp 13.750.000, sisa pembayaran Rp 11.750.000.')
  })

  test('DOC-08 the town of its day stands before the day', () => {
    expect(signingTown('diterima Markus di Kupang tanggal 18 November')).toBe('Kupang')
    expect(signingTown('acara di Solo jam 9')).toBe('')
    const { letter } = writtenLetter(
      'kuitansi dari Pak Yosef 12,5 juta untuk pagar, yang terima Markus Tefa di Kupang tanggal 18 November 2026',
      'kuitansi',
    )
    expect(letter.place).toBe('Kupang')
  })

  test('DOC-08 codes come back as they were, dates and counts are none', () => {
    const text = 'pickup L300 plat B 9123 KX, Vario 2019, 12 kaos, November 2026, Jl. Melati 8'
    expect(unshielded(shielded(text))).toBe(text)
    expect(shielded(text)).toMatch(/12 kaos, November 2026, Jl\. Melati 8$/)
    expect(shielded(text)).not.toMatch(/300|9123|2019/)
  })
})

describe('a proposal', () => {
  const loan =
    'proposal permohonan bantuan modal ke Bank Artha untuk usaha ternak lele saya. Sekarang 6 kolam, panen 1,2 ton per 3 bulan, harga 24.000/kg. Butuh 50 juta buat tambah 8 kolam terpal (24 juta), bibit 10 juta, pakan 16 juta. Nama usaha Lele Barokah, pemilik Sutrisno'

  test('DOC-08 DOC-03 parts that make up the told whole are what it is for', () => {
    const { letter, title, text } = writtenLetter(loan, 'proposal')
    expect(letterTotals(letter).total).toBe(50_000_000)
    expect(title).toBe('PROPOSAL BISNIS')
    expect(text).toContain('mengajukan dana sebesar Rp 50.000.000 untuk terpal (8 kolam), bibit, dan pakan')
    expect(text).toContain('bergerak di bidang ternak lele')
    expect(text).toContain('Sutrisno, selaku Pemilik')
    expect(text).toContain('Sekarang 6 kolam.')
    expect(fieldOf('usaha saya maju')).toBe('')
  })

  test('DOC-08 DOC-03 what is at hand is taken off what an event costs', () => {
    const { letter, text } = writtenLetter(
      'proposal kegiatan santunan Masjid Al Hikmah, 40 anak, hari Sabtu 6 Maret 2027, anggaran: santunan 40 x 250rb, tenda 1,5jt. Kas masjid sudah ada 3 juta. Ketua panitia H. Zainuddin',
      'proposal',
    )
    expect(letterTotals(letter).total).toBe(11_500_000)
    expect(text).toContain('kekurangan dana yang kami ajukan sebesar Rp 8.500.000')
    expect(text).toContain('berlangsung pada hari Sabtu, 6 Maret 2027')
    expect(text).toContain('40 anak.')
  })
})

describe('a report of an event', () => {
  test('DOC-08 ASSIST-01 tells what came of it, and asks for the price of nobody who came', () => {
    const { letter, text } = writtenLetter(
      'laporan kegiatan bazar UMKM Kecamatan Ngaliyan tgl 14-15 November 2026, diikuti 32 pelaku usaha, total transaksi 74,5 juta, kendala hujan hari kedua. Ketua panitia Ibu Retno Palupi',
      'laporan',
    )
    expect(letter.lines).toEqual([])
    expect(text).toContain('Diikuti 32 pelaku usaha.')
    expect(text).toContain('Kendala yang dihadapi: hujan hari kedua.')
    expect(text).toContain('Laporan kegiatan bazar UMKM Kecamatan Ngaliyan disusun')
    expect(letter.signer.name).toBe('Retno Palupi')
    expect(letter.sender.name).toBe('Panitia Bazar UMKM Kecamatan Ngaliyan')
  })
})

describe('an offer', () => {
  test('DOC-03 one price with its unit is a price list, one price for a work is a sum', () => {
    expect(
      isPriceList(writtenLetter('penawaran telur grade A 27.500/kg minimal 50 kg', 'surat_penawaran').letter),
    ).toBe(true)
    expect(isPriceList(writtenLetter('penawaran desain logo 2,5 juta', 'surat_penawaran').letter)).toBe(false)
  })

  test('DOC-08 a size alone is another one of the thing before it', () => {
    const { letter } = writtenLetter(
      'penawaran cuci AC split 1 PK 14 unit @85.000, 2 PK 3 unit @125.000',
      'surat_penawaran',
    )
    expect(letter.lines[1]?.description).toMatch(/AC split 2 PK$/)
  })
})

describe('a contract', () => {
  const building =
    'kontrak borongan renovasi rumah: pemilik Bapak Heri Susanto; pemborong CV Karya Bangun Mandiri diwakili Bapak Agus Salim. Nilai 185 juta, dibayar 4 termin: 30% di muka, 30% progres 50%, 30% progres 90%, 10% setelah serah terima. Waktu 90 hari kerja mulai 1 Desember 2026. Denda keterlambatan 1 permil per hari maksimal 5%.'

  test('DOC-08 a complaint is about what went wrong, and not about anger or its own manner', () => {
    const { text } = writtenLetter(
      'Kesel bgt deh sumpah. Pesen gelas 30 dus ke CV Kaca Bening, yg retak 4 dus. Bikinin surat komplain resmi, minta ganti',
      'surat_resmi',
    )
    expect(text).toContain('menyampaikan keluhan kepada')
    expect(text).not.toMatch(/mengenai resmi|kesel/i)
    expect(text).toContain('retak 4 dus')
  })

  test('DOC-08 DOC-03 instalments, time and penalty stand in their articles', () => {
    const { letter, text } = writtenLetter(building, 'kontrak')
    expect(text).toContain('termin ke-2 sebesar 30% atau Rp 55.500.000, progres 50%')
    expect(text).toContain('Pekerjaan diselesaikan dalam 90 hari kerja, terhitung mulai tanggal 1 Desember 2026.')
    expect(text).toMatch(/WANPRESTASI DAN SANKSI\n[^\n]*\n\(2\) Denda keterlambatan 1 permil per hari maksimal 5%\./)
    expect(text).not.toContain('rupiah) per hari')
    expect(letter.counterparty).toMatchObject({ name: 'Bapak Agus Salim', company: 'CV Karya Bangun Mandiri' })
    expect(instalmentsOf(building).map(({ percent }) => percent)).toEqual([30, 30, 30, 10])
    expect(
      instalmentsOf('dibayar tiga kali: 30% pas mulai, 45% setelah atap naik, sisanya waktu serah terima'),
    ).toEqual([
      { percent: 30, when: 'pas mulai' },
      { percent: 45, when: 'setelah atap naik' },
      { percent: 25, when: 'waktu serah terima' },
    ])
    expect(rhythmOf('denda 1 permil per hari')).toBe('')
    expect(timeOfWork(['pengerjaan 14 hari'])).toBe('14 hari')
    expect(splitTerms(['denda 1%', 'komisi 20%', 'barang diantar'])).toEqual({
      sanctions: ['denda 1%'],
      endings: [],
      payment: ['komisi 20%'],
      work: ['barang diantar'],
    })
  })

  test('DOC-08 what is lent for use is no loan of money', () => {
    const { title, text } = writtenLetter(
      'surat perjanjian pinjam pakai mobil pickup L300 plat B 9123 KX, yang punya Bapak Mulyadi, yang pinjam Sdr. Dedi, bensin ditanggung peminjam',
      'kontrak',
    )
    expect(title).toBe('PERJANJIAN PINJAM PAKAI')
    expect(text).toContain('Objek pinjam pakai dalam perjanjian ini adalah mobil pickup L300 plat B 9123 KX.')
    expect(text).not.toMatch(/uang pinjaman|rekening/)
  })

  test('DOC-08 ASSIST-01 goods are left at the other party, and the writer is a party', () => {
    const { letter, text } = writtenLetter(
      'perjanjian titip jual keripik: saya Siti Rohmah (Keripik Bu Rohmah, Ngawi) nitip di Toko Lawu Indah milik Pak Bambang Hermanto, komisi toko 20%, setoran tiap tanggal 5, barang kadaluarsa balik ke saya',
      'kontrak',
    )
    expect(letter.counterparty).toMatchObject({ name: 'Bapak Bambang Hermanto', company: 'Toko Lawu Indah' })
    expect(letter.sender).toMatchObject({ name: 'Keripik Bu Rohmah', address: 'Ngawi' })
    expect(text).toContain('Barang kadaluarsa dikembalikan kepada PIHAK PERTAMA.')
    expect(text).toMatch(/PIHAK KEDUA menyetorkan hasil penjualan setiap tanggal 5\./)
    expect(text).not.toMatch(/\bnitip\b|\bsaya\b/)
    expect(ofParty('ongkir ditanggung saya', 'saya Dedi pinjam', 'Saudara Dedi')).toBe('ongkir ditanggung PIHAK KEDUA')
  })
})
