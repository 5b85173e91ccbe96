import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

type Files = ReadonlyMap<string, string>

/** Where an import of a file leads to. */
const target = (file: string, path: string): string =>
  path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(file), path)

const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, path = '']) => target(file, path))

/** For each class of a sheet the classes that have to be around or on it, one list for each selector. */
const companionsIn = (css: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const found = new Map<string, string[][]>()
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .flatMap((part) => part.split(','))
    .map((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
  for (const names of selectors)
    for (const [at, name] of names.entries()) {
      const lists = found.get(name) ?? []
      lists.push(names.slice(0, at))
      found.set(name, lists)
    }
  return found
}

/** Classes that a file takes from a sheet, by the name under which it imports it. */
const classesOf = (text: string, sheet: string): ReadonlySet<string> =>
  new Set([...text.matchAll(new RegExp(`(?<![\\w.'/-])${sheet}\\.(\\w+)`, 'g'))].map(([, name = '']) => name))

/** Classes that nothing of their sheet reaches where they are used, as 'file: class'. */
const unreached = (files: Files): readonly string[] => {
  /** Each sheet's classes by the files that draw them. */
  const drawn = new Map<string, Map<string, ReadonlySet<string>>>()
  for (const [file, text] of files)
    for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = target(file, path)
      const users = drawn.get(sheet) ?? new Map<string, ReadonlySet<string>>()
      users.set(file, classesOf(text, name))
      drawn.set(sheet, users)
    }
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    importsOf(from, files.get(from) ?? '').some((next) => {
      if (next === to) return true
      if (seen.has(next) || !files.has(next)) return false
      seen.add(next)
      return leadsTo(next, to, seen)
    })
  return [...drawn].flatMap(([sheet, users]) => {
    const companions = companionsIn(files.get(sheet) ?? '')
    return [...users].flatMap(([file, classes]) => {
      /** What this file draws, and whoever draws this file. */
      const around = [...users].filter(([other]) => other === file || leadsTo(other, file)).map(([, names]) => names)
      const isAround = (name: string): boolean => around.some((names) => names.has(name))
      return [...classes]
        .filter((name) => !(companions.get(name) ?? []).some((list) => list.every(isAround)))
        .map((name) => `${file}: ${name}`)
    })
  })
}

it('SHELL-17: a class that its sheet does not have, or has only inside of something else, is found', () => {
  const house: Files = new Map([
    [
      'src/list.module.css',
      '.find { gap: 8px } .find .search { flex: 1 } @media print { .row:hover > .key { top: 0 } }',
    ],
    [
      'src/list.tsx',
      "import s from './list.module.css'\nimport { Row } from './row.tsx'\n<p className={s.find}><i className={s.search} /><b className={s.row} /></p>",
    ],
    ['src/row.tsx', "import s from './list.module.css'\n<i className={s.key} />"],
    ['src/sale.tsx', "import p from './list.module.css'\n<i className={p.search} /><i className={p.gone} />"],
  ])
  expect(unreached(house)).toEqual(['src/sale.tsx: search', 'src/sale.tsx: gone'])
})

it('SHELL-17: every class that a component names has rules that reach it there', () => {
  const files = new Map(
    readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|module\.css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path), readFileSync(path, 'utf8')]),
  )
  expect(unreached(files)).toEqual([])
})
