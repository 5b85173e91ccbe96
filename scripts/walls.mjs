// npm run walls: which part may import which. `node scripts/walls.mjs <folder>` looks at another tree.
import { createRequire } from 'node:module'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import { requireNode, root } from './prepare.mjs'

requireNode()
const { forbidden, options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
const rooms = JSON.parse(readFileSync(join(root, 'scripts', 'core-rooms.json'), 'utf8'))
const tree = resolve(process.argv[2] ?? root)

const folders = (path) =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : []

/** What import rules cannot see: folders that are no room and files on no side. */
const misplaced = () => {
  const found = []
  if (!existsSync(join(tree, 'src'))) return found
  for (const { name } of folders(join(tree, 'src'))) {
    if (!['app', 'features', 'core'].includes(name)) found.push(`src/${name}: only app, features and core live in src`)
  }
  for (const { name } of folders(join(tree, 'src/core'))) {
    if (!rooms.includes(name)) found.push(`src/core/${name}: not in the list of core rooms`)
  }
  const houses = [
    join(tree, 'src/app'),
    ...['core', 'features'].flatMap((part) =>
      folders(join(tree, 'src', part)).map(({ name }) => join(tree, 'src', part, name)),
    ),
  ]
  for (const house of houses.filter((path) => existsSync(path))) {
    for (const entry of readdirSync(house, { withFileTypes: true })) {
      if (entry.isDirectory() && ['shared', 'server', 'client'].includes(entry.name)) continue
      // The till is a page of its own (a second browser side).
      if (entry.isDirectory() && entry.name === 'till' && relative(tree, house) === 'src/features/pos') continue
      found.push(`${relative(tree, join(house, entry.name))}: a room holds only shared, server and client`)
    }
    for (const side of ['shared', 'client']) {
      const path = join(house, side)
      if (!existsSync(path)) continue
      for (const name of readdirSync(path, { recursive: true })) {
        if (String(name).endsWith('.tables.ts'))
          found.push(`${relative(tree, join(path, String(name)))}: tables belong to server`)
      }
    }
  }
  for (const path of readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue
    // The reader of imports does not see these, so a type could pass through any wall.
    if (
      /typeof import\(|\bimport\(\s*['"][^'"]*['"]\s*\)\s*\.\s*[A-Z]/.test(
        readFileSync(join(tree, 'src', path), 'utf8'),
      )
    ) {
      found.push(`src/${path}: take types by 'import type', not by import()`)
    }
  }
  return found
}

// The parser is asked for TypeScript without JSX; in files that hold JSX it would read nothing.
const parse = swc.parseFileSync
swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') })

process.chdir(tree)
const targets = ['src', 'tests'].filter((name) => existsSync(join(tree, name)))
const answer = await cruise(
  targets,
  { ...options, ruleSet: { forbidden }, validate: true },
  options.enhancedResolveOptions,
)
const { summary } = answer.output
const problems = [
  ...misplaced(),
  ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...(summary.totalCruised > 0 ? [] : ['no modules were read: the walls have not been checked']),
]
for (const problem of problems) console.error(problem)
console.log(
  `walls: ${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${problems.length} violations`,
)
process.exitCode = problems.length === 0 ? 0 : 1
