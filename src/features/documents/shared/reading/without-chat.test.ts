import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

import { asTold, fillers, inPaperWords, isAside, withoutFillers } from './without-chat.ts'

const contract = { documentType: 'kontrak', form: 'umum' } as const
const plea = { documentType: 'surat_resmi', form: 'permohonan' } as const

test.each([
  ['barang datang besok ya kak', 'barang datang besok'],
  ['lunas dong, nih buktinya sih', 'lunas, buktinya'],
  ['gudang penuh banget', 'gudang sangat penuh'],
  ['DP-nya Rp 1.000.000', 'uang muka Rp 1.000.000'],
  ['Toko Nih Dia', 'Toko Nih Dia'],
])('DOC-04 words of talk stand on no paper: %s', (said, told) => expect(withoutFillers(said)).toBe(told))

test.each([
  ['bensin sama servis ditanggung penyewa', 'bensin dan servis ditanggung penyewa'],
  ['sudah dibayar sama Pak Ujo', 'sudah dibayar oleh Pak Ujo'],
  ['rapat dan bertemu sama pemilik', 'rapat dan bertemu dengan pemilik'],
  ['kerja sama dengan mitra', 'kerja sama dengan mitra'],
  ['nilainya sama dengan kemarin', 'nilainya sama dengan kemarin'],
])('DOC-04 the one word for and, with and by is told apart: %s', (said, told) => expect(inPaperWords(said)).toBe(told))

test.each([
  'bahasanya tegas tapi jangan kasar',
  'yang sopan ya biar enak',
  'penting banget',
  'kesel bgt sumpah',
  'makasih sebelumnya ya',
  'ini pertama kali menawarkan ke mereka jadi yang meyakinkan',
])('DOC-04 what is said to the writer alone is no part of a letter: %s', (said) => expect(isAside(said)).toBe(true))

test.each(['barang segera dikirim', 'pakaian rapi dan sopan wajib bagi karyawan', 'lunas paling lambat besok'])(
  'DOC-04 what holds stays: %s',
  (said) => expect(isAside(said)).toBe(false),
)

test('DOC-08 a contract states what holds, a plea keeps its reason', () => {
  const said = 'jadi gini ceritanya servis ditanggung penyewa soalnya dulu pernah rusak'
  expect(asTold(said, contract)).toBe('servis ditanggung penyewa')
  expect(asTold(said, plea)).toContain('dulu pernah rusak')
})

test('DOC-04 a whole letter told in chat holds no word of it', () => {
  const { text } = writtenLetter(
    'tlg dong min buatin perjanjian sewa ruko tlg dibuatin ya kak, gini nih ceritanya saya Ujang mau nyewain ruko saya di Jl. Mawar 3 ke pak iwan 2 tahun, 20 juta setahun gitu, listrik sama air dia yg bayar deh, soalnya tahun lalu sempat nunggak lho',
    'kontrak',
  )
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  expect(said.filter((word) => fillers.includes(word) || word === 'kak' || word === 'dibuatin')).toEqual([])
  expect(text).not.toMatch(/sempat|ceritanya/)
  expect(text).toContain('PIHAK KEDUA berkewajiban membayar listrik dan air.')
})
