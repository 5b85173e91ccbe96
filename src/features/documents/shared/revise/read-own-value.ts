import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { renamed, swapIn } from '#core/assistant/shared/revision/swap-words.ts'
import { isFigure, readCount, readMoney } from '#core/assistant/shared/revision/told-amounts.ts'
import { withinEdits } from '#core/text/shared/edit-distance.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import type { LetterData } from '../letter.ts'
import { formalName, plainName, properName } from '../letter/wording.ts'
import type { DocumentChange, LetterText } from './document-changes.ts'
import { opensLetterChange } from './letter-targets.ts'
import { setLine } from './read-goods-change.ts'
import { nameChanges } from './told-in-prose.ts'

interface Told {
  readonly clause: EditClause
  readonly content: DocumentContent
  readonly today: IsoDay
}

/** The names of a letter, whom it is written to first: `namanya` is most often that one. */
const namesOf = ({ recipient, sender, signer, counterparty }: LetterData): readonly (readonly [LetterText, string])[] =>
  (
    [
      ['recipient.name', recipient.name],
      ['recipient.company', recipient.company],
      ['sender.name', sender.name],
      ['signer.name', signer.name],
      ['counterparty.name', counterparty?.name ?? ''],
      ['counterparty.company', counterparty?.company ?? ''],
    ] as const
  ).filter(([, name]) => name !== '')

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const titleWords = new Set(
  'bapak ibu pak bu bpk kak kakak saudara saudari sdr sdri mas mbak haji hj pt cv ud toko'.split(' '),
)

/** How much of one name is in another, a letter or two off included; words of address say nothing. */
const likeness = (said: string, name: string): number => {
  const [words, own] = [wordsOf(said), wordsOf(name)].map((all) => all.filter((word) => !titleWords.has(word)))
  const hits = (words ?? []).filter((word) =>
    (own ?? []).some((one) => one === word || (word.length >= 3 && withinEdits(word, one, word.length >= 7 ? 2 : 1))),
  )
  return hits.length / Math.max(words?.length ?? 0, 1)
}

/** The name in the hand of the place where it comes to stand. */
const written = (field: LetterText, value: string): string =>
  field === 'recipient.name' || field === 'counterparty.name'
    ? formalName(properName(value))
    : field === 'signer.name'
      ? plainName(properName(value))
      : properName(value)

const rename = (names: ReturnType<typeof namesOf>, old: string, value: string): DocumentChange[] =>
  names.flatMap(([field, name]): DocumentChange[] =>
    name === old ? [{ op: 'text-of', field, value: written(field, value) }] : [],
  )

/** Dozens and scores as owners count them, in pieces. */
const packs: Readonly<Record<string, number>> = { lusin: 12, kodi: 20, gross: 144, gros: 144 }
const pieces = (words: string): number | null => {
  const count = readCount(words)
  const pack = packs[(/\d\s*(\p{L}+)/u.exec(words)?.[1] ?? '').toLowerCase()]
  return count === null || pack === undefined ? null : count * pack
}

/** `ganti 2 lusin jadi 2 kodi`: rows that count single pieces of it. */
const changePacks = (content: DocumentContent, old: string, value: string): DocumentChange[] | null => {
  const [was, is] = [pieces(old), pieces(value) ?? readCount(value)]
  const { lines } = content.letter
  const rows = lines.flatMap(({ quantity }, at) => (was !== null && quantity === was ? [at] : []))
  const [row] = rows
  return rows.length === 1 && row !== undefined && is !== null && is > 0
    ? [...setLine(lines, row, { quantity: is }), ...nameChanges(content, old, value)]
    : null
}

/** `Toko Gembira Ria, Jl. Veteran 14`: where it is belongs to no name. */
const withAddress = /^([^,]{2,80}),\s*((?:jl|jln|jalan|gg|gang|komplek|kompleks|ruko|perum|desa|dusun)\b.{3,100})$/i

const roleWord = /^\p{L}{4,}nya$/u
const nameWord = /^nama(?:nya)?(?: \p{L}+(?:nya)?)?$/iu

/** `namanya jadi Bu Rina`: the name of the letter that it is most like, else whom it is written to. */
const changeName = ({ clause, content }: Told): DocumentChange[] | null => {
  const said = clause.target.trim()
  const isRole = !nameWord.test(said) && roleWord.test(said)
  if (clause.value === null || (!nameWord.test(said) && !isRole) || opensLetterChange(said)) return null
  if (!(isRole ? /^\p{Lu}/u : /\p{L}/u).test(clause.value)) return null
  const value = clause.value.trim()
  const names = namesOf(content.letter)
  const best = names.reduce<{ name: string; score: number }>(
    (found, [, name]) => (likeness(value, name) > found.score ? { name, score: likeness(value, name) } : found),
    { name: names[0]?.[1] ?? '', score: 0 },
  )
  // A role names whoever is called almost so, and nobody else.
  if (isRole && best.score < 0.5) return null
  if (best.name !== '') {
    const [, name = value, address = ''] = withAddress.exec(value) ?? []
    const field = names.find(([, own]) => own === best.name)?.[0]
    const place = field?.startsWith('recipient.') ? 'recipient.address' : 'sender.address'
    return [
      ...rename(names, best.name, name),
      ...(address === '' ? [] : [{ op: 'text-of' as const, field: place, value: address } as const]),
    ]
  }
  return [{ op: 'text-of', field: 'recipient.name', value: written('recipient.name', value) }]
}

/** `porsinya jadi 90`, `ukurannya jadi 14 meter`: goods are often called by their unit. */
const changeCount = ({ clause, content }: Told): DocumentChange[] | null => {
  const { lines } = content.letter
  const told = /^\d[\d.,]*(?:\s+(\p{L}+))?$/u.exec(clause.value?.trim() ?? '')
  if (!told || clause.value === null) return null
  const said = clause.target
    .toLowerCase()
    .trim()
    .replace(/^(?:jumlah|banyak)(?:nya)?\s+/, '')
    .replace(/-?nya$/, '')
  const units = [said, /^(?:ukuran|luas|panjang|lebar|berat|isi|volume|lama)$/.test(said) ? told[1]?.toLowerCase() : '']
  const rows = lines.flatMap(({ unit }, at) => (unit !== '' && units.includes(unit.toLowerCase()) ? [at] : []))
  const [row] = rows
  const quantity = readCount(clause.value)
  return rows.length === 1 && row !== undefined && quantity !== null && quantity > 0
    ? setLine(lines, row, { quantity })
    : null
}

/** `ganti 500 jadi 600`, `ganti Bu Rini jadi Bu Rina`: what is there is named by its value. */
const changeOld = ({ clause, content, today }: Told): DocumentChange[] | null => {
  const { letter } = content
  const { value } = clause
  const old = clause.target.trim()
  if (value === null || old === '' || (opensLetterChange(old) && !/\p{Lu}/u.test(old))) return null
  const packed = changePacks(content, old, value)
  if (packed !== null) return packed
  if (/^(?:rp\.?\s*)?\d/i.test(old)) {
    const [was, count] = [readMoney(old, today), readCount(old)]
    const isCount = /^\d[\d.,]*(?:\s+\p{L}+)?$/u.test(old) && !/\d\s*(?:rb|ribu|jt|juta|k)\b/i.test(old)
    const counted = letter.lines.flatMap(({ quantity }, at) => (isCount && quantity === count ? [at] : []))
    const quantity = readCount(value)
    if (counted.length === 1 && counted[0] !== undefined && quantity !== null && quantity > 0)
      return setLine(letter.lines, counted[0], { quantity })
    const priced = letter.lines.flatMap(({ price }, at) => (isFigure(old, price, today) ? [at] : []))
    const price = readMoney(value, today, letter.lines[priced[0] ?? -1]?.price ?? was)
    if (priced.length === 1 && priced[0] !== undefined && price !== null)
      return setLine(letter.lines, priced[0], { price })
    const charges = letter.charges.filter(({ amount }) => amount === was)
    if (charges.length === 1 && charges[0] && price !== null)
      return [{ op: 'charge', label: charges[0].label, amount: price }]
  }
  const names = namesOf(letter)
  const named = names.filter(
    ([, name]) => likeness(old, name) === 1 && wordsOf(old).some((word) => !titleWords.has(word)),
  )
  const exact = named.find(([, name]) => wordsOf(name).join(' ') === wordsOf(old).join(' ')) ?? named[0]
  if (exact && /\p{L}/u.test(value))
    return [...rename(names, exact[1], renamed(exact[1], old, value)), ...nameChanges(content, old, value)]
  const row = letter.lines.findIndex(({ description }) => description.toLowerCase() === old.toLowerCase())
  if (row !== -1 && !/\d/.test(value)) return setLine(letter.lines, row, { description: value })
  return changeEverywhere(content, old, value)
}

/** Words of the letter that are no fact of their own: its subject, its sentences, its goods' names. */
const changeEverywhere = (content: DocumentContent, old: string, value: string): DocumentChange[] | null => {
  if (/\d/.test(old) || old.length < 3 || !/^\p{L}/u.test(value)) return null
  const { letter } = content
  const lines = letter.lines.flatMap(({ description }, at) => {
    const fresh = swapIn(description, old, value)
    return fresh === description ? [] : setLine(letter.lines, at, { description: fresh })
  })
  const subject = swapIn(letter.subject, old, value)
  const changes = [
    ...lines,
    ...(subject === letter.subject ? [] : [{ op: 'text-of' as const, field: 'subject' as const, value: subject }]),
    ...nameChanges(content, old, value),
  ]
  return changes.length > 0 ? changes : null
}

/** A change that names its part by what stands there, or by the unit it is counted in; null for other words. */
export const readOwnValue = (told: Told): DocumentChange[] | null =>
  told.clause.verb === 'set' ? (changeName(told) ?? changeCount(told) ?? changeOld(told)) : null
