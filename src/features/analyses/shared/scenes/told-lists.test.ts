import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeAnalysis } from '../compose-analysis.ts'
import { readRequest } from '../read-request.ts'
import { reckonNumbers } from '../reckon.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const results = (message: string): Map<string, string> => {
  const content = composeAnalysis(readRequest(readMessage(message, today), context))
  const numbers = reckonNumbers(content)
  return new Map(
    [...content.dataset.figures, ...content.metrics].map(({ id, label }) => [
      label,
      numbers.text(id).replaceAll('\u00a0', ' '),
    ]),
  )
}

/** The results of some names. */
const named = (message: string, ...labels: string[]): Record<string, string | undefined> => {
  const found = results(message)
  return Object.fromEntries(labels.map((label) => [label, found.get(label)]))
}

describe('ANALYSIS-02 lists are reckoned as they are told', () => {
  test('complaints, each so many times', () => {
    const expected = {
      'Yang terbanyak': 'Telat',
      'Bagian telat': '50%',
      'Jumlah keluhan': '24 kali',
    }
    expect(
      named(
        'analisis keluhan pelanggan laundry: baju hilang 3x, luntur 5x, telat 12x, wangi kurang 4x. mana prioritas',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('so many in each month, all at one price', () => {
    const expected = {
      'Omzet 3 masa': 'Rp 44.865.000',
      'Omzet Agustus': 'Rp 12.825.000',
      'Omzet rata-rata': 'Rp 14.955.000',
    }
    expect(
      named(
        'analisis tren penjualan gula aren. Juli 310 kg, Agustus 285 kg, September 402 kg. Harga tetap 45.000 per kg. Berapa total omzet',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
    // Another price belongs to something else.
    expect(
      results('analisis tren penjualan gula. Juli 310 kg, Agustus 285 kg. harga 45.000 per kg, ongkir 20rb').has(
        'Omzet 2 masa',
      ),
    ).toBe(false)
  })

  test('months without a word are sales, with their average', () => {
    const expected = {
      'Jumlah penjualan': 'Rp 42.000.000',
      'Rata-rata': 'Rp 14.000.000',
    }
    expect(
      named('analisis warung saya: Mei 12jt, Juni 14jt, Juli 16jt. totalnya berapa', ...Object.keys(expected)),
    ).toEqual(expected)
  })

  test('menus with how many were sold first', () => {
    const expected = { 'Hakau udang': 'Rp 1.860.000' }
    expect(
      named(
        'analisis per menu: siomay ayam: laku 420 porsi, jual 12.000 modal 6.500; hakau udang: laku 310 porsi, jual 18.000 modal 12.000',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('a cost that stands behind its word, before and after a price moves', () => {
    const expected = { 'Untung sebelumnya': 'Rp 400.000', 'Untung sesudahnya': 'Rp 510.000' }
    expect(
      named(
        'analisis: sekarang 10 ribu satu bungkus, laku 100 bungkus satu hari. rencana naik jadi 12 ribu, laku tinggal 85. Modal masih sama, 6 ribu per bungkus. untung sebelum sesudah',
        ...Object.keys(expected),
      ),
    ).toEqual(expected)
  })

  test('what a family gives is no fund of a plan', () => {
    expect(
      results('analisis arus kas. masuk: las 23,5jt. keluar: besi 13,8jt, uang adat keluarga 2jt').has('Uang yang ada'),
    ).toBe(false)
  })
})
