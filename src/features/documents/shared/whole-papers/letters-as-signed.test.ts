import { describe, expect, test } from 'vitest'

import type { DocumentType } from '#core/items/shared/kinds.ts'
import { paperFaults } from '#tests/support/paper-faults.ts'

import { activeVerb } from '../letter/colloquial-verbs.ts'
import { decidedPoints } from '../reading/decided-points.ts'
import { lastingTerm } from '../reading/employment-terms.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

const today = '2026-11-21' as IsoDay

const papers: readonly (readonly [string, DocumentType, string, readonly string[], readonly string[]])[] = [
  [
    'a supply tells what each side does, what it costs and when it is paid',
    'kontrak',
    'perjanjian kerjasama suplai tahu antara Pabrik Tahu Sari (pak Darso, Kediri) dengan warung makan Bu Tun di Nganjuk, kami kirim 200 potong per hari ke warung, harga 700 per potong ikut harga kedelai, bayarnya tiap minggu, kalo ada yang basi kami ganti, berlaku 1 tahun mulai 1 januari 2027',
    [
      'PIHAK PERTAMA berkewajiban mengirim 200 potong per hari ke warung.',
      'PIHAK PERTAMA berkewajiban mengganti apabila ada yang basi.',
      'PIHAK KEDUA berkewajiban membayar tepat waktu',
      'Pembayaran dilakukan oleh PIHAK KEDUA setiap minggu.',
    ],
    ['[isi hak', '[isi kewajiban', 'antara Pabrik'],
  ],
  [
    'an understanding keeps the duties of a school and of a house, and the time of the agreement itself',
    'kontrak',
    'bikin MoU sama SMK Karya Bakti, isinya murid magang di salon kami (Salon Melur) selama 4 bulan, kami kasih uang transport 20rb per hari, sekolah nyediain guru pendamping. berlaku 3 tahun',
    [
      'selama 3 tahun',
      'PIHAK PERTAMA berkewajiban memberi uang transport Rp 20.000 per hari.',
      'PIHAK KEDUA berkewajiban menyediakan guru pendamping.',
    ],
    ['MoU dan', '[isi kewajiban'],
  ],
  [
    'who does the work of a building contract is owed the price, whichever side he is',
    'kontrak',
    'perjanjian borongan: saya Sardi (tukang) dengan Bu Yuni, ngerjain pasang keramik 30 meter, cat dinding, borongan 9.000.000 termasuk bahan, kerja 14 hari mulai 1 desember, telat didenda 50rb per hari',
    [
      'PIHAK PERTAMA berkewajiban menyelesaikan pekerjaan tepat waktu',
      'dengan rincian pasang keramik 30 meter, dan cat dinding.',
      'Terlambat didenda Rp 50.000 per hari.',
    ],
    ['atas nama Tukang', '[isi rincian pekerjaan]', '[isi sanksi'],
  ],
  [
    'a contract of work reads the day from its hours and the notice from its words',
    'kontrak',
    'surat kontrak karyawan buat Nining jadi kasir di Toko Sari Jaya, gaji 2 juta sebulan dibayar tiap tgl 27, masuk jam 8 pulang jam 4, kalo mau resign kabari sebulan sebelumnya, pemilik toko Bu Endang, 1 tahun mulai 1 desember 2026',
    ['PERJANJIAN KERJA', 'pulang pukul 16.00', 'wajib memberi tahu 1 bulan sebelumnya'],
    ['04.00', 'kabari', '[isi hak'],
  ],
  [
    'a fine is no part of the rent',
    'kontrak',
    'perjanjian sewa mobil Xenia AB 1122 CD punya saya Danang ke Pak Wahyu, 2 hari tgl 5-6 desember, 300rb per hari, bensin tanggungan penyewa, telat balik kena 25 ribu per jam',
    ['Harga sewa selama 2 hari adalah Rp 600.000', 'PIHAK KEDUA berkewajiban menanggung bensin.', 'Rp 25.000 per jam'],
    ['625.000', 'punya.'],
  ],
  [
    'of what is owed the paid part is taken off, and what the letter asks is asked once',
    'surat_resmi',
    'Surat penagihan ke CV Tirta Bening, invoice INV-031 total 9 juta cuma dibayar 4 juta, sisanya tolong dilunasi paling lambat 5 Desember. Dari Percetakan Arta',
    ['sebesar Rp 5.000.000', 'paling lambat 5 Desember 2026'],
    ['tolong dilunasi'],
  ],
  [
    'a bill that is asked for in kind words is a letter about the rest',
    'surat_resmi',
    'tagih ke Bu Lastri, katering total 8 juta, udah masuk dp 2 juta sama transfer 3 juta, suratnya yang sopan ya, dari Dapur Nusa',
    ['SURAT PENAGIHAN', 'sebesar Rp 3.000.000'],
    ['INVOICE', 'Tagih ke'],
  ],
  [
    'a letter that asks to be forgiven does so, and says what is given',
    'surat_resmi',
    'surat permintaan maaf ke pelanggan Bu Ratih, pesanan kue telat 2 jam. kami kasih ganti voucher 50 ribu buat order berikutnya. Dari Dapur Kue Melati',
    [
      'SURAT PERMOHONAN MAAF',
      'permohonan maaf yang sebesar-besarnya kepada Ibu',
      'Kami memberi ganti voucher Rp 50.000',
    ],
    ['mengajukan permohonan'],
  ],
  [
    'minutes hold what was decided in its order, with who does it',
    'surat_resmi',
    'notulen rapat pengurus koperasi wanita Sekar Wangi 18 november 2026 dibalai desa jam 9, hadir 12 orang, hasil: simpanan naik jadi 25rb, Bu Tutik nagih pinjaman macet, RAT tanggal 17 januari 2027',
    ['Koperasi Wanita Sekar Wangi', 'Balai desa', 'Ibu Tutik menagih pinjaman macet.'],
    ['[isi tempat rapat]'],
  ],
  [
    'the writer’s own house in brackets certifies the work, with its town and its owner',
    'surat_resmi',
    'surat keterangan kerja utk Dimas Aji, dia kerja di konveksi saya (Konveksi Rajut Sari, Bandung) sejak Maret 2022 sbg penjahit, masih aktif, mau dipake buat ngajuin KPR. Nama saya Agus Salam',
    ['adalah benar karyawan Konveksi Rajut Sari', 'Pemilik', 'kelengkapan pengajuan KPR'],
    ['konveksi saya', 'Masih aktif', 'Dipakai'],
  ],
  [
    'what became of another paper stays out, and what is asked for is asked in one sentence',
    'surat_resmi',
    'Agen-agen sudah saya kirimi surat kenaikan harga kemarin. Sekarang buatkan surat ke pemasok kopi, Koperasi Tani Makmur, minta kirimannya dimajukan dari tanggal 20 ke tanggal 10 tiap bulan. Dari Kopi Rejo',
    ['Ketua Koperasi Tani Makmur', 'agar kiriman dimajukan dari tanggal 20 ke tanggal 10'],
    ['kenaikan harga', 'Agen-agen', 'Desember'],
  ],
  [
    'what is handed over is told once, in the words of who hands it over',
    'surat_resmi',
    'bikin BAST mesin kopi, saya (Toko Alat Kopi Jaya, Denpasar) nyerahin 1 unit mesin kopi merk Gemi CRM3200 sama 1 grinder ke Kafe Sawah, yang terima mbak Ketut Ayu manajernya',
    ['1 unit mesin kopi merk Gemi CRM3200 dan 1 grinder', 'Ketut Ayu'],
    ['Nyerahin', '3.200', 'BAST mesin'],
  ],
  [
    'a permit names what is to be allowed',
    'surat_resmi',
    'surat permohonan izin ke pak RT 05, mau pake jalan depan rumah buat bazar hari minggu 6 desember jam 7 sampe 12 siang, panitianya Bu Yanti',
    ['permohonan izin menggunakan jalan depan rumah untuk bazar'],
    [],
  ],
  [
    'two workers and their whole task stand in an order',
    'surat_resmi',
    'surat tugas buat 2 teknisi, Bayu Aji sama Eko Putra, masang AC 4 unit di kantor Notaris Ny. Sulastri Kudus, rabu 25 november jam 9. dari CV Sejuk Jaya, ttd Hartono',
    ['Bayu Aji', 'Eko Putra', 'Memasang AC 4 unit di kantor Notaris Ny. Sulastri'],
    ['[isi uraian tugas]', 'tugas kepada: Ny'],
  ],
  [
    'somebody’s worker declares himself',
    'surat_resmi',
    'Buat surat pernyataan dari karyawan saya, Nurdin, bahwa dia sudah menghilangkan uang setoran Rp 850.000 dan sanggup ganti',
    ['Nurdin', 'bahwa saya sudah menghilangkan uang setoran'],
    ['saya dia'],
  ],
  [
    'what the reader is to be told is told him, and where a house moves is not his address',
    'surat_resmi',
    'tolong surat ke pelanggan Toko Laris, kasih tau gudang kami pindah ke Jl Raya Ungaran km 5 mulai 7 desember. dari UD Plastik Makmur',
    ['SURAT PEMBERITAHUAN', 'bahwa gudang kami pindah ke Jl Raya Ungaran km 5 mulai 7 Desember 2026'],
    ['[isi maksud surat]'],
  ],
  [
    'an answer says who agrees and what is asked for',
    'surat_resmi',
    'balas surat dari CV Cahaya nomor 112/CP soal botol kemasan, kami setuju harganya 1.150 per botol, minta contoh 20 botol dikirim sebelum 1 desember. dari Jamu Mbok Sar',
    ['Kami setuju harganya Rp 1.150 per botol.', 'Kami mohon contoh 20 botol dikirim'],
    [],
  ],
]

describe('letters as they are signed and sent', () => {
  test.each(papers)('DOC-08 ASSIST-01 %s', (what, type, message, holds, lacks) => {
    expect(paperFaults([what, message, holds, lacks, type])).toEqual([])
  })
})

test('DOC-08 points below their heading are told apart, a word alone goes on with the one before', () => {
  expect(decidedPoints('rapat toko, hasil: 1. beli cat 2. Bu Sri jaga kasir', today)).toEqual([
    'beli cat',
    'Bu Sri jaga kasir',
  ])
  expect(decidedPoints('keputusan: beli cat putih, kuas, Pak Adi pasang. notulis Rina', today)).toEqual([
    'beli cat putih, kuas',
    'Pak Adi pasang',
  ])
  expect(decidedPoints('rapat tentang hasil panen', today)).toEqual([])
})

test('DOC-08 how long an agreement lasts is told of itself', () => {
  expect(lastingTerm('magang 3 bulan, berlaku 2 tahun')).toEqual({ amount: 2, unit: 'tahun' })
  expect(lastingTerm('kerjasama jalan 6 bln')).toEqual({ amount: 6, unit: 'bulan' })
  expect(lastingTerm('dicicil 3 bulan')).toBeNull()
})

test('DOC-08 the verb of somebody who does something is written whole', () => {
  expect(['kirim', 'sediakan', 'nyediain', 'kasih', 'tanggung', 'menyetor'].map(activeVerb)).toEqual([
    'mengirim',
    'menyediakan',
    'menyediakan',
    'memberi',
    'menanggung',
    'menyetor',
  ])
  expect(['mereka', 'warung', 'mengenai'].map(activeVerb)).toEqual([null, null, null])
})
