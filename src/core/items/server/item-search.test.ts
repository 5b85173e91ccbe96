import { expect, test } from 'vitest'

import { textsIn } from './item-search.ts'

test('SIDE-12 what is found in an item are the words of its owner, not those of the program', () => {
  const content = {
    type: 'doc',
    day: '2026-11-22',
    logo: 'asset_1a2b',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Terima kasih.' }] },
      { type: 'signature', name: 'Rina' },
    ],
    blocks: [{ kind: 'image', words: ['type', 'Kaos'] }],
  }
  expect(textsIn(content)).toEqual(['Terima kasih.', 'Rina', 'type', 'Kaos'])
})
