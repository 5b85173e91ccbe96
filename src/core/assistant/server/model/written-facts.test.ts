import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { processorTime } from '#tests/support/processor-time.ts'

import { blankInventions } from './written-facts.ts'

const today = '2026-11-21' as IsoDay
const words =
  'Buatkan invoice untuk Bu Ratna, 12 keranjang rotan @ 85rb, berlaku 14 hari, WA 0812-3456-7890\nRp 1.020.000'
const blanked = (written: string, known = words): string => blankInventions(written, { words: known, today })

describe('a text that a model wrote itself', () => {
  test.each([
    'Invoice untuk Ibu Ratna, 12 keranjang rotan @ Rp 85.000, total Rp 1.020.000,00.',
    'Blora, 21 November 2026',
    'Berlaku 14 hari. Hubungi 0812-3456-7890 atau +62 812 3456 7890.',
    'Pasal 1\n1. Keranjang dikirim.\nSlide 2: Menu\nHormat kami,\nPimpinan',
    'Yth. Ibu Ratna di tempat',
  ])('ASSIST-01 keeps what was told, what our rules reckon and what states nothing: %s', (written) => {
    expect(blanked(written)).toBe(written)
  })

  test.each([
    ['Total Rp 1.120.000', 'Total Rp [isi angka]'],
    ['Diskon 15% bila dibayar dalam 30 hari', 'Diskon [isi persen] bila dibayar dalam [isi waktu]'],
    ['Telp. 0812-9999-8888', 'Telp. [isi nomor telepon]'],
    ['paling lambat 5 Januari 2027 pukul 10.30', 'paling lambat [isi tanggal] pukul [isi jam]'],
    ['ke BCA 123-456-7890 a.n. Palsu', 'ke BCA [isi angka] a.n. [isi nama]'],
    ['Email: palsu@contoh.example, www.palsu.example', 'Email: [isi email], [isi alamat web]'],
    ['PT Palsu Sejahtera\nJl. Bohong 12, Jakarta', 'PT [isi nama]\n[isi alamat]'],
    ['Kepada Yth. Ibu Ratna Puspita', 'Kepada Yth. Ibu Ratna'],
    ['Nomor: 123/INV\nHal: tagihan', 'Hal: tagihan'],
    ['Hormat kami,\nDirektur Andi Palsu', 'Hormat kami,\n[isi nama penanda tangan]'],
  ])('ASSIST-01 ASSIST-04 what nobody told is a blank: %s', (written, wanted) => {
    expect(blanked(written)).toBe(wanted)
  })

  test('ASSIST-01 no figure of four digits or more stands in it that nobody told, and a second look changes nothing', () => {
    const piece = fc.constantFrom(
      'Rp ',
      '1.250.000',
      '0812',
      ' - ',
      'hari ',
      '7',
      '%',
      'Ibu Sari',
      '\n',
      'Jl. A 1',
      '.',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = blanked(pieces.join(''), 'halo')
        for (const figure of once.match(/\d[\d.]*\d/g) ?? [])
          expect(figure.replaceAll('.', '').length < 4 || /^20\d\d$/.test(figure)).toBe(true)
        expect(blanked(once, 'halo')).toBe(once)
      }),
    )
  })

  test('ASSIST-03 it is done in a moment, whatever it repeats', () => {
    for (const unit of [
      '0',
      '1-',
      'Jl. A ',
      'Ibu A. ',
      'a.a@a.',
      'Hormat kami,\n',
      'A A A\n',
      'nomor: ',
      '5 Mei ',
      '+62 ',
    ]) {
      const started = processorTime()
      blanked(unit.repeat(20_000 / unit.length))
      expect([unit, processorTime() - started < 400]).toEqual([unit, true])
    }
  })
})
