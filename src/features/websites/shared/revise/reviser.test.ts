import { describe, expect, test } from 'vitest'

import type { AssistantContext, OpenItem } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { composeSite } from '../compose-site.ts'
import { readSiteRequest } from '../read-site-request.ts'
import { parseSiteContent, type SiteContent } from '../site-content.ts'
import { siteReviser } from './reviser.ts'
import { applySiteChanges, offersOf } from './site-changes.ts'

const context: AssistantContext = {
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const site = parseSiteContent(
  composeSite(
    readSiteRequest(
      readMessage(
        'buatkan website Kopi Senja, menu: kopi susu 18.000, americano 20.000, roti bakar 15.000. Buka setiap hari 08.00-21.00, WA 0812-3456-7890',
        context.today,
      ),
      context,
    ),
  ),
)
const item: OpenItem = {
  id: 'item_1',
  kind: 'website',
  title: 'Kopi Senja',
  documentType: null,
  content: site,
  selection: null,
}
const read = (text: string) => siteReviser.readRevision(text, item, context)
const changed = (text: string): SiteContent => {
  const revision = read(text)
  if (revision === null || 'ask' in revision) throw new Error(`no change by: ${text} → ${revision?.ask ?? 'nothing'}`)
  return applySiteChanges(site, revision.changes)
}
const priceOf = (name: RegExp) => (made: SiteContent) => offersOf(made).find((offer) => name.test(offer.name))?.price
const info = (fact: keyof SiteContent['businessInfo']) => (made: SiteContent) => made.businessInfo[fact]

const rows: readonly (readonly [string, (made: SiteContent) => unknown, unknown])[] = [
  ['ubah harga kopi susu jadi 20.000', priceOf(/kopi susu/i), 20_000],
  ['harga americano naikin 2rb', priceOf(/americano/i), 22_000],
  ['roti bakar jadi 17rb', priceOf(/roti/i), 17_000],
  ['naikkan semua harga 10%', priceOf(/americano/i), 22_000],
  ['tambah es teh 5.000', priceOf(/es teh/i), 5_000],
  ['tambah layanan: les barista 150rb', priceOf(/les barista/i), 150_000],
  ['ganti judul webnya jadi Kopi Senja Baru', info('name'), 'Kopi Senja Baru'],
  ['kasih tau buka jam 7 sampai 9 malam', (made) => made.businessInfo.hours[0]?.closes, '21.00'],
  ['hapus roti bakar', (made) => offersOf(made).length, 2],
  [
    'ganti americano jadi long black',
    (made) =>
      offersOf(made)
        .map(({ name }) => name)
        .join(),
    expect.stringContaining('long black'),
  ],
  [
    'jam buka jadi 09.00-22.00',
    (made) => made.businessInfo.hours[0],
    expect.objectContaining({ opens: '09.00', closes: '22.00' }),
  ],
  ['jam bukanya Senin-Jumat 07.00-20.00', (made) => made.businessInfo.hours[0]?.days.length, 5],
  ['tutupnya jadi jam 10 malam', (made) => made.businessInfo.hours[0]?.closes, '22.00'],
  [
    'bukanya sampe jam 10 malem',
    (made) => made.businessInfo.hours[0],
    expect.objectContaining({ opens: '08.00', closes: '22.00' }),
  ],
  ['ganti nomor WA jadi 0813-1111-2222', info('whatsapp'), '0813-1111-2222'],
  ['alamatnya ganti jadi Jl. Kenanga No. 9', info('address'), 'Jl. Kenanga No. 9'],
  ['taglinenya ganti "Ngopi sampai senja"', info('tagline'), 'Ngopi sampai senja'],
  ['ganti warna jadi hijau', (made) => made.theme.palette, 'kebun'],
  ['warnanya biru aja', (made) => made.theme.palette, 'laut'],
  ['ganti font jadi elegan', (made) => made.theme.font, 'anggun'],
]

describe('what chat changes in a website', () => {
  test.each(rows)('CHAT-15 %s', (sentence, part, expected) => {
    expect(part(changed(sentence))).toEqual(expected)
  })

  test('CHAT-15 only the named thing changes', () => {
    const made = changed('ubah harga kopi susu jadi 20.000')
    expect(JSON.stringify(made).replace('"price":20000', '"price":18000')).toBe(JSON.stringify(site))
    expect(read('ubah harga kopi susu jadi 20.000')).toMatchObject({
      differences: [{ label: expect.stringMatching(/kopi susu/i), before: 'Rp\u00a018.000', after: 'Rp\u00a020.000' }],
    })
  })

  test.each(['harganya berapa?', 'jangan diubah', 'bagus websitenya', 'warnanya apa aja?', 'terima kasih'])(
    'CHAT-15 proposes nothing to: %s',
    (sentence) => {
      expect(read(sentence)).toBeNull()
    },
  )

  test('CHAT-15 one day more opens at the hours that are told', () => {
    const made = composeSite(
      readSiteRequest(readMessage('web salon Ayu, smoothing 250rb, buka senin-sabtu 9-18', context.today), context),
    )
    const open = { ...item, content: made }
    const hours = { opens: '09.00', closes: '18.00', days: expect.arrayContaining(['sabtu', 'minggu']) as unknown }
    expect(siteReviser.readRevision('hari minggu juga buka', open, context)).toMatchObject({
      changes: expect.arrayContaining([{ op: 'hours', hours: [hours], hoursNote: '' }]) as unknown,
    })
    expect(siteReviser.readRevision('smoothingnya dibikin lebih bagus', open, context)).toHaveProperty('ask')
  })

  test('CHAT-15 what the page tells in a sentence changes by its name, and is named', () => {
    const made = composeSite(
      readSiteRequest(
        readMessage('web kos Griya Pelangi, kamar AC 1,3jt, non AC 850rb, jam bertamu 8-21', context.today),
        context,
      ),
    )
    const revision = siteReviser.readRevision('jam bertamunya jadi 9-22', { ...item, content: made }, context)
    expect(revision).toMatchObject({ summary: 'Tulisan jadi Jam bertamu 9-22.' })
  })

  test.each(['ubah dong', 'hapus durian', 'ubah harganya', 'ganti warna', 'jam buka diganti'])(
    'CHAT-15 asks back: %s',
    (sentence) => {
      expect(read(sentence)).toMatchObject({ ask: expect.stringContaining('ontoh') })
    },
  )

  test('CHAT-15 a thing that has gone meanwhile is told', () => {
    const revision = read('ubah harga kopi susu jadi 20.000')
    const changes = revision !== null && 'changes' in revision ? revision.changes : []
    const without = changed('hapus kopi susu')
    expect(() => applySiteChanges(without, changes)).toThrow(expect.objectContaining({ code: 'proposal_outdated' }))
  })
})

const textOf = (sentence: string): string => JSON.stringify(changed(sentence))

test('CHAT-15 WEB-04 the page says what its facts say: names, prices, hours, what is offered', () => {
  expect(textOf('ganti Kopi Senja jadi Kopi Fajar')).not.toContain('Kopi Senja')
  expect(textOf('jam buka 10.00-20.00')).not.toContain('21.00')
  expect(textOf('hapus roti bakar')).not.toMatch(/roti bakar/i)
  expect(textOf('wa jadi 087864445566')).not.toContain('0812-3456-7890')
})

test('CHAT-15 days on which it is closed', () => {
  const { hours, hoursNote } = changed('hari minggu tutup ya').businessInfo
  expect(hours[0]?.days).toEqual(['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu'])
  expect(hoursNote).toBe('Minggu tutup')
})

test('CHAT-15 what is meant by its value, and a handle without the words around it', () => {
  expect(priceOf(/americano/i)(changed('ganti 20 jadi 22rb'))).toBe(22_000)
  expect(changed('kasih ig kita @kopisenja.id').businessInfo.instagram).toBe('@kopisenja.id')
})
