import { describe, expect, test } from 'vitest'

import type { AssistantContext, ItemSelection, OpenItem } from '#core/assistant/shared/port.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DeckContent } from '../deck.ts'
import { applyDeckChanges } from './deck-changes.ts'
import { deckReviser } from './reviser.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const text = (id: string, content: string, role: string) => ({
  id,
  type: 'text' as const,
  content,
  style: {},
  position: { x: 40, y: 40, width: 400, height: 60 },
  role,
})
const deck: DeckContent = {
  schemaVersion: 1,
  theme: 'kertas',
  slides: ['Kopi Senja', 'Menu Kami', 'Terima Kasih'].map((title, at) => ({
    id: `s${at + 1}`,
    title,
    layout: 'content',
    elements: [
      text(`t${at + 1}`, title, 'title'),
      text(`b${at + 1}`, `Poin satu\nHarga 18.000\nNomor ${at + 1}`, 'body'),
    ],
  })),
}
const itemOf = (selection: ItemSelection | null): OpenItem => ({
  id: 'item_1',
  kind: 'presentation',
  title: 'Kopi Senja',
  documentType: null,
  content: deck,
  selection,
})
const read = (message: string, selection: ItemSelection | null = null) =>
  deckReviser.readRevision(message, itemOf(selection), context)
const changed = (message: string, selection: ItemSelection | null = null): DeckContent => {
  const revision = read(message, selection)
  if (revision === null || 'ask' in revision)
    throw new Error(`no change by: ${message} → ${revision?.ask ?? 'nothing'}`)
  return applyDeckChanges(deck, revision.changes)
}
const titles = (made: DeckContent): string[] => made.slides.map(({ title }) => title)

describe('what chat changes in a deck', () => {
  test.each<readonly [string, (made: DeckContent) => unknown, unknown]>([
    ['judul slide 2 ganti jadi Daftar Menu', titles, ['Kopi Senja', 'Daftar Menu', 'Terima Kasih']],
    ['ubah judul slide terakhir jadi Sampai Jumpa', titles, ['Kopi Senja', 'Menu Kami', 'Sampai Jumpa']],
    ['hapus slide 2', titles, ['Kopi Senja', 'Terima Kasih']],
    [
      'tambah slide tentang Promo Akhir Tahun',
      titles,
      ['Kopi Senja', 'Menu Kami', 'Terima Kasih', 'Promo Akhir Tahun'],
    ],
    ['pindahkan slide 3 ke 1', titles, ['Terima Kasih', 'Kopi Senja', 'Menu Kami']],
    ['temanya jadi gelap', (made) => made.theme, 'malam'],
    ['ganti tema ceria', (made) => made.theme, 'pasar'],
    [
      'ganti "Nomor 2" jadi "Nomor dua"',
      (made) => made.slides[1]?.elements[1]?.content,
      'Poin satu\nHarga 18.000\nNomor dua',
    ],
  ])('CHAT-15 %s', (sentence, part, expected) => {
    expect(part(changed(sentence))).toEqual(expected)
  })

  test('CHAT-15 a marked text alone changes', () => {
    const selection = { text: 'Poin satu\nHarga 18.000\nNomor 1', place: { slide: 's1', element: 'b1' } }
    const made = changed('ganti jadi Selamat datang', selection)
    expect(made.slides[0]?.elements[1]?.content).toBe('Selamat datang')
    expect(made.slides.slice(1)).toEqual(deck.slides.slice(1))
  })

  test('CHAT-15 words that have changed meanwhile are not overwritten', () => {
    const revision = read('ganti "Nomor 2" jadi "Nomor dua"')
    const changes = revision !== null && 'changes' in revision ? revision.changes : []
    const typed = changed('ganti "Poin satu" jadi "Poin pertama"')
    expect(() => applyDeckChanges(typed, changes)).toThrow(expect.objectContaining({ code: 'proposal_outdated' }))
  })

  test.each(['slide 2 isinya apa?', 'jangan diubah', 'bagus presentasinya', 'terima kasih'])(
    'CHAT-15 proposes nothing to: %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )

  test.each(['ubah dong', 'hapus slide 9', 'ganti tema'])('CHAT-15 asks back: %s', (sentence) => {
    expect(read(sentence)).toMatchObject({ ask: expect.stringContaining('Contoh') })
  })
})

test('CHAT-15 a sum and a name change wherever the slides show them', () => {
  expect(changed('ganti 18rb jadi 19.500').slides[1]?.elements[1]?.content).toContain('Harga 19.500')
  const named = deckReviser.readRevision(
    'namanya jadi Kopi Senjakala',
    { ...itemOf(null), content: { ...deck, footer: 'Kopi Senja' } },
    context,
  )
  if (named === null || 'ask' in named) throw new Error('no change')
  const after = applyDeckChanges({ ...deck, footer: 'Kopi Senja' }, named.changes)
  expect([after.footer, after.slides[0]?.title]).toEqual(['Kopi Senjakala', 'Kopi Senjakala'])
})
