import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { markdownPart, ReplyText } from './reply-text.tsx'

const drawn: string[] = []
vi.mock('./markdown.tsx', () => ({
  Markdown: memo(({ text }: { readonly text: string }) => {
    drawn.push(text)
    return <p>{text}</p>
  }),
}))

test('CHAT-13 a growing reply is worked through in its last block only', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (text: string): Promise<void> => act(async () => root.render(<ReplyText text={text} growing />))
  await show('')
  markdownPart.prefetch()
  await vi.waitFor(async () => {
    await show('*mulai*')
    expect(drawn).toContain('*mulai*')
  })
  drawn.length = 0
  const text = Array.from({ length: 40 }, (_, place) => `*Alinea* ${place} tentang usaha.`).join('\n\n')
  for (let length = 1; length <= text.length; length += 1) await show(text.slice(0, length))
  // Each change draws one block, that which grew; a blank line that comes draws none.
  expect(drawn.length).toBeLessThanOrEqual(text.length)
  expect(drawn.filter((block) => block === '*Alinea* 0 tentang usaha.')).toHaveLength(1)
  expect(place.querySelectorAll('p')).toHaveLength(40)
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
