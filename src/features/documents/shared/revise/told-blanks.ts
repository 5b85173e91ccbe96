import { blankName, blankPattern } from '#core/text/shared/blanks.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { blockTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import { opensLetterChange } from './letter-targets.ts'

type BlankAnswer = DocumentChange[] | { readonly ask: string } | null

/** What a blank of the prose is called: `[isi tujuan proposal]` -> `tujuan proposal`. */
const nameOf = (blank: string): string => blankName(blank).toLowerCase()

/** `isi kesimpulannya`, `kesimpulan:` -> `kesimpulan`. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:tolong\s+)?(?:(?:di)?isi(?:kan|in|nya)?|lengkapi|tulis(?:kan)?)\s+/, '')
    .replaceAll(/(\p{L}{3,})-?nya(?=\s|:|$)/gu, '$1')
    .replace(/[:\s]+$/, '')
    .trim()

const ask = (name: string): { readonly ask: string } => ({
  ask: `Ada lebih dari satu isian "${name}" di surat ini. Klik isian yang dimaksud di surat, lalu ketik isinya.`,
})

/** The words that follow a name, with what only joins them. */
const told = (words: string): string =>
  words.replace(/^(?:[\s:,-]+|(?:adalah|ialah|yaitu|itu|jadi|dengan)\s+)+/i, '').trim()

/**
 * What fills a blank of the prose that the message names as the list of blanks does: `kesimpulannya: penjualan naik`,
 * `tujuannya memperluas warung`. Null for words that name none; blanks of letter facts are no part of the prose.
 */
export const readBlankFilling = (
  target: string,
  value: string | null,
  { body }: Pick<DocumentContent, 'body'>,
): BlankAnswer => {
  // `tanggalnya besok` is about the letter's own day, not about `[isi tanggal mulai]`; `tujuan` is whatever is still open.
  const isOwn = opensLetterChange(target) && !/^tujuan/i.test(target)
  const begins = (blank: string, name: string): boolean => !isOwn && nameOf(blank).startsWith(`${name} `)
  const blanks = blockTexts(body).flatMap((text) => text.match(blankPattern) ?? [])
  const said = bare(target)
  if (said === '') return null
  // What money is asked for is told as an aim where no other is; another one takes its place.
  const aim = /^tujuan(?:nya)?(?!\p{L})/iu.test(target)
    ? /Tujuannya adalah [^.[\]]+\./.exec(blockTexts(body).join('\n'))
    : null
  const fresh = told(value ?? target.replace(/^\S+\s*/, ''))
  if (aim !== null && fresh !== '')
    return [{ op: 'words', from: aim[0], to: `Tujuannya adalah ${fresh.replace(/[.\s]+$/, '')}.`, follows: false }]
  if (blanks.length === 0) return null
  const fill = (found: readonly string[], words: string): BlankAnswer => {
    const [blank] = found
    if (blank === undefined || words === '') return null
    if (found.length > 1) return ask(said)
    return [{ op: 'words', from: blank, to: words.replace(/[.\s]+$/, ''), follows: false }]
  }
  if (value !== null) {
    const same = blanks.filter((blank) => nameOf(blank) === said)
    const begun = blanks.filter((blank) => begins(blank, said))
    return fill(same.length > 0 ? same : begun, told(value))
  }
  // `tujuannya memperluas warung`: the name's first words, then what it is.
  const words = said.split(/\s+/)
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const found = blanks.filter((blank) => nameOf(blank) === name || begins(blank, name))
    if (found.length === 0) continue
    const cased = target.replace(/^(?:tolong\s+)?(?:(?:di)?isi(?:kan|in|nya)?|lengkapi|tulis(?:kan)?)\s+/i, '')
    return fill(found, told(cased.split(/\s+/).slice(count).join(' ')))
  }
  return null
}
