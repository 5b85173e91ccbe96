import { expect, test } from 'vitest'

import { findCustomers } from './find-customers.ts'

const customers = [
  { id: 'cus_1', name: 'Bu Rina', phone: '081234567890', debt: 0, debtLimit: null },
  { id: 'cus_2', name: 'Pak Rinto', phone: null, debt: 0, debtLimit: null },
  { id: 'cus_3', name: 'Adi', phone: '089900001111', debt: 0, debtLimit: null },
]
const names = (name: string, phone = '') => findCustomers(customers, { name, phone }).map((one) => one.name)

test('POS-06 a customer is found by a part of the name or of the number however it is typed', () => {
  expect(names(' rin ')).toEqual(['Bu Rina', 'Pak Rinto'])
  expect(names('', '+62 812-34')).toEqual(['Bu Rina'])
  expect(names('', '0000')).toEqual(['Adi'])
  expect([names(''), names('siti')]).toEqual([[], []])
  expect(findCustomers([...customers, ...customers], { name: 'a', phone: '' })).toHaveLength(3)
})
