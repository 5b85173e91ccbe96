import { expect, test } from 'vitest'

import { writtenLetter } from '#tests/support/written-letter.ts'

const written = (message: string) => writtenLetter(message, 'laporan')

test('DOC-08 a budget is of what its name is followed by, and holds its lines with their sum', () => {
  const { title, text } = written(
    'bikinin RAB reuni akbar SMA 2 Bontang angkatan 2001. gedung 3jt, katering 150 porsi @35rb',
  )
  expect(title).toBe('RENCANA ANGGARAN BIAYA')
  expect(text).toContain('Rencana anggaran biaya reuni akbar SMA 2 Bontang angkatan 2001 adalah')
  expect(text.replaceAll('\u00a0', ' ')).toContain('Rp 8.250.000')
  expect(text).not.toContain('Kesimpulan')
})

test('DOC-08 a budget keeps the person and the place it is for, and drops words of asking', () => {
  expect(written('tolong RAB dong perbaikan kios Pak Karta di Bima ya, cat 2 kaleng @90rb').text).toContain(
    'Rencana anggaran biaya perbaikan kios Pak Karta di Bima adalah',
  )
})

test('DOC-08 a report that speaks of a budget stays a report', () => {
  expect(written('laporan realisasi anggaran karang taruna, kas masuk 3jt').title).toContain('LAPORAN')
})
