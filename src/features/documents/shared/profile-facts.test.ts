import { expect, test } from 'vitest'

import { businessProfile } from '#core/assistant/shared/business-profile.ts'
import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'
import { offerReading, readingOf } from '#tests/support/readings.ts'

import type { DocumentContent } from './content/document-content.ts'
import { documentSkill } from './skill.ts'

const profile = businessProfile.parse({
  name: 'Warung Sekar',
  address: 'Jl. Kenanga 3, Sleman',
  phone: '0812-0000-1111',
  email: 'halo@sekar.example',
  website: 'sekar.example',
  bankName: 'BRI',
  bankAccountNumber: '1234-01',
  bankAccountHolder: 'Sekar Ayu',
  npwp: '01.234.567.8-901.000',
  signerName: 'Sekar Ayu',
  signerTitle: 'Pemilik',
})
const context: AssistantContext = {
  today: offerReading.today,
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  profile,
  turns: [],
}
const letterOf = (reading: Reading, type: string, over: Partial<AssistantContext> = {}) => {
  const { maker } = documentSkill
  if (!maker) throw new Error('documents can be made')
  const told = { ...context, ...over }
  return (maker.composeItem(maker.readRequest(reading, type, told), told).content as DocumentContent).letter
}

test('ASSIST-05 an invoice without a sender takes letterhead, account and signer from the profile', () => {
  const letter = letterOf(readingOf({ text: 'invoice untuk Bu Sari', recipient: { name: 'Ibu Sari' } }), 'invoice')
  expect(letter.sender).toMatchObject({
    name: 'Warung Sekar',
    address: 'Jl. Kenanga 3, Sleman',
    phone: '0812-0000-1111',
    website: 'sekar.example',
    npwp: '',
  })
  expect(letter.bankAccounts).toEqual([{ bank: 'BRI', number: '1234-01', holder: 'Sekar Ayu' }])
  expect(letter.signer).toEqual({ name: 'Sekar Ayu', title: 'Pemilik' })
  expect(letter.tax).toBeNull()
})

test('ASSIST-05 what the message says stands: another sender keeps an empty letterhead', () => {
  const letter = letterOf(offerReading, 'surat_penawaran')
  expect(letter.sender.name).toBe('Toko Sinar Jaya')
  expect([letter.sender.address, letter.sender.phone, letter.signer.name]).toEqual(['', '', ''])
})

test('ASSIST-05 the own business named in the message is completed', () => {
  const letter = letterOf(
    readingOf({ text: 'penawaran dari warung sekar', sender: { company: 'warung sekar', phone: '0899' } }),
    'surat_penawaran',
  )
  expect([letter.sender.phone, letter.sender.address]).toEqual(['0899', 'Jl. Kenanga 3, Sleman'])
})

test('ASSIST-05 a personal letter takes nothing from the business; NPWP only of a PKP, or beside PPN', () => {
  const personal = letterOf(readingOf({ text: 'buat surat pernyataan belum menikah' }), 'surat_resmi')
  expect(personal.sender.name).toBe('')
  const taxed = readingOf({ text: 'invoice', tax: { percent: null, included: false } })
  expect(letterOf(taxed, 'invoice').sender.npwp).toBe('01.234.567.8-901.000')
  const pkp = letterOf(readingOf({ text: 'invoice' }), 'invoice', { profile: { ...profile, isPkp: true } })
  expect(pkp.sender.npwp).toBe('01.234.567.8-901.000')
})

test('ASSIST-05 `toko saya` is the profile’s business, and without a profile a blank, for it names nobody', () => {
  const reading = readingOf({ text: 'surat pakai kop toko saya', sender: { company: 'Toko Saya' } })
  expect(letterOf(reading, 'invoice').sender.name).toBe('Warung Sekar')
  expect(letterOf(reading, 'invoice', { profile: businessProfile.parse({}) }).sender.name).toBe('')
})
