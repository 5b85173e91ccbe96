import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

import { stepParts } from '../making/point-arrangements.ts'

describe('what a slide says as its title', () => {
  test('SLIDE-01 the line that says most is the title, told once; what the step is called stands above it', () => {
    const { slide, steps, text, titles } = makeDeck(
      'profil usaha CV Tirta Makmur. 24 karyawan, distributor pompa air sejak 2009, garansi dua tahun, servis di tempat',
    )
    expect(titles).toContain('Distributor pompa air sejak 2009')
    expect(steps).toContain('Sekilas tentang kami')
    expect(text.split('Distributor pompa air sejak 2009')).toHaveLength(2)
    expect(slide('Sekilas tentang kami')).toContain('Garansi dua tahun')
  })

  test('SLIDE-01 money that is asked for is titled by what it is for, a lesson by what is done', () => {
    const pitch = makeDeck('pitch deck Kedai Ombak, butuh 90 juta: mesin 50 juta, sewa kios 40 juta')
    expect(pitch.titles).toContain('Dana ini untuk mesin dan sewa kios')
    const lesson = makeDeck('presentasi pelatihan cara melayani pelanggan')
    expect(lesson.titles).toEqual(expect.arrayContaining(['5 langkah melayani pelanggan', 'Hindari 3 hal ini']))
  })

  test('SLIDE-01 figures are titled by those that weigh most, and by what was told of the house in one line', () => {
    const report = makeDeck('presentasi rapat koperasi Tunas: simpanan 620 juta, kredit macet 2,1 persen, SHU 54 juta')
    expect(report.titles).toContain('SHU Rp 54.000.000, simpanan Rp 620.000.000')
    const pitch = makeDeck('pitch deck Kopi Muter, kopi keliling di kampus, 12 gerobak, omzet 9 juta per gerobak')
    expect(pitch.titles).toContain('Kopi keliling di kampus')
    expect(pitch.slide('Kopi keliling di kampus')).toContain('12 – Gerobak')
  })

  test('SLIDE-01 what is compared is titled by what costs least, one use of money by it', () => {
    const { titles } = makeDeck('ppt perbandingan 3 supplier kain: Sinar 42rb/m, Maju 39rb/m, Jaya 45rb/m')
    expect(titles).toContain('Maju paling murah')
    const pitch = makeDeck('pitch deck Kedai Ombak, butuh 90 juta untuk menambah 2 cabang')
    expect(pitch.titles).toContain('Dana ini untuk menambah 2 cabang')
  })

  test('SLIDE-01 a figure that would stand alone on its slide stands beside what was told of the house', () => {
    const { slide, titles } = makeDeck(
      'pitch deck Kopi Selat, kopi susu 15rb per botol. Kami punya 3 gerai. Buka setiap hari sampai malam',
    )
    expect(titles).not.toContain('Produk dan harga')
    expect(slide('Usaha kami')).toContain('Rp 15.000 per botol')
  })

  test('SLIDE-01 steps are written as large as there is room for: long ones in one column', () => {
    const lines = Array.from({ length: 5 }, () => 'Sebutkan total dan uang yang diterima kepada pembeli')
    const words = (stepParts(lines) ?? []).filter(({ role }) => role === 'point')
    expect(new Set(words.map(({ position }) => position.x)).size).toBe(1)
  })
})
