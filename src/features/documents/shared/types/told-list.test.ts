import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

const written = (message: string) => writtenLetter(message, 'laporan')

test('DOC-08 a list has its own name and lines with their sum, and argues nothing', () => {
  const { title, text } = written(
    'buatkan daftar upah kuli minggu ini, Karim 5 hari, Beni 4 hari, semuanya 120rb sehari',
  )
  expect(title).toBe('DAFTAR UPAH KULI')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Rp 1.080.000')
  expect(text).not.toMatch(/Kesimpulan|Pendahuluan/)
})

test('DOC-08 a list of debts is of nobody among them', () => {
  const { title, text } = written('bikin catatan piutang: Bu Wati 75rb, Pak Jono 120rb')
  expect(title).toBe('CATATAN PIUTANG')
  expect(text).not.toContain('Disampaikan kepada')
})

test('DOC-08 a report that has a list in it stays a report', () => {
  const { title, text } = written('laporan kas RT 04: pemasukan 3jt, catatan pengeluaran: lampu 150rb, konsumsi 200rb')
  expect(title).toContain('LAPORAN')
  expect(text).toContain('Kesimpulan')
})
