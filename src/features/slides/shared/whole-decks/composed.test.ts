import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { cardParts, statementParts } from '../making/point-arrangements.ts'
import { standingOut } from '../scene/chart-drawing.ts'
import type { DeckContent } from '../scene/deck.ts'
import { readableText } from '../scene/readable-text.ts'
import { figureColumns } from '../scene/table-columns.ts'

const today = '2026-11-21' as IsoDay
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }

const deckOf = (message: string): string => {
  const maker = kindSkills.presentation.maker ?? expect.unreachable()
  const request = maker.readRequest(readMessage(message, today), null, context)
  const { content, title } = maker.composeItem(request, context)
  return readableText(title, content as DeckContent).replaceAll('\u00a0', ' ')
}

describe('decks that tell nothing wrong and nothing twice', () => {
  test('ASSIST-05 an account that misread a line gives way to what all sums come to', () => {
    const deck = deckOf(
      'slide laporan kelompok ternak: pemasukan jual sapi 80 juta, jual pupuk 10 juta, pengeluaran pakan 30 juta, obat 5 juta, gaji penjaga 15 juta. tampilkan laba bersih',
    )
    expect(deck).toContain('Rp 40.000.000 – Laba bersih')
    expect(deck).not.toContain('Rp 70.000.000')
    expect(deck).toContain('Pemasukan jual sapi')
  })

  test('SLIDE-01 what trainees do with sums is not reckoned', () => {
    const deck = deckOf(
      'materi pelatihan SOP kasir toko Sinar: buka laci hitung modal 200rb, sebut total, terima uang. Selisih di atas 5rb lapor atasan. Pemateri Bu Ani',
    )
    expect(deck).not.toContain('Rp 205.000')
    expect(deck.match(/Bu Ani/g)).toHaveLength(1)
  })

  test('SLIDE-01 what is only told is not compared', () => {
    const deck = deckOf(
      'presentasi produk baru sabun lerak 450ml 18rb, refill 1 liter 32rb. keunggulan: hemat air, halal. target ibu rumah tangga. pesan WA 0821-5566-7788',
    )
    expect(deck).not.toContain('per liter')
    expect(deck).toContain('Hubungi 0821-5566-7788')
    expect(deck).not.toContain('[isi cara memesan')
  })

  test('SLIDE-01 a told solution is not asked for again; whom one turns to is not the audience', () => {
    const pitch = deckOf(
      'pitch deck 8 slide keripik Mbok Darmi. Masalah: kemasan cepat melempem. Solusi: aluminium foil. butuh modal 90 juta',
    )
    expect(pitch).not.toContain('Solusi kami')
    const umroh = deckOf(
      'ppt promosi umroh PT Safar: Hemat 28 juta, VIP 45 juta. Daftar ke Ustadzah Rahma 0853-9911-2020',
    )
    expect(umroh).not.toContain('Untuk Ustadzah Rahma')
  })
})

const toldBar = (categories: string[], values: number[]): number | null =>
  standingOut({ type: 'bar', unit: 'Rp', categories, series: [{ name: 'x', values }] })

describe('how decks are composed', () => {
  test('SLIDE-01 no card has a stripe along its side, and rows of a ledger have a line between them', () => {
    const rows = cardParts(['Satu baris yang cukup panjang untuk sendiri saja', 'Dua', 'Tiga', 'Empat']) ?? []
    expect(rows.filter(({ role }) => role === 'track')).toHaveLength(3)
    const marks = [...(cardParts(['A', 'B']) ?? []), ...statementParts('Satu')].filter(({ role }) => role === 'edge')
    expect(marks.every(({ position }) => position.width < 80 && position.height < 10)).toBe(true)
  })

  test('SLIDE-01 the bar that a chart is about stands out: the result, else the highest', () => {
    expect(toldBar(['Pemasukan', 'Biaya', 'Laba bersih'], [9, 6, 3])).toBe(2)
    expect(toldBar(['Juli', 'Agustus'], [4, 7])).toBe(1)
    expect(toldBar(['Juli', 'Agustus'], [7, 7])).toBeNull()
  })

  test('SLIDE-01 columns of figures line up at the right', () => {
    expect(
      figureColumns(
        [
          ['Nama', 'Harga', 'Ket'],
          ['Hemat', 'Rp 28.500.000', 'bintang 3'],
          ['VIP', 'Rp 45.000.000', ''],
        ],
        true,
      ),
    ).toEqual([false, true, false])
  })
})
