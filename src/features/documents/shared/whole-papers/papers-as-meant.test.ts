import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { pupilOf } from '../reading/people/leave-of-pupil.ts'
import { documentTypeOf } from '../document-vocabulary.ts'
import { letterTotals } from '../letter/letter-facts.ts'
import { permitOf } from '../reading/letter-matter.ts'
import { reportPeriod } from '../reading/report-period.ts'
import { committeeOf, personBehind } from '../reading/people/told-people.ts'
import { plainName } from '../letter/wording.ts'

const today = '2026-11-21' as IsoDay

describe('letters of leave and permits', () => {
  const leave =
    'surat izin dari Andi anak kelas 4B SD Negeri 2 Kemuning ga masuk sekolah hari senin 23 november karena acara keluarga, ke wali kelas Bu Tatik, dari orang tuanya Pak Suroto'

  test('DOC-08 ASSIST-01 a child’s letter of leave is its parent’s', () => {
    const { letter, title, text } = writtenLetter(leave, 'surat_resmi')
    expect(title).toBe('SURAT PERMOHONAN IZIN')
    expect(letter.signer.name).toBe('Suroto')
    expect(letter.recipient).toMatchObject({ name: 'Ibu Tatik', title: 'Wali kelas' })
    expect(text).toContain('izin tidak masuk sekolah bagi anak saya tersebut pada hari Senin, 23 November 2026')
    expect(text).toContain('Andi 4B SD Negeri 2 Kemuning')
    expect(text.match(/Andi/g)).toHaveLength(1)
    expect(pupilOf('surat izin sakit saya Rina karyawan gudang')).toBeNull()
  })

  test('DOC-08 for what a permit is asked is told whole, with where', () => {
    const told = 'surat izin tempat buat usaha nasi goreng di depan pasar ke ketua RT 05 Pak Gatot, dari saya Wawan'
    expect(permitOf(told)).toBe('izin tempat untuk usaha nasi goreng di depan pasar')
    const { letter, text } = writtenLetter(told, 'surat_resmi')
    expect(letter.recipient).toMatchObject({ name: 'Bapak Gatot', title: 'Ketua RT 05' })
    expect(text).toContain('permohonan izin tempat untuk usaha nasi goreng di depan pasar kepada Bapak.')
  })

  test('DOC-08 who leaves says why and since when he worked there', () => {
    const { text } = writtenLetter(
      'surat pengunduran diri dari PT Maju, saya Lina Marlina, kerja sejak 2021, terakhir 19 desember 2026 mau ikut suami pindah ke Batam',
      'surat_resmi',
    )
    expect(text).toContain('karena ingin ikut suami pindah ke Batam.')
    expect(text).toContain('bekerja di PT Maju sejak 2021')
    expect(text).not.toMatch(/Kerja sejak|Terakhir 19/)
  })
})

describe('a journey', () => {
  test('DOC-08 DOC-03 goes to where `ke` says, for all who go', () => {
    const { letter, text } = writtenLetter(
      'SPPD Pak Andi Wijaya dan Pak Bowo dari Medan ke Pematangsiantar naik mobil kantor tgl 30 november 1 hari, ambil barang di gudang supplier, uang makan 100rb per orang, tol 90rb. UD Sumber Tani',
      'surat-perjalanan-dinas',
    )
    expect(text).toContain('Ambil barang di gudang supplier Mobil kantor Medan Pematangsiantar')
    expect(letterTotals(letter).total).toBe(290_000)
    expect(text).not.toContain('Keterangan:')
  })
})

describe('bills, offers and orders', () => {
  test('DOC-08 the day by which is to be paid is the last one; the house at the end bills', () => {
    const { letter } = writtenLetter(
      'invoice catering rapat Kelurahan Mojosongo 75 box @28rb, bayar maksimal 30 november ke BRI 0034-01-012345 a.n. Sulastri. Dapur Mbak Lastri',
      'invoice',
    )
    expect(letter.dueDate).toBe('2026-11-30')
    expect(letter.sender.name).toBe('Dapur Mbak Lastri')
    expect(letter.subject).toBe('Catering Rapat Kelurahan Mojosongo')
  })

  test('DOC-03 DOC-08 what heads a list of prices has no price of its own', () => {
    const { letter } = writtenLetter(
      'penawaran pasang CCTV 8 titik ke Gudang Beras Mansur: kamera 8 unit 450rb, DVR 1 unit 1,35jt, kabel 200 meter 6rb',
      'surat_penawaran',
    )
    expect(letter.subject).toBe('Penawaran Harga Pasang CCTV 8 Titik')
    expect(letterTotals(letter).total).toBe(6_150_000)
  })

  test('DOC-08 a term of payment is no day of delivery; who is named behind the house signs', () => {
    const { letter, text } = writtenLetter(
      'surat pesanan ke UD Kayu Lestari: papan jati 50 lembar, kirim sebelum 5 desember, bayar tempo 30 hari. Mebel Jati Indah, Pak Wahyudi',
      'surat_resmi',
    )
    expect(text).toContain('paling lambat 5 Desember 2026')
    expect(letter.signer.name).toBe('Wahyudi')
    expect(personBehind('Mebel Jati', 'dari Mebel Jati, hp 0812')).toBe('')
    expect(plainName('Mas Eko Prabowo')).toBe('Eko Prabowo')
  })

  test('DOC-08 ASSIST-01 who received is told behind `terima`', () => {
    const { letter } = writtenLetter(
      'kuitansi pelunasan sewa tenda dari Karang Taruna Tunas Muda 1.750.000, terima Sewa Tenda Barokah',
      'kuitansi',
    )
    expect([letter.recipient.company, letter.sender.name]).toEqual(['Karang Taruna Tunas Muda', 'Sewa Tenda Barokah'])
  })
})

describe('proposals and reports', () => {
  test('DOC-03 DOC-08 ranks are no counts; an event of nobody’s house is its committee’s', () => {
    const { letter, title, text } = writtenLetter(
      'proposal sponsor turnamen voli antar RT kampung Sidorejo ke Toko Sport Center, tanggal 13-20 desember 2026, hadiah juara 1 2,5jt juara 2 1,5jt juara 3 1jt, wasit 1,2jt. Ketua panitia Mas Eko Prabowo',
      'proposal',
    )
    expect(title).toBe('PROPOSAL KEGIATAN')
    expect(letter.lines.map(({ description, quantity, price }) => [description, quantity, price])).toEqual([
      ['hadiah juara 1', null, 2_500_000],
      ['juara 2', null, 1_500_000],
      ['juara 3', null, 1_000_000],
      ['wasit', null, 1_200_000],
    ])
    expect(letter.sender.name).toBe('Panitia Turnamen Voli Antar RT Kampung Sidorejo')
    expect(text).toContain('menyelenggarakan turnamen voli')
    expect(committeeOf('proposal turnamen voli')).toBe('')
  })

  test('DOC-08 ASSIST-01 what is sold is no cost where no money is asked for', () => {
    const { letter, text } = writtenLetter(
      'proposal kerjasama kantin untuk SMP Negeri 3 dari Dapur Rara. jual nasi box 12rb, jus 7rb, snack 5rb, bagi hasil 15%',
      'proposal',
    )
    expect(letter.lines).toEqual([])
    expect(text).toMatch(/Jus: Rp 7\.000\.\n?/)
    expect(text).toContain('Bentuk Kerja Sama')
    expect(text).not.toContain('Dana yang dibutuhkan')
  })

  test('DOC-08 DOC-03 a week is told by its days, sales by their highest and lowest', () => {
    expect(reportPeriod('laporan minggu ini', today)).toBe('periode 16 November 2026 sampai dengan 21 November 2026')
    const { text } = writtenLetter(
      'laporan penjualan minggu ini: senin 1.250.000, selasa 980.000, rabu 1.100.000. Toko Bu Yayuk',
      'laporan',
    )
    expect(text).toContain('Yang tertinggi adalah Senin (Rp 1.250.000) dan yang terendah Selasa (Rp 980.000).')
  })
})

describe('contracts and records', () => {
  test('DOC-08 DOC-03 wages are a rate, whatever else lasts some months', () => {
    const { letter, text } = writtenLetter(
      'surat perjanjian kerja antara Toko Kain Barokah (pemilik Hj. Aminah) sama Dewi Sartika sebagai penjaga toko, gaji 1,8 juta per bulan, masa percobaan 3 bulan, kontrak 1 tahun mulai 2 januari 2027',
      'kontrak',
    )
    expect(letter.lines).toEqual([])
    expect(letter.subject).toBe('Hubungan Kerja sebagai Penjaga Toko')
    expect(text).toContain('Gaji adalah Rp 1.800.000 (satu juta delapan ratus ribu rupiah) per bulan.')
    expect(text).toContain('PIHAK KEDUA bekerja sebagai penjaga toko pada PIHAK PERTAMA.')
  })

  test('DOC-08 DOC-03 rent paid ahead is still a rent; what is let has its own address', () => {
    const { letter, text } = writtenLetter(
      'surat sewa lahan parkir, pemilik lahan Pak Endro Sulistyo, luas 400 m2 di Jl. Raya Kaligawe KM 5, 3 juta per bulan dibayar 6 bulan di muka, 1 tahun mulai 1 januari 2027',
      'kontrak',
    )
    expect(letterTotals(letter).total).toBe(36_000_000)
    expect(text).toContain('yang beralamat di Jl. Raya Kaligawe KM 5.')
    expect(letter.sender.address).toBe('')
    expect(text).toContain('Dibayar 6 bulan di muka.')
  })

  test('DOC-08 what is handed over is signed for on its day, by its names alone', () => {
    const { letter } = writtenLetter(
      'berita acara serah terima laptop Asus 2 unit dan printer Epson 1 unit dari CV Media Solusi ke SMA Negeri 1 hari Kamis 26 November 2026',
      'surat_resmi',
    )
    expect(letter.date).toBe('2026-11-26')
    expect(letter.lines[0]?.description).toBe('laptop Asus')
  })

  test('DOC-08 ASSIST-01 sums of a loan are told, and answers name what was asked', () => {
    const loan = writtenLetter(
      'surat permohonan keringanan cicilan ke Koperasi Mekar, saya Tarno nasabah no 00321, pinjaman 10 juta sisa 6,4 juta, cicilan 550rb minta jadi 300rb',
      'surat_resmi',
    )
    expect(loan.letter.lines).toEqual([])
    expect(loan.text).toContain('Pinjaman Rp 10.000.000 sisa Rp 6.400.000.')
    const answer = writtenLetter(
      'surat balasan ke PT Indo Retail soal surat mereka nomor 045/IR/XI/2026 minta harga khusus, kami setuju diskon 7%',
      'surat_resmi',
    )
    expect(answer.letter.subject).toBe('Balasan Permintaan Harga Khusus')
  })
})

describe('papers of a third day', () => {
  test('DOC-08 ASSIST-01 the seller received, in the town that stands with the day', () => {
    const { letter } = writtenLetter(
      'kuitansi jual beli kambing dari Haji Salim 2 ekor @2,3 juta, penjual Peternakan Ngudi Rejeki, Wonosobo 20 november 2026',
      'kuitansi',
    )
    expect([letter.recipient.name, letter.sender.name]).toEqual(['Haji Salim', 'Peternakan Ngudi Rejeki'])
    expect(letter.place).toBe('Wonosobo')
  })

  test('DOC-08 ASSIST-01 who does it is empowered, with the number that is his', () => {
    const { letter, text } = writtenLetter(
      'surat kuasa ambil rapor anak saya Nabila di MI Al Falah, saya Rukmini lagi di luar kota, yang ambil kakak saya Sulastri NIK 3374015509800002',
      'surat_resmi',
    )
    expect([letter.signer.name, letter.recipient.name]).toEqual(['Rukmini', 'Sulastri'])
    expect(text).toMatch(/Sulastri 3374015509800002/)
    expect(text).toContain('rapor anak Pemberi Kuasa Nabila')
  })

  test('DOC-08 minutes are signed by who wrote them; who meets is invited', () => {
    const { letter, text } = writtenLetter(
      'notulen rapat koperasi wanita Melati 15 november 2026 jam 14.00, hasil: iuran naik jadi 50rb, arisan lanjut, notulis Bu Erna',
      'surat_resmi',
    )
    expect(letter.signer.name).toBe('Erna')
    expect(text).toMatch(/Iuran naik menjadi Rp 50\.000\./)
    expect(text).toMatch(/Notulis,[^]*Erna/)
    const invited = writtenLetter(
      'surat undangan rapat wali murid kelas 6 SDN Karangrejo hari Sabtu 28 november 2026',
      'surat_resmi',
    )
    expect(invited.letter.recipient.name).toBe('Para Wali Murid Kelas 6')
  })

  test('DOC-08 the house may stand between office and name; what a hall is asked for is told', () => {
    const order = writtenLetter(
      'SPPD untuk Bu Endah ke Semarang ikut bimtek 2-4 desember 2026. Direktur BUMDes Pak Sugiarto',
      'surat-perjalanan-dinas',
    )
    expect(order.letter.signer).toEqual({ name: 'Sugiarto', title: 'Direktur' })
    expect(order.letter.subject).toBe('Ikut bimtek')
    const hall = writtenLetter(
      'surat permohonan peminjaman aula ke Pak Lurah buat pengajian rutin tgl 6 desember, dari Majelis Taklim Nurul Huda',
      'surat_resmi',
    )
    expect(hall.text).toContain('peminjaman aula untuk pengajian rutin')
  })

  test('DOC-08 two months are a span; a loan is paid back as told', () => {
    expect(reportPeriod('laporan september oktober', today)).toBe('bulan September sampai dengan Oktober 2026')
    const loan = writtenLetter(
      'perjanjian hutang: saya Bambang pinjam uang ke Pak Kholil 15 juta, dikembalikan 3 kali tiap panen 5 juta',
      'kontrak',
    )
    expect(loan.text).toMatch(/Dikembalikan 3 kali setiap panen Rp 5\.000\.000\./)
    expect(loan.text).not.toContain('tanggal pembayaran')
    expect(loan.letter.subject).toBe('Utang Piutang')
  })
})

test('DOC-08 a nota that is paid in cash says what was handed over and what came back', () => {
  const { text, letter } = writtenLetter('nota kopi 2 bungkus @ 10rb, uangnya 50rb, kembaliannya ditulis', 'invoice')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Uang diterima Rp 50.000, kembalian Rp 30.000.')
  expect(letter.status).toBe('Lunas')
})

test('DOC-08 an official letter adds up what it lists only where its sum is asked for', () => {
  const listed = 'surat pemberitahuan ke wali murid, biaya perpisahan: seragam 135rb, album 90rb, makan 35rb'
  expect(writtenLetter(`${listed}. Sebutkan jumlah semuanya`).text.replaceAll('\u00a0', ' ')).toContain(
    'Jumlah seluruhnya: Rp 260.000',
  )
  expect(writtenLetter(listed).text).not.toContain('Jumlah seluruhnya')
})

test('DOC-08 an offer from which a sum is taken off is reckoned to its end', () => {
  const { text } = writtenLetter('penawaran paket akad 12,5jt, MC 1,75jt. ambil semua, dipotong 1jt', 'surat_penawaran')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Rp 13.250.000')
})

test('DOC-08 ASSIST-05 who hands over and who receives are told in plain words', () => {
  const { text } = writtenLetter('berita acara serah terima kas, yg nyerahin Desi Amelia, yg nerima Yulius Bria')
  expect(text).toMatch(/menyerahkan.{0,8}Desi Amelia/s)
  expect(text).toMatch(/menerima.{0,8}Yulius Bria/s)
})

describe('sums of papers as they are meant', () => {
  test('DOC-04 ASSIST-01 a receipt of a deposit is for the deposit, and names what the whole costs', () => {
    const { letter, text } = writtenLetter(
      'kuitansi, sudah terima DP kebaya 800rb dari Bu Sinta Lestari, harga kebayanya 2,3jt',
      'kuitansi',
    )
    expect(letterTotals(letter).total).toBe(800_000)
    expect(text).toContain('1.500.000')
  })

  test('DOC-04 ASSIST-01 the money that was taken along is no cost', () => {
    const { text } = writtenLetter(
      'laporan pertanggungjawaban pameran, uang kas 3jt kepake: sewa stand 1,2jt, bensin 450rb, makan 600rb',
      'laporan',
    )
    expect(text).toContain('2.250.000')
    expect(text).toContain('750.000')
  })

  test.each([
    [
      'what leads the parts of a plan is their whole',
      'proposal pinjaman ke bank. usaha bakso Cak Dul, jalan 9 thn, pemilik Dul. total 60jt -> mesin 35jt, kios 15jt, modal stok 10jt',
      'proposal',
      60_000_000,
    ],
    [
      '`potong` behind a comma takes off',
      'tagihan buat Mpok Ida, kerak telor 20 porsi 25rb, potong 50rb karena langganan',
      'invoice',
      450_000,
    ],
  ] as const)('DOC-04 ASSIST-01 %s', (_, message, type, total) => {
    expect(letterTotals(writtenLetter(message, type).letter).total).toBe(total)
  })

  test('DOC-04 the fewest that are sold are no order', () => {
    const { letter } = writtenLetter(
      'penawaran nasi kotak: ayam 27rb, ikan 32rb sekotak, paling sadikit 50 kotak',
      'surat_penawaran',
    )
    expect(letter.lines.every(({ quantity }) => quantity === null)).toBe(true)
  })

  test('DOC-04 a message that opens with RAB asks for a budget', () => {
    expect(documentTypeOf(null, 'RAB kandang: bambu 60 batang @25.000. jadikan dokumen')).toBe('laporan')
  })

  test.each([
    'invoice buat agen udah beres kemarin ya. skrg buatkan surat pemberitahuan libur',
    'penawaran sudah beres. tolong bikin surat kuasa',
  ])('DOC-04 ASSIST-01 a letter that is ordered is no paper that was only told of before: %s', (said) => {
    expect(documentTypeOf('surat_resmi', said)).toBe('surat_resmi')
  })

  test('DOC-04 a bill that opens the message stays one beside the letter that asks for it', () => {
    expect(documentTypeOf('surat_resmi', 'invoice katering 20 kotak @25rb, buatkan surat tagihan juga')).toBe('invoice')
  })
})
