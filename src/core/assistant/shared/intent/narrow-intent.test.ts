import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { lexiconOf } from './kind-mentions.ts'
import { narrowIntent } from './narrow-intent.ts'
import { readWords } from './words.ts'

describe('the sub-intent of a till', () => {
  test.each([
    ['bikinkan mesin kasir di hp utk warung papeda, papeda 40 ribu', 'restaurant_pos'],
    ['kasir lewat tablet buat salon, potong 30rb', 'service_pos'],
    ['kasir toko hp, charger 45rb', 'retail_pos'],
  ])('CHAT-16 on what it runs says nothing of what is sold: %s', (message, intent) =>
    expect(narrowIntent(readWords(message), lexiconOf(kindSkills), kindSkills.pos)).toBe(intent),
  )
})
