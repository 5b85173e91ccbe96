import { expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { inCalmTalk } from './calm-talk.ts'
import type { AssistantContext } from './port.ts'

const talkAfter = (...turns: string[]): AssistantContext => ({
  today: '2026-11-21' as IsoDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: turns.map((content) => ({ sender: 'user' as const, content })),
})

test('CHAT-16 what was told in capitals keeps its names beside an order', () => {
  const { context, message } = inCalmTalk(
    'TOLONG BUATKAN KUITANSI DP NYA',
    talkAfter('HALO SAYA PAK DARSONO PENGRAJIN ROTAN. ADA PEMBELI MR LEE MAU 16 KURSI. DIA DARI TOKO ROTAN MAJU'),
  )
  expect(message).toBe('tolong buatkan kuitansi dp nya')
  expect(context.turns[0]?.content).toBe(
    'halo saya Pak Darsono pengrajin rotan. ada pembeli Mr Lee mau 16 kursi. dia dari Toko Rotan Maju',
  )
})

test('CHAT-16 a message that follows nothing, and a calm talk, stay as they were written', () => {
  const shouted = 'BUATKAN INVOICE UNTUK PAK DARSONO 16 KURSI ROTAN'
  expect(inCalmTalk(shouted, talkAfter()).message).toBe(shouted)
  const calm = talkAfter('saya Pak Darsono, pesan ke PT ABC')
  expect(inCalmTalk('Buatkan invoicenya', calm)).toEqual({ message: 'Buatkan invoicenya', context: calm })
})
