import { describe, expect, test } from 'vitest'

import { readBranches } from './read-branches.ts'

describe('where a house has its branches', () => {
  test.each([
    [
      'laundry Bersih Kilat, 3 cabang di Malang: Soekarno Hatta, Sigura-gura, dan Dinoyo. kiloan 6000',
      '3 cabang di Malang: Soekarno Hatta, Sigura-gura, dan Dinoyo',
      'Malang',
    ],
    ['apotek, cabang kami di Solo, Klaten, dan Boyolali, buka 24 jam', 'Cabang: Solo, Klaten, dan Boyolali', ''],
    [
      'optik Terang outletnya di Bandung dan Cimahi, kacamata 150rb',
      'Outlet: Bandung dan Cimahi',
      'Bandung dan Cimahi',
    ],
  ])('WEB-03 ASSIST-01 they are one fact and none of them its name: %s', (text, told, area) => {
    expect(readBranches(text)).toMatchObject({ told, area })
    expect(readBranches(text).rest).not.toContain(told.split(' ').at(-1))
  })

  test.each([
    'bakso Pak Kumis, 2 cabang: Jl Merdeka 5 Garut dan Jl Ahmad Yani 10 Tasikmalaya',
    'kami punya 3 cabang, harga sama semua',
    'cabang di Solo, buka 24 jam',
  ])('WEB-03 streets, a bare count and one place alone stay told as they are: %s', (text) => {
    expect(readBranches(text)).toEqual({ told: '', area: '', rest: text })
  })
})
