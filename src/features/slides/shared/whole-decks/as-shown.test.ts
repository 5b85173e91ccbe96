import { describe, expect, test } from 'vitest'

import { makeDeck } from '#tests/support/decks.ts'

describe('decks that are shown as they were made', () => {
  test('SLIDE-01 strengths and weaknesses, chances and threats stand on one slide', () => {
    const { slide, titles } = makeDeck(
      'ppt swot toko kelontong: kekuatan lokasi pinggir jalan, pelanggan banyak; kelemahan stok sering kosong; peluang ada perumahan baru; ancaman minimarket buka sebelah',
    )
    for (const line of ['Lokasi pinggir jalan', 'Pelanggan banyak', 'Stok sering kosong', 'Minimarket buka sebelah'])
      expect(slide('Analisis SWOT')).toContain(line)
    expect(titles).toHaveLength(3)
  })
})
