import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'

import type { SiteFile } from '../shared/site-file.ts'
import { checkSite, largestPage } from './check-site.ts'

const fileOf = (path: string, text: string, mediaType = 'text/html; charset=utf-8'): SiteFile => ({
  path,
  mediaType,
  bytes: Buffer.from(text),
})
const picture = fileOf('gambar/1.webp', 'x', 'image/webp')
const refusal = (files: readonly SiteFile[]): string => {
  try {
    checkSite(files)
    return 'passed'
  } catch (error) {
    return error instanceof AppError ? `${error.code}: ${error.message}` : 'broken'
  }
}

test('WEB-03 an honest page passes', () => {
  const page = `<!doctype html><html lang="id"><head><meta charset="utf-8" /><link rel="canonical" href="https://a.example/">
    <style>a{color:red}</style><script type="application/ld+json">{"@type":"Store"}</script></head>
    <body><a href="#isi">Isi</a><a href="https://wa.me/62812?text=Halo%20&quot;Kak&quot;">WA</a><a href="tel:+62812">Telepon</a>
    <a href="mailto:a@b.example">Surat</a><a href="/">Rumah</a><img src="gambar/1.webp" alt=""><img src="data:image/webp;base64,AA==" alt=""></body></html>`
  expect(refusal([fileOf('index.html', page), picture])).toBe('passed')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of others', '<script src="https://evil.example/x.js"></script>'],
  ['a module', '<SCRIPT type=module src=x.js></SCRIPT>'],
  ['a handler', '<img src="gambar/1.webp" alt="" onerror="alert(1)">'],
  ['a handler in capitals', '<b ONCLICK=alert(1)>x</b>'],
  ['a running link', '<a href="javascript:alert(1)">x</a>'],
  ['a hidden running link', '<a href=" jAvAsCrIpT&#58;alert(1)">x</a>'],
  ['a page as data', '<a href="data:text/html,<b>x</b>">x</a>'],
  ['a frame', '<iframe src="https://evil.example/"></iframe>'],
  ['a base', '<base href="https://evil.example/">'],
  ['a jump', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
  ['a file that is not there', '<img src="gambar/2.webp" alt="">'],
])('WEB-04 a page with %s is not published', (_, part) => {
  expect(refusal([fileOf('index.html', `<html><body>${part}</body></html>`), picture])).toMatch(/^site_check_failed/)
})

test('WEB-03 a page above 60 kB, a site without a first page and strange paths are not published', () => {
  expect(refusal([fileOf('index.html', 'a'.repeat(largestPage))])).toBe('passed')
  expect(refusal([fileOf('index.html', 'a'.repeat(largestPage + 1))])).toMatch(/^site_check_failed/)
  expect(refusal([fileOf('lain.html', 'a')])).toMatch(/^site_check_failed/)
  for (const path of ['../index.html', '/etc/passwd', 'a//../b', 'a\nb', ''])
    expect(refusal([fileOf('index.html', 'a'), fileOf(path, 'a')])).toMatch(/^site_check_failed/)
  expect(refusal([fileOf('index.html', 'a'), fileOf('index.html', 'b')])).toMatch(/^site_check_failed/)
})
