import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import type { EditorProps } from '#core/items/client/editor-props.ts'
import type { Item } from '#core/items/shared/item.ts'
import { makeDeck } from '#tests/support/decks.ts'
import { itemOf } from '#tests/support/item-fixtures.ts'

import { SlideEditor } from './slide-editor.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const deckOf = (message: string, version: number): Item =>
  itemOf(makeDeck(message).deck, { kind: 'presentation', type: 'presentation', title: 'Kopi Senja', version })

test('CHAT-15 SLIDE-02 an accepted change is a step that undo takes back, and is not saved a second time', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const onContentChange = vi.fn<EditorProps['onContentChange']>()
  const show = (item: Item, revision: number) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <SlideEditor
            item={item}
            revision={revision}
            onContentChange={onContentChange}
            onCounted={() => undefined}
            flush={async () => true}
            barSlot={null}
          />
        </QueryClientProvider>,
      ),
    )
  const titles = () => place.textContent ?? ''
  await show(deckOf('ppt promo roti sobek, isi cokelat 12rb', 1), 0)
  const undo = () =>
    act(async () => {
      const keys = { key: 'z', ctrlKey: true, bubbles: true }
      place.querySelector('[data-slides]')?.dispatchEvent(new KeyboardEvent('keydown', keys))
    })
  await show(deckOf('ppt promo kopi susu, kopi gula aren 15rb', 2), 1)
  expect(titles()).toContain('Kopi Susu')
  expect(onContentChange).not.toHaveBeenCalled()
  await undo()
  expect(titles()).toContain('Roti Sobek')
  expect(onContentChange).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
  place.remove()
})
