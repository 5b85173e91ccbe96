import { expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { blockTexts } from '../revise/body-range.ts'
import { applyDocumentChanges } from '../revise/document-changes.ts'
import { documentReviser } from '../revise/reviser.ts'

/** Papers as owners order them in talk: what an office signs as it comes, and what may not stand there. */
test.each<[string, DocumentType, string, readonly string[], readonly string[]]>([
  [
    'a warning says what follows in the words that were told, once, with the days of the breach',
    'surat_resmi',
    'surat peringatan kedua utk sdr Bayu Aji, kasir di Toko Seruni, krn udah 2x kas kurang total 320rb tgl 12 dan 18 november. klo terulang lagi dikeluarkan',
    ['karena sudah 2 kali kas kurang', '12 November 2026', 'Apabila pelanggaran terulang, Saudara akan diberhentikan'],
    ['160.000', 'tindakan sesuai', 'klo'],
  ],
  [
    'who declares tells his work with the house, and stands before what he is ready for',
    'surat_resmi',
    'surat pernyataan. saya Bayu Aji, karyawan gudang CV Seruni, berjanji nggak bakal telat lagi. kalau telat lagi siap dipotong gaji 50rb, ttd di atas materai',
    ['Karyawan gudang CV Seruni', 'tidak akan terlambat lagi', 'Apabila terlambat lagi, saya siap'],
    ['bakal', 'materai'],
  ],
  [
    'wages are no work; they come before what is paid a day, with their payday',
    'kontrak',
    'perjanjian kerja buat karyawan baru namanya Rara Ayu, posisi admin di Toko Seruni, gaji 2,4jt tiap tgl 28, mulai 1 des 2026, dapet uang makan 15rb per hari',
    ['PIHAK KEDUA bekerja sebagai admin', '(1) Upah adalah Rp 2.400.000', 'per bulan', 'setiap tanggal 28'],
    ['meliputi gaji', '[isi tanggal pembayaran]'],
  ],
  [
    'a loan tells what it is for and its surety beside the payment, and lasts until it is paid back',
    'kontrak',
    'surat perjanjian hutang, pak Bayu Aji ngutang ke saya Rara Ayu 12.500.000 buat beli semen, dicicil 5x tiap tanggal 10 mulai januari 2027, jaminannya BPKB motor K 1823 BN',
    ['untuk membeli semen', 'sampai dengan seluruh pinjaman dikembalikan', 'memberikan jaminan berupa BPKB'],
    ['Perjanjian hutang', '[isi lama kerja sama]'],
  ],
  [
    'a lease tells its object whole and both parts of its price once',
    'kontrak',
    'perjanjian sewa ruko antara Ibu Rara (pemilik) sama saya Bayu Aji (penyewa) ruko 2 lantai di Jl. Melati 7 Solo, sewa 48jt setahun bayar 2 kali, 28jt di depan sisanya 20jt bulan Juni 2027, mulai 1 desember 2026 selama 1 tahun, listrik air ditanggung penyewa, gak boleh disewain lagi ke orang lain',
    ['ruko 2 lantai', 'dilunasi pada bulan Juni 2027', 'listrik dan air', 'disewakan lagi kepada orang lain'],
    ['Penyewa)', 'bayar 2 kali', '[isi tanggal pelunasan]'],
  ],
  [
    'somebody who sells in his own name has no letterhead; what is sold and how it is stands there',
    'kontrak',
    'surat jual beli motor, saya Bayu jual Honda Supra 2019 warna merah plat DK 3321 FB ke Rara Ayu harga 11,2 juta dibayar lunas tunai hari ini, kondisi apa adanya',
    ['secara tunai dan lunas pada saat perjanjian ini ditandatangani', 'Barang dijual dalam kondisi apa adanya'],
    ['[isi alamat usaha]'],
  ],
  [
    'meals for each working day are what is provided; who stands for a house holds his office',
    'kontrak',
    'MoU antara Katering Seruni (Bu Rara) dengan PT Aba Tekstil diwakili Pak Bayu Aji manajer umum, katering nyediain makan siang 85 karyawan tiap hari kerja, 18rb per porsi, bayar tiap 2 minggu, 6 bulan mulai 4 januari 2027',
    ['makan siang sebanyak 85 porsi', 'Manajer Umum'],
    ['dalam hal hari kerja'],
  ],
  [
    'what is handed over is the thing, not the handing over',
    'surat_resmi',
    'berita acara serah terima barang: hari ini kami dari CV Aba diwakili oleh Bayu Aji nyerahin 2 unit laptop Asus, 1 printer Epson dan 1 proyektor ke SMK Negeri 2, diterima oleh Bu Rara Ayu',
    ['Laptop Asus', '2 unit'],
    ['Nyerahin', 'Diwakili'],
  ],
  [
    'an announcement goes to nobody, is dated, and keeps what an order of the buyers is for',
    'surat_resmi',
    'surat pengumuman toko libur: Toko kue Seruni tutup tanggal 24-26 desember, buka lagi tgl 27. Pesanan buat natal paling telat tgl 20 desember',
    ['Dengan ini diumumkan bahwa Toko Kue Seruni tutup', 'Pesanan untuk Natal paling lambat', '21 November 2026'],
    ['Yth.', 'toko libur:', 'Dengan hormat'],
  ],
  [
    'a demand by law says what follows as a sentence of its own',
    'surat_resmi',
    'bikin somasi ke PT Aba krn belum bayar sisa tagihan pasir 34.750.000 sejak 15 agustus 2026. kasih waktu 7 hari, kalo enggak bayar kami bawa ke jalur hukum. dari UD Seruni',
    ['Apabila tidak membayar, kami akan menempuh jalur hukum.', '28 November 2026', 'pasir Rp 34.750.000'],
    ['Waktu 7 hari'],
  ],
  [
    'an offer by the piece keeps its deposit, its least order and the invitation',
    'surat_penawaran',
    'surat penawaran ke SD Aba, kami Seruni Konveksi, nawarin bikin seragam olahraga 65rb per stel min 50 stel, dp 40%. bisa ketemu buat lihat sampel kapan aja',
    ['Uang muka sebesar 40%', 'Minimal pemesanan 50 stel', 'sampel kapan saja'],
    ['Menawarkan membuat'],
  ],
  [
    'cash of the neighbourhood is at hand, and what is short is asked for',
    'proposal',
    'proposal kegiatan lomba RT 03 RW 07 kelurahan Seruni, ketua panitia Bayu Aji, 17 agustus 2027. anggaran: hadiah 2,5jt, konsumsi 1,8jt, dekorasi 700rb. dana kas RT 2jt, sisanya minta sponsor',
    [
      'RT 03 RW 07 Kelurahan Seruni',
      'kekurangan dana yang kami ajukan sebesar Rp 3.000.000',
      'diharapkan dari sponsor',
    ],
    ['Dana yang kami ajukan (dana kas RT)'],
  ],
  [
    'whoever gets another post is no sender, and both posts stand in their lines',
    'surat_resmi',
    'surat mutasi karyawan atas nama Rara Ayu dari kasir cabang Utara ke kepala toko cabang Selatan mulai 1 Januari 2027, gaji naik jd 3,2jt, dari Toserba Seruni Jaya, ttd Pak Bayu direktur',
    ['Kasir cabang Utara', 'Kepala toko cabang Selatan', '1 Januari 2027'],
    ['Yth.', 'Nama Bayu Aji'],
  ],
  [
    'a letter is answered, whatever the word for it, by its whole matter',
    'surat_resmi',
    'balesin surat dari CV Aba nomor 045/CA/XI/2026 soal permintaan diskon 15%, kami Pabrik Kerupuk Seruni cuma bisa kasih 7%',
    ['CV Aba', 'mengenai permintaan diskon 15%', 'hanya bisa memberi 7%'],
    ['Balesin', 'kami dari CV Aba'],
  ],
  [
    'each who is sent has his post, and what is taken where is the task',
    'surat_resmi',
    'surat tugas dari Katering Seruni utk Bayu Aji (sopir) dan Mbak Rara (koordinator lapangan) bawa 300 box ke Gedung Wanita Solo hari sabtu 28 november 2026 jam 9 pagi',
    ['Bayu Aji (sopir)', 'Rara (koordinator lapangan)', 'Membawa 300 box ke Gedung Wanita Solo'],
    ['[isi uraian tugas]'],
  ],
  [
    'an agenda that counts is told whole, to those who are invited',
    'surat_resmi',
    'undangan rapat rt, warga RT 02 perum Asri, minggu 29 november jam 8 malem di rumah pak Bayu blok C5, bahas keamanan, iuran sampah naik 5rb, sama kerja bakti',
    ['Para Warga RT 02 Perum Asri', 'Keamanan, iuran sampah naik Rp 5.000, dan kerja bakti', 'Rumah Pak Bayu'],
    ['Sama kerja'],
  ],
  [
    'money that is left with somebody is what is handed over',
    'surat_resmi',
    'tanda terima titipan uang 3.500.000 dari Bu Rara buat bayar arisan, yg nerima saya Bayu',
    ['Titipan uang sebesar Rp 3.500.000 (tiga juta lima ratus ribu rupiah)'],
    ['Yang diserahterimakan Arisan'],
  ],
  [
    'what a loan-taker asks for keeps the asking',
    'surat_resmi',
    'surat permohonan keringanan cicilan ke Bank Aba, saya Bayu Aji, cicilan 1,8jt per bulan, minta diturunin jadi 1jt selama 6 bulan',
    ['Mohon agar diturunkan menjadi Rp 1.000.000'],
    [],
  ],
  [
    'goods that are ordered keep their own counts; where they go is no address of the reader',
    'surat_resmi',
    'surat pemesanan ke Grosir Kain Aba: 12 roll katun putih, 8 roll drill hitam, kirim ke Jl Melati 88 paling lambat 5 desember. dari Rumah Jahit Seruni',
    [
      'Katun putih 12 roll',
      'Drill hitam 8 roll',
      'di tempat',
      'dikirim ke Jl Melati 88, paling lambat 5 Desember 2026',
    ],
    ['Pemesanan 12 roll', 'lambat 5 desember 88'],
  ],
  [
    'a part of the day stands before the hour',
    'surat_resmi',
    'bikin memo dr Pak Bayu Aji manajer operasional ke staf gudang CV Aba: stok opname tiap sore jam 4, barang rusak dipisah',
    ['pukul 16.00'],
    ['pukul 04.00'],
  ],
  [
    'the day behind another one is not tomorrow; a weekday is none of the thing; who stands for a house holds his office',
    'kontrak',
    'kontrak supply sayur antara Kelompok Tani Seruni (ketua Pak Bayu) sama Hotel Aba, tiap senin kirim 60kg wortel @9rb & 40kg brokoli @18rb, bayar 14 hari stlh nota diterima, barang busuk diganti besoknya, 1 tahun mulai 1/1/2027',
    ['wortel sebanyak 60 kg', 'diganti keesokan harinya', 'Pembayaran dilakukan 14 hari setelah nota diterima'],
    ['Senin wortel', '22 November 2026'],
  ],
  [
    'so many months at so much each are owed together',
    'surat_resmi',
    'surat teguran ke penyewa kos an Bayu, udah nunggak 2 bulan oktober november @850rb, klo sampe tgl 30 nov gak bayar harus keluar. Kost Bu Rara',
    ['sebesar Rp 1.700.000', 'tidak membayar, harus keluar'],
    [],
  ],
  [
    'a size that is sold for one price is not counted by it, and the rest has its own day',
    'kontrak',
    'surat pernyataan bersama jual beli tanah antara H. Bayu (penjual) dan Rara Ayu (pembeli), tanah 120 m2 di Blok C Perum Seruni, harga 95jt, dp 30jt udah dibayar 10 november, sisa 65jt lunas 10 februari 2027',
    ['Harga jual beli adalah Rp 95.000.000', 'sebesar Rp 65.000.000 dilunasi paling lambat tanggal 10 Februari 2027'],
    ['11.400.000.000'],
  ],
  [
    'who works for a house gives power of attorney for himself, and why stands apart from what for',
    'surat_resmi',
    'surat kuasa, sy Bayu Aji operator mesin PT Aba Plastik kasih kuasa ke istri sy Rara Ayu buat ambil gaji bulan november krn sy lagi dirawat di RS Seruni',
    ['Operator Mesin PT Aba Plastik', 'mengambil gaji bulan November.', 'Pemberi Kuasa sedang dirawat di RS Seruni'],
    ['[isi alamat usaha]', 'Kasih kuasa'],
  ],
  [
    'a sum that is handed over with things is no price of theirs',
    'surat_resmi',
    'surat serah terima jabatan bendahara arisan dari Bu Rara ke Bu Ayu, saldo kas 4.350.000, buku kas 2 buah, stempel 1, disaksikan ketua Bu Hj. Seruni',
    ['Saldo kas Rp 4.350.000', 'Buku kas 2 buah', 'ketua Bu Hj. Seruni'],
    ['[isi harga satuan]'],
  ],
  [
    'who leaves goods tells what they are, and at which prices they are taken and sold',
    'kontrak',
    'perjanjian titip jual antara saya Rara pembuat keripik singkong Seruni sama Toko Oleh-Oleh Aba, tiap titip 100 bungkus harga dr saya 8rb dijual 11rb, bayar pas ngambil sisa, mulai desember 2026 selama 6 bulan',
    [
      'keripik singkong Seruni, sebanyak 100 bungkus setiap kali titip',
      'Harga titip Rp 8.000 dan harga jual Rp 11.000',
    ],
    ['Nilai barang titipan adalah'],
  ],
  [
    'help in money or in goods makes no bill, and what is printed is no place',
    'surat_resmi',
    'surat permohonan sponsor ke PT Aba buat turnamen voli, panitia Karang Taruna Seruni, tgl 19 desember 2026 di lapangan Melati, butuh bantuan 5 juta atau produk mie 50 dus, logo dipasang di spanduk',
    ['Karang Taruna Seruni mengajukan', 'Rp 5.000.000 atau produk mie 50 dus'],
    ['[isi harga satuan]', 'Melati, spanduk'],
  ],
])('DOC-04, DOC-08 %s', (_, type, message, held, absent) => {
  const { text } = writtenLetter(message, type)
  expect(textFaults(text, held, absent)).toEqual([])
})

test('ASSIST-02 a street with its number goes on with its town, however that is typed', () => {
  const { sender } = readMessage(
    'saya Rara, pemilik warung di jl melati 18 klaten kasih kuasa ke Bayu',
    '2026-11-21' as IsoDay,
  )
  expect(sender?.address).toMatch(/^Jl\.? Melati 18 Klaten$/)
})

test.each([
  ['tanggalnya 1 desember', 'selama 3 hari, yaitu mulai tanggal 1 Desember 2026 sampai dengan tanggal 3 Desember 2026'],
  [
    'tanggalnya jadi 1 sampai 2 desember',
    'selama 2 hari, yaitu mulai tanggal 1 Desember 2026 sampai dengan tanggal 2 Desember 2026',
  ],
])('CHAT-15 of a leave, `%s` moves the days of the leave', (words, held) => {
  const { content } = writtenLetter(
    'surat izin cuti 3 hari dari tanggal 24 sampai 26 November, saya Rara Ayu, karena sakit',
  )
  const revision = documentReviser.readRevision(
    words,
    { id: 'item_1', kind: 'document', title: 'Surat', documentType: 'surat_resmi', content, selection: null },
    { today: '2026-11-21' as IsoDay, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] },
  )
  if (revision === null || 'ask' in revision) throw new Error('no change')
  const after = applyDocumentChanges(content, revision.changes)
  expect(blockTexts(after.body).join('\n')).toContain(held)
  expect(after.letter.date).toBe(content.letter.date)
})
