import { expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AssistantContext } from '../../port.ts'
import { readAsked } from '../answer.ts'
import { wordsBefore } from '../leaning.ts'
import { answerReckoned } from './answer-reckoned.ts'

const today = parseIsoDay('2026-11-21') ?? expect.unreachable()
const textOf = (message: string, turns: AssistantContext['turns'] = []): string => {
  const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns }
  const asked = readAsked(message, { reason: null, kind: null, documentType: null }, context, ['document'])
  return (answerReckoned(asked, wordsBefore(message, turns))?.text ?? 'nothing').replaceAll('\u00a0', ' ')
}

test.each([
  ['terigu 48rb, endhog 60rb, santen 36rb, gas 15rb. Dados 120 iji. HPP ijine pinten', '**Rp 1.325 per iji**'],
  ['tepung 30rb telur 20rb jadi 25 roti, dijual 3rb, laku 20 sehari, untungnya brp', '**Rp 20.000 sehari**'],
  ['tepung 2 kg @ 12rb, telur 30rb jadi 20 bolu, hpp berapa', '= **Rp 2.700 per bolu**'],
  ['sekarung beras 690rb jadi 62 liter, dijual eceran per liter 12rb, untungnya', '= **Rp 54.000**'],
  ['gofood potong 20% + 1000, mau terima bersih 15rb pasang harga berapa', '**Rp 20.000**'],
  ['modal sekotak isi 20 total 46rb, harga jual satuannya berapa', '**Rp 2.300 per buah**'],
  ['3 kg ayam fillet 48rb/kg jadi 40 tusuk, bumbu 25rb arang 10rb, modal setusuk berapa', '**Rp 4.475 per tusuk**'],
  ['laba 9 juta, 10 persen masuk kas dulu, sisanya dibagi saya 60 kawan 40', '**Rp 3.240.000**'],
  ['saingan 5.000/kg, biaya saya 4.600/kg, ikut apa beda harga', '**Rp 400** (8% dari harga)'],
  ['sandal 150rb diskon 20% tambah 10% lagi, sama dgn diskon 30% bukan', '**Rp 108.000**'],
  ['itung kasbon\n- 3 nov ambil 45.000\n- 7 nov 32.500\n- 15 nov bayar 50.000\nsisanya brp', '**Rp 27.500**'],
  ['biaya tetap sebulan 4.500.000, segelas jual 15rb, bahan per gelas 9rb, brp gelas biar balik pokok', '**750 kali'],
  ['omzet setahun 620 juta, pribadi bukan PT/CV, pajaknya berapa', '**Rp 600.000 setahun**'],
])('CHAT-18 %s is reckoned as it was told', (message, result) => {
  expect(textOf(message)).toContain(result)
})

test('CHAT-18 counts of this and that are no sum', () => {
  expect(textOf('tahu biar awet 3 hari, takarannya brp buat 10 kg')).toBe('nothing')
})

const batch = 'pisang 90rb tepung 25rb minyak 38rb gas 7rb jadi 100 biji, hpp?'
const told: AssistantContext['turns'] = [
  { sender: 'user', content: batch },
  { sender: 'ai', content: 'Jumlah Rp 160.000, jadi Rp 1.600 per biji.' },
]
test('CHAT-18 what is told next is reckoned with what was told before', () => {
  expect(textOf('kalo sehari laku 80 biji semua jual 2.500, untungnya brp sehari?', told)).toContain('**Rp 72.000')
  expect(textOf('eh salah, gasnya 17rb bukan 7rb. jd brp per biji?', told)).toContain('**Rp 1.700 per biji**')
})
test('CHAT-18 our last result is divided', () => {
  const gained: AssistantContext['turns'] = [
    { sender: 'user', content: 'masuk 21.500.000 keluar 15.100.000, untungnya?' },
    { sender: 'ai', content: 'Untung bulan ini Rp 6.400.000.' },
  ]
  const text = textOf('Kalau berempat bagi rata, sisihkan dulu 25% utk modal, satu orang dapat brp?', gained)
  expect(text).toContain('**Rp 1.200.000 seorang**')
})

test('CHAT-18 a sum that was returned with its deposit is no sum of both', () => {
  expect(textOf('dp 500rb pelanggan batal, barang udah kebeli 200rb, dibalikin brp pantasnya')).toBe('nothing')
})

test('CHAT-18 the price of one with no count at it is added to nothing, and who rides raises no price', () => {
  expect(textOf('cetak 300 lembar @2.750, desain 75rb, plastik 200/lembar, total tagihan brp')).toBe('nothing')
  expect(textOf('naik ojek 30rb sekali, mending cicil motor 400rb ga')).not.toContain('1.233')
})
