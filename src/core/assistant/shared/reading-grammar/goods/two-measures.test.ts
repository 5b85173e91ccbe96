import { expect, test } from 'vitest'

import { inTwoMeasures } from './two-measures.ts'

const read = (text: string) => inTwoMeasures(text, (name, measure, price) => `${name}/${measure} ${price}`)

test('ASSIST-01 what is sold in two measures is two things, whichever stands first', () => {
  expect(read('mi 3.500 per pcs / 128.000 per dus')).toBe('mi/pcs 3.500, mi/dus 128.000')
  expect(read('mi 3.500 /bungkus atau 125rb sedus isi 40')).toBe('mi/bungkus 3.500, mi dus isi 40 125rb')
  expect(read('mi 3rb/bungkus atau 1 dus isi 40 112rb')).toBe('mi/bungkus 3rb, mi 1 dus isi 40 112rb')
  expect(read('sukulen 15rb per pot atau 3 pot 40rb')).toBe('sukulen/pot 15rb, sukulen 3 pot 40rb')
  expect(read('kaos kaki 15rb 3 pasang 40rb')).toBe('kaos kaki 15rb, kaos kaki 3 pasang 40rb')
})

test('ASSIST-01 another thing behind a comma is no measure of the first, and neither is a word that only begins with se', () => {
  const whole = ['vokal 350rb/bln, drum 450rb/bln', 'kaos 50rb/pcs, 45rb semua ukuran']
  expect(whole.map(read)).toEqual(whole)
})
