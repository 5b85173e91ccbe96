import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Markdown } from './markdown.tsx'
import { withJoinedFigures } from './reply-text.tsx'
import { SuggestionsContext } from './suggestions.tsx'

const none = (): void => undefined
const drawn = (text: string, sentences: readonly string[] = []): string =>
  renderToStaticMarkup(
    <SuggestionsContext value={{ sentences, busy: false, onAsk: none, onWrite: none }}>
      <Markdown text={withJoinedFigures(text)} />
    </SuggestionsContext>,
  )
const cards = (html: string): number => html.split('data-handed').length - 1

test('CHAT-13 a whole line or point in italics is a card to hand on, with its words for WhatsApp', () => {
  const html = drawn('Tinggal disalin:\n\n*Bu Tini, catatannya tinggal Rp 198.000 ya.*\n\nKirim pagi hari.')
  expect(cards(html)).toBe(1)
  expect(html).toContain(`https://wa.me/?text=${encodeURIComponent('Bu Tini, catatannya tinggal Rp 198.000 ya.')}`)
  expect(html).toContain('Salin')
  expect(cards(drawn('1. *Mohon maaf, besok kami tutup dulu.*\n2. *Kami buka lagi hari Senin pagi.*'))).toBe(2)
  expect(cards(drawn('1. *Mohon maaf, besok kami tutup dulu.*\n\n2. *Kami buka lagi hari Senin pagi.*'))).toBe(2)
})

test('CHAT-13 lines of a text to hand on stay lines', () => {
  expect(drawn('*Jalan sore ke tepi kali,\nmelihat anak bermain layang.*')).toContain('kali,\nmelihat')
})

test('CHAT-13, CHAT-18 italics within a line, a few words, and what the answer proposes are no card', () => {
  for (const text of [
    'Tulis *kami tutup dulu sampai hari Senin* di pintu.',
    '*Nama pembeli:*',
    '**Besok kami tutup dulu, ya Kak**',
  ])
    expect(cards(drawn(text))).toBe(0)
  const question = 'Apa bedanya invoice dan kuitansi?'
  expect(cards(drawn(`- *${question}*`, [question]))).toBe(0)
  expect(cards(drawn(`- *${question}*`))).toBe(1)
})
