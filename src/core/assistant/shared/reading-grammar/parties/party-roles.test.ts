import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'
import { inIndonesian } from '../../regional-words.ts'

const sidesOf = (message: string) => {
  const { sender, recipient } = readMessage(inIndonesian(message), '2026-11-22' as IsoDay)
  return { from: sender?.company ?? sender?.name ?? null, to: recipient?.company ?? recipient?.name ?? null }
}

describe('on which side of a paper somebody stands', () => {
  test.each([
    [
      'bikin kontrak: saya Nuraini dari Keripik Uni Nur, dengan Hasan Basri pemilik Toko Minang Raya',
      'Nuraini',
      'Toko Minang Raya',
    ],
    [
      'bikin perjanjian titip jual, saya Nuraini, dia namanya Hasan Basri pemilik Toko Minang',
      'Nuraini',
      'Toko Minang',
    ],
    ['kontrak sewa mobil dengan Rudi Hartono, mobil Avanza 2020, 300rb per hari', null, 'Rudi Hartono'],
    [
      'penawaran study tour 485rb per siswa, 92 siswa buat SMP Tunas. dari Sahabat Wisata Tour',
      'Sahabat Wisata Tour',
      'SMP Tunas',
    ],
    [
      'invoice a.n. SMK Tunas Bangsa: spidol 20 lusin @ 40.000. Dari Toko Buku Aksara',
      'Toko Buku Aksara',
      'SMK Tunas Bangsa',
    ],
    ['bu admin, tenda yg disewa Gereja Betania dibikinin invoice ya, tenda 3 @500.000', null, 'Gereja Betania'],
    ['invoice 30 loyang kue @60rb, pemesan inang Rosmaida Purba', null, 'Inang Rosmaida Purba'],
    ['purchase order, supplier CV Rotan Jaya, 40 kursi @ 80rb. buyer: PT Rumah Kita', 'PT Rumah Kita', 'CV Rotan Jaya'],
    ['Surat penawaran cat rumah 4jt kepada Ibu Mirna. Kami Warna Indah Prima', 'Warna Indah Prima', 'Ibu Mirna'],
    ['nota servis motor 250rb buat Pak Dedi. bengkel kita Putra Mandiri', 'Bengkel Putra Mandiri', 'Pak Dedi'],
    [
      'Ulun handak minta ulahakan invoice gasan Hotel Batara, kue 50 @9rb. matan Toko Acil Nor',
      'Toko Acil Nor',
      'Hotel Batara',
    ],
    [
      'Need invoice to PT Samudra Biru pls: 10 fins @ 90,000. From Toko Selam Karang',
      'Toko Selam Karang',
      'PT Samudra Biru',
    ],
    [
      'tolong buekan surek perjanjian sewa kadai antaro Uni Desma nan punyo kadai jo Uda Syafri nan manyewa',
      'Uni Desma',
      'Uda Syafri',
    ],
    [
      'damel surat perjanjian nyewa sawah, nu gaduh Pak Haji Endang, nu nyewa Kang Dadan, mimiti 1 januari',
      'Pak Haji Endang',
      'Kang Dadan',
    ],
    [
      'gawekno surat perjanjian kerja, sing duwe warung Bu Marsi, sing kerja Mbak Tutik dadi tukang masak',
      'Bu Marsi',
      'Mbak Tutik',
    ],
    [
      'nyuwun damelaken perjanjian bagi hasil kambing, ingkang kagungan kambing Pak Slamet, ingkang ngingu Mas Yanto',
      'Pak Slamet',
      'Mas Yanto',
    ],
  ])('ASSIST-05, DOC-04 %s', (message, from, to) => {
    expect(sidesOf(message)).toEqual({ from, to })
  })

  test('DOC-04 a town behind a name is where it is', () => {
    const { sender, recipient } = readMessage(
      'PO dari Bengkel Las Putra Bangsa (Kendari) kepada UD Besi Kuat, Tegal: plat 5 lembar @ 400.000',
      '2026-11-22' as IsoDay,
    )
    expect(sender).toMatchObject({ company: 'Bengkel Las Putra Bangsa', address: 'Kendari' })
    expect(recipient).toMatchObject({ company: 'UD Besi Kuat', address: 'Tegal' })
  })

  test('DOC-04 a count told once more in place of a wrong one counts alone', () => {
    const { goods } = readMessage(
      'invoice pupuk ke Kebun Sari. 20 sak eh maaf salah, 25 sak. per sak 80.000',
      '2026-11-22' as IsoDay,
    )
    expect(goods).toMatchObject([{ quantity: 25, amount: 2_000_000 }])
  })
})

test.each([
  ['nota noken besar 8 @325rb ke Toko Cahaya. Mama Ester yg jual', 'Mama Ester', 'Toko Cahaya'],
  [
    'nota servis perahu: busi 2 @40rb, yg punya perahu Pak Umar. bengkel kita Laut Jaya',
    'Bengkel Laut Jaya',
    'Pak Umar',
  ],
])('DOC-04 who sells writes the bill, whose thing was mended pays it: %s', (message, from, to) => {
  expect(sidesOf(message)).toEqual({ from, to })
})
