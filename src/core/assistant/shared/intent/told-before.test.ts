import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from './understand-message.ts'

const after = (message: string, ...earlier: string[]) =>
  understandMessage(message, kindSkills, {
    turns: earlier.flatMap((content) => [
      { sender: 'user' as const, content },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]),
  })

const told = 'saya jualan keripik Kriuk Jaya di Bogor, harga 12rb sama 20rb'
const facts = 'dari CV Sinar Timur untuk PT Nusa Raya, 30 kipas angin @ 310.000'

describe('orders of what was told before', () => {
  test('CHAT-16 facts told before belong to the order that speaks of the thing as known', () => {
    expect(after('nah sekarang tolong buatkan websitenya', told)).toMatchObject({
      outcome: 'request',
      kind: 'website',
      source: expect.stringContaining(told),
    })
  })

  test('CHAT-16 an opened order, its facts and the word to go on make one order', () => {
    const whole = after('ya itu aja, buatkan', 'mau bikin surat penawaran', facts)
    expect(whole).toMatchObject({ outcome: 'request', kind: 'document', documentType: 'surat_penawaran' })
    expect(whole).toMatchObject({ source: expect.stringContaining(facts) })
  })

  test('CHAT-16 what was told before an earlier order belongs to that order', () => {
    const own = after('nah sekarang tolong buatkan websitenya', told, 'buatkan invoice Bu Sari 10 kue @ 5.000')
    expect(own).toMatchObject({ outcome: 'request', kind: 'website' })
    expect(own).not.toMatchObject({ source: expect.stringContaining('Kriuk') })
  })

  test('CHAT-16 an order that only settles rates takes up the goods told before', () => {
    const goods = 'si Wulan order dress batik 7 biji 165rb, hijab 12 biji 38rb'
    for (const order of ['oke sekarang jadiin invoice ya, diskonnya 5%', 'tolong invoice nya sekalian diskon 50rb ya'])
      expect(after(order, goods)).toMatchObject({ documentType: 'invoice', source: expect.stringContaining(goods) })
    expect(after('tolong jadikan kuitansi', 'Bu Lastri barusan bayar uang muka 2 juta')).toMatchObject({
      documentType: 'kuitansi',
      source: expect.stringContaining('Bu Lastri'),
    })
  })

  test('CHAT-16 a count that is said anew takes the place of the one before', () => {
    const order = after(
      'oke buatin invoicenya',
      'Bu Lilis pesan 150 lemper 3.500 dan 150 risol 4rb',
      'eh risolnya jadi 200',
    )
    expect(order).toMatchObject({ source: expect.stringContaining('150 lemper 3.500 dan 200 risol 4rb') })
    expect(order).not.toMatchObject({ source: expect.stringContaining('jadi 200') })
  })

  test.each([
    ['websitenya nanti aja', [told]],
    ['kalau bikin websitenya berapa lama?', [told]],
    ['ya itu aja, buatkan', [told]],
    ['ya itu aja, buatkan', []],
    ['ya itu aja', ['mau bikin surat penawaran', 'eh ga jadi deh']],
  ] as const)('CHAT-16 makes nothing: %s after %j', (message, earlier) => {
    expect(after(message, ...earlier).outcome).toBe('answer')
  })
})
