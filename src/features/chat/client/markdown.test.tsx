import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Markdown } from './markdown.tsx'

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
