import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { understandRevision } from '#core/assistant/shared/revision/understand-revision.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { composeSite } from '../compose-site.ts'
import { readSiteRequest } from '../read-site-request.ts'
import { parseSiteContent, type SiteBlock, type SiteContent } from '../site-content.ts'
import { siteReviser } from './reviser.ts'
import { applySiteChanges, offersOf } from './site-changes.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const order =
  'buatkan website Dapur Melati, menu: nasi uduk 14.000, lontong sayur 12.000. Buka setiap hari 06.00-11.00, WA 0812-1111-2222'
const site = parseSiteContent(composeSite(readSiteRequest(readMessage(order, context.today), context)))
const item: OpenItem = {
  id: 'item_1',
  kind: 'website',
  title: 'Dapur Melati',
  documentType: null,
  content: site,
  selection: null,
}
const read = (text: string, content: SiteContent = site) =>
  siteReviser.readRevision(text, { ...item, content }, context)
const changed = (text: string, content: SiteContent = site): SiteContent => {
  const revision = read(text, content)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${text} → ${revision?.ask ?? 'nothing'}`)
  expect(revision.differences.length).toBeGreaterThan(0)
  return applySiteChanges(content, revision.changes)
}
const block = <T extends SiteBlock['type']>(made: SiteContent, type: T) =>
  made.content.find((one): one is Extract<SiteBlock, { type: T }> => one.type === type)
const place = (made: SiteContent, type: SiteBlock['type']): number => made.content.findIndex((one) => one.type === type)

describe('CHAT-15, WEB-05 parts of a website by chat', () => {
  test('CHAT-15, WEB-05 a part is hidden with its words and shown again', () => {
    const hidden = changed('tolong sembunyikan bagian galeri dulu')
    expect(block(hidden, 'Gallery')?.props).toEqual({ ...block(site, 'Gallery')?.props, hidden: true })
    expect(block(changed('tampilkan lagi galeri foto', hidden), 'Gallery')?.props.hidden).toBe(false)
    expect(block(changed('hapus bagian lokasi ya'), 'Location')?.props.hidden).toBe(true)
  })

  test('CHAT-15, WEB-05 a part is moved beside another one, to the end, one step; the opening stays first', () => {
    const beside = changed('pindahkan bagian lokasi ke atas jam buka')
    expect(place(beside, 'Location')).toBe(place(beside, 'Hours') - 1)
    expect(place(changed('pindahkan bagian tentang ke paling bawah'), 'About')).toBe(site.content.length - 1)
    const top = changed('taruh bagian kontak paling atas')
    expect([place(top, 'Hero'), place(top, 'Contact')]).toEqual([0, 1])
    expect(read('pindahkan bagian pembuka ke bawah')).toEqual({ ask: expect.stringContaining('Pembuka selalu') })
  })

  test('CHAT-15, WEB-05 heading and text of a named part, and nothing beside them', () => {
    const made = changed('ganti judul bagian tentang jadi "Dari dapur Ibu, sejak subuh"')
    expect(block(made, 'About')?.props.heading).toBe('Dari dapur Ibu, sejak subuh')
    expect(made.content.filter(({ type }) => type !== 'About')).toEqual(
      site.content.filter(({ type }) => type !== 'About'),
    )
    expect(block(changed('ubah isi bagian lokasi jadi Masuk gang di samping mushala'), 'Location')?.props.text).toBe(
      'Masuk gang di samping mushala',
    )
  })

  test('CHAT-15, WEB-05 a question with its answer, what makes the shop special', () => {
    const asked = changed('tambahkan pertanyaan "Bisa pesan untuk rapat?" jawabannya "Bisa, pesan sehari sebelumnya."')
    expect(block(asked, 'Faq')?.props.items.at(-1)).toEqual({
      question: 'Bisa pesan untuk rapat?',
      answer: 'Bisa, pesan sehari sebelumnya.',
    })
    const special = changed('tambah keunggulan: sambal digiling tiap pagi')
    expect(block(special, 'About')?.props.points.at(-1)).toBe('sambal digiling tiap pagi')
    const less = changed('hapus keunggulan sambal digiling tiap pagi', special)
    expect(block(less, 'About')?.props.points).toEqual(block(site, 'About')?.props.points)
  })

  test.each([
    ['satuan nasi uduk jadi bungkus', 'unit', 'bungkus'],
    ['ubah catatan nasi uduk jadi pakai telur dan bihun', 'note', 'pakai telur dan bihun'],
    ['ganti kelompok nasi uduk jadi Sarapan', 'group', 'Sarapan'],
  ] as const)('CHAT-15, WEB-05 %s', (text, field, value) => {
    const offers = offersOf(changed(text))
    expect(offers.find(({ name }) => /uduk/i.test(name))?.[field]).toBe(value)
    expect(offers.filter((one) => one[field] === value)).toHaveLength(1)
  })

  test('CHAT-15, WEB-05 what is so already, what is not there, what orders nothing', () => {
    expect(read('tampilkan bagian lokasi')).toEqual({ ask: expect.stringContaining('sudah begitu') })
    expect(read('hapus keunggulan parkir luas')).toEqual({ ask: expect.stringContaining('tidak ada') })
    for (const text of ['kenapa bagian galeri kosong?', 'apakah bagian lokasi bisa disembunyikan?'])
      expect(read(text) ?? {}).not.toHaveProperty('changes')
  })

  test.each([
    ['tambahin FAQ: bisa antar? bisa, gratis 3 km', 'Bisa antar?', 'Bisa, gratis 3 km'],
    ['tambah pertanyaan berapa lama masaknya? jawabnya 20 menit', 'Berapa lama masaknya?', '20 menit'],
  ])('CHAT-15, WEB-05 a question with its answer behind the question mark: %s', (said, question, answer) => {
    const found = understandRevision(said, kindSkills, { ...context, lastMade: item })
    expect(found).toMatchObject({ revision: { changes: [{ op: 'faq-add', question, answer }] } })
  })

  test('CHAT-15, WEB-05 a facility more is a point of the page', () => {
    expect(read('tambah fasilitas laundry sama CCTV')).toMatchObject({
      changes: [{ op: 'point-add', text: 'laundry dan CCTV' }],
    })
  })
})

const revised = (text: string) => siteReviser.readRevision(text, item, context)

test('CHAT-15 ASSIST-01 what a customer said is added with who said it; without words it is asked for', () => {
  expect(revised("tambah bagian testimoni: 'enak sekali' dari Bu Wati")).toMatchObject({
    changes: [{ op: 'point-add', text: '“enak sekali” – Bu Wati' }],
  })
  expect(revised('tambah testimoni dong')).toMatchObject({ ask: expect.stringContaining('siapa') })
})

test('CHAT-15, WEB-04 the address that visitors type is told where to change, and is never the house’s own', () => {
  for (const said of ['ganti alamat webnya jadi senja-kopi', 'ubah link websitenya'])
    expect(revised(said)).toMatchObject({ ask: expect.stringContaining('**Ganti alamat**') })
})
