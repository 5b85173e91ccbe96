import { expect, test } from 'vitest'

import { helpArticles } from './articles.ts'
import { blockText, searchHelp } from './search-help.ts'

const first = (query: string): string | undefined => searchHelp(query, helpArticles)[0]?.id

test.each([
  ['unduh pdf', 'mengunduh'],
  ['ungduh pdf', 'mengunduh'],
  ['invois', 'invoice'],
  ['inovice', 'invoice'],
  ['cara nambah poin qris', 'top-up'],
  ['lupa kata sandi kasir', 'kata-sandi-kasir'],
  ['hapus akun', 'data-saya'],
  ['internet mati', 'tanpa-internet'],
  ['berapa biaya bikin website?', 'harga'],
  ['npwp', 'profil-usaha'],
  ['ponsel hilang', 'keamanan'],
  ['kuning isi', 'bagian-kosong'],
  ['pulihkan versi', 'riwayat-versi'],
  ['terbitkan', 'menerbitkan-website'],
  ['tema gelap', 'tata-letak'],
])('SIDE-10 "%s" finds the article %s first', (query, id) => {
  expect(first(query)).toBe(id)
})

test('SIDE-10 a beginning of a word finds it while it is being typed', () => {
  for (const query of ['presen', 'present', 'presentasi']) expect(first(query)).toBe('presentasi')
})

test('SIDE-10 without a word that says something the whole guide stands there, in its order', () => {
  expect(searchHelp('', helpArticles)).toEqual(helpArticles)
  expect(searchHelp('  ?!', helpArticles)).toEqual(helpArticles)
})

test('SIDE-10 articles with all words come alone; strange words find nothing', () => {
  const found = searchHelp('kasir stok', helpArticles)
  expect(found.length).toBeGreaterThan(0)
  for (const { title, keywords, body } of found) {
    const text = [title, keywords, ...body.map(blockText)].join(' ').toLowerCase()
    expect(text).toContain('kasir')
    expect(text).toContain('stok')
  }
  expect(searchHelp('zzxqj', helpArticles)).toEqual([])
})
