import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

import { roomOf } from '../../vite.chunks.ts'

const root = resolve(import.meta.dirname, '../..')
const main = join(root, 'src/app/server/main.ts')

/** What a module's text imports as it is evaluated: types are gone by then, and what is awaited comes later. */
const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )

const fileOf = (name: string, from: string): string =>
  name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(dirname(from), name)

/** The packages that the server loads before anybody asks it anything. */
const packagesOfStart = (): string[] => {
  const packages = new Set<string>()
  const files = new Set([main])
  for (const file of files)
    for (const name of importedBy(file)) {
      if (name.startsWith('#') || name.startsWith('.')) {
        if (name.endsWith('.ts')) files.add(fileOf(name, file))
      } else if (!name.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    }
  return [...packages].toSorted()
}

it('OPS-01: what only some work needs is loaded with that work, so that a server at rest stays small', () => {
  expect(packagesOfStart()).toEqual([
    '@hono/node-server',
    'altcha-lib',
    'better-auth',
    'drizzle-orm',
    'fflate',
    'hono',
    'nanoid',
    'pg',
    'pino',
    'zod',
  ])
})

it('OPS-01: the server’s text lies in a file for each room; what is asked for later stays apart', () => {
  const assistant = '/house/src/core/assistant/shared/words.ts'
  const render = '/house/src/core/render/server/docx.ts'
  const docx = '/house/src/core/render/server/docx-document.ts'
  const clock = '/house/src/app/server/clock.ts'
  const house: Readonly<Record<string, { readonly now: readonly string[]; readonly later?: readonly string[] }>> = {
    '/house/src/app/server/main.ts': { now: [assistant, render, clock] },
    [render]: { now: [], later: [docx] },
  }
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: house[id]?.now ?? [],
      dynamicallyImportedIds: house[id]?.later ?? [],
    }),
  }
  const room = (id: string): string | null => roomOf('/house/src/app/server/main.ts')(id, graph)
  expect([assistant, render, docx, clock].map(room)).toEqual(['assistant', 'render', null, null])
})
