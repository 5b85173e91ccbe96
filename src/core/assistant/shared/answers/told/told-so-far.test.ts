import { expect, test } from 'vitest'

import type { Turn } from '../../port.ts'
import { readAsked } from '../answer.ts'
import { answerToldSoFar } from './told-so-far.ts'

const answered = (message: string, ...before: readonly string[]) => {
  const turns: Turn[] = before.flatMap((content) => [
    { sender: 'user', content },
    { sender: 'ai', content: 'Baik.' },
  ])
  const context = { today: '2026-11-21', timeZone: 'Asia/Jakarta', ownerName: null, turns } as never
  return (
    answerToldSoFar(readAsked(message, { reason: null, kind: null, documentType: null }, context, []))?.text ?? null
  )
}
const told = ['mau jual es teler modal 6rb per cup dijual 10rb', 'sehari 50 cup', 'sewa tempat 500rb sebulan']

test('CHAT-18 what is told on is noted with what it comes to so far', () => {
  expect(answered('sewa tempat 500rb sebulan', ...told.slice(0, 2))).toMatch(/bersih Rp\s5\.500\.000/)
  expect(answered('omzet 15 juta', 'listrik 400rb')).toMatch(/laba bersih Rp\s14\.600\.000/)
})

test('CHAT-18 a question is reckoned with all that was told, and with one figure supposed to be another', () => {
  expect(answered('untungnya sebulan berapa?', ...told)).toMatch(/bersih Rp\s5\.500\.000/)
  expect(answered('kalau cuma 30 cup?', ...told, 'untungnya sebulan berapa?')).toMatch(/bersih Rp\s3\.100\.000/)
})

test('CHAT-18 nothing is noted where nothing was told before, and years are no figures to reckon with', () => {
  expect(answered('sewa tempat 500rb sebulan')).toBeNull()
  expect(answered('lulusan SMK 2021', 'kerja 2 tahun')).toBeNull()
})
