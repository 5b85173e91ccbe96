import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
import { textFaults } from '#tests/support/text-faults.ts'

import { readableText } from '../scene/readable-text.ts'
import type { DeckContent } from '../scene/deck.ts'
import { reckonedQuestion, wishedResults } from './reckoned-question.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const deckOf = (message: string): string => {
  const { maker } = kindSkills.presentation
  if (!maker) return ''
  const request = maker.readRequest(readMessage(message, today), null, context)
  const { content, title } = maker.composeItem(request, context)
  return readableText(title, content as DeckContent).replaceAll('\u00a0', ' ')
}

describe('what a deck is asked to show is reckoned', () => {
  test('ASSIST-05 what shall be shown is asked as what shall be reckoned, and the rest stays as it was told', () => {
    expect(reckonedQuestion('ppt tahu isi: jual 2.500, modal 1.400. jelasin untung per biji')).toBe(
      'ppt tahu isi: jual 2.500, modal 1.400. hitung untung per biji',
    )
    expect(reckonedQuestion('slide dana aula 90 juta, ada 20 juta. kekurangannya tolong ditampilkan')).toContain(
      'hitung kekurangannya',
    )
    expect(reckonedQuestion('presentasi profil usaha, omzet 90 juta per bulan')).toBeNull()
    expect(wishedResults('slide evaluasi: reach 84 ribu, omzet 96jt, yang berhasil video')).toBe('')
  })

  test.each([
    ['deck buat agen: beli 3.500 jual 6.000 per galon. jelaskan untung per galon', ['Rp 2.500']],
    [
      'slide investor kos 16 kamar, sewa 950rb/kamar/bulan, tampilin pendapatan sebulan sama setahun kalo penuh',
      ['Rp 15.200.000', 'Rp 182.400.000'],
    ],
    [
      'ppt atap sekolah: dana yang dibutuhkan 120 juta, terkumpul 45,5 juta. kekurangannya tampilkan',
      ['Rp 74.500.000'],
    ],
    [
      'ppt rapat homestay 9 kamar, tarif 200rb per malam. tampilkan pendapatan semalam kalau semua terisi dan sebulan 30 hari',
      ['Rp 1.800.000', 'Rp 54.000.000'],
    ],
    [
      'presentasi capaian: target 2026 Rp 400 juta, realisasi 300 juta. tampilkan sisa target dan persen capaian',
      ['Rp 100.000.000', '75%'],
    ],
    [
      'ppt koperasi, anggota 40 orang, simpanan wajib 50rb per bulan. tampilkan total simpanan per bulan dan per tahun',
      ['Rp 2.000.000', 'Rp 24.000.000'],
    ],
  ])('SLIDE-01 ASSIST-05 %s', (message, results) => {
    const deck = deckOf(message)
    expect(textFaults(deck, results)).toEqual([])
    expect(deck).not.toMatch(/\[isi penjelasan/)
  })

  test('SLIDE-01 what it comes to is the title, and the numbers it comes from stand with it, once', () => {
    const deck = deckOf(
      'presentasi untuk reseller, harga jual 22rb per pack, HPP per pack 13rb. jelasin untung per pack',
    )
    expect(deck).toMatch(/Slide \d: Untung per pack: Rp 9\.000/)
    expect(deck.match(/Rp 13\.000 – /g) ?? []).toHaveLength(0)
  })

  test('SLIDE-01 where nothing is sold what is left is no gain', () => {
    const deck = deckOf(
      'ppt karyawisata 80 siswa, iuran 300rb per siswa, sewa 2 bus 5 juta per bus. tampilkan total dana masuk dan sisa setelah bayar bus',
    )
    expect(deck).toContain('Rp 14.000.000')
    expect(deck).toContain('Sisa')
    expect(deck).not.toContain('Laba')
  })
})
