import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { listBlanks } from '../making/introduce-deck.ts'

describe('a pitch', () => {
  const pitch = makeDeck(
    'Buatkan presentasi pitch usaha keripik Bu Lestari untuk calon investor, modal dibutuhkan 50 juta, omzet 2024 120 juta, 2025 180 juta, harga 15rb per bungkus, 6 slide',
  )

  test('ASSIST-01 is called by whom it presents; whom it is for stands below', () => {
    expect(pitch.item.title).toBe('Pitch Keripik Bu Lestari')
    expect(pitch.titles[0]).toBe('Keripik Bu Lestari')
    expect(pitch.slide('Keripik Bu Lestari')).toContain('Presentasi untuk calon investor')
  })

  test('ASSIST-01 the wished number of slides leaves no gap where it stood', () => {
    const { title, text } = makeDeck(
      'Buatkan presentasi profil usaha Warung Kopi Senja 8 slide untuk pengajuan KUR: omzet Juli 42 juta, Agustus 45 juta',
    )
    expect(title).toMatch(/^Profil Usaha Warung Kopi Senja/)
    expect(`${title} ${text}`).not.toMatch(/\S {2,}\S/)
  })

  test('ASSIST-01 tells problem, price, proof, need and what to do, each figure in its place', () => {
    expect(pitch.titles).toEqual([
      'Keripik Bu Lestari',
      'Masalah',
      'Produk dan harga',
      'Omzet naik 50% dari 2024 ke 2025',
      'Kebutuhan dana',
      'Mari tumbuh bersama Keripik Bu Lestari',
    ])
    expect(pitch.slide('Produk dan harga')).toMatch(/Keripik: Rp 15\.000 per bungkus/)
    expect(pitch.slide('Produk dan harga')).not.toContain('50.000.000')
    expect(pitch.slide('Omzet naik 50% dari 2024 ke 2025')).toContain('naik 50%')
    expect(pitch.slide('Kebutuhan dana')).toContain('Rp 50.000.000')
  })

  test('ASSIST-01 what the money is for stands beside it, with shares that are reckoned', () => {
    const { slide } = makeDeck(
      'buat pitch deck usaha lele Pak Amat, butuh dana 40 juta untuk kolam 30 juta, bibit 10 juta',
    )
    expect(slide('Kebutuhan dana')).toContain('Kolam: Rp 30.000.000 (75%)')
    expect(slide('Kebutuhan dana')).toContain('Bibit: Rp 10.000.000 (25%)')
  })
})

describe('a profile', () => {
  const profile = makeDeck(
    'bikin ppt profil usaha Sate Pak Karto buat ditunjukin ke pengurus mall, berdiri 1995, cabang ada 3 di Solo, Jogja, Semarang. menu sate ayam 25rb, sate kambing 40rb',
  )

  test('ASSIST-01 keeps whom it is shown to out of its name', () => {
    expect(profile.item.title).toBe('Profil Usaha Sate Pak Karto')
    expect(profile.slide('Sate Pak Karto')).toContain('Untuk pengurus mall')
  })

  test('ASSIST-01 counts branches with their places, and takes the word for the list off its first thing', () => {
    expect(profile.slide('Kami dalam angka')).toContain('3 cabang – Solo, Jogja, Semarang')
    expect(profile.slide('Kami dalam angka')).toContain('1995 – Berdiri')
    expect(profile.slide('Menu dan harga')).toContain('Sate ayam: Rp 25.000')
    expect(profile.text).not.toContain('- Jogja')
  })
})

describe('a training', () => {
  test('ASSIST-01 makes a slide of every topic, with one thing to fill in where nobody knows it', () => {
    const { item, slide, titles } = makeDeck(
      'tolong buatkan slide pelatihan karyawan baru warung makan: cara cuci tangan, menyapa pelanggan, mengulek sambal',
    )
    expect(item.title).toBe('Pelatihan Karyawan Baru Warung Makan')
    for (const topic of ['Cara cuci tangan', 'Menyapa pelanggan', 'Mengulek sambal']) expect(titles).toContain(topic)
    expect(slide('Cara cuci tangan')).toContain('1. Basahi')
    expect(slide('Mengulek sambal')).toContain('[isi langkah mengulek sambal]')
    expect(titles).not.toContain('Sebelum mulai')
  })

  test('ASSIST-01 steps in one line are steps of one slide', () => {
    const { slide } = makeDeck('slide SOP buka toko: 1) nyalakan lampu 2) sapu lantai 3) cek uang')
    expect(slide('Langkah-langkah')).toMatch(/1\. Nyalakan lampu\n2\. Sapu lantai\n3\. Cek uang/)
  })
})

describe('how an order is worded', () => {
  test.each([
    [
      'SAYA MAU PRESENTASI KE BANK UNTUK PINJAMAN 100 JUTA, USAHA LAUNDRY KAMI, OMZET 30 JUTA PER BULAN',
      'Rp 100.000.000',
    ],
    [
      'paket hemat 15jt, paket mewah 60jt, wedding organizer Janji Suci. bikin slide nya dong',
      'Paket hemat: Rp 15.000.000',
    ],
    ['Yth. mohon bantuannya membuatkan paparan laporan kas: omzet oktober 45jt november 52jt', 'Rp 97.000.000'],
    ['gw butuh deck buat nawarin jasa logo ke umkm, basic 150rb, pro 400rb', 'Pro: Rp 400.000'],
    ['LPJ 17an dalam presentasi, pemasukan: iuran warga 3jt, sponsor 2jt', 'Rp 5.000.000'],
  ])('ASSIST-01 "%s" tells %s', (message, fact) => {
    expect(makeDeck(message).text).toContain(fact)
  })

  test.each([
    ['tolong buatkan company profile CV Karya Kayu dalam bentuk ppt', 'Profil Usaha CV Karya Kayu'],
    ['bikin slide pelatihan jualan online untuk ibu-ibu PKK, bahas caption, balas chat', 'Pelatihan Jualan Online'],
    ['ppt laporan kas masjid Al Ikhlas, saldo awal 12 juta', 'Laporan Kas Masjid Al Ikhlas'],
    ['launching produk baru kami: Sambal Mbok Darmi, 35rb per botol. bikinin ppt nya', 'Launching Sambal Mbok Darmi'],
    ['ppt', 'Presentasi'],
  ])('ASSIST-01 "%s" is called %s', (message, title) => {
    expect(makeDeck(message).item.title).toBe(title)
  })

  test('ASSIST-01 what came in and what went out are not added up', () => {
    const { text } = makeDeck(
      'buat ppt laporan kas RT: iuran masuk 4 juta, keluar kebersihan 1 juta, keluar lampu 500rb',
    )
    expect(text).not.toContain('5.500.000')
  })
})

test.each([
  'buat ppt',
  'buatkan presentasi untuk usaha ayam bakar saya',
  'bikin pitch deck usaha kopi',
  'buat ppt promosi toko kue',
  'buat ppt proposal kerja sama',
  'buat slide laporan bulanan',
  'buat slide pelatihan kasir',
])(
  'ASSIST-01 SLIDE-06 "%s": little was told, so five slides at least and four blanks at most, each slide with notes',
  (message) => {
    const { deck } = makeDeck(message)
    expect(deck.slides.length).toBeGreaterThanOrEqual(5)
    expect(listBlanks(deck).names.length).toBeLessThanOrEqual(4)
    for (const { notes } of deck.slides) expect((notes ?? '').length).toBeGreaterThan(20)
  },
)

describe('what is told in passing', () => {
  test('ASSIST-01 stages of a plan are no figures: no chart of their numbers', () => {
    const { deck, slide } = makeDeck(
      'presentasi paket wisata Karimunjawa dari Ocean Trip: 1,25jt per orang. hari 1 tiba dan sunset, hari 2 snorkeling, hari 3 belanja',
    )
    expect(slide('Susunan acara')).toContain('Hari 2: snorkeling')
    expect(deck.slides.flatMap(({ elements }) => elements).some(({ chart }) => chart)).toBe(false)
  })

  test('ASSIST-01 a count of things is no sum of money, a day with its month and year is one', () => {
    const { text } = makeDeck(
      'ppt profil depot Tirta: 1.200 galon per bulan, acara 15 Februari 2027 di Gedung Serbaguna Cilegon',
    )
    expect(text).not.toContain('Rp 1.200')
    expect(text).toContain('15 Februari 2027 di Gedung Serbaguna Cilegon')
  })

  test('ASSIST-01 figures no rule has a place for still stand on a slide; loans given are not asked for', () => {
    const shops = makeDeck('ppt rapat tim: shopee omzet 18jt biaya 9%, tiktok omzet 24jt biaya 7,5%')
    expect(shops.text).toContain('biaya 7,5%')
    const report = makeDeck(
      'ppt laporan koperasi Makmur 2025: simpanan anggota 320jt, pinjaman beredar 275jt, SHU 48jt',
    )
    expect(report.titles).not.toContain('Yang kami butuhkan')
    expect(report.text).toContain('Rp 275.000.000')
  })

  test('ASSIST-01 a lesson is filled up with steps of a lesson', () => {
    const { titles } = makeDeck('bikin slide edukasi cuci tangan buat anak TK, 8 slide, lucu dan warna warni')
    expect(titles).toHaveLength(8)
    expect(titles).toContain('Langkah demi langkah')
    expect(titles).not.toContain('Siapa pelanggan kami')
  })
})
