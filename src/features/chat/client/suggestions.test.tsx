import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Markdown } from './markdown.tsx'
import { withJoinedFigures } from './reply-text.tsx'
import { SuggestionsContext } from './suggestions.tsx'

const none = (): void => undefined

const drawn = (text: string, sentences: readonly string[] | null, busy = false): string =>
  renderToStaticMarkup(
    <SuggestionsContext value={sentences && { sentences, busy, onAsk: none, onWrite: none }}>
      <Markdown text={withJoinedFigures(text)} />
    </SuggestionsContext>,
  )

test('CHAT-18 a sentence that the answer proposes is a key that says what it does', () => {
  const html = drawn('- *Apa bedanya invoice dan kuitansi?*\n- **surat**: *Buatkan kuitansi Rp 750.000*', [
    'Apa bedanya invoice dan kuitansi?',
    'Buatkan kuitansi Rp 750.000',
  ])
  expect(html).toContain('Tanyakan: </span><span>Apa bedanya invoice dan kuitansi?</span>')
  expect(html).toContain('Tulis di kotak pesan: </span><span>Buatkan kuitansi Rp\u00a0750.000</span>')
  expect(html).not.toContain('<em>')
})

test('CHAT-18 other words in italics stay words, and nothing is a key where nothing is proposed', () => {
  expect(drawn('Isi kolom *fisik*', ['Apa itu stok opname?'])).toContain('<em>fisik</em>')
  expect(drawn('- *Apa itu stok opname?*', null)).toContain('<em>Apa itu stok opname?</em>')
})

test('CHAT-02 a question waits while a reply runs, an order can be taken over to be changed', () => {
  expect(drawn('*Apa itu invoice?*', ['Apa itu invoice?'], true)).toContain('disabled')
  expect(drawn('*Buatkan invoice*', ['Buatkan invoice'], true)).not.toContain('disabled')
})
