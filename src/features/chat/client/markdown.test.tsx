import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Markdown } from './markdown.tsx'
import { isOrdinaryLine } from './markdown-blocks.ts'

const html = (text: string): string => renderToStaticMarkup(<Markdown text={text} />)

test('CHAT-13 tables and code are drawn', () => {
  expect(html('| Barang | Harga |\n| --- | --- |\n| Kaos | 45.000 |')).toContain('<td>45.000</td>')
  expect(html('```\n<b>x</b>\n```')).toContain('<pre><code>&lt;b&gt;x&lt;/b&gt;')
})

test('CHAT-13 no script, no HTML, no address that runs', () => {
  const drawn = html(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [klik](javascript:alert(1)) [d](data:text/html,x)',
  )
  expect(drawn).not.toMatch(/<script|<img|href="(?:javascript|data)/)
  expect(drawn).toContain('klik')
})

test('CHAT-13 a picture is a link with its words, and links open in a new tab that knows nothing of this one', () => {
  expect(html('![Foto kaos](https://foto.example/a.png)')).toBe(
    '<p><a href="https://foto.example/a.png" target="_blank" rel="noopener noreferrer">Foto kaos</a></p>',
  )
  expect(html('[situs](https://situs.example)')).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html('![Foto](javascript:alert(1))')).toBe('<p><span>Foto</span></p>')
})

const marks = fc.constantFrom(
  ...' -.,;:!?%()*_#>+|`~[]<&/@\n\t0123'.split(''),
  'www.',
  '1. ',
  'http',
  'Rp\u00a0',
  'kopi',
  'A',
)
const line = fc.array(marks, { maxLength: 12 }).map((parts) => parts.join(''))

test('CHAT-13 a line that is drawn without Markdown looks as Markdown draws it', () => {
  for (const text of ['Halo, Juragan!', 'Totalnya Rp\u00a045.000 (belum lunas) – besok, ya?', 'kopi: 2, teh: 3; 10%'])
    expect(isOrdinaryLine(text)).toBe(true)
  for (const text of [
    'lihat www.toko.example',
    'a **b**',
    '1. satu',
    '- satu',
    'satu\ndua',
    'a@b.example',
    'http://a.b',
  ])
    expect(isOrdinaryLine(text)).toBe(false)
  fc.assert(
    fc.property(line, (text) => {
      fc.pre(isOrdinaryLine(text))
      expect(html(text)).toBe(renderToStaticMarkup(<p>{text.replace(/ +$/, '')}</p>))
    }),
  )
})
