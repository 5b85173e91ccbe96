import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { asSentence } from '../letter/wording.ts'
import { articlesOf, clausesOf, type PlacedArticle } from './article-changes.ts'
import type { DocumentChange } from './document-changes.ts'

type ClauseAnswer = DocumentChange[] | { readonly ask: string } | null

const add = String.raw`(?:di)?(?:tambah|sisip|selip|masuk)(?:kan|in|i|an)?`
const remove = String.raw`(?:di)?(?:hapus|buang|hilang|cabut|copot|coret)(?:kan|in)?`
const change = String.raw`(?:di)?(?:ubah|ganti|jadi|tulis ulang)(?:kan|in)?`
const number = String.raw`(?:ke-?\s*|nomor\s+|no\.?\s*)?\(?(\d{1,3})\)?`
const article = String.raw`pasal\s+(?:ke-?\s*|nomor\s+|no\.?\s*)?(\d{1,3})\b`
const place = String.raw`(?:(?:di|dari|pada|dalam|ke|untuk)\s+)?`
const end = String.raw`(?:\s+(?:aja|saja|dong|ya))*[.!]*$`
const says = String.raw`(?:\s*(?:jadi|menjadi)\s*:?\s+|\s*:\s*|\s+dengan\s+)`

/** `hapus ayat 2 pasal 10`, `hapus pasal 10 ayat (2)`. */
const removing = [
  new RegExp(String.raw`\b${remove}\s+ayat\s+${number}\s+${place}${article}${end}`, 'is'),
  new RegExp(String.raw`\b${remove}\s+${article}\s+ayat\s+${number}${end}`, 'is'),
] as const

/** `ubah pasal 13 ayat 2 jadi …`, `ganti bunyi ayat 1 pasal 3 menjadi: …`, `ganti isi pasal 9 menjadi …`. */
const changing = [
  new RegExp(String.raw`\b${change}\s+(?:isi|bunyi)?\s*ayat\s+${number}\s+${place}${article}${says}(.+)$`, 'is'),
  new RegExp(String.raw`\b${change}\s+(?:isi|bunyi)?\s*${article}\s+ayat\s+${number}${says}(.+)$`, 'is'),
] as const
const changingAll = new RegExp(String.raw`\b${change}\s+(?:isi|bunyi)(?:nya)?\s+${article}${says}(.+)$`, 'is')

/** `tambahkan ayat di pasal 7: …`, `di pasal 7 tambahkan ayat: …`. */
const adding = [
  new RegExp(
    String.raw`\b${add}\s+(?:satu\s+|lagi\s+)*ayat(?:\s+baru)?\s+${place}${article}\s*(?::|,|bahwa|berbunyi|yang berbunyi|tentang)?\s*(.*)$`,
    'is',
  ),
  new RegExp(String.raw`\b${article}\s*,?\s*${add}\s+(?:satu\s+|lagi\s+)*ayat(?:\s+baru)?\s*:?\s*(.*)$`, 'is'),
] as const

const refusing = /\b(?:jangan|nggak usah|ga usah|gak usah|tidak usah|batal)\b/i

const askArticle = (articles: readonly PlacedArticle[]): { readonly ask: string } => ({
  ask: `Pasal yang mana? Kontrak ini punya Pasal 1 sampai Pasal ${articles.length}.`,
})

/** `tambah ketentuan: masa percobaan 3 bulan`: no article is named. */
const addingTerm = new RegExp(
  String.raw`^\s*(?:tolong\s+|minta\s+)?${add}\s+(?:satu\s+|lagi\s+)*(?:ketentuan|klausul|syarat|aturan)(?:nya)?(?:\s+baru)?\s*(?::|,|bahwa|soal|tentang)?\s*(\p{L}.{5,200})$`,
  'isu',
)
const otherTerms = /ketentuan lain/i
const figure = /\d/
/** Another term behind it is no part of this one. */
const goesOn = /[,;]\s|\b(?:trus|terus|lalu)\b/i
const ownName = /^\p{Ll}[\p{L} ]{3,40}$/u

/** A term among the other ones of a contract; null where the contract has no such place. */
const asOtherTerm = (
  words: string,
  { letter, body }: Pick<DocumentContent, 'letter' | 'body'>,
): DocumentChange[] | null => {
  const place =
    letter.documentType === 'kontrak' ? articlesOf(body).find(({ title }) => otherTerms.test(title)) : undefined
  return place === undefined ? null : [{ op: 'clause-add', title: place.title, text: asSentence(words) }]
}

/** `masa percobaannya 3 bulan`: agreed, and said nowhere in the contract yet. */
export const readAgreedBesides = (
  clauses: readonly EditClause[],
  content: DocumentContent,
  today: IsoDay,
): DocumentChange[] | null => {
  const [only, ...more] = clauses
  const { target = '', value = null, verb = null } = only ?? {}
  if (more.length > 0 || verb !== 'set' || value === null || !figure.test(value) || goesOn.test(value)) return null
  const name = target.replace(/(?<=\p{L}{3})nya$/u, '')
  return ownName.test(name) ? asOtherTerm(formalText(`${name} ${value}`, today), content) : null
}

/** What a message wants with one clause (ayat) of a contract; null for words about none. */
export const readClauseChange = (
  text: string,
  { letter, body }: Pick<DocumentContent, 'letter' | 'body'>,
): ClauseAnswer => {
  if (letter.documentType !== 'kontrak' || refusing.test(text)) return null
  const term = addingTerm.exec(text)?.[1]
  if (term !== undefined) return asOtherTerm(term.trim(), { letter, body })
  if (!/\bpasal\b/i.test(text)) return null
  const articles = articlesOf(body)
  const clause = (
    which: string | undefined,
    clauseNumber: string | undefined,
    made: (title: string, text: string) => DocumentChange,
  ): ClauseAnswer => {
    const found = articles[Number(which) - 1]
    if (!found) return askArticle(articles)
    const known = clausesOf(body, found)
    const one = known[Number(clauseNumber) - 1]
    if (!one) return { ask: `Pasal ${which} hanya punya ${known.length} ayat. Ayat yang mana yang dimaksud?` }
    return [made(found.title, one.text)]
  }
  const [byClause, byArticle] = removing
  const gone = byClause.exec(text)
  const goneToo = gone ? null : byArticle.exec(text)
  if (gone ?? goneToo)
    return clause(gone?.[2] ?? goneToo?.[1], gone?.[1] ?? goneToo?.[2], (title, words) => ({
      op: 'clause-remove',
      title,
      text: words,
    }))
  const first = changing[0].exec(text)
  const second = first ? null : changing[1].exec(text)
  const said = (first ?? second)?.[3]
  if (said !== undefined)
    return clause(first?.[2] ?? second?.[1], first?.[1] ?? second?.[2], (title, words) => ({
      op: 'clause-text',
      title,
      text: words,
      to: asSentence(said.trim()),
    }))
  const whole = changingAll.exec(text)
  if (whole) {
    const found = articles[Number(whole[1]) - 1]
    if (!found) return askArticle(articles)
    const count = clausesOf(body, found).length
    if (count > 1)
      return {
        ask: `Pasal ${whole[1]} punya ${count} ayat. Ayat yang mana yang diganti? Contoh: "ganti ayat 1 pasal ${whole[1]} jadi …".`,
      }
    return clause(whole[1], '1', (title, words) => ({
      op: 'clause-text',
      title,
      text: words,
      to: asSentence((whole[2] ?? '').trim()),
    }))
  }
  const added = adding[0].exec(text) ?? adding[1].exec(text)
  if (!added) return null
  const found = articles[Number(added[1]) - 1]
  if (!found) return askArticle(articles)
  const words = (added[2] ?? '').trim()
  return words === ''
    ? {
        ask: `Bunyi ayatnya bagaimana? Contoh: "tambahkan ayat di pasal ${added[1]}: pembayaran paling lambat tanggal 5".`,
      }
    : [{ op: 'clause-add', title: found.title, text: asSentence(words) }]
}
