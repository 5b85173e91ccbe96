import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

describe('sums and counts are what they were told as', () => {
  test('ASSIST-01 what neighbours gave came in and is no number of them', () => {
    const { text } = makeDeck(
      'Presentasi pertanggungjawaban panitia 17 agustus RT 05: iuran warga 4.500.000, sumbangan toko 2.000.000, pengeluaran hadiah lomba 2.700.000, panggung 1.500.000, konsumsi 1.800.000',
    )
    expect(text).toContain('Rp 6.500.000 – Total pemasukan')
    expect(text).toContain('Rp 500.000 – ')
  })

  test('ASSIST-01 a list under what went out is one side of the account', () => {
    const { text } = makeDeck(
      'ppt laporan keuangan oktober warung Bu Tin. pemasukan 32 juta. belanja bahan 14 juta, gaji 6 juta, listrik 1,2 juta, sewa 2 juta. sisanya untung',
    )
    expect(text).toContain('Rp 23.200.000 – Total pengeluaran')
    expect(text).toContain('Rp 8.800.000 – Keuntungan')
    expect(text).not.toContain('Sisanya untung')
  })

  test('ASSIST-01 what one piece costs is no part of the capital', () => {
    const { text } = makeDeck(
      'pitch deck usaha tas EcoBag. harga jual 65rb biaya produksi 28rb. target jual 200 tas per bulan. modal 15 juta',
    )
    expect(text).toContain('Rp 15.000.000')
    expect(text).not.toContain('15.028.000')
  })

  test('ASSIST-01 two million people are counted, the number of a student is nothing', () => {
    const { text } = makeDeck('pitch deck aplikasi KidGo. pasar: 2 juta orang tua pekerja. cari dana 1 miliar')
    expect(text).not.toContain('Rp 2.000.000')
    expect(makeDeck('ppt seminar proposal skripsi, nama Nur Aini NIM 20210045').text).not.toContain('Rp 20.210.045')
  })

  test('ASSIST-01 what the first one counts the others count too', () => {
    const { text } = makeDeck('ppt rapat tim sales. andi 15 unit, siska 12, bayu 11')
    for (const told of ['15 unit', '12 unit', '11 unit']) expect(text).toContain(told)
    const visits = makeDeck('ppt profil desa wisata. pengunjung 2023 12.000 orang, 2024 15.500, 2025 19.000')
    expect(visits.text).toContain('naik 58,3%')
    expect(visits.text).not.toContain('Rp 19.000')
  })

  test('ASSIST-01 a target is called by what it was told as, and a target told before its result is reached by a share', () => {
    const { text } = makeDeck('ppt laporan penjualan: juli 120 juta, agustus 98 juta. Target kuartal 4: 400 juta')
    expect(text).toMatch(/Rp 400\.000\.000 – Target kuartal 4/)
    expect(text).not.toContain('Nilai')
    expect(makeDeck('slide rapat sales. target 50 unit motor, tercapai 38').text).toContain('76%')
  })

  test('ASSIST-01 the opening of a branch is a plan with its budget and sells nothing', () => {
    const { text, titles } = makeDeck(
      'buatkan presentasi rencana pembukaan cabang kedua Barbershop Jagoan. butuh: renovasi 40 juta, kursi & alat 35 juta, sewa 1 tahun 36 juta',
    )
    expect(text).toContain('Dana yang dibutuhkan: Rp 111.000.000')
    expect(titles).not.toContain('Cara memesan')
    expect(text.match(/Renovasi/g)?.length).toBe(1)
  })
})

describe('what is there and what is missing', () => {
  test('ASSIST-01 what was collected already is a source and nothing that the money is for', () => {
    const { text, titles } = makeDeck(
      'Slide ajakan donasi pembangunan mushola Al-Ikhlas. butuh 180jt, sudah terkumpul 62jt. kekurangan buat atap 70jt dan keramik 48jt',
    )
    expect(titles.join(' ')).not.toContain('untuk sudah terkumpul')
    expect(text).toContain('Keramik: Rp 48.000.000')
    expect(text).toContain('Sudah terkumpul')
  })

  test('ASSIST-01 how many neighbours there are asks for no sum', () => {
    const { text } = makeDeck(
      'ppt rapat RT bahas iuran keamanan naik dari 30rb jadi 50rb, gaji satpam 2,5jt per orang, jumlah warga 150 kk',
    )
    expect(text).not.toContain('Total')
    expect(text).toContain('150 kk')
  })

  test('ASSIST-01 what a fee brings is told with it', () => {
    expect(
      makeDeck('presentasi ke calon mitra franchise. biaya kemitraan 75 juta dapat gerobak, peralatan').text,
    ).toMatch(/gerobak/i)
  })
})

describe('each line stands where it belongs', () => {
  test('ASSIST-01 SLIDE-06 who speaks and when it is stand on the cover', () => {
    const cover = makeDeck(
      'ppt sosialisasi bahaya judi online, acaranya sabtu 28 november jam 19.30 di balai desa, pembicara pak kades',
    )
    expect(cover.text.split('\n\n')[1]).toContain('Pembicara: pak kades')
    const launch = makeDeck(
      'presentasi produk baru Sambal Roa, pedas gila 38rb. launching 20 januari di Transmart Manado',
    )
    expect(launch.text.split('\n\n')[1]).toContain('Launching 20 Januari 2027 di Transmart Manado')
    const opening = makeDeck(
      'slide buat acara peresmian cabang baru Bakso Pak Kumis di Sidoarjo tgl 12 desember 2026 jam 10 pagi. rangkaian: potong tumpeng, hiburan',
    )
    expect(opening.text.split('\n\n')[1]).toContain('Tanggal 12 Desember 2026 pukul 10.00')
  })

  test('ASSIST-01 the share that is offered stands under what investors get', () => {
    expect(
      makeDeck('pitch deck untuk investor angel usaha Keripik Jum. butuh dana 250 juta. tawarannya 15% saham').slide(
        'Imbal hasil',
      ),
    ).toContain('Saham untuk investor: 15%')
  })

  test('ASSIST-01 SLIDE-06 where nobody can be reached yet no slide says how to order', () => {
    const message = 'ppt promo Sambal Roa, original 35rb, pedas 38rb, tahan 6 bulan'
    expect(makeDeck(message).titles).not.toContain('Cara memesan')
    expect(makeDeck(`${message}, wa 0812 3000 4000`).titles).toContain('Cara memesan')
  })

  test('ASSIST-01 what a house offers a company ends with working together', () => {
    expect(
      makeDeck(
        'deck penawaran jasa cleaning service PT Bersih Kilau ke Hotel Amaris: 6 petugas, kontrak 12 bulan',
      ).titles.at(-1),
    ).toBe('Mari bekerja sama')
  })

  test('ASSIST-01 SLIDE-06 pupils are taught what is known of their subject', () => {
    const { text, titles } = makeDeck('bikin presentasi sekolah tentang daur air untuk kelas 5 SD')
    expect(titles[0]).toBe('Daur Air')
    expect(titles).toContain('Perjalanan air, tahap demi tahap')
    expect(text).toContain('Materi pelajaran')
    expect(text).not.toContain('[isi ')
  })
})
