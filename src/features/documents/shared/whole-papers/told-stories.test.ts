import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('DOC-08 ASSIST-01 a contract told as a story', () => {
  test.each([
    [
      'who borrows, told beside what he is to the writer',
      'bikin kontrak pinjaman, si Jajang karyawan gw minjem 6 juta buat biaya istrinya, dipotong gaji 500rb tiap bulan. gw Deden Hermawan dari Toko Bangunan Sinar',
      [
        'Deden Hermawan [isi jabatan wakil PIHAK PERTAMA]',
        'atas nama Toko Bangunan Sinar',
        'Jajang [isi alamat PIHAK KEDUA]',
        'dipotong gaji Rp 500.000',
      ],
    ],
    [
      'who owes, and how he pays it back',
      'kemarin Pak Darto tetangga ane ngutang 4 juta buat modal, nyicil 400rb per bulan. ane Mpok Lela. bikinin surat perjanjiannya',
      [
        'PERJANJIAN PINJAM MEMINJAM',
        'Mpok Lela [isi alamat PIHAK PERTAMA]',
        'Darto [isi alamat PIHAK KEDUA]',
        'Pengembalian dicicil Rp 400.000 per bulan',
      ],
    ],
    [
      'who lets and who rents, and the rent whatever is done there',
      'perjanjian sewa kios: Haji Mansyur punya kios di Pasar Raya Padang nyewain ke Ni Yusnidar buat jual nasi, setahun 18 juta dibayar 2x, mulai 1 januari 2027',
      [
        'Haji Mansyur [isi alamat PIHAK PERTAMA]',
        'Ni Yusnidar [isi alamat PIHAK KEDUA]',
        'Harga sewa adalah Rp 18.000.000',
      ],
    ],
    [
      'who works with what another one owns',
      'buatkan perjanjian bagi hasil. Saya Komang Artana punya 4 ekor sapi, dipelihara Nyoman Suweca di Karangasem',
      ['Komang Artana [isi alamat PIHAK PERTAMA]', 'Nyoman Suweca [isi alamat PIHAK KEDUA]'],
    ],
    [
      'who tells it is the side that is open',
      'buatkan kontrak renovasi. Awak Toga Sinaga tukang, yang punya rumah Ibu Tiurma Pasaribu di Jl Melati 4 Medan. 28 juta',
      ['Tiurma Pasaribu Jl Melati 4 Medan', 'Toga Sinaga [isi alamat PIHAK KEDUA]'],
    ],
    [
      'whose goods are left with whose shop',
      'kontrak konsinyasi: Keripik Tempe Bu Harti dititip di Toko Oleh-oleh Nggalek punyanya Pak Sugeng, komisi 15%',
      [
        'atas nama Keripik Tempe Bu Harti',
        'Sugeng [isi jabatan wakil PIHAK KEDUA]',
        'atas nama Toko Oleh-oleh Nggalek',
      ],
    ],
    [
      'who owns and who cares for it, told as what each does',
      'surat perjanjian bagi hasil domba. Yang punya domba Haji Oman Sukma, yang mengurus saya sendiri, Asep Rukma, 30 ekor',
      ['Haji Oman Sukma [isi alamat PIHAK PERTAMA]', 'Asep Rukma [isi alamat PIHAK KEDUA]'],
    ],
    [
      'a rent told by its month before its price, of the house where it stands',
      'surat perjanjian ngontrak rumah petakan. Yang punya rumah Haji Mursidi, yang ngontrak Dedi Kurnia. Rumahnya di Gang Sawo II. Sebulannya 1,3 juta, setahun mulai 1 Januari 2027',
      ['1.300.000 (satu juta tiga ratus ribu rupiah) per bulan', 'selama 1 tahun'],
    ],
    [
      'who is hired as what, right behind the name of the contract',
      'kontrak kerja barista Yudha Prasetyo di Kedai Teras Batu, 6 bulan mulai 1/12/2026, gaji 2,3jt',
      ['HUBUNGAN KERJA SEBAGAI BARISTA', 'Yudha Prasetyo [isi alamat PIHAK KEDUA]'],
    ],
    [
      'what two sums make up is the price; a fine is none',
      'surat perjanjian jual beli motor. penjual Bahar, pembeli Sitti Hajrah, harga 14,8jt, bayar 10jt dulu sisanya 4,8jt tgl 20 Desember 2026, telat didenda 100rb/hari',
      ['adalah Rp 14.800.000 (empat belas'],
    ],
    [
      'who employs lends, and his house',
      'kasbon karyawan: Tono Riyono tukang las di Bengkel Las Sinar minjam 3 juta. dipotong 300 ribu tiap gajian. bosnya Koh Hendra Gunawan. surat perjanjiannya',
      [
        'atas nama Bengkel Las Sinar',
        'Hendra Gunawan [isi jabatan',
        'Tono Riyono [isi alamat PIHAK KEDUA]',
        'Pengembalian dipotong',
      ],
    ],
    [
      'a rent paid at once is that of the whole time',
      'Sy Hj. Maimunah mau ngontrakin rumah di Jl Kenanga 5 Banjarbaru ke keluarga Pak Syahrani, 2 taun 24jt lunas di depan, mulai 1 des 2026. surat kontraknya tolong',
      [
        'PERJANJIAN SEWA MENYEWA',
        'Syahrani [isi alamat PIHAK KEDUA]',
        'adalah rumah yang beralamat di Jl Kenanga 5 Banjarbaru.',
        'Harga sewa adalah Rp 24.000.000',
        '1 Desember 2026 sampai dengan tanggal 30 November 2028',
      ],
    ],
    [
      'an order of work is of the house that closes it',
      'buat surat perintah kerja utk tukang cat Mas Bagio, upah borongan 7 juta. CV Graha Indah, direktur Pak Wibowo',
      ['Wibowo Direktur', 'atas nama CV Graha Indah', 'PERJANJIAN PEMBORONGAN PEKERJAAN'],
    ],
    [
      'a house with who stands for it, and the other side',
      'kontrak endorse, brand skincare Glow Nusantara diwakili Mbak Tania, sama selebgram Rara Pratiwi, fee 4jt',
      ['atas nama Glow Nusantara', 'Tania [isi jabatan', 'Rara Pratiwi [isi alamat PIHAK KEDUA]'],
    ],
    [
      'who owns the house where somebody is employed, with his degree',
      'kontrak kerja karyawan, namanya Lestari Wulan di Apotek Sehat Kediri, gaji 3jt sebulan. pemiliknya apt. Dewi Kartika',
      ['Dewi Kartika Pemilik', 'Lestari Wulan [isi alamat PIHAK KEDUA]'],
    ],
  ])('%s', (_, message, told) => {
    const { text } = writtenLetter(message, 'kontrak')
    expect(textFaults(text, told)).toEqual([])
  })
})

describe('DOC-08 ASSIST-01 a plan says why and what for', () => {
  test('background, aim and what is spent', () => {
    const { letter, text } = writtenLetter(
      'proposal usaha Ternak Barokah di Blitar. Latar belakangnya permintaan telur naik terus tapi peternak cuma 2, tujuannya nambah kandang jadi 2000 ekor, butuh modal 25 juta: kandang 9 juta, bibit 10 juta, pakan 6 juta',
      'proposal',
    )
    expect(text).toContain('karena permintaan telur naik terus, tetapi peternak hanya 2.')
    expect(text).toContain('Tujuannya adalah menambah kandang menjadi 2.000 ekor.')
    expect(letter.lines.map(({ price }) => price)).toEqual([9_000_000, 10_000_000, 6_000_000])
  })

  test('what is sponsored is the matter', () => {
    const { letter, text } = writtenLetter(
      'proposal sponsor buat lomba burung kicau Tegalsari, minggu 13 desember 2026. tujuannya mempererat silaturahmi warga. dana 15 juta ke Toko Pakan Jaya',
      'proposal',
    )
    expect(letter.title).toBe('PROPOSAL KEGIATAN')
    expect(text).toContain('menyelenggarakan lomba burung kicau Tegalsari')
    expect(text).toContain('Tujuan kegiatan ini adalah mempererat silaturahmi warga.')
  })
})

describe('DOC-08 ASSIST-01 houses, offices and work beside a name', () => {
  test('a warning: the house of the writers, an office behind a name, a week and no day', () => {
    const { letter, text } = writtenLetter(
      'tolong buatkan SP1 untuk Yogi Pratama, kurir kami di CV Lintas Kilat. minggu ini dia 3x telat. ttd Pak Gunawan HRD',
      'surat_resmi',
    )
    expect(letter.sender.name).toBe('CV Lintas Kilat')
    expect(letter.signer).toEqual({ name: 'Gunawan', title: 'HRD' })
    expect(text).not.toContain('22 November')
    expect(text).not.toContain('SP1')
  })

  test('we with our name write a reply, and take money', () => {
    expect(
      writtenLetter('Balas surat dari Ibu Winda, kami Kue Kering Bunda setuju ikut 2 stand', 'surat_resmi').letter
        .sender.name,
    ).toBe('Kue Kering Bunda')
    const { letter } = writtenLetter(
      'kuitansi DP pelaminan 3.500.000 dari Uni Rahmi, kami Pelaminan Minang Rancak di Bukittinggi, yg terima Da Hendri',
      'kuitansi',
    )
    expect([letter.sender.name, letter.signer.name, letter.sender.address]).toEqual([
      'Pelaminan Minang Rancak',
      'Da Hendri',
      'Bukittinggi',
    ])
  })

  test('what somebody does, where he leaves, and whose pay a slip tells', () => {
    expect(
      writtenLetter('surat keterangan kerja utk Nur Hidayah, dia penjahit di Konveksi Rapih sejak 2021', 'surat_resmi')
        .text,
    ).toContain('Penjahit')
    expect(
      writtenLetter('surat lamaran kerja, gw Fadli Ramadhan, pgn jd mekanik di Bengkel Motor Jaya', 'surat_resmi').text,
    ).toContain('posisi mekanik di')
    expect(
      writtenLetter('surat resign, nama saya Clara Simanjuntak bekerja sebagai barista di Kopi Toba', 'surat_resmi')
        .text,
    ).toContain('sebagai barista di Kopi Toba')
    expect(
      writtenLetter('slip gaji Agus Wibowo sopir bulan november 2026, gapok 2.600.000. PT Angkut', 'laporan').text,
    ).toContain('Agus Wibowo')
  })

  test('a proxy is who he is to the writer; nobody carries out what happened', () => {
    expect(
      writtenLetter(
        'surat kuasa, sy Rosma Hutagalung kasih kuasa ke abang sy Parlin Hutagalung buat ngambil sertifikat',
        'surat_resmi',
      ).letter.recipient.name,
    ).toBe('Parlin Hutagalung')
    expect(
      writtenLetter('berita acara kerusakan freezer di gudang, es krim 40 box meleleh, kerugian 6 juta', 'surat_resmi')
        .text,
    ).toContain('telah terjadi kerusakan freezer')
  })
})

/** Whose letter it is, who signs it and who reads it. */
const sides = (message: string) => {
  const { letter } = writtenLetter(message, 'surat_resmi')
  return [letter.sender.name, letter.signer.name, letter.recipient.name || letter.recipient.company]
}

describe('DOC-08 ASSIST-01 who speaks, signs, asks and is asked', () => {
  test.each([
    [
      'resign letter buat saya Kevin Hartanto, staf gudang PT Maju, efektif 15 desember 2026. ke Bu Linda manajer HRD',
      ['Kevin Hartanto', 'Kevin Hartanto', 'Ibu Linda'],
    ],
    [
      'surat permohonan keringanan SPP atas nama anak saya Bagas Adi kelas 8B SMP Harapan, saya Surono. ke kepala sekolah',
      ['Surono', 'Surono', 'SMP Harapan'],
    ],
    [
      'surat tugas: Pak Ahmad Fauzi dan Mbak Laila dari Konveksi Kencana ditugaskan ikut pelatihan. ditandatangani pemilik, Hj. Nur Aini',
      ['Konveksi Kencana', 'Hj. Nur Aini', 'Bapak Ahmad Fauzi'],
    ],
    [
      'bikinin surat pengantar buat warga saya Joko Susilo, mau ngurus SKCK. saya Ketua RT 02 RW 05 Ngabeyan, Suparman',
      ['RT 02 RW 05 Ngabeyan', 'Suparman', 'Joko Susilo'],
    ],
    [
      'surat peringatan ke Rendi Saputra, staf gudang di PT Rattan, bolos 4 hari. ttd Maya, manajer HRD',
      ['PT Rattan', 'Maya', 'Rendi Saputra'],
    ],
    [
      'pemberitahuan ke wali murid TK Pelita: libur semester 21 desember 2026. kepala sekolah Bu Asih Rahayu',
      ['TK Pelita', 'Asih Rahayu', 'Wali Murid TK Pelita'],
    ],
    [
      'surat kuasa, aku Tiurma Simanjuntak (KTP 1202155506780003) kasih kuasa sama bapaudaku Parlin Simanjuntak untuk jualkan tanah',
      ['Tiurma Simanjuntak', 'Tiurma Simanjuntak', 'Parlin Simanjuntak'],
    ],
    [
      'surat rekomendasi untuk Melati Sukma, bekerja sebagai pramusaji di Sunset Grill Kuta sampai 2026. ditandatangani oleh Daniel Reed, pemilik',
      ['Sunset Grill Kuta', 'Daniel Reed', 'Melati Sukma'],
    ],
    [
      'surat permohonan pindah lapak dr Blok C ke Blok A, kpd Kepala Pasar Alok, pemohon Katarina Nona',
      ['Katarina Nona', 'Katarina Nona', 'Kepala Pasar Alok'],
    ],
    [
      'surat komplain kepada PT Samudera Ekspres. Barang kurang 3 koli. Suratnya ditujukan ke Kepala Cabang, Bapak Irwan Soleman. Yg tanda tangan sy sendiri, Rustam Abdullah, UD Pala Jaya',
      ['UD Pala Jaya', 'Rustam Abdullah', 'Bapak Irwan Soleman'],
    ],
    [
      'Undangan peresmian cabang kedua Bakso Cak Tohir, Minggu 6 Desember 2026. Suratnya buat Pak Camat, Bpk. Hari Susanto',
      ['Bakso Cak Tohir', '', 'Bapak Hari Susanto'],
    ],
    [
      'surat keterangan kerja Agus Salim Pohan, helper gudang, sejak Maret 2022. UD Sinar Jaya',
      ['UD Sinar Jaya', '', 'Agus Salim Pohan'],
    ],
    [
      'PO ke CV Plastik Makmur. pouch 2000 lbr @ 850, dikirim ke rumah produksi Sambal Teh Euis. yg pesen Euis Komala',
      ['Sambal Teh Euis', 'Euis Komala', 'CV Plastik Makmur'],
    ],
    [
      'berita acara serah terima. yang menyerahkan Drs. Muhlis Rani mewakili Dinas Perindustrian Bone, yang menerima saya, Andi Tenri, pemilik Rumah Jahit Lipa. 4 unit mesin jahit',
      ['Dinas Perindustrian Bone', 'Drs. Muhlis Rani', 'Andi Tenri'],
    ],
    [
      'tanda terima servis: laptop Asus punya Pak Teguh keluhan layar bergaris, diterima teknisi Rizal dari Nusa Komputer',
      ['Bapak Teguh', 'Teguh', 'Rizal'],
    ],
  ])('%s', (message, expected) => {
    const told = sides(message)
    expect([told[0]?.replace(/^Bapak /, ''), ...told.slice(1)]).toEqual([
      expected[0]?.replace(/^Bapak /, ''),
      ...expected.slice(1),
    ])
  })

  test('leave by its kind, what is signed for by its name, days that are told apart', () => {
    expect(
      writtenLetter('izin cuti saya Putri Ayu admin Toko Kain, cuti nikah 7-11 desember 2026', 'surat_resmi').text,
    ).toContain(
      'cuti nikah selama 5 hari, yaitu mulai tanggal 7 Desember 2026 sampai dengan tanggal 11 Desember 2026, karena menikah.',
    )
    expect(
      writtenLetter(
        'tanda terima servis: laptop Asus punya Pak Teguh, diterima Rizal dari Nusa Komputer',
        'surat_resmi',
      ).letter.title,
    ).toBe('TANDA TERIMA SERVIS')
    expect(
      writtenLetter(
        'pemberitahuan: libur 21 desember 2026 sampai 3 januari 2027, masuk lagi senin 4 januari',
        'surat_resmi',
      ).text,
    ).not.toContain('Hari, tanggal')
  })

  test('what was given on is no sum, and who got it no reader', () => {
    const { letter } = writtenLetter(
      'laporan kegiatan bazar amal PKK RW 09 15 november 2026, hasil penjualan 6,4 juta, disumbangin ke panti asuhan 4 juta',
      'laporan',
    )
    expect([letter.lines.length, letter.recipient.name, letter.recipient.company]).toEqual([0, '', ''])
  })

  test('a place where something happens or goods go is no address of who is written to', () => {
    expect(
      writtenLetter(
        'permohonan izin keramaian ke Polsek Banyumanik, hajatan nikahan anak saya di Jl Tirto 9',
        'surat_resmi',
      ).letter.recipient.address,
    ).toBe('')
    expect(
      writtenLetter(
        'PO dari Katering Nanik ke UD Segar, ayam 60 ekor @38rb, diantar jam 5 ke dapur Jl Merpati 3',
        'surat_resmi',
      ).letter.recipient.address,
    ).toBe('')
  })
})
