import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface Verdict {
  readonly code: number
  readonly text: string
}

const checkWalls = (tree: string): Promise<Verdict> =>
  new Promise((done) => {
    execFile(process.execPath, [join(root, 'scripts/walls.mjs'), tree], (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), text: stdout + stderr }),
    )
  })

type Files = Readonly<Record<string, string>>

/** A small house in which every import is allowed. */
const clean: Files = {
  'src/app/server/main.ts': `import { chatServer } from '#features/chat/server/index.ts'\nexport const app = chatServer`,
  'src/app/client/main.tsx': `import { Chat } from '#features/chat/client/index.tsx'\nexport const App = () => <Chat />`,
  'src/features/chat/shared/message.ts': `import * as z from 'zod/mini'\nimport type { Id } from '#core/time-and-ids/shared/ids.ts'\nexport const message = z.object({})\nexport type MessageId = Id`,
  'src/features/chat/server/index.ts': `import { message } from '../shared/message.ts'\nimport { rows } from './chat.tables.ts'\nimport { readFileSync } from 'node:fs'\nexport const chatServer = [message, rows, readFileSync]`,
  'src/features/chat/server/chat.tables.ts': `export const rows = 1`,
  'src/features/chat/client/index.tsx': `import { message } from '../shared/message.ts'\nexport const Chat = () => <p>{String(message)}</p>`,
  'src/features/documents/shared/letter.ts': `export interface Letter { readonly a: 1 }\nexport const letter = 1`,
  'src/features/documents/server/index.ts': `export { letter } from '../shared/letter.ts'`,
  'src/core/time-and-ids/shared/ids.ts': `export type Id = string`,
  'src/core/errors/shared/app-error.ts': `export const code = 1`,
  'src/core/points/server/points.ts': `import { code } from '#core/errors/shared/app-error.ts'\nexport const points = code\nexport type Points = number`,
  'tests/e2e/chat.spec.ts': `import { message } from '#features/chat/shared/message.ts'\nexport const m = message`,
}

/** One forbidden import each: [rule that must catch it, file, text]. */
const planted: readonly (readonly [string, string, string])[] = [
  [
    'core-order-errors',
    'src/core/errors/shared/up.ts',
    `import { a } from '#core/text/shared/a.ts'\nexport const b = a`,
  ],
  [
    'core-order-errors',
    'src/core/errors/shared/up-type.ts',
    `import type { T } from '#core/text/shared/a.ts'\nexport type U = T`,
  ],
  ['core-order-auth', 'src/core/auth/server/up.ts', `export type { Points } from '#core/points/server/points.ts'`],
  [
    'core-looks-down',
    'src/core/http/server/up.ts',
    `import { x } from '#features/chat/shared/x.ts'\nexport const y = x`,
  ],
  [
    'core-looks-down',
    'src/core/http/server/up-type.ts',
    `import type { X } from '#features/chat/shared/x.ts'\nexport type Y = X`,
  ],
  [
    'features-below-app',
    'src/features/chat/server/up.ts',
    `import type { App } from '#app/server/app-type.ts'\nexport type A = App`,
  ],
  [
    'features-apart',
    'src/features/chat/server/side.ts',
    `import { letter } from '#features/documents/shared/letter.ts'\nexport const l = letter`,
  ],
  [
    'features-apart',
    'src/features/chat/shared/side-type.ts',
    `import type { Letter } from '#features/documents/shared/letter.ts'\nexport type L = Letter`,
  ],
  [
    'features-apart',
    'src/features/chat/client/side-lazy.tsx',
    `export const load = () => import('../../documents/shared/letter.ts')`,
  ],
  [
    'app-through-doors',
    'src/app/server/in.ts',
    `import { message } from '#features/chat/shared/message.ts'\nexport const m = message`,
  ],
  [
    'app-through-doors',
    'src/app/client/in.tsx',
    `import type { X } from '#features/chat/shared/x.ts'\nexport const A = () => <p>{({} as { x: X }).x}</p>`,
  ],
  [
    'doors-for-app',
    'src/features/chat/server/door.ts',
    `import { chatServer } from './index.ts'\nexport const d = chatServer`,
  ],
  ['shared-alone', 'src/features/chat/shared/server.ts', `import type { S } from '../server/s.ts'\nexport type T = S`],
  [
    'shared-alone',
    'src/core/text/shared/client.ts',
    `import { c } from '#core/errors/client/c.ts'\nexport const d = c`,
  ],
  [
    'client-not-server',
    'src/features/chat/client/server.tsx',
    `import type { S } from '../server/s.ts'\nexport const C = () => <p>{({} as { s: S }).s}</p>`,
  ],
  [
    'client-not-server',
    'src/features/pos/till/server.tsx',
    `import type { S } from '#features/pos/server/s.ts'\nexport const C = () => <p>{({} as { s: S }).s}</p>`,
  ],
  [
    'client-apart-from-till',
    'src/features/pos/client/till.tsx',
    `import { t } from '../till/t.ts'\nexport const C = () => <p>{t}</p>`,
  ],
  [
    'till-apart-from-client',
    'src/features/pos/till/client.ts',
    `import { c } from '../client/c.ts'\nexport const t = c`,
  ],
  [
    'server-not-client',
    'src/features/chat/server/client.ts',
    `import { c } from '#core/errors/client/c.ts'\nexport const e = c`,
  ],
  ['shared-without-node', 'src/core/text/shared/node.ts', `import { join } from 'node:path'\nexport const j = join`],
  [
    'shared-without-packages',
    'src/core/text/shared/react.ts',
    `import type { ReactNode } from 'react'\nexport type R = ReactNode`,
  ],
  ['shared-without-packages', 'src/core/text/shared/idb.ts', `import { get } from 'idb-keyval'\nexport const g = get`],
  ['client-without-node', 'src/core/text/client/node.ts', `import { join } from 'node:path'\nexport const j = join`],
  [
    'client-without-server-packages',
    'src/core/text/client/hono.ts',
    `import type { Context } from 'hono'\nexport type C = Context`,
  ],
  [
    'server-without-browser-packages',
    'src/core/text/server/react.ts',
    `import { useState } from 'react'\nexport const u = useState`,
  ],
  ['zod-is-mini', 'src/core/text/shared/zod.ts', `import * as z from 'zod'\nexport const s = z.string()`],
  [
    'tables-in-server',
    'src/features/chat/shared/table.ts',
    `import type { rows } from '../server/chat.tables.ts'\nexport type R = typeof rows`,
  ],
  [
    'source-without-tests',
    'src/core/text/shared/tests.ts',
    `import type { H } from '#tests/support/h.ts'\nexport type I = H`,
  ],
  ['source-without-tests', 'src/core/text/server/own-test.ts', `import { k } from './k.test.ts'\nexport const l = k`],
  ['packages-are-dependencies', 'src/core/text/server/dev.ts', `import fc from 'fast-check'\nexport const f = fc`],
  ['tests-are-leaves', 'tests/e2e/leaf.spec.ts', `import { k } from '#core/text/server/k.test.ts'\nexport const l = k`],
  ['no-circle', 'src/core/text/shared/round-a.ts', `import { b } from './round-b.ts'\nexport const a = () => b`],
  ['everything-resolves', 'src/core/text/shared/nowhere.ts', `import { n } from './not-there.ts'\nexport const o = n`],
]

const targets: Files = {
  'src/core/text/shared/a.ts': `export const a = 1\nexport type T = 1`,
  'src/features/chat/shared/x.ts': `export const x = 1\nexport type X = string`,
  'src/app/server/app-type.ts': `export type App = 1`,
  'src/features/chat/server/s.ts': `export type S = string`,
  'src/core/errors/client/c.ts': `export const c = 1`,
  'src/features/pos/server/s.ts': `export type S = string`,
  'src/features/pos/client/c.ts': `export const c = 1`,
  'src/features/pos/till/t.ts': `export const t = 1`,
  'tests/support/h.ts': `export type H = 1`,
  'src/core/text/server/k.test.ts': `export const k = 1`,
  'src/core/text/shared/round-b.ts': `import { a } from './round-a.ts'\nexport const b = () => a`,
}

const misplaced: Files = {
  'src/helpers/x.ts': `export const x = 1`,
  'src/core/misc/shared/x.ts': `export const x = 1`,
  'src/features/chat/common.ts': `export const x = 1`,
  'src/features/chat/till/x.ts': `export const x = 1`,
  'src/core/points/shared/points.tables.ts': `export const x = 1`,
  'src/features/chat/shared/query.ts': `export type L = import('#features/documents/shared/letter.ts').Letter`,
  'src/features/chat/server/query.ts': `export type L = typeof import('#features/documents/shared/letter.ts')`,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juragan-walls-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const plant = async (name: string, files: Files): Promise<string> => {
  const tree = join(folder, name)
  await mkdir(tree)
  await cp(join(root, 'package.json'), join(tree, 'package.json'))
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true })
    await writeFile(join(tree, path), `${text}\n`)
  }
  return tree
}

test('OPS-01 walls: a house in order passes, and it was read', async () => {
  const { code, text } = await checkWalls(await plant('clean', clean))
  expect(text).toContain('0 violations')
  expect(Number(/walls: (\d+) modules/.exec(text)?.[1])).toBeGreaterThanOrEqual(Object.keys(clean).length)
  expect(code).toBe(0)
})

test('OPS-01 walls: every forbidden import is caught, types included', async () => {
  const files = Object.fromEntries(planted.map(([, path, text]) => [path, text]))
  const { code, text } = await checkWalls(await plant('planted', { ...clean, ...targets, ...files }))
  const missed = planted.filter(([rule, path]) => !text.includes(`${rule}: ${path} -> `))
  expect(missed.map(([rule, path]) => `${rule}: ${path}`)).toEqual([])
  expect(code).not.toBe(0)
})

test('OPS-01 walls: every rule has a planted import', async () => {
  const { default: walls } = (await import('../../.dependency-cruiser.cjs' as string)) as {
    default: { forbidden: readonly { readonly name: string }[] }
  }
  const tried = new Set(planted.map(([rule]) => rule))
  const untried = walls.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))
  // The rooms' order is one rule written once for each room.
  expect(untried.filter((name) => !name.startsWith('core-order-'))).toEqual([])
})

test('OPS-01 walls: what import rules do not see is caught: no room, wrong side, types asked for by import()', async () => {
  const { code, text } = await checkWalls(await plant('misplaced', { ...clean, ...misplaced }))
  for (const path of Object.keys(misplaced))
    expect(text).toContain(path === 'src/helpers/x.ts' ? 'src/helpers:' : path.replace(/\/(shared\/)?x\.ts$/, '') + ':')
  expect(code).not.toBe(0)
})

test('OPS-01 walls: a check that reads nothing fails', async () => {
  const { code, text } = await checkWalls(await plant('empty', {}))
  expect(text).toContain('no modules were read')
  expect(code).not.toBe(0)
})
