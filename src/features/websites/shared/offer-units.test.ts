import { describe, expect, test } from 'vitest'

import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { readSiteRequest } from './read-site-request.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const context: AssistantContext = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns: [] }
const read = (message: string) => readSiteRequest(readMessage(message, today), context)

describe('what a price is for', () => {
  test.each([
    [
      'web penginapan Wisma Tanjung, kamar standar 200rb, deluxe 300rb, family 450rb/malam',
      ['malam', 'malam', 'malam'],
    ],
    ['web penginapan Wisma Tanjung, kamar standar 200rb/malam, deluxe 300rb, extra bed 75rb', ['malam', 'malam', '']],
  ])('ASSIST-01 one time told for rooms is that of all rooms: %s', (message, units) => {
    expect(read(message).offers.map(({ unit }) => unit)).toEqual(units)
  })

  test('ASSIST-01 what is done once is named as it was told before', () => {
    const [offer] = read(
      'bikin website jasa kuras toren Bersih Jernih di Depok, 175rb sekali kuras, WA 081299881234',
    ).offers
    expect(offer).toMatchObject({ name: 'Kuras toren', unit: 'kali', price: 175_000 })
  })

  test('ASSIST-01 why the page is wanted is no fact of who shows it', () => {
    const { description, points } = read(
      'website portofolio fotografer nama Laras Ayu, biar klien bisa liat karya, prewedding 2jt, IG @larasayu',
    )
    expect(`${description} ${points.join(' ')}`).not.toMatch(/biar klien/i)
  })
})
