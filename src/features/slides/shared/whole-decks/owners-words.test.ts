import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

describe('what owners write in their own words stands on the slide where it belongs', () => {
  test('DOC-08 short writings are read as the words they are: what is reduced, and what a thing measures', () => {
    const { text } = makeDeck(
      'ppt promo toko keramik Mulya: lantai 30x30 41rb jd 36rb, cat 80rb jd 70rb. gratis antar min belanja 500rb',
    )
    expect(text).toContain('Lantai 30x30: Rp 36.000')
    expect(text).toContain('dari Rp 41.000')
    expect(text).toContain('Gratis antar belanja Rp 500.000')
    expect(text).not.toMatch(/Jd|30 ×/)
  })

  test('DOC-08 from one price up to another is a price', () => {
    expect(makeDeck('profil usaha Ukir Sari Jepara. kursi 400rb - 1,2jt, meja 900rb').text).toContain(
      'Kursi: Rp 400.000 – sampai Rp 1.200.000',
    )
  })

  test('DOC-08 what the money is spent on is told with counts and sums, or in brackets behind the whole', () => {
    const loan = makeDeck(
      'presentasi ke bank bjb minta kredit 30 juta buat usaha puyuh. uangnya buat nambah 500 ekor 18jt sama kandang 12jt',
    )
    expect(loan.text).toContain('Menambah 500 ekor: Rp 18.000.000')
    expect(loan.text).toContain('Kandang: Rp 12.000.000')
    const event = makeDeck(
      'buatkan proposal bentuk ppt: lomba mewarnai TK se-desa, anggaran 6 juta (hadiah 4jt, konsumsi 2jt), cari sponsor',
    )
    expect(event.item.title).toContain('Proposal Lomba Mewarnai')
    expect(event.text).toContain('Hadiah: Rp 4.000.000')
  })

  test('SLIDE-01 a change that was told alone is drawn under what it says, at the times that were told', () => {
    const { deck, titles } = makeDeck(
      'profil posyandu Anggrek untuk lomba desa. gizi buruk turun dari 8 anak tahun 2024 jadi 2 anak 2026',
    )
    expect(titles).toContain('Gizi buruk turun 75%')
    const [chart] = deck.slides.flatMap(({ elements }) => elements.flatMap((one) => (one.chart ? [one.chart] : [])))
    expect(chart?.categories).toEqual(['2024', '2026'])
    expect(titles.at(-1)).toBe('Terima kasih')
  })

  test('SLIDE-01 things that are counted in a row are figures; a day of the month is none', () => {
    const { slide } = makeDeck('profil posyandu Anggrek. balita 41, ibu hamil 7, lansia 30. kegiatan tiap tanggal 5')
    expect(slide('Sekilas tentang kami')).toContain('41 – Balita')
    expect(slide('Sekilas tentang kami')).not.toMatch(/^5 – /m)
  })

  test('SLIDE-01 targets are titled by how much of them was reached; what is not begun stands at nought', () => {
    const { titles } = makeDeck('ppt evaluasi cabang: Garut 60jt target 80jt, Ciamis 50jt target 40jt')
    expect(titles).toContain('Tercapai 91,7% dari target')
    expect(makeDeck('ppt progres gedung: pondasi 100%, dinding 40%, atap 0').text).toContain('Atap 0%')
  })

  test('ASSIST-01 who teaches and how it shall look is no lesson', () => {
    const { text } = makeDeck(
      'materi presentasi siswa kelas 4 tentang gunung api, saya Pak Rudi guru SDN 2. jangan banyak tulisan',
    )
    expect(text).not.toMatch(/[Bb]anyak tulisan|guru SDN/)
    expect(text).toContain('Materi pelajaran')
  })

  test('SLIDE-01 what a house says of itself is sorted by what it argues, each kind under its own name', () => {
    const { slide } = makeDeck(
      'presentasi pengenalan produk sabun Wangi Alam: batang 18rb, cair 35rb. BPOM, halal, tanpa pewarna, komisi 20%, minimal ambil 12 pcs',
    )
    expect(slide('Mengapa memilih kami')).toContain('Tanpa pewarna')
    expect(slide('Ketentuan')).toContain('Minimal ambil 12 pcs')
    const aid = makeDeck(
      'tolong buatkan slide buat presentasi ke kepala dinas soal kelompok tani kami Sumber Rejo, anggota 20 orang, butuh bantuan pompa 2 unit, hasil panen sering telat karena menunggu giliran, sewa pompa jadi mahal',
    )
    expect(aid.slide('Masalah yang dihadapi')).toContain('Sewa pompa jadi mahal')
    expect(aid.slide('Yang kami butuhkan')).toContain('2 unit')
  })

  test('ASSIST-01 who speaks, told in a line of its own, stands on the cover and on no slide', () => {
    const report = makeDeck(
      'laporan kas mushola dlm ppt: masuk 9jt, keluar 6jt. disampaikan ke jamaah oleh pak Darto ketua takmir',
    )
    expect(report.text).toContain('Pak Darto ketua takmir')
    expect(report.text).not.toContain('Disampaikan')
    const lesson = makeDeck(
      'slide training kasir, materinya: sapa pelanggan, kasih kembalian. yang bawain supervisor Mbak Sri',
    )
    expect(lesson.text).toContain('Supervisor Mbak Sri')
    expect(lesson.text).not.toMatch(/bawain|\[isi/)
  })

  test('ASSIST-01 steps in one line are told once; a deck without a topic is about what it presents', () => {
    const sop = makeDeck('slide SOP gudang: 1. cek surat jalan 2. pakai helm 3. catat barang rusak')
    expect(sop.text.split('Catat barang rusak')).toHaveLength(2)
    expect(
      makeDeck('buat presentasi ke pemilik kos, jasa cuci AC Adem Jaya. paket 75rb per unit').item.title,
    ).toContain('Jasa Cuci AC Adem Jaya')
  })

  test('DOC-08 what a price for each is made of stands under it; the whole that is asked for keeps its counted parts', () => {
    const tour = makeDeck(
      'ppt rapat wali murid study tour kelas 6. biaya 600rb per anak: bus 350rb, makan 3x 150rb, tiket 100rb',
    )
    expect(tour.slide('Rincian biaya Rp 600.000 per anak')).toContain('Makan 3x: Rp 150.000')
    const plan = makeDeck('ppt rencana buka cabang Bakso Tirta, modal 90jt (sewa 2 thn 50jt, renovasi 40jt)')
    expect(plan.titles).toContain('Dana ini untuk sewa 2 tahun dan renovasi')
  })

  test('SLIDE-01 what is named most often begins a chart of its own, and all of it is counted alike', () => {
    const { titles, text } = makeDeck(
      'slide hasil survei warung 90 responden: puas 70%, biasa 30%. keluhan terbanyak antre lama 40 orang, parkir sempit 21, panas 14',
    )
    expect(titles).toContain('Keluhan terbanyak: antre lama')
    expect(text).toContain('Parkir sempit 21 orang')
  })

  test('ASSIST-01 a story by its years begins with its first one and examines nobody', () => {
    const { text } = makeDeck(
      'materi seminar dari teras ke toko. cerita saya mulai 2010 jual gorengan, 2015 punya kios, 2021 buka toko',
    )
    expect(text).toContain('2010: Jual gorengan')
    expect(text).not.toContain('Latihan bersama')
  })

  test('SLIDE-01 whose deck it is stands on its cover, and what the house does is no name', () => {
    const { titles } = makeDeck(
      'bikin presentasi pitch Dapur Bu Sari ke calon investor: katering kantor sejak 2019, omzet 30jt per bulan',
    )
    expect(titles[0]).toBe('Dapur Bu Sari')
  })
})
