import { describe, expect, test } from 'vitest'

import { renamed, swapIn, swapsIn } from './swap-words.ts'

describe('one name in the place of another', () => {
  test.each([
    ['Bapak Ritwan Halim', 'Ritwan', 'Ridwan', 'Bapak Ridwan Halim'],
    ['Kak Devi', 'Devi', 'Devi Anggraini', 'Kak Devi Anggraini'],
    ['Simon Wanma', 'Simon', 'Elsye Wanma', 'Elsye Wanma'],
    ['Wisma Sekanak', 'Wisma', 'Griya Sekanak', 'Griya Sekanak'],
    ['Yohanes Kolo dan Sdri. Elvira Tahu', 'Elvira', 'Marselina Bere', 'Yohanes Kolo dan Marselina Bere'],
  ])('CHAT-15 %s: %s becomes %s', (whole, old, fresh, made) => {
    expect(renamed(whole, old, fresh)).toBe(made)
  })

  test('CHAT-15 words follow in the hand in which they stood, and never within other words', () => {
    expect(swapIn('Jabatan : Admin Gudang', 'admin gudang', 'kepala gudang')).toBe('Jabatan : Kepala Gudang')
    expect(swapIn('Pembicara: Simon Wanma.', 'Simon', 'Elsye Wanma')).toBe('Pembicara: Elsye Wanma.')
    expect(swapIn('sajadah dan saja', 'saja', 'hanya')).toBe('sajadah dan hanya')
    expect(swapsIn('tidak ada di sini', 'Simon', 'Elsye').size).toBe(0)
  })
})
