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
    expect(slide('Kami dalam angka')).toContain('41 – Balita')
    expect(slide('Kami dalam angka')).not.toContain('tanggal')
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
})
