import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { DriveKeyContext, type DriveKeyProps } from '#core/items/client/drive-key.tsx'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { itemQuery } from '#core/items/client/items.api.ts'
import type { Item } from '#core/items/shared/item.ts'
import { itemOf } from '#tests/support/item-fixtures.ts'

import { DeckCanvas } from './cloud-deck.tsx'

vi.mock('./slide-editor.tsx', () => ({ SlideEditor: () => <p>Editor slide</p> }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Key = ({ look, emits }: DriveKeyProps) => <button type="button">{`Save to Drive ${look} ${emits}`}</button>

const deck = (metadata: Item['metadata']): Item =>
  itemOf({}, { kind: 'presentation', type: 'presentation', title: 'Kopi Senja', metadata })

const show = async (metadata: Item['metadata']) => {
  const queries = new QueryClient()
  const item = deck(metadata)
  queries.setQueryData(itemQuery(item.id).queryKey, item)
  const place = document.createElement('div')
  const root = createRoot(place)
  const props: EditorProps = {
    item,
    onContentChange: () => undefined,
    onCounted: () => undefined,
    flush: async () => true,
    barSlot: null,
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <DriveKeyContext value={Key}>
          <DeckCanvas {...props} />
        </DriveKeyContext>
      </QueryClientProvider>,
    ),
  )
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click())
  const learn = (next: Item['metadata']) => queries.setQueryData(itemQuery(item.id).queryKey, deck(next))
  return { place, press, learn }
}

const address = 'https://docs.google.com/presentation/d/1aBcDeFgHiJkLmN'

test('DRIVE-04 CANVAS-02 a deck with a copy at Google has both views, a link for where the frame stays empty, and the key over it', async () => {
  const { place, press } = await show({ googleDriveUrl: `${address}/edit?usp=drivesdk` })
  expect(place.querySelector('iframe')).toBeNull()
  expect(place.querySelector('a')?.href).toBe(`${address}/edit`)
  await press('Google Slides')
  expect(place.querySelector('iframe')?.getAttribute('src')).toBe(`${address}/embed`)
  expect(place.textContent).toContain('Save to Drive floating true')
  expect(place.textContent).toContain('Editor slide')
  await press('Editor Juragan')
  expect(place.querySelector('iframe')).toBeNull()
})

test('DRIVE-04 without a copy at Google there is no frame; it comes with the first copy', async () => {
  const { place, learn } = await show({
    googleDriveUrl: 'http://127.0.0.1:3000/drive/drv_a1',
    savedToGoogleDrive: true,
  })
  expect(place.querySelector('a')).toBeNull()
  expect(place.textContent).toBe('Editor slide')
  learn({ googleDriveUrl: `${address}/edit` })
  await vi.waitFor(() => expect(place.textContent).toContain('Google Slides'))
})
