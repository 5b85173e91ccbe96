import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import type { AssistantContext } from '../port.ts'
import { readMessage } from '../read-message.ts'
import { readEditMessage } from './edit-clauses.ts'
import { understandRevision } from './understand-revision.ts'

const today = '2026-11-21' as IsoDay
const plain: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const { maker } = kindSkills.document
const reading = readMessage('penawaran dari Toko Sinar untuk Pak Budi: 100 kaos @ 45.000 dan 50 topi @ 25.000', today)
const content = maker?.composeItem(maker.readRequest(reading, 'surat_penawaran', plain), plain).content
const open: AssistantContext = {
  ...plain,
  openItem: {
    id: 'item_1',
    kind: 'document',
    title: 'Surat',
    documentType: 'surat_penawaran',
    content,
    selection: null,
  },
}
const meaning = (message: string, context = open) => understandRevision(message, kindSkills, context)?.means ?? null

const nothingOpens = (): boolean => false

describe('what a message means for an open letter', () => {
  test.each([
    'buatkan invoice dari penawaran ini',
    'bikin invoice buat Bu Sari: 10 kaos @ 50.000',
    'buat invoice pakai PPN untuk Ibu Sari: 10 kaos @ 50.000',
    'tolong bikinin website toko kue saya',
    'pakai kop yang biasa, buatkan surat penawaran 3 tikar @ 40.000 untuk Pak Dedi',
    'halo, apa kabar?',
    'berapa totalnya?',
    'harga kaos di pasaran berapa ya?',
    'kalau PPN dipakai jadi berapa?',
    'terima kasih banyak',
    'sudah bagus',
    'oke lanjut',
  ])('CHAT-15 changes nothing: %s', (message) => {
    expect(meaning(message)).toBeNull()
  })

  test.each(['jangan diubah', 'eh kaosnya jangan dihapus ya'])(
    'CHAT-15 a change that is not wanted is left: %s',
    (message) => {
      expect(understandRevision(message, kindSkills, open)).toEqual({
        means: 'unclear',
        question: expect.stringContaining('tidak ada yang saya ubah') as string,
      })
    },
  )

  test.each(['rapikan suratnya ya', 'rapikan suratnya', 'tolong rapihin surat ini', 'perbaiki penawarannya dong'])(
    'CHAT-15 POINT-06 asks what shall change, and orders no second one: %s',
    (message) => {
      expect(meaning(message)).toBe('unclear')
    },
  )

  test.each([
    'ubah harga kaos jadi 50rb',
    'tambah 10 jaket @ 90.000 ke penawaran ini',
    'diskon 10%',
    'tolong dong kak, harga topinya diturunin 2rb ya',
    'saya mau harga kaos jadi 50.000',
    'hapus topi dari invoice ini',
    'ga usah pakai topi, hapus aja',
  ])('CHAT-15 is a change: %s', (message) => {
    expect(meaning(message)).toBe('change')
    expect(meaning(message, plain)).toBeNull()
  })

  test('CHAT-15 several corrections in one breath, named after what was just named', () => {
    const words = understandRevision('ganti topi jadi jaket, harganya 90rb', kindSkills, open)
    expect(words).toMatchObject({ revision: { summary: expect.stringContaining('90.000') } })
    expect(meaning('topinya jadi 60, kaosnya 48rb')).toBe('change')
    const both = understandRevision(
      'tambah 5 jaket @ 90.000. penerimanya juga salah, harusnya Pak Joko',
      kindSkills,
      open,
    )
    expect(both).toMatchObject({ revision: { summary: expect.stringMatching(/Joko.*jaket|jaket.*Joko/is) } })
  })

  test('CHAT-15 orders that undo each other break nothing', () => {
    const { maker: slides } = kindSkills.presentation
    const told = readMessage('presentasi profil usaha Kopi Senja, berdiri 2012', today)
    const deck = slides?.composeItem(slides.readRequest(told, null, plain), plain)
    if (!deck) throw new Error('no deck')
    const shown: AssistantContext = { ...plain, openItem: { ...deck, id: 'item_2', selection: null } }
    expect(meaning(`ubah ${'ganti a jadi b, '.repeat(12)}`, shown)).not.toBe('change')
    expect(() => meaning('ganti a jadi b, '.repeat(18), shown)).not.toThrow()
  })

  test('CHAT-15 an unclear order is asked back', () => {
    expect(meaning('ubah dong')).toBe('unclear')
    expect(meaning('revisi suratnya')).toBe('unclear')
    expect(meaning('tanggal kirimnya jadi 5 Desember')).toBe('unclear')
  })

  test('CHAT-15 of what was made last, too, where a part is named that is not there', () => {
    if (!open.openItem) throw new Error('nothing open')
    const made: AssistantContext = { ...plain, lastMade: open.openItem }
    for (const said of ['yang duriannya dihapus aja', 'yang kerupuknya dijadiin 10 bungkus'])
      expect(meaning(said, made)).toBe('unclear')
    expect(meaning('hapus chat ini', made)).toBeNull()
  })

  test('CHAT-15 as it was before is a version, and costs nothing', () => {
    const found = understandRevision('eh ga jadi, balikin kaya semula', kindSkills, open)
    expect(found).toMatchObject({ means: 'unclear', question: expect.stringContaining('Riwayat') })
  })

  test('CHAT-15 quoted words are taken as they are, whatever they order', () => {
    expect(
      readEditMessage('ganti kalimat "hapus semua, jadi nol" jadi "ubah, dan tambah?"', nothingOpens).clauses,
    ).toMatchObject([{ verb: 'set', target: 'kalimat hapus semua, jadi nol', value: 'ubah, dan tambah?' }])
  })
})
