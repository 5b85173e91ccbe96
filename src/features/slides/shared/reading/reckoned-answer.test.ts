import { describe, expect, test } from 'vitest'

import { withReckoner } from '#core/assistant/shared/with-reckoner.ts'
import type { ReckonedAnswer } from '#core/assistant/shared/reckoned-answer.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { presentationSkill } from '../skill.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const answer: ReckonedAnswer = {
  title: 'Laba Rugi',
  results: [
    { label: 'Semua pemasukan', value: 'Rp 15.600.000' },
    { label: 'Laba bersih', value: 'Rp 5.700.000' },
  ],
  chart: { title: 'Masuk dan sisanya', categories: ['Pemasukan', 'Laba'], values: [15_600_000, 5_700_000] },
}
const bazaar =
  'Buatkan slide hasil bazar: omzet 3 hari: 4,2jt, 5,1jt, 6,3jt. modal 8,4jt, sewa stan 1,5jt. tampilkan total omzet, laba, dan rata-rata sehari'

const deckOf = (message: string, told: ReckonedAnswer | null): string => {
  const { maker } = withReckoner(presentationSkill, () => told)
  if (!maker) return ''
  const request = maker.readRequest(readMessage(message, today), null, context)
  return JSON.stringify(maker.composeItem(request, context).content).replaceAll('\u00a0', ' ')
}

describe('a deck shows what its message comes to', () => {
  test('SLIDE-01 ASSIST-05 results stand on a slide, a sum that they contradict goes, and no topic waits for them', () => {
    const deck = deckOf(bazaar, answer)
    expect(deck).toContain('Rp 15.600.000')
    expect(deck).toContain('Rp 5.700.000')
    expect(deck).not.toContain('Rp 17.700.000')
    expect(deck).not.toContain('[isi penjelasan laba]')
    // The deck's own account comes to the same.
    expect(deckOf(bazaar, null)).toContain('Rp 5.700.000')
  })

  test('SLIDE-01 ASSIST-05 a report that tells a yield, its price and its cost asks for its gain, and for nothing else', () => {
    const asked: string[] = []
    const { maker } = withReckoner(presentationSkill, ({ text }) => {
      asked.push(text)
      return null
    })
    const ask = (message: string): unknown => maker?.readRequest(readMessage(message, today), null, context)
    ask('slide laporan panen. lahan 3 ha, hasil 18 ton gabah, harga 6.500/kg, biaya 41jt. taun lalu 15 ton')
    expect(asked).toEqual(['hitung untung. hasil 18 ton gabah, harga 6.500/kg, biaya 41jt'])
    ask('slide laporan panen. hasil 18 ton gabah, taun lalu 15 ton')
    expect(asked).toHaveLength(1)
  })

  test('SLIDE-01 what stands on the deck already is not told twice', () => {
    const message = 'ppt renovasi: cat 4,8jt, kamar mandi 21jt. totalnya dimunculin'
    const known = { ...answer, results: [{ label: 'Jumlah biaya', value: 'Rp 25.800.000' }] }
    expect(deckOf(message, known)).toBe(deckOf(message, null))
    // Where two sums differ and no gain is asked for, the one whose lines are shown stays.
    const other = { ...answer, results: [{ label: 'Jumlah biaya', value: 'Rp 25.000.000' }] }
    expect(deckOf(message, other)).toBe(deckOf(message, null))
  })

  test('SLIDE-01 ASSIST-05 a loss of more than was earned took what is asked for as a cost, and is shown nowhere', () => {
    const message =
      "pitch deck cari investor kedai teh 'Daun Muda', omzet 40 juta sebulan, butuh 170 juta buka cabang, untung dibagi 25% tiap 6 bulan"
    const sunk = {
      ...answer,
      results: [{ label: 'Untung per bulan', value: '−Rp 130.000.000', how: 'Rp 40.000.000 − Rp 170.000.000' }],
    }
    expect(deckOf(message, sunk)).toBe(deckOf(message, null))
    const real = {
      ...answer,
      results: [{ label: 'Untung per bulan', value: 'Rp 12.000.000', how: 'Rp 40.000.000 − Rp 28.000.000' }],
    }
    expect(deckOf(message, real)).toContain('Rp 12.000.000')
  })
})
