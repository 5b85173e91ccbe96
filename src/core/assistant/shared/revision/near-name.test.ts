import { expect, test } from 'vitest'

import { nearName, withNearName } from './near-name.ts'

const texts = ['Surat Teguran', 'Teguran untuk penyewa kos bernama Bayu Anggara.', 'Kos Bu Rini']

test('CHAT-15 a name told anew stands for the one that it was misspelt as, whoever else is named', () => {
  expect(nearName('Bayu Anggoro', texts)).toBe('Bayu Anggara')
  expect(withNearName(['nama jadi Bayu Anggoro'], texts)[0]).toBe('ganti Bayu Anggara jadi Bayu Anggoro')
})

test('CHAT-15 a name that is near none leaves the orders as they are', () => {
  expect(nearName('Siti Rahma', texts)).toBeNull()
  expect(nearName('Bu Rina', ['Kos Bu Rini'])).toBe('Bu Rini')
  expect(withNearName(['harganya jadi 5rb'], texts)).toEqual(['harganya jadi 5rb'])
})
