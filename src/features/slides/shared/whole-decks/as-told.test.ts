import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { changeIn } from '../reading/told-changes.ts'

/** The slides without what is only for the speaker. */
const shown = (message: string): string => makeDeck(message).text.replaceAll(/\nCatatan pembicara: .*/g, '')
const cover = (message: string): string => shown(message).split('\n\n').slice(0, 2).join('\n').concat('\n')

describe('the cover', () => {
  test.each([
    ['presentasi untuk pak Dimas soal sewa kios, buatkan ya', 'Untuk Pak Dimas'],
    ['tolong ppt buat bu Harini dan bu Jamilah, isi: stok, kasir', 'Presentasi untuk Bu Harini dan Bu Jamilah'],
    ['buatkan slide untuk H. Junaedi tentang arisan', 'Untuk H. Junaedi'],
    [
      'tolong company profile PT Samudra buat pak Hendra dari Pertamina, armada 45 truk, pakai slide',
      'Untuk Pak Hendra dari Pertamina',
    ],
    ['presentasi ke istri sama mertua rencana buka kios pulsa', 'Untuk istri dan mertua'],
    ['ppt produk sabun buat calon reseller dong, batang 12rb, cair 20rb', 'Untuk calon reseller'],
  ])('ASSIST-01 names whom it is for, whole: %s', (message, line) => {
    expect(cover(message).split('\n')).toContain(line)
  })

  test.each([
    [
      'buatkan presentasi waralaba Es Teh Cak Rohim. Paket booth 6 juta, paket kios 15 juta',
      'Waralaba Es Teh Cak Rohim',
    ],
    ['presentasi buat pak Lurah Gedong hari Senin depan soal usulan bantuan mesin jahit', 'Usulan Bantuan Mesin Jahit'],
    ['ppt untuk rapat RW soal iuran ronda naik dari 10rb jadi 15rb', 'Kenaikan Iuran Ronda'],
    [
      'Presentasi open trip Bromo 3 hari 2 malam dari Kaki Langit Tour: 950rb per orang',
      'Open Trip Bromo 3 Hari 2 Malam',
    ],
    ['ppt singkat 3 slide: diskon lebaran toko Rejeki 20%', 'Diskon Lebaran Toko Rejeki 20%'],
    ['tlg ppt buat ngajarin ibu2 bikin lilin', 'Pelatihan Ibu-ibu Bikin Lilin'],
    ['slide menu baru kedai Kopi Kang Jali buat layar tv: robusta 10rb, gayo 15rb', 'Menu Baru Kedai Kopi Kang Jali'],
    ['buatkan presentasi penawaran buat turnamen futsal kampung', 'Penawaran untuk Turnamen Futsal Kampung'],
  ])('ASSIST-01 is titled by what it is about: %s', (message, title) => {
    expect(cover(message)).toContain(`Slide 1: ${title}\n`)
  })
})

describe('figures', () => {
  test.each([
    ['pengunjung naik dari 2.100 jadi 2.750 orang', 'naik 31%', 'Pengunjung: dari 2.100 jadi 2.750 orang'],
    ['omzet 96jt dari sebelumnya 78jt', 'naik 23,1%', 'Omzet: dari Rp 78.000.000 jadi Rp 96.000.000'],
    ['target nasabah 300 dari sekarang 180', 'target naik 66,7%', 'Target nasabah: dari 180 jadi 300'],
    ['jumlah anggota turun dari 40 orang ke 32 orang', 'turun 20%', 'Jumlah anggota: dari 40 jadi 32 orang'],
  ])('ASSIST-05 a change is reckoned: %s', (clause, value, label) => {
    expect(changeIn(clause)?.figure).toEqual({ label, value })
  })

  test.each([
    'margin naik dari 20% ke 25%',
    'kirim dari 5 kota ke 7 kota',
    'harga 5rb sampai 10rb',
    'stok 12 dari 40 dus',
  ])('ASSIST-05 tells no change: %s', (clause) => {
    expect(changeIn(clause)).toBeNull()
  })

  test('ASSIST-05 capital over what is earned tells when it is back', () => {
    const text = shown(
      'presentasi ke ortu rencana buka gerobak sosis modal 12 juta: gerobak 7jt, alat 3jt, stok 2jt. target jual 50 tusuk per hari @ 8rb, untung 4.000 per tusuk. balik modal berapa bulan?',
    )
    expect(text).toContain('sekitar 2 bulan – Balik modal')
    expect(text).toContain('Rp 400.000 per hari – Target jual: 50 tusuk × Rp 8.000')
    expect(text).toContain('Gerobak: Rp 7.000.000 (58,3%)')
    expect(text).not.toContain('berapa bulan')
  })

  test('ASSIST-05 what two places bring in stands side by side', () => {
    const text = shown(
      'buatkan presentasi perbandingan sewa kios di Blok Timur dan Blok Barat. Blok Timur sewa 20jt setahun, pengunjung 50 per hari, rata-rata belanja 30rb. Blok Barat sewa 35jt setahun, pengunjung 90 per hari, rata-rata belanja 25rb',
    )
    expect(text).toContain('Slide 2: Blok Timur dan Blok Barat')
    expect(text).toContain('Perkiraan penjualan: Rp 1.500.000 per hari')
    expect(text).toContain('Perkiraan penjualan: Rp 2.250.000 per hari')
    expect(text).not.toContain('dan harga')
  })

  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'pitch deck PT Sagara Beku buat investor, omzet 4,2 M, butuh 6 M untuk gudang baru, valuasi 15 M, okupansi 78%, saham 25%',
      [
        'Rp 4.200.000.000 – Omzet',
        'Rp 6.000.000.000 – Dana yang dibutuhkan',
        'Rp 15.000.000.000 – Valuasi',
        '78% – Okupansi',
      ],
      ['Grafik', 'Valuasi: Rp'],
    ],
    [
      'ppt evaluasi iklan warung Mak Tin, reach 84 ribu, 1,2 juta tayangan, biaya 3jt',
      ['84.000', '1.200.000'],
      ['Rp 84.000', 'Rp 1.200.000'],
    ],
    ['profil CV Tirta Agung, kontraktor, buatkan slide, sertifikat ISO 9001', ['ISO 9001'], ['9.001']],
    ['presentasi tenda Arga: tenda 4x6 M, kain 3 M', ['4x6 M'], ['miliar', 'Rp']],
    [
      'slide promo kue Bu Ani, daftar sebelum 10 Desember dapat diskon 10%. paket S 50rb M 80rb L 120rb',
      ['10 Desember 2026 dapat diskon 10%', 'Paket M: Rp 80.000', 'Paket L: Rp 120.000'],
      ['10% –'],
    ],
    [
      'buatkan slide survei pelanggan laundry: keluhan terbanyak telat antar 21 orang, tertukar 6 orang, bau 11 orang',
      ['Grafik batang. Keluhan terbanyak: Telat antar 21 orang, Tertukar 6 orang, Bau 11 orang'],
      ['21 orang – Keluhan'],
    ],
    [
      'paparan koperasi Rukun Warga: simpanan 256 juta, pinjaman beredar 2,4 miliar, SHU 187 juta naik dari 154 juta tahun lalu',
      ['naik 21,4% – SHU', 'Rp 2.400.000.000 – Pinjaman beredar'],
      ['Simpanan Rp 256.000.000, Pinjaman'],
    ],
    [
      'presentasi ke BRI buat KUR 30 juta usaha lele di Tulungagung. dana untuk kolam 18jt, bibit 12jt. harga jual 24rb per kg',
      ['KUR: Rp 30.000.000', 'Kolam: Rp 18.000.000 (60%)', 'Harga jual: Rp 24.000', 'Lele di Tulungagung'],
      ['Ke BRI buat', 'Dana untuk kolam'],
    ],
    [
      'laporan arisan Dahlia dalam slide: kas 4jt, biaya rata-rata 150rb per bulan, 2 anggota keluar',
      ['2 – Anggota keluar'],
      ['per bulan per bulan', 'rata-rata per bulan'],
    ],
  ])('ASSIST-05 %s', (message, held, missing) => {
    const text = shown(message)
    expect(textFaults(text, held, missing)).toEqual([])
  })
})

describe('figures that were asked for', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'ppt pelajaran menghitung HPP, contohnya donat: tepung 24rb, gula 8rb, telur 12rb, minyak 16rb, jadi 40 donat. Jelaskan HPP per donat dan harga jual kalau mau untung 50%',
      ['Rp 1.500 – HPP per donat', 'Rp 2.250 – Harga jual per donat', 'Bahan dan biaya'],
      ['[isi penjelasan', 'Produk dan harga'],
    ],
    [
      'slide rapat marketing, budget 25 juta terpakai 21,7 juta, leads 340, closing 51, cost per lead berapa dan conversion rate berapa persen',
      ['Rp 63.824 – Biaya per lead', '15% – Konversi'],
      ['berapa'],
    ],
    [
      'buat presentasi rencana ekspansi PT Bumi Asih: harga vanila 3,2 juta per kg, lada 145 ribu per kg, tahun pertama 2 ton lada dan 150 kg vanila. tampilkan potensi pendapatannya',
      ['Rp 480.000.000 – Vanila', 'Rp 290.000.000 – Lada', 'Rp 770.000.000 – Potensi pendapatan'],
      ['calon investor', '[isi penjelasan'],
    ],
    [
      'presentasi progres masjid Al Hidayah: target dana 350jt, terkumpul 212jt, terpakai 180jt. Pekerjaan: atap 100%, keramik 60%, tempat wudhu 25%, kubah belum. Kekurangan berapa? rekening BSI 7123456789 an Masjid Al Hidayah',
      [
        'Rp 138.000.000 – Kekurangan dana',
        'Grafik batang. Pekerjaan',
        'Pekerjaan lainnya\nKubah belum',
        'Rekening: BSI 7123456789 a.n. Masjid Al Hidayah',
      ],
      ['392.000.000', 'berapa'],
    ],
    [
      'Presentasi penutupan bazar RW 03: 24 stand, total omzet 186 juta, pemasukan sewa stand 24 x 400rb, pengeluaran tenda 3,5jt, listrik 1,2jt, kebersihan 900rb, keamanan 1,5jt. sisa kas tampilkan',
      [
        'Rp 186.000.000 – Total omzet',
        'Rp 2.500.000 – Sisa',
        'Pengeluaran tenda | Rp 3.500.000',
        'Rp 9.600.000 – Pemasukan sewa stand',
      ],
      ['Promosi', '202.700.000'],
    ],
    [
      'laporan klinik Satwa Kita dalam bentuk ppt. oktober 214 pasien, september 187 pasien, agustus 201 pasien. layanan terbanyak vaksin 96, grooming 71, rawat inap 18',
      ['naik 6,5% – Agustus ke Oktober', 'Layanan terbanyak: Vaksin 96, Grooming 71, Rawat inap 18'],
      ['turun'],
    ],
  ])('ASSIST-05 %s', (message, held, missing) => {
    const text = shown(message)
    expect(textFaults(text, held, missing)).toEqual([])
  })
})

describe('words', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'ppt company profile bengkel Maju Terus, ada 14 cabang di Bandung, Cimahi dan Garut sejak 2016. Kontak 0822-1345-7788 Kang Ucup',
      ['di Bandung, Cimahi dan Garut sejak 2016', 'Narahubung: Kang Ucup'],
      ['\nGarut', 'Kontak 0822'],
    ],
    [
      'slide training satpam soal SOP tamu: tamu lapor, catat KTP, telepon penghuni. jangan: titip uang, tinggalkan pos',
      ['Langkah-langkah\n1. Tamu lapor', 'Jangan'],
      ['[isi langkah', 'Yang akan dibahas'],
    ],
    [
      'buatkan slide resep sabun: bahan soda 1 kg, minyak 3 liter, pewangi. langkahnya campur soda sama air, aduk dikit2, diamkan semalam',
      ['Bahan\nSoda 1 kg', '1. Campur soda', 'dikit-dikit'],
      ['[isi langkah', 'Langkahnya'],
    ],
    [
      'presentasi trip Dieng 475rb per orang. Termasuk elf, homestay, tiket. tidak termasuk oleh-oleh dan asuransi. buatkan ya',
      ['Termasuk dan tidak termasuk', 'Homestay', 'Tidak termasuk: Oleh-oleh dan asuransi'],
      [],
    ],
    [
      'buatkan presentasi profil CV Bina Rupa. Pengalaman: 2019 puskesmas Tarus 1,8 miliar, 2021 jembatan Noelmina 2,6 miliar',
      ['2019: Puskesmas Tarus Rp 1.800.000.000', ': Pengalaman'],
      ['Produk dan harga'],
    ],
    [
      'slide laporan toko Jaya: juli 12jt, agustus 14jt. sampaikan juga kendala: stok telat, 2 karyawan keluar',
      ['Kendala\nStok terlambat\n2 karyawan keluar'],
      ['Sampaikan juga'],
    ],
    [
      'materi sosialisasi hemat air untuk ibu PKK, santai aja bahasanya, matikan keran, pakai ember',
      ['Matikan keran'],
      ['bahasanya'],
    ],
    [
      'presentasi evaluasi promo kafe gue, visi jadi tempat nongkrong nomor satu, misi: ramah, cepat',
      ['Visi: Jadi tempat nongkrong', 'Misi'],
      ['Kafe Gue', 'Visi jadi'],
    ],
    [
      'ppt promo sepatu Langkah 30%, jl. Pemuda 12 Purwokerto, PO min 3 pasang tiap sabtu',
      ['Alamat: Jl. Pemuda 12 Purwokerto', 'minimal 3 pasang setiap Sabtu'],
      [],
    ],
    [
      'buatkan slide usulan bantuan alat tani kelompok Sido Makmur, harga alat 27,5 juta',
      ['Yang kami butuhkan', 'Rp 27.500.000 – Harga alat', 'Manfaat yang diharapkan'],
      ['Manfaat bagi mitra'],
    ],
    [
      'presentasi seminar, pembicaranya saya sendiri Nurul Hidayah pemilik Hijab Zahwa. bahas mindset, jualan di marketplace, kelola keuangan',
      ['Hijab Zahwa', 'Nurul Hidayah', 'Slide 3: Mindset', ': Kelola keuangan'],
      ['Pembicaranya'],
    ],
    [
      'Ppt untuk acara 17 agustusan nanti: susunan acara jam 07.00 upacara, 08.30 lomba anak, 19.30 malam hiburan. Ketua panitia Mas Bagas',
      ['Slide 1: Acara 17 Agustusan', '08.30: Lomba anak', '19.30: Malam hiburan', 'Ketua panitia Mas Bagas'],
      ['8,3', '[isi judul', '[isi penjelasan'],
    ],
    [
      'powerpoint bahasa inggris campur indo gpp buat export buyer dari Dubai, briket CV Karbon Rimba, capacity 60 ton/month, price USD 1.150 per ton',
      ['Untuk export buyer', 'Price USD 1.150 per ton'],
      ['Rp', 'Gpp', 'Slide 1: Dari'],
    ],
    [
      'bikin presentasi ajakan arisan emas RT 05, iuran 250rb per bulan, tiap bulan dikocok tanggal 10. traktor datang besoknya',
      ['dikocok tanggal 10\n', 'keesokan harinya'],
      ['10 Desember', '22 November'],
    ],
    [
      'sosialisasi jam buka Warung Ngopi dalam ppt: Senin-Jumat 08.00-22.00, Sabtu-Minggu 07.00-24.00, parkir pindah',
      ['07.00-24.00', 'Ajakan'],
      ['00.00', 'Latihan'],
    ],
    [
      'presentasi produk baru sambal Mama Lintje dari Manado ukuran 100gr 28rb 200gr 50rb, buatkan',
      ['Ukuran 100gr: Rp 28.000', '200gr: Rp 50.000'],
      ['28rb'],
    ],
    [
      'ppt proposal usaha laundry sepatu buat tugas kuliah kelompok 4: Rani, Dimas, Yusuf. sertakan analisis SWOT',
      ['Rani, Dimas, dan Yusuf', 'Ancaman: [isi ancaman]', 'Slide 1: Proposal Usaha Laundry Sepatu\n'],
      ['calon investor', '\nDimas'],
    ],
    [
      'slide profil Apotek Waras, berdiri 2009, cek gula 15rb, telp 0292 421133, untuk kantor-kantor di Sudirman',
      ['Telepon/WhatsApp: 0292 421133', 'Untuk kantor-kantor di Sudirman'],
      ['Berada di Sudirman', '[isi nomor', '2009 –'],
    ],
    [
      'slide promosi foto wisuda, paket single 250rb, free edit 10 foto, DP 50%. kami melayani Medan, Pekanbaru dan Jambi',
      ['DP 50%', 'elayani Medan, Pekanbaru dan Jambi'],
      ['50% –', '\nPekanbaru'],
    ],
    ['ppt edukasi DBD untuk warga, 3M plus, jumat bersih', ['3M plus'], ['Rp']],
  ])('ASSIST-01 %s', (message, held, missing) => {
    const text = shown(message)
    expect(textFaults(text, held, missing)).toEqual([])
  })
})
