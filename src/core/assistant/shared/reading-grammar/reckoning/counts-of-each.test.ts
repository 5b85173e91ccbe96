import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readMessage } from '../../read-message.ts'

const totalOf = (message: string): number =>
  readMessage(message, '2026-11-21' as IsoDay).goods.reduce((sum, { amount, price }) => sum + (amount ?? price ?? 0), 0)

describe('DOC-04 counts that hold for each of those before', () => {
  test.each([
    ['invoice les 4 anak x 8 pertemuan, 20rb per pertemuan', 640_000],
    ['invoice 3 mobil masing-masing 4 ban, 40rb per ban', 480_000],
    ['invoice potong rambut, 3 kapster masing-masing potong 30 anak, 12rb per anak', 1_080_000],
    ['invoice sewa genset 5 hari, sehari 8 jam, 140rb per jam', 5_600_000],
    ['RAB pelatihan, peserta 25 orang 2 hari. konsumsi 45rb/orang/hari', 2_250_000],
  ])('DOC-04 %s', (message, total) => {
    expect(totalOf(message)).toBe(total)
  })
})

describe('DOC-04 the number of a model counts nothing', () => {
  test.each([
    ['nota redmi note 12 2,3jt', 2_300_000],
    ['invoice 2 unit hp redmi note 12 @2,3jt', 4_600_000],
    ['invoice oppo 22 unit @2jt', 44_000_000],
    ['nota lcd samsung a15 900rb, oppo 5 600rb', 1_500_000],
  ])('DOC-04 %s', (message, total) => {
    expect(totalOf(message)).toBe(total)
  })
})
