import { describe, expect, test } from 'vitest'

import { inPlainWords, speaksOfChange, wordsIn } from './plain-words.ts'

const own = wordsIn({
  title: 'Invoice Bu Wiwik',
  content: { lines: [{ description: 'gula' }, { description: 'henna' }, { description: 'teh botol' }] },
})

describe('corrections in regional words', () => {
  test.each([
    ['gulane ora sido tuku, busek wae', 'gulanya tidak jadi beli, hapus saja'],
    ['henna ne diilangi wae', 'hennanya hapus saja'],
    ['gula kasi hilang saja', 'gula hapus saja'],
    ['gula mah teu jadi, hapus weh', 'gula tidak jadi, hapus'],
    ['Ratu Ayu pe nama so ganti', 'nama Ratu Ayu so ganti'],
    ['harganyo naiak 5rb kasadonyo', 'harganya naik 5rb semua'],
    ['PPN-nya jangan lupa 12 persen', 'PPN-nya 12 persen'],
    ['yang potong doang naik jadi 40rb', 'yang potong naik jadi 40rb'],
    ['semua naik 1000, kecuali teh botol dan gula', 'semua kecuali teh botol / gula naik 1000'],
    ['yang es naik 2rb semua kecuali teh botol', 'semua es kecuali teh botol naik 2rb'],
    ['naikin seribu semua', 'naikin semua 1.000'],
    ['harganya naik 500 semua', 'harganya naik 500 semua'],
    ['tambah sirup 20rb trs hapus gula', 'tambah sirup 20rb terus hapus gula'],
    ['tambihan sewa tenda 850rb nya', 'tambah sewa tenda 850rb'],
  ])('CHAT-15 CHAT-16 %s', (said, plain) => {
    expect(inPlainWords(said, own)).toBe(plain)
  })

  test('CHAT-15 names, quotations and what stands in the item stay as they are', () => {
    for (const said of ['tambah teh botol 5rb', 'ganti jadi Busek Jaya', 'judulnya "busek wae"'])
      expect(inPlainWords(said, own)).toBe(said)
  })

  test('CHAT-15 a regional word of changing is known before anything is loaded', () => {
    expect(speaksOfChange('busek wae')).toBe(true)
    expect(speaksOfChange('apik tenan')).toBe(false)
  })
})
