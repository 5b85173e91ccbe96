import { describe, expect, test } from 'vitest'

import { analysisWords } from '#tests/support/written-analysis.ts'
import { textFaults } from '#tests/support/text-faults.ts'

describe('ANALYSIS-02 goods that are sold, bought or spoiled, and adverts, are read as what they are', () => {
  test('which of the goods brings most: each with its takings, not its price', () => {
    const text = analysisWords(
      'analisa dong keripik 60 bungkus @15rb, madu 12 botol @90rb, teri 30 bungkus @20rb mana penyumbang omzet terbesar',
    )
    expect(textFaults(text, ['Rp 900.000', 'Rp 1.080.000', 'Rp 600.000', 'Penyumbang terbesar Madu'])).toEqual([])
  })

  test('what was bought is no sale', () => {
    const text = analysisWords('analisis kulakan ember 30 buah @ 14rb, sapu 20 buah @ 11rb')
    expect(text).toContain('Rp 640.000')
    expect(text).not.toMatch(/laba|penjualan/i)
    expect(analysisWords('analisis beli terpal 8 lembar @ 120rb')).toContain('Rp 960.000')
  })

  test('clicks are counted, and what a click and a buyer cost is told of each place', () => {
    const text = analysisWords('analisis iklan: instagram 240rb 600 klik 12 pembeli, google 300rb 400 klik 20 pembeli')
    expect(textFaults(text, ['Rp 400 per klik', 'Rp 20.000', 'Rp 15.000', 'Termurah per pembeli: Google'])).toEqual([])
    const open = analysisWords('analisis iklan lazada: budget 150rb, klik 300, terjual 9 pcs harga 85rb')
    expect(open).toContain('300 klik')
    expect(open).not.toMatch(/titik impas|laba/i)
  })

  test('stock with what was sold and what spoiled shows both and what is left', () => {
    const text = analysisWords('analisis stok pepaya 90 buah, laku 70, busuk 8')
    expect(textFaults(text, ['terjual 70 buah', 'terbuang 8 buah', 'tersisa 12 buah'])).toEqual([])
    expect(analysisWords('analisis stok pepaya 50 buah, laku 48, busuk 8')).not.toContain('tersisa')
  })
})
