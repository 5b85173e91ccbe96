import { expect, test } from 'vitest'

import { plainMessage } from './plain-message.ts'
import { withoutStory } from './without-story.ts'

const story =
  'Ini ceritanya panjang ya nak. Bapak ini dulu nelayan, tahun 1994 beli perahu 3 juta dari juragan. Anak bapak tiga, yang sulung kerja jauh. Pernah ditipu sales 700 ribu juga. Ibu sudah meninggal dua tahun lalu, kata anak sekarang semua orang pakai komputer. '
const order = 'Jadi tolong buatkan invoice untuk PT Bina Aba, galon 45 harga 8 ribu satu galon.'

test('ASSIST-01 the story before the order of a paper of goods bills nothing', () => {
  expect(withoutStory(`${story}${order} Terima kasih.`)).toBe(`${order} Terima kasih.`)
})

test('ASSIST-01 whose house it is stays, however it is told, and so does what is billed and a story that all is told in', () => {
  const house = 'Nama kios bapak dulu Kios Bahari, sampai sekarang. '
  expect(withoutStory(`${story}${house}${order}`)).toBe(`${house}${order}`.trim())
  const billed = `${story}Kemarin ambil galon 45 harga 8 ribu. Tolong buatkan invoicenya ya.`
  expect(withoutStory(billed)).toBe('Kemarin ambil galon 45 harga 8 ribu. Tolong buatkan invoicenya ya.')
  expect(withoutStory(order)).toBe(order)
  const open = `${story}Tolong buatkan invoicenya ya.`
  expect(withoutStory(open)).toBe(open)
  const profile = `${story}Tolong buatkan website saya, harga paket 8 ribu.`
  expect(withoutStory(profile)).toBe(profile)
})

test('ASSIST-01 a paper is named in its right writing behind the verb that orders it', () => {
  expect(plainMessage('bikin invocie sewa kursi')).toBe('bikin invoice sewa kursi')
  expect(plainMessage('buatkan surat penwaran kursi')).toBe('buatkan surat penawaran kursi')
  expect(plainMessage('bikin kursi lipat')).toBe('bikin kursi lipat')
})
