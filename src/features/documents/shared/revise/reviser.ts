import type { Reviser } from '#core/assistant/shared/kind-skill.ts'
import type { AssistantContext, OpenItem, Revision } from '#core/assistant/shared/port.ts'
import { type EditClause, orderJoint, readEditMessage } from '#core/assistant/shared/revision/edit-clauses.ts'
import { AppError } from '#core/errors/shared/app-error.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import type { Difference } from '#core/items/shared/proposals.contract.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { letterSum } from '../letter/cash-flow.ts'
import { isPriceList } from '../letter/letter-facts.ts'
import { readContent } from '../content/upgrade-content.ts'
import type { LetterData } from '../letter.ts'
import {
  applyDocumentChanges,
  type DocumentChange,
  type LetterText,
  letterTexts,
  matterOf,
} from './document-changes.ts'
import { documentDifferences, lineText } from './document-differences.ts'
import { followers } from './follow-facts.ts'
import { readLineChange } from './labelled-lines.ts'
import { opensLetterChange, type Target } from './letter-targets.ts'
import { readArticleChange } from './read-article-change.ts'
import { readAgreedBesides, readClauseChange } from './read-clause-change.ts'
import type { LetterChange } from './read-goods-change.ts'
import { readLetterChange } from './read-letter-change.ts'
import { readNewPerson } from './read-new-person.ts'
import { readOwnValue } from './read-own-value.ts'
import { readPointChange } from './read-point-change.ts'
import { readQuality } from './read-quality.ts'
import { readRemark } from './read-remarks.ts'
import { newWords } from './new-words.ts'
import { readWholeLetter } from './read-whole-letter.ts'
import { readBlankFilling } from './told-blanks.ts'
import { readMatterDay, readProseDay } from './told-day.ts'
import { readProseFact } from './told-prose.ts'
import { readSelectionChange } from './selection-change.ts'
import { changeLength, readToldInProse } from './told-in-prose.ts'
import { fieldOf, readToldSince } from './told-since.ts'
import { readTerms } from './told-terms.ts'

/** Lines of a list of facts that came to say something else: `Waktu : pukul 13.00`. */
const newLines = ({ before, after }: Difference): string | null => {
  const old = new Set(before.split('\n'))
  const fresh = after.split('\n').filter((line) => !old.has(line))
  const told = fresh.map((line) => line.split(/\s*:\s+/))
  const isListed = told.every(([label = '', ...said]) => said.length > 0 && label.length <= 40)
  return before !== '' && fresh.length > 0 && fresh.length <= 3 && isListed
    ? told.map(([label = '', ...said]) => `${label} jadi ${said.join(': ')}`).join('. ')
    : null
}

const shortText = 90

const sentence = (difference: Difference): string => {
  const { label, before, after } = difference
  if (label === 'Isi surat') {
    if (after === '') return 'Satu bagian isi surat dihapus'
    return (
      newLines(difference) ??
      (after.length <= shortText
        ? `Isi surat: ${after.replace(/[.\s]+$/, '')}`
        : (newWords(difference.before, difference.after) ?? 'Isi surat disesuaikan'))
    )
  }
  if (after === '') return `${label} dihapus`
  return before === '' ? `${label}: ${after}` : `${label} jadi ${after}`
}

const styled = {
  polite: 'Bahasa surat dibuat lebih sopan',
  formal: 'Bahasa surat dibuat lebih resmi',
  concise: 'Surat dipersingkat',
} as const

/** Changes whose name says more than their words side by side. */
const nameOf = (change: DocumentChange): string[] => {
  switch (change.op) {
    case 'article-add':
      return [`Pasal ${change.title} ditambahkan, nomor pasal lain menyesuaikan`]
    case 'article-remove':
      return [`Pasal ${change.title} dihapus, nomor pasal lain menyesuaikan`]
    case 'article-title':
      return [`Judul pasal ${change.title} jadi ${change.to}`]
    case 'clause-add':
      return [`Satu ayat ditambahkan: ${change.text.replace(/[.\s]+$/, '')}`]
    case 'clause-remove':
      return ['Ayat dihapus, nomor ayat lain menyesuaikan']
    case 'style':
      return change.style in styled ? [styled[change.style as keyof typeof styled]] : []
    default:
      return []
  }
}

/** As many rows that stay are named beside one that goes. */
const mostKept = 4

/** What a letter with rows comes to, whether it changed or not: the owner reads it first. */
const sumOf = ({ letter: before }: DocumentContent, { letter: after }: DocumentContent): string[] => {
  const [was, is] = [letterSum(before), letterSum(after)]
  const kept = after.lines.length < before.lines.length && after.lines.length <= mostKept ? after.lines : []
  return [
    ...(kept.length > 0
      ? [`Yang tetap ada: ${kept.map((line) => `${line.description} (${lineText(line)})`).join(', ')}`]
      : []),
    ...(is.amount === null || after.lines.length === 0 || isPriceList(after)
      ? []
      : [
          `${is.name} ${is.name === was.name && is.amount === was.amount ? 'tetap' : 'jadi'} ${formatRupiah(is.amount)}`,
        ]),
  ]
}

/** `Kaos polo jadi 100 buah × Rp 50.000. Total jadi Rp 6.250.000.` */
const summaryOf = (
  [before, after]: readonly [DocumentContent, DocumentContent],
  differences: readonly Difference[],
  changes: readonly DocumentChange[],
): string => {
  const named = changes.flatMap(nameOf)
  const sums = sumOf(before, after)
  const sumNames = new Set([letterSum(before.letter).name, letterSum(after.letter).name])
  const rest = differences.filter(
    ({ label }) =>
      !(named.length > 0 && label === 'Isi surat') &&
      !((sums.length > 0 || isPriceList(after.letter)) && sumNames.has(label)),
  )
  const told = [...new Set([...named, ...rest.map(sentence)])]
  const shown = told.length > 4 ? [...told.slice(0, 3), `${told.length - 3} perubahan lain`] : told
  return `${[...shown, ...sums].join('. ')}.`
}

const example = ({ letter }: DocumentContent): string => {
  const [line] = letter.lines
  return line && line.description !== ''
    ? `"ubah harga ${line.description} jadi 50.000", "kasih diskon 10%", atau "ganti penerima jadi Ibu Sri"`
    : '"ganti penerima jadi Ibu Sri", "tanggalnya besok", atau "ganti kalimat … jadi …"'
}

const revision = (content: DocumentContent, changes: readonly DocumentChange[]): Revision | null => {
  const first = applyDocumentChanges(content, changes)
  const ordered = new Set(documentDifferences(content, first).map(({ before }) => before))
  const all = [...changes, ...followers(content, first)]
  const after = applyDocumentChanges(content, all)
  const differences = documentDifferences(content, after)
  // Sentences that only follow the facts are seen below the words that name these.
  const tells = ({ label, before }: Difference): boolean => label !== 'Isi surat' || ordered.has(before)
  return differences.length === 0
    ? null
    : { changes: all, summary: summaryOf([content, after], differences.filter(tells), all), differences }
}

const askNothing = (content: DocumentContent) => ({
  ask: `Apa yang mau diubah dari surat ini? Contoh: ${example(content)}.`,
})

/** Behind an account's number the stops of `a.n.` end no sentence. */
const holderShort = /(\d)\s+a\.\s*n\.\s+/gi

/** `kesimpulannya: penjualan naik`. */
const namedWords = /^\s*([^:\n]{3,60}?)\s*:\s+(\S.*?)\s*$/s

/** What an order says of the letter as a whole, in words that no clause holds. */
const readWhole = (text: string, content: DocumentContent, today: IsoDay): LetterChange => {
  const [, name = '', words = ''] = namedWords.exec(text) ?? []
  return (
    readNewPerson(text, content) ??
    readQuality(text, content) ??
    readRemark(text, content) ??
    readPointChange(text, content, today) ??
    readWholeLetter(text, content) ??
    readClauseChange(text, content) ??
    readArticleChange(text, content) ??
    // What stands behind the colon is taken as it is, whatever verbs are in it.
    (words === '' ? null : readBlankFilling(name, words, content))
  )
}

const nameLike = /^\p{Lu}[\p{L} .'’-]{2,60}$/u

/** `penanggung jawabnya jadi Susan Lim`: whoever signs under the name that goes signs no more. */
const withSigner = (change: DocumentChange[], value: string | null, { letter }: DocumentContent): DocumentChange[] => {
  const { signer, sender } = letter
  const { name } = signer
  const goes =
    name !== '' &&
    change.some((one) => one.op === 'words' && one.from.includes(name) && !one.to.includes(name)) &&
    !change.some((one) => one.op === 'text-of')
  if (!goes || value === null || !nameLike.test(value.trim())) return change
  // Who writes in his own name is the one who signs.
  const fields = sender.name === name ? (['signer.name', 'sender.name'] as const) : (['signer.name'] as const)
  return [...change, ...fields.map((field) => ({ op: 'text-of' as const, field, value: value.trim() }))]
}

/** What the clauses of an order change, one after the other. */
const readClauses = (clauses: readonly EditClause[], content: DocumentContent, today: IsoDay): LetterChange => {
  let current = content
  let about: Target | null = null
  const changes: DocumentChange[] = []
  for (const clause of clauses) {
    const { target, value, verb } = clause
    const line =
      verb === 'remove' || verb === 'add'
        ? null
        : (readLineChange(target, value, current, today) ??
          readProseDay(target, value, current, today) ??
          readMatterDay(target, value, current, today) ??
          readProseFact(target, value, current) ??
          readBlankFilling(target, value, current) ??
          // How long a contract runs is more than the count of its row: its last day goes with it.
          (verb === 'set' && value !== null ? changeLength(target, value, current, today) : null) ??
          readOwnValue({ clause, content: current, today }) ??
          (verb === 'set' && !opensLetterChange(target) ? readToldInProse(target, value, current, today) : null))
    const read: NonNullable<LetterChange> | ReturnType<typeof readLetterChange> =
      line ?? readLetterChange({ clause, content: current, letter: current.letter, today, before: about })
    const said: LetterChange = 'change' in read ? read.change : read
    if ('about' in read) about = read.about
    if (said === null) continue
    if ('ask' in said) return said
    const change = withSigner(said, value, current)
    current = applyDocumentChanges(current, change)
    changes.push(...change)
  }
  return changes.length > 0 ? changes : null
}

const readRevision = (
  text: string,
  item: OpenItem,
  { today }: AssistantContext,
): Revision | { readonly ask: string } | null => {
  const content = readContent(item.content)
  if (content === null) return null
  const { selection } = item
  const changes: DocumentChange[] = []
  let current = content
  let ordered = false
  for (const order of text.split(orderJoint)) {
    const { stance, clauses } = readEditMessage(order.replaceAll(holderShort, '$1 atas nama '), opensLetterChange)
    if (stance !== 'order') continue
    const marked = selection ? readSelectionChange(order, clauses, current, selection) : null
    const said = marked ?? readWhole(order, current, today) ?? readClauses(clauses, current, today)
    // Terms are told in so many ways that their words and values are looked for where nothing else is read.
    const read: LetterChange =
      said === null || 'ask' in said
        ? (readTerms(order, current, today) ?? said ?? readAgreedBesides(clauses, current, today))
        : said
    if (read !== null && 'ask' in read) return read
    ordered ||= clauses.some(({ verb }) => verb !== null)
    if (read === null) continue
    // Later orders go by what the earlier ones made of the letter.
    current = applyDocumentChanges(current, read)
    changes.push(...read)
  }
  if (changes.length > 0)
    return revision(content, changes) ?? { ask: 'Surat ini sudah begitu, tidak ada yang perlu diubah.' }
  return ordered ? askNothing(content) : null
}

/** What a letter is called may follow from what is told of it; who stands in it does not. */
const mayFollow = new Set<LetterText>(['title', 'subject', 'status'])

/** Whether all that one letter tells stands in the other too. */
const saysMore = (was: LetterData, is: LetterData): boolean =>
  letterTexts.every((field) => mayFollow.has(field) || ['', fieldOf(is, field)].includes(fieldOf(was, field)))

/** What chat may change in a letter (CHAT-15). */
export const documentReviser: Reviser = {
  readAnew: (made, together, item) => {
    const [now, was, is] = [readContent(item.content), readContent(made), readContent(together)]
    if (now === null || was === null || is === null || !saysMore(was.letter, is.letter)) return null
    const of = matterOf(now)
    if (matterOf(was) !== of || matterOf(is) === of) return null
    const changes: DocumentChange[] = [{ op: 'anew', of, content: is }]
    const after = applyDocumentChanges(now, changes)
    const differences = documentDifferences(now, after)
    return { changes, summary: summaryOf([now, after], differences, changes), differences }
  },
  readToldSince: (text, orders, item, context) => {
    const content = readContent(item.content)
    const changes = content === null ? null : readToldSince(text, content, orders, item, context)
    return content === null || changes === null ? null : revision(content, changes)
  },
  readRevision: (text, item, context) => {
    try {
      return readRevision(text, item, context)
    } catch (error) {
      // Two clauses that undo each other leave nothing to propose.
      if (error instanceof AppError && error.code === 'proposal_outdated')
        return askNothing(readContent(item.content) as DocumentContent)
      throw error
    }
  },
}
