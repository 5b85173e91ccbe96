import { describe, expect, test } from 'vitest'

import { asksForWhole, isWish } from './wishes.ts'

describe('what is said to the maker', () => {
  test.each([
    'sadayana janten sabaraha',
    'tulis hargana di slide terakhir',
    'barapa samuaan dana nang dipinta',
    'itungakan',
    'uang masuk semua jadinya brp taruh gede2 di slide pertama',
    'mereka mau tau total satu rombongan bayar berapa',
    'Nilai panen keseluruhan dihitungkan sekalian nggih',
    'Habis itu berapa semua yang harus dibayar sekolah',
    'Nilai seluruhnya dicantumkan',
    'totalkan ya bos',
    'Gaji bersihnya dihitung',
  ])('ASSIST-01 a wish tells nothing of the matter: %s', (clause) => {
    expect(isWish(clause)).toBe(true)
  })

  test.each([
    'berapa lama tahan di kulkas',
    'total 3 cabang',
    'hasil panen dijual ke pasar induk',
    'harga spesial anggota koperasi',
    'tulis nama Bu Ratna Wulandari',
    'pakan dihitung per kandang',
  ])('ASSIST-01 what tells something stays: %s', (clause) => {
    expect(isWish(clause)).toBe(false)
  })

  test.each([
    ['ppt omset juli 38jt, okt 44jt. totalkan ya bos', true],
    ['slide anggaran: cat 1jt, pintu 2jt. jumlah semua?', true],
    ['deck budget Q1 7jt, Q2 9jt. last slide = total annual budget', true],
    ['ppt menu baru: nasi bakar 28rb, sop iga 38rb', false],
    ['presentasi semua produk kami: sabun 10rb, lulur 30rb', false],
  ])('SLIDE-01 ASSIST-05 whether the sum is asked for: %s', (message, asks) => {
    expect(asksForWhole(message)).toBe(asks)
  })
})
