import { describe, expect, test } from 'vitest'

import { emptyProfile } from '#core/assistant/shared/business-profile.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import { readMessage } from '#core/assistant/shared/read-message.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import { memoryDay } from '#tests/support/owner-memory.ts'

import { kindSkills } from './kinds.ts'

const told: AssistantContext = {
  today: memoryDay,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  profile: {
    ...emptyProfile,
    name: 'Kue Lestari',
    type: 'toko kue',
    address: 'Jl. Kenanga 7, Salatiga',
    phone: '081311112222',
    bankName: 'BRI',
    bankAccountNumber: '1230045678',
    bankAccountHolder: 'Sri Lestari',
    signerName: 'Sri Lestari',
    signerTitle: 'Pemilik',
  },
  turns: [],
}

const afterTelling: AssistantContext = {
  ...told,
  turns: [
    { sender: 'user', content: 'saya buka usaha Katering Melati di Blora, nasi kotak 25rb dan tumpeng 300rb' },
    { sender: 'ai', content: 'Wah, menarik, Juragan.' },
  ],
}

/** The item that comes of a request in which a model filled in nothing, and the one that our own rules make. */
const bothMade = (kind: ItemKind, message: string, documentType: string | null, context: AssistantContext) => {
  const { maker, model } = kindSkills[kind]
  if (!maker || !model) throw new Error(`${kind} is not taught`)
  const reading = readMessage(message, context.today)
  const byModel = model.readRequest({}, { text: message, reading, documentType, context })
  const byRules = maker.readRequest(reading, documentType, context)
  return {
    byModel: maker.composeItem(byModel, context),
    byRules: maker.composeItem(byRules, context),
    words: [byModel, byRules].map((one) => maker.introduce(one, maker.composeItem(one, context), context)),
  }
}

describe('what a model leaves out', () => {
  test.each<[ItemKind, string, string | null, AssistantContext]>([
    ['document', 'Buatkan invoice untuk Bu Ratna, 12 keranjang rotan @ 85.000', 'invoice', told],
    ['document', 'buat surat pemberitahuan libur toko tanggal 25 Desember', 'surat_resmi', told],
    ['presentation', 'buatkan presentasi usaha kue, kue lapis 5rb, bolu 7rb', null, told],
    ['analysis', 'analisis untung rugi kue: omzet 5jt, belanja 3jt, gaji 1jt', null, told],
    ['website', 'buat website toko saya, kue lapis 5rb, bolu 7rb', null, told],
    ['website', 'nah, bikin websitenya', null, afterTelling],
    ['pos', 'bikin kasir: kue lapis 5rb stok 10, bolu 7rb stok 5', null, told],
    ['pos', 'nah, bikin kasirnya', null, afterTelling],
  ])(
    'ASSIST-05 ASSIST-02 %s is read by our own rules, profile and earlier turns too: %s',
    (kind, message, type, by) => {
      const { byModel, byRules, words } = bothMade(kind, message, type, by)
      expect(byModel).toEqual(byRules)
      expect(words[0]).toBe(words[1])
    },
  )

  test('ASSIST-05 a letter that a model read has the profile’s letterhead, and none where the profile is off', () => {
    const message = 'Buatkan invoice untuk Bu Ratna, 12 keranjang rotan @ 85.000'
    const written = (context: AssistantContext): string =>
      JSON.stringify(bothMade('document', message, 'invoice', context).byModel.content)
    expect(written(told)).toMatch(/Kue Lestari.*Kenanga 7/)
    expect(written(told)).toContain('1230045678')
    const { profile: _off, ...bare } = told
    expect(written(bare)).not.toMatch(/Lestari|Kenanga|1230045678/)
  })
})
