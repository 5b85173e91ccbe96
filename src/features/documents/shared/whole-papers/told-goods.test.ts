import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

/** What a letter lists, with its counts. */
const goods = (message: string) =>
  writtenLetter(message, 'surat_resmi').letter.lines.map(({ description, quantity }) => [description, quantity])

describe('DOC-08 ASSIST-01 goods, sums and days of other things', () => {
  test('goods behind their counts, where a vehicle or the sending stands before them', () => {
    expect(goods('surat jalan truk KB 8812 QA sopir Aliong: 120 karung lada ke Koh Ahin di Singkawang')).toEqual([
      ['lada', 120],
    ])
    expect(goods('surat jalan pengiriman 30 sak semen dan 12 batang besi dari TB Mitra ke Pak Hendra')).toEqual([
      ['semen', 30],
      ['besi', 12],
    ])
  })

  test('a receipt: who paid himself, who took it for the house, the day of the matter', () => {
    const { letter } = writtenLetter(
      'kuitansi dari sy (Elsye Rumagit, Bitung) ke tukang Om Nyong Lumentut, upah pasang keramik 38 m2 x 55rb',
      'kuitansi',
    )
    expect([letter.sender.name, letter.recipient.name]).toEqual(['Om Nyong Lumentut', 'Elsye Rumagit'])
    expect(
      writtenLetter(
        'kuitansi dari Pak Sutris 5,5 juta DP sewa tenda tanggal 13 Desember 2026, yg terima Widodo',
        'kuitansi',
      ).letter.date,
    ).toBe('2026-11-21')
    expect(
      writtenLetter(
        'kuitansi sewa kios 650rb. Yang bayar Pak La Ode Harimin. telah terima dari La Ode Harimin. Yang terima dan tanda tangan mertua saya, Hj. Sitti Maryam',
        'kuitansi',
      ).letter.sender.name,
    ).toBe('Hj. Sitti Maryam')
  })

  test('a receipt that somebody took for a house', () => {
    const { letter } = writtenLetter(
      'kwitansi les piano Rp 450.000 dari Ibu Cynthia untuk anaknya Kevin, diterima Miss Grace dari Harmoni Music Course',
      'kuitansi',
    )
    expect([letter.sender.name, letter.signer.name, letter.recipient.name]).toEqual([
      'Harmoni Music Course',
      'Miss Grace',
      'Ibu Cynthia',
    ])
  })

  test('a number behind the reader is no number of who writes', () => {
    const { letter } = writtenLetter(
      'surat jalan\npengirim: Konveksi Ratih, Pekalongan\npenerima: Butik Zahwa (Bu Iis Aisyah 081222119087)\nisi: daster 15 lusin',
      'surat_resmi',
    )
    expect([letter.sender.phone, letter.recipient.name]).toEqual(['', 'Ibu Iis Aisyah'])
  })

  test('who heads the panel asks; the house, the slip and the incident by their own words', () => {
    const plan = writtenLetter(
      'proposal dana lomba burung, butuh 6jt, ke Pabrik Kopi Teko, ketua panitia Eko Wahono',
      'proposal',
    )
    expect([plan.letter.signer.name, plan.letter.recipient.name, plan.letter.recipient.company]).toEqual([
      'Eko Wahono',
      '',
      'Pabrik Kopi Teko',
    ])
    const slip = writtenLetter(
      'Slip gaji November 2026 utk Siti Rohmah bagian packing di CV Teri Jaya: pokok 2.400.000',
      'laporan',
    )
    expect([slip.letter.sender.name, slip.letter.recipient.name]).toEqual(['CV Teri Jaya', 'Siti Rohmah'])
    const report = writtenLetter(
      '18 November 2026 gudang UD Kopra Jaya kebobolan, hilang 9 karung kopra. Pelapor Nurjanah, kepala gudang. Bikinkan laporan kejadiannya buat direktur, Pak Hendrik',
      'laporan',
    )
    expect([report.letter.title, report.letter.signer.name, report.letter.lines.length]).toEqual([
      'LAPORAN KEJADIAN',
      'Nurjanah',
      0,
    ])
  })

  test('who orders a journey, who goes along, and what for', () => {
    const { letter, text } = writtenLetter(
      'perjalanan dinas: yg berangkat Sanusi (mandor kebun) & sopir Kliwon, dari Sampit ke Palangka Raya 25 s/d 27 November 2026, urus perpanjangan izin. Yg kasih perintah Direktur PT Sawit Jaya, Bpk. Lukas Tingkes',
      'surat-perjalanan-dinas',
    )
    expect([letter.sender.name, letter.signer.name, letter.recipient.name, letter.subject]).toEqual([
      'PT Sawit Jaya',
      'Lukas Tingkes',
      'Sanusi',
      'Urus perpanjangan izin',
    ])
    expect(text).toContain('Kliwon')
  })
})
