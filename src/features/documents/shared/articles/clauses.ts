import { type Moves, ofLaw, referencesIn, type TextEdit } from './references.ts'

/** How a numbered clause (ayat) of an article begins: `(2) `; without a number where it only begins to. */
export const clauseStart = /^(\s*\()(\d{0,3})(\)\s)/

/** The number that a clause states; null where it states none, undefined for what is no numbered clause. */
export const statedClause = (text: string): number | null | undefined => {
  const digits = clauseStart.exec(text)?.[2]
  return digits === undefined ? undefined : digits === '' ? null : Number(digits)
}

/** The clauses that each article's clauses became, by the article's number as it was. */
export type ClauseMoves = ReadonlyMap<number, Moves>
export type ClausesBack = ReadonlyMap<number, ReadonlyMap<number, number>>

/** A place in a text where a clause of this contract is named by its number. */
export interface ClauseReference {
  /** The article it belongs to; null for the one that the text stands in. */
  readonly article: number | null
  readonly number: number
  /** True where a blank stands for a clause that was removed. */
  readonly isGone: boolean
  readonly from: number
  readonly to: number
}

const goneBlank = (number: number): string => `[isi pengganti ayat ${number}]`

const item = String.raw`\((?:\d{1,3}|\[isi pengganti ayat \d{1,3}\])\)`
const between = String.raw`\s*(?:,(?:\s*(?:dan|atau|serta))?|dan|atau|serta|s\/d|sampai(?:\s+dengan)?|-|–)\s*(?:ayat\s+)?`
/** `ayat (1)`, `ayat (1) dan (2)`, `ayat (1) sampai dengan ayat (3)`. */
const named = new RegExp(String.raw`\bayat\s+${item}(?:${between}${item})*`, 'gi')
const oneOf = /\((?:(\d{1,3})|\[isi pengganti ayat (\d{1,3})\])\)/g
const articleBefore = /\bPasal\s+(\d{1,3})\s+$/i
const articleBehind = /^\s*(?:(?:dari|dalam|pada)\s+)?Pasal\s+(\d+)/i
const ownBehind = /^\s*(?:(?:dari|dalam|pada)\s+)?pasal\s+ini\b/i
const unclearBefore = /(?:\]|\bPasal\s+(?:tersebut|itu|\d+))\s*$/i
const lawBefore =
  /(?:\bUU\b|\bUndang|\bKUH|\bKitab\b|\bBW\b|\bPeraturan\b|\bPP\b|\bPerp|\bPermen|\bPMK\b|\bPerda\b|\bKep)[^.;]*$/

/** An article's number, null for the own one, undefined for a law's or what cannot be told. */
type Owner = number | null | undefined

/** Whose clauses each of the runs `ayat (1)`, `dan ayat (2)` of one group names. */
const ownersOf = (text: string, start: number, end: number, runs: number): Owner[] => {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const articles = referencesIn(text)
  const ours = (digits: string, from: number): Owner =>
    articles.some((one) => one.from === from) ? Number(digits) : undefined
  const earlier = articleBefore.exec(before)
  const later = articleBehind.exec(behind)
  const isToldBehind = later !== null || ownBehind.test(behind) || ofLaw.test(behind)
  const toldBehind = (): Owner => {
    if (later?.[1] !== undefined) return ours(later[1], end + later[0].length - later[1].length)
    return ownBehind.test(behind) ? null : undefined
  }
  if (earlier?.[1] !== undefined) {
    const owner = ours(earlier[1], earlier.index + earlier[0].trimEnd().length - earlier[1].length)
    // `Pasal 1 ayat (2) dan ayat (3) Pasal 7`: only the last run can belong to what stands behind.
    return Array.from({ length: runs }, (_, run) =>
      run > 0 && run === runs - 1 && isToldBehind ? toldBehind() : owner,
    )
  }
  const isUnclear = unclearBefore.test(before) || lawBefore.test(before)
  return Array.from({ length: runs }, () => (isToldBehind ? toldBehind() : isUnclear ? undefined : null))
}

/** Every place of a text that names a clause of the contract itself, first place first. */
export const clauseReferencesIn = (text: string): ClauseReference[] =>
  [...text.matchAll(named)].flatMap((group) => {
    const runs = [...group[0].matchAll(/\bayat(?=\s+\()/gi)].map(({ index }) => index)
    const owners = ownersOf(text, group.index, group.index + group[0].length, runs.length)
    return [...group[0].matchAll(oneOf)].flatMap((one): ClauseReference[] => {
      const article = owners[runs.filter((at) => at < one.index).length - 1]
      if (article === undefined) return []
      const from = group.index + one.index + 1
      const [, digits, gone] = one
      return [
        {
          article,
          number: Number(digits ?? gone),
          isGone: digits === undefined,
          from,
          to: from + one[0].length - 2,
        },
      ]
    })
  })

/** How a text in the article `own` (its number as it was) follows the clauses that it names. */
export const followClauses = (text: string, own: number | null, moves: ClauseMoves, back: ClausesBack): TextEdit[] =>
  clauseReferencesIn(text).flatMap(({ article, number, isGone, from, to }): TextEdit[] => {
    const place = article ?? own
    const next = place === null ? undefined : (isGone ? back : moves).get(place)?.get(number)
    if (next === undefined || (next === number && !isGone)) return []
    return [{ from, to, with: next === null ? goneBlank(number) : String(next) }]
  })
