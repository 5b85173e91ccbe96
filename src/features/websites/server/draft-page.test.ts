import { expect, test } from 'vitest'

import { draftPage } from './draft-page.ts'

const pageOf = (html: string): string =>
  draftPage([{ path: 'index.html', mediaType: 'text/html', bytes: new TextEncoder().encode(html) }])

test('WEB-05 links of a draft that lead away open a window of their own, those within the page stay in it', () => {
  expect(pageOf('<a class="key" href="https://wa.me/6281">Pesan</a><a href="#menu">Menu</a>')).toBe(
    '<a target="_blank" rel="noopener" class="key" href="https://wa.me/6281">Pesan</a><a href="#menu">Menu</a>',
  )
  expect(pageOf('<a href="tel:+6281">Telepon</a>')).toContain('target="_blank"')
  const told = '<a target="_self" href="https://peta.example/">Peta</a>'
  expect(pageOf(told)).toBe(told)
})
