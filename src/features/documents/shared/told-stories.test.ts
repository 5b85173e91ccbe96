import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

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
      'who owns the house where somebody is employed, with his degree',
      'kontrak kerja karyawan, namanya Lestari Wulan di Apotek Sehat Kediri, gaji 3jt sebulan. pemiliknya apt. Dewi Kartika',
      ['Dewi Kartika Pemilik', 'Lestari Wulan [isi alamat PIHAK KEDUA]'],
    ],
  ])('%s', (_, message, told) => {
    const { text } = writtenLetter(message, 'kontrak')
    for (const one of told) expect(text).toContain(one)
  })
})

describe('DOC-08 ASSIST-01 a plan says why and what for', () => {
  test('background, aim and what is spent', () => {
    const { letter, text } = writtenLetter(
      'proposal usaha Ternak Barokah di Blitar. Latar belakangnya permintaan telur naik terus tapi peternak cuma 2, tujuannya nambah kandang jadi 2000 ekor, butuh modal 25 juta: kandang 9 juta, bibit 10 juta, pakan 6 juta',
      'proposal',
    )
    expect(text).toContain('karena permintaan telur naik terus tetapi peternak hanya 2.')
    expect(text).toContain('Tujuannya adalah menambah kandang menjadi 2000 ekor.')
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
    ).toContain('sebagai Barista di Kopi Toba')
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
