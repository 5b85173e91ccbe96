import { describe, expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

describe('a contract of work', () => {
  test('DOC-04 DOC-08 the house where the work is employs, its owner signs, who is named works', () => {
    const { letter, text } = writtenLetter(
      'surat perjanjian kerja utk karyawan baru sy, kontrak 6 bln. Namanya Ratna Puspita, bagian kasir toko kue Dua Merpati Singkawang, gaji 2,2jt sebulan + uang makan 15rb tiap hari masuk, mulai kerja 1 Des 2026. sy pemiliknya, Lie Mei Hoa',
      'kontrak',
    )
    expect(letter.sender).toMatchObject({ name: 'Toko Kue Dua Merpati', address: 'Singkawang' })
    expect(letter.signer).toMatchObject({ name: 'Lie Mei Hoa', title: 'Pemilik' })
    expect(letter.counterparty?.name).toBe('Ratna Puspita')
    expect(text).toContain('Uang makan adalah Rp 15.000')
    expect(text).toContain('terhitung mulai tanggal 1 Desember 2026')
  })

  test('DOC-04 the house told behind the one who works is the first party', () => {
    const { letter } = writtenLetter(
      'Buatkan perjanjian kerja untuk Joko Susanto sebagai koki di Warung Sate Barokah, gaji 2.500.000 per bulan',
      'kontrak',
    )
    expect([letter.sender.name, letter.counterparty?.name]).toEqual(['Warung Sate Barokah', 'Joko Susanto'])
  })

  test('DOC-04 in a contract of another kind everybody keeps his side', () => {
    const { letter } = writtenLetter(
      'kontrak kerja sama titip jual antara Ibu Lastri (Keripik Lastri) dan Toko Makmur, komisi 15 persen',
      'kontrak',
    )
    expect(letter.counterparty).toMatchObject({ company: 'Toko Makmur' })
  })
})

test('DOC-08 a sum within a declaration ends no sentence', () => {
  const { text } = writtenLetter(
    'Buatkan surat pernyataan bermeterai, isinya saya Wayan Sudana sanggup melunasi utang sebesar Rp 3.750.000 kepada Toko Bangunan Segara paling lambat tanggal 31 Januari 2027',
    'surat_resmi',
  )
  expect(text).toContain(
    'bahwa saya sanggup melunasi utang sebesar Rp 3.750.000 kepada Toko Bangunan Segara paling lambat tanggal 31 Januari 2027.',
  )
})

test('DOC-08 ASSIST-01 probation is no term of the contract and counts no wage; who comes on a day begins then', () => {
  const { letter, text } = writtenLetter(
    'surat perjanjian kerja: Yulius Rumbia jadi tukang roti di Roti Senja punya saya Marten Kafi. gaji 3jt sebulan, percobaan 3 bulan, masuk 1 Desember 2026',
    'kontrak',
  )
  expect(text).toContain('bekerja sebagai tukang roti')
  expect(text).toContain('masa percobaan 3 bulan')
  expect(text).toContain('terhitung mulai tanggal 1 Desember 2026')
  expect(text).not.toContain('28 Februari 2027')
  expect(letter.lines.every(({ quantity }) => quantity === null || quantity === 1)).toBe(true)
})
