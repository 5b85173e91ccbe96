import { expect, test } from 'vitest'

import { sharesOfEach } from './shares-of-each.ts'

test.each([
  [
    'penjualan seminggu: total 700 porsi: ayam 300, bebek 250, lele 150. persentase masing2',
    ['42,9%', '35,7%', '21,4%'],
  ],
  ['minggu ini laku ayam 300, bebek 250, lele 150 porsi. berapa persen masing-masing?', ['42,9%', '35,7%', '21,4%']],
  ['omzet toko 5,5jt, shopee 3jt, tokped 1,5jt. masing-masing berapa persen?', ['**55%**', '**30%**', '**15%**']],
  ['tiap menu brp persen: kopi 1.200.000, teh 300rb, roti 500.000', ['**60%**', '**15%**', '**25%**']],
])('CHAT-16 each of several amounts is told as a share of all: %s', (message, shares) => {
  const text = sharesOfEach(message)?.text ?? ''
  for (const share of shares) expect(text).toContain(share)
})

test.each([
  'modal 2jt untung 500rb masing2 berapa persen',
  'total 800 porsi: ayam 300, bebek 250, lele 150. persentase masing2',
  'ayam 300, bebek 250, lele 150 terjual',
  'tiap menu berapa persen: kopi 300, teh 40rb',
])('CHAT-16 what does not add up, or is no part of one whole, is not reckoned so: %s', (message) => {
  expect(sharesOfEach(message)).toBeNull()
})
