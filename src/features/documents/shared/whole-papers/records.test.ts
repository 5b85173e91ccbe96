import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

test('DOC-04 DOC-08 what was done is put on record: what, when, where, with which goods, and who saw it', () => {
  const { letter, text } = writtenLetter(
    'mau bkin berita acara pemusnahan barang kedaluwarsa di Apotek Sehat Nabire tgl 20 nov 2026. sirup 24 botol @ 30.000, susu 9 kaleng @ 110.000. saksi Elsa Mandacan. nilai kerugiannya tolong dijumlah',
    'surat_resmi',
  )
  expect(letter.title).toBe('BERITA ACARA PEMUSNAHAN BARANG KEDALUWARSA')
  expect(text).toContain('Jumat, 20 November 2026, bertempat di Apotek Sehat Nabire, telah dilaksanakan pemusnahan')
  expect(text).toContain('Elsa Mandacan')
  expect(text).not.toContain('dijumlah')
  expect(text).toContain('Yang membuat,')
  expect(text).not.toContain('Yang menyerahkan')
  expect(letter.recipient.name).toBe('')
})

test('DOC-04 minutes name the meeting and who led it; whom they speak of is no reader', () => {
  const { letter, text } = writtenLetter(
    'notulen\nrapat pengurus Kopwan Melati Ambon\nSabtu 21 Nov 2026\npimpinan: Ibu Selvi Tahalele\nhasil: simpanan wajib naik jd 35rb, bendahara ganti ke Ibu Maya Sahetapy\nbuatkan yg rapi ya',
    'surat_resmi',
  )
  expect(text).toContain('Rapat pengurus Kopwan Melati Ambon Sabtu, 21 November 2026')
  expect(text).toContain('[isi tempat rapat] Ibu Selvi Tahalele [isi peserta rapat]')
  expect(text).toContain('Ibu Maya Sahetapy')
  expect(letter.recipient.name).toBe('')
})

test('DOC-04 ASSIST-05 minutes reckon what each pays of a cost that all share, and keep no wish of the writer', () => {
  const { text } = writtenLetter(
    'rapiin jadi notulen rapat:\nrapat paguyuban pedagang Pasar Aba, kamis 19 nov 2026\nhadir 24 org\n- pengecatan lapak patungan 24 pedagang, biaya cat 1.680.000 dibagi rata (tulis per orangnya brp)',
  )
  expect(text).toContain('70.000 per pedagang')
  expect(text).toContain('24 orang')
  expect(text).not.toContain('brp')
})

test('DOC-04 minutes are of the day that was, whatever weekday their points tell; a name in capitals calls nobody', () => {
  const { text } = writtenLetter(
    'notulen rapat bulanan Warung Ikan Mas Bro 12 November 2026. dibahas: setoran kurang, yang telat bayar hari senin didenda',
    'surat_resmi',
  )
  expect(text).toContain('Rapat bulanan Warung Ikan Mas Bro Kamis, 12 November 2026')
})
