import { describe, expect, test } from 'vitest'

import { scaledRecipe } from './scaled-recipe.ts'

const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ')

describe('a recipe made larger or smaller', () => {
  test.each([
    [
      'resep brownies 1 loyang pake 200gr tepung, 150 gr gula, 4 telur. mau bikin 15 loyang butuh berapa',
      ['tepung: 200 gr × 15 = **3 kg**', 'gula: 150 gr × 15 = **2,25 kg**', 'telur: 4 × 15 = **60**'],
    ],
    [
      'bumbu rendang 1 resep pakai cabe 250 gr, bawang merah 150 gram dan santan 1 liter, mau bikin 6 resep butuh brp?',
      ['cabe: 250 gr × 6 = **1,5 kg**', 'bawang merah: 150 gram × 6 = **900 gram**'],
    ],
    [
      'adonan 40 biji: terigu 1 kg, telur 6 butir. kalau 20 biji berapa',
      ['**0,5**', 'telur: 6 butir × 0,5 = **3 butir**'],
    ],
  ])('CHAT-18 %s', (message, lines) => {
    for (const line of lines) expect(plain(scaledRecipe(message)?.text)).toContain(line)
  })

  test.each([
    'adonan cilok 1 kg tepung 10 siung bawang jadi berapa',
    'tepung 1 kg 12rb, gula 1 kg 15rb, 1 loyang jadi 20 biji, modal 5 loyang berapa',
    'resep 1 loyang 200 gr tepung 4 telur, 15 loyang butuh berapa',
  ])('CHAT-18 no recipe is read into %s', (message) => expect(scaledRecipe(message)).toBeNull())
})
