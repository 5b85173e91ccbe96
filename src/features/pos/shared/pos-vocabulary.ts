import type { KindVocabulary } from '#core/assistant/shared/kind-skill.ts'

import { posIntentWords } from './pos-intent-words.ts'

/** What a till is called in a message, and the words by which its sub-intents show (P1 §5). */
export const posVocabulary: KindVocabulary = {
  nouns: [
    'pos',
    'kasir',
    'aplikasi kasir',
    'apk kasir',
    'app kasir',
    'sistem kasir',
    'program kasir',
    'mesin kasir',
    'software kasir',
    'kasir online',
    'kasir digital',
    'kasiran',
    'web kasir',
    'website kasir',
    'aplikasi pos',
    'program pos',
    'aplikasi buat kasir',
    'aplikasi untuk kasir',
    'program buat kasir',
    'program untuk kasir',
    'mesin pos',
    'software pos',
    'sistem pos',
    'point of sale',
    'points of sale',
    'poin of sale',
    'pos system',
    'sistem point of sale',
    'cash register',
    'kasir pintar',
  ],
  types: {},
  tokens: ['tukang_bikin_pos', 'pos_system', '@pos_system@', '@tukang_bikin_pos@'],
  intents: posIntentWords,
}
