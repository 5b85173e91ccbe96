import { describe, expect, it } from 'vitest'

import { withRepairs } from './spoken-repairs.ts'

describe('what a speaker takes back', () => {
  it.each([
    ['surat cuti... eh bukan, surat permohonan dana ke Pak Camat', 'buatkan surat permohonan dana ke Pak Camat'],
    ['bayar paling lambat tgl 3 maret eh maksudnya tgl 9, tunai', 'bayar paling lambat tgl 9 maret, tunai'],
    ['rapat hari senin eh salah, selasa jam 9', 'rapat hari selasa jam 9'],
    ['rapat tim besok senin eh maksudnya lusa senin 23 november', 'rapat tim lusa senin 23 november'],
    ['dari Rina Marlina eh maksudku Rini Marlina', 'dari Rini Marlina'],
    ['proposal buat lomba voli... ga jadi, buat pasar murah tanggal 5', 'proposal buat pasar murah tanggal 5'],
  ])('ASSIST-01 %s: goes where he begins anew', (said, meant) => {
    expect(withRepairs(said)).toBe(meant)
  })

  it.each([
    '40 botol, eh salah, 45 botol madu',
    'surat izin buat anak buah saya, eh maksudnya saya mau izin',
    'invoice cat 12 kaleng, kuas 4 biji, ralat cat jadi 13 kaleng',
    'surat keberatan: saya tidak jadi pesan karena barang telat',
  ])('ASSIST-01 %s: counts, another clause and a plain sentence stay', (said) => {
    expect(withRepairs(said)).toBe(said)
  })
})
