import { findNamed } from '#core/assistant/shared/revision/find-named.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { articlesOf } from './article-changes.ts'
import { articleAbout } from './article-library.ts'
import type { DocumentChange } from './document-changes.ts'

type ArticleAnswer = DocumentChange[] | { readonly ask: string } | null

const adding =
  /\b(?:(?:tam|nam)bah(?:kan|in|i|an)?|ditambah(?:kan|in|i)?|sisip(?:kan|in)|selip(?:kan|in)|masuk(?:kan|in)|buat(?:kan|in)?|bikin(?:kan|in)?|kasih|beri(?:kan)?|perlu|butuh)\b\s+(?:satu\s+|lagi\s+|juga\s+)*(?:sebuah\s+)?pasal(?:nya)?\b\s*(?:baru\b\s*)?(.*)$/is
const removing =
  /\b(?:hapus(?:kan|in)?|buang(?:in)?|hilang(?:kan|in)|cabut|copot|coret)\s+(?:saja\s+)?pasal\s+(.+?)(?:\s+(?:aja|saja|dong|ya))*[.!]*$/is
const renaming =
  /\b(?:ganti|ubah|jadikan|rename)\s+(?:judul|nama)\s+pasal\s+(.+?)\s+(?:jadi|menjadi|ke)\s+(.+?)[.!]*$/is
const refusing = /\b(?:jangan|nggak usah|ga usah|gak usah|tidak usah|batal)\b/i

const askWhich = (titles: readonly string[]): { readonly ask: string } => ({
  ask: `Pasal yang mana? Di kontrak ini ada ${titles.map((title, at) => `Pasal ${at + 1} ${title}`).join(', ')}. Contoh: "hapus pasal ${titles.length}".`,
})

/** Which article some words mean: by its number, or by the words of its name. */
const meant = (said: string, titles: readonly string[]): number | null => {
  const number = /^(?:ke-?\s*|nomor\s+|no\.?\s*)?(\d{1,3})\b/i.exec(said.trim())?.[1]
  if (number !== undefined) return titles[Number(number) - 1] === undefined ? null : Number(number) - 1
  const found = findNamed(said.replace(/^(?:tentang|mengenai|soal)\s+/i, ''), titles)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** `tambahkan pasal tentang denda`, `hapus pasal 7`, `ganti judul pasal 2 jadi …`; null for words about no article. */
export const readArticleChange = (text: string, { letter, body }: DocumentContent): ArticleAnswer => {
  if (letter.documentType !== 'kontrak' || !/\bpasal\b/i.test(text) || refusing.test(text)) return null
  const titles = articlesOf(body).map(({ title }) => title)
  const rename = renaming.exec(text)
  if (rename) {
    const at = meant(rename[1] ?? '', titles)
    const title = at === null ? undefined : titles[at]
    return title === undefined ? askWhich(titles) : [{ op: 'article-title', title, to: (rename[2] ?? '').trim() }]
  }
  const remove = removing.exec(text)
  if (remove) {
    const at = meant(remove[1] ?? '', titles)
    const title = at === null ? undefined : titles[at]
    return title === undefined ? askWhich(titles) : [{ op: 'article-remove', title }]
  }
  const add = adding.exec(text)
  if (!add) return null
  const article = articleAbout((add[1] ?? '').replace(/\s+(?:dong|ya|dulu|aja|saja)\s*$/i, ''))
  if (article === null)
    return {
      ask: 'Pasal tentang apa yang mau ditambahkan? Contoh: "tambahkan pasal tentang denda keterlambatan 1% per hari".',
    }
  const at = titles.findIndex((title) => title.toLowerCase() === article.title.toLowerCase())
  if (at !== -1)
    return {
      ask: `Pasal ${at + 1} sudah mengatur ${article.title.toLowerCase()}. Tandai bagiannya di surat untuk mengubahnya, atau tulis "tambahkan pasal tentang …" dengan nama lain.`,
    }
  return [{ op: 'article-add', title: article.title, clauses: [...article.clauses] }]
}
