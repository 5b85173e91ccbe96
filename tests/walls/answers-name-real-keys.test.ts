import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const src = resolve(import.meta.dirname, '../../src')

const textsIn = (folder: string, isMeant: (path: string) => boolean): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && isMeant(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')

/** What stands in bold behind a word that sends its reader to a key or a part of the page. */
const keysIn = (answers: string): ReadonlySet<string> =>
  new Set(
    [
      ...answers.matchAll(
        /(?:tekan|tombol|pilih|tab|bagian|kotak|isi|pakai|lewat|dengan|lalu|dari sidebar \(|di) \*\*([A-Z][^*{}$\n]{2,40})\*\*/g,
      ),
    ].flatMap(([, named = '']) => named.split(/, (?:bagian )?/)),
  )

/** Names of things that are no keys of ours. */
const ofOthers = /^(?:WhatsApp|Google (?:Drive|Maps)|Excel|CSV|Word|PDF|PowerPoint|PPTX|Instagram|Chrome|PB1|PPN)\b/

it('CHAT-18 a key that an answer names stands in the product', () => {
  const product = [
    textsIn(join(src, 'features'), (path) => /(?:^|\/)(?:client|till)\//.test(path)),
    textsIn(join(src, 'app/client'), () => true),
    textsIn(join(src, 'core'), (path) => /\/client\//.test(path)),
  ].join('\n')
  const keys = keysIn(textsIn(join(src, 'core/assistant/shared/answers/product'), () => true))
  expect(keys.size).toBeGreaterThan(30)
  expect([...keys].filter((key) => !ofOthers.test(key) && !product.includes(key))).toEqual([])
})
