import { expect, test } from 'vitest'

import { withFiguresRepaired } from './figure-repairs.ts'

test.each([
  ['kue kotak 30 kotak eh bukan bukan 35 kotak jadinya, sekotak 22.500', 'kue kotak 35 kotak, sekotak 22.500'],
  ['nasi awalnya 30 eh salah 35 kotak @22.500', 'nasi 35 kotak @22.500'],
  ['gula @15rb eh 16rb', 'gula @16rb'],
  ['telur 10 kg bukan deng 12 kg @28.000', 'telur 12 kg @28.000'],
  ['kaos 20 pcs maaf maksudnya 25 pcs', 'kaos 25 pcs'],
  ['tenda 2 set sejuta kurang seperempat eh maksud aye 750rb satu setnye', 'tenda 2 set 750rb satu setnye'],
])('ASSIST-01 a figure that is set right at once stands only as it holds: %s', (said, meant) => {
  expect(withFiguresRepaired(said)).toBe(meant)
})

test.each([
  'bumbu 215rb bukan 185rb',
  'kirim 10 dus eh 2 dus rusak',
  'gula 2 kg eh 3 sak semen @60rb',
  '40 botol, eh salah, 45 botol madu',
  'risol 120 eh bukan, dia tadi nelpon risolnya jadi 100 aja',
  'jam 3 sore eh minta 2 lagi',
])('ASSIST-01 what says the contrary, or tells of another thing, stays: %s', (said) => {
  expect(withFiguresRepaired(said)).toBe(said)
})
