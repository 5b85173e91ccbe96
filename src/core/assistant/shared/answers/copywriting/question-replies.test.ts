import { expect, test } from 'vitest'

import { captionsFor } from './captions.ts'
import { readOffer } from './offer.ts'
import { gentler, replyToQuestion } from './question-replies.ts'
import { rhymesFor } from './rhymes.ts'

const offerOf = (message: string) => readOffer(message) ?? expect.unreachable(message)

test('ASSIST-01 CHAT-18 a reply to a buyer holds what the owner told, and a blank where nothing was told', () => {
  expect(replyToQuestion('balas chat: kak ada ukuran apa aja? (ready M dan XL)')).toContain('Ready M dan XL.')
  expect(replyToQuestion('balasin wa yang nanya lokasi')).toContain('[alamat]')
})

test('ASSIST-01 CHAT-18 an owner’s own words are said more gently, not written anew', () => {
  expect(gentler('sopan ga ini: "Pak barangnya diambil dong"')).toContain('barangnya diambil')
  expect(gentler('cek kalimat ini sopan ga "bu bayar kasbonnya"')).toContain('mengingatkan')
})

test('ASSIST-01 CHAT-18 an occasion is no thing that is sold', () => {
  const offer = offerOf('buatin caption promo gajian utk toko sandal, diskon 10%')
  expect(captionsFor(offer)).toContain('**sandal**')
  expect(readOffer('caption abon ikan utk natal, 40rb')?.thing).toBe('abon ikan')
})

test('ASSIST-01 CHAT-18 a rhyme speaks of debts only where they are told, of hunger only where food is sold', () => {
  expect(rhymesFor('bunga', 'pantun pembukaan toko bunga')).not.toMatch(/utang lama|lapar/)
  expect(rhymesFor('pecel lele', 'pantun nyindir utang')).toContain('utang lama')
})
