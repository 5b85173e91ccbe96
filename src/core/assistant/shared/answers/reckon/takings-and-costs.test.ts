import { describe, expect, test } from 'vitest'

import { stepByStep } from './step-by-step.ts'
import { takingsAndCosts } from './takings-and-costs.ts'

const reckoned = (text: string): string | undefined => takingsAndCosts(text)?.text.replaceAll('\u00a0', ' ')

describe('ASSIST-01 CHAT-18 what is left of takings is reckoned less the costs, or not at all', () => {
  test.each([
    ['kerang 40 kg laku 25rb/kg. solar 30 liter @ 6.800, ransum 60rb. bersihnya berapa', '**Rp 736.000**'],
    ['lele 1.500 ekor laku 2.500/ekor. pakan 4 karung @ 390rb, upah 300rb. untung berapa', '**Rp 1.890.000**'],
    ['upah 3 orang @ 90rb, sewa 150rb. semangka 200 buah terjual @ 12rb. sisanya berapa', '**Rp 1.980.000**'],
    ['narik dapat 200rb. bensin 60rb, setoran 180rb. bersihnya berapa', '**Rugi Rp 40.000**'],
  ])('%s', (message, left) => {
    expect(reckoned(message)).toContain(left)
  })

  test.each([
    'jual ayam 10 ekor @50rb, bebek 5 ekor @60rb, pakan 200rb. bersihnya berapa',
    'jual nasi 20 bungkus @ 12rb. es teh 30 gelas @ 4rb. belanja 200rb. bersihnya berapa',
    'laku 400rb, gas 25rb, minyak 60rb, sisanya berapa',
    'beli kopi 3 kg @ 90rb, gula 20 kg @ 17rb, bersihnya berapa',
  ])('where a figure may be the one or the other no sum is told: %s', (message) => {
    expect(takingsAndCosts(message)).toBeNull()
    expect(stepByStep(message)).toBeNull()
  })

  test('what is told to be taken off or added is still done step by step', () => {
    expect(takingsAndCosts('dapat 1,2jt dipotong 200rb bersihnya berapa')).toBeNull()
    expect(stepByStep('dapat 1,2jt dipotong 200rb bersihnya berapa')?.text).toContain('1.000.000')
  })
})
