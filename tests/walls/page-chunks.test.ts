import { expect, it } from 'vitest'

import { chunkOf } from '../../vite.chunks.ts'

const client = '/house/src/app/client'
const chat = '/house/src/features/chat/client/index.tsx'
const react = '/house/node_modules/react/index.js'

/** Who imports what at once, and what it may ask for later. */
const house: Readonly<Record<string, { readonly now: readonly string[]; readonly later?: readonly string[] }>> = {
  [`${client}/index.html`]: { now: ['key', 'session', chat, 'sidebar', 'clock'] },
  [`${client}/masuk.html`]: { now: ['key', 'session', 'clock'] },
  [`${client}/kasir.html`]: { now: ['key'], later: ['clock'] },
  [chat]: { now: ['key', 'bubble'] },
  key: { now: [react, 'schema'] },
  session: { now: ['schema'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: house[id]?.now ?? [],
    dynamicallyImportedIds: house[id]?.later ?? [],
  }),
}
const chunk = (id: string): string | null => chunkOf(client)(id, graph)

it('SHELL-01: a first load brings few files, React and what knows nothing of it apart, the chat beside the workspace', () => {
  expect([react, 'schema', 'key'].map(chunk)).toEqual(['react', 'plain', 'pages'])
  expect(chunk('session')).toBe('masuk_index')
  expect([chat, 'bubble', 'sidebar'].map(chunk)).toEqual(['chat', 'chat', null])
})

it('SHELL-01: what a page asks for later brings nothing along that only other pages start with', () => {
  expect(chunk('clock')).toBeNull()
})
