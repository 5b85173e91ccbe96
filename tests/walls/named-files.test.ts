import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** `ledger/lines.ts` and `ledger` name a file or a folder by the end of its path; `/api/live` and `npm test` are none. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/gu)].flatMap(([, name = '']) =>
    /^[\w*.-]+(?:\/[\w*.-]+)+$|^[\w-]+\.(?:ts|tsx|json)$/u.test(name) && !name.includes('*') ? [name] : [],
  )

it('OPS-01 every file and folder that the house’s pages name is there', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).split('\n')
  const stands = (name: string): boolean =>
    files.some((file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name}/`))
  const pages = files.filter((file) => file === 'docs/architecture.md' || /^docs\/rooms\/.*\.md$/u.test(file))
  const named = pages.flatMap((page) => namedIn(readFileSync(join(root, page), 'utf8')).map((name) => ({ page, name })))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ name }) => !stands(name))).toEqual([])
})
