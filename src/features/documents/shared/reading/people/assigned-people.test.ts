import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

test('DOC-04 DOC-08 an assignment names everybody who is sent, and what they do', () => {
  const { text } = writtenLetter(
    'Surat tugas ya om, buat 2 teknisi saya si Arman Yusuf & si Galih Saputra. Tugasnya masang kamera di Hotel Melati, Rabu 25 Nov 2026 jam 8 pagi',
    'surat_resmi',
  )
  expect(text).toContain('Arman Yusuf')
  expect(text).toContain('Galih Saputra')
  expect(text).toContain('Memasang kamera di Hotel Melati')
  expect(text).not.toContain('isi nama yang ditugaskan')
})

test('DOC-04 a warning goes to the worker who was told of before', () => {
  const { letter } = writtenLetter(
    'Karyawan saya si Hasan Basri bolos 3 hari, sy pusing. buatin surat peringatan pertama buat dia, dari UD Samudra Jaya',
    'surat_resmi',
  )
  expect(letter.recipient.name).toBe('Hasan Basri')
})

test('DOC-04 a power of attorney goes to a relative by name', () => {
  const { text } = writtenLetter(
    'tolong surat kuasa. saya Umar Said kasih kuasa ke ipar saya Teuku Rahman utk ngambil mesin tempel di pelabuhan',
    'surat_resmi',
  )
  expect(text).not.toContain('isi nama penerima kuasa')
  expect(text).toContain('Teuku Rahman')
})
