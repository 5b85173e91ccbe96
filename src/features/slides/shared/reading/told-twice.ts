import { anyMonth } from '#core/text/shared/calendar-words.ts'

import { pieceUnits } from './piece-units.ts'

/** What begins the list of an earlier time. */
const earlier = new RegExp(
  `^(?:(?:sedangkan|sementara|dibanding(?:kan)?|kalau|kalo)\\s)?(?:(?:bulan|tahun|thn|musim|minggu|pekan|periode|semester|kuartal)\\s(?:lalu|kemarin|sebelumnya)|(?:bulan\\s)?(?:${anyMonth})\\s(?:lalu|kemarin)|sebelumnya|dulunya)\\s*:?\\s+(?:(?:itu|cuma|hanya|ada)\\s)?(?=\\p{L})`,
  'iu',
)
const ofNow = /^(?:(?:bulan|tahun|thn|musim|minggu|pekan|periode|semester)\sini|sekarang)\s(?=\p{L})/iu
const entry =
  /^(\p{L}[\p{L}'’ -]{1,40}?)\s((?:rp\.?\s?)?\d[\d.,]*)(?:\s?(rb|ribu|jt|juta|miliar))?(?:\s(\p{L}{2,12}))?$/iu

const sum = '(?:rp\\.?\\s?)?\\d[\\d.,]*\\s?(?:rb|ribu|jt|juta|miliar|%)'
const proposed = new RegExp(
  `(?<=(?:^|[.;,:\\n])\\s*)(\\p{L}+(?:\\s\\p{L}+){0,2}?)\\s(?:sekarang|saat ini|skrg)\\s(${sum}),?\\s(?:diusul(?:kan|in)|usulan(?:nya)?|diajukan|diminta|rencana(?:nya)?|mau(?:nya)?|akan)(?:\\s(?:naik|turun|dinaikkan|diturunkan))?(?:\\s(?:jadi|menjadi|ke))?\\s(${sum})`,
  'giu',
)

/** `gaji sekarang 2,1 juta, diusulkan 2,4 juta`: what it is and what it shall be are one change. */
export const proposalsJoined = (text: string): string => text.replaceAll(proposed, '$1 dari $2 jadi $3')

interface Told {
  readonly at: number
  readonly name: string
  readonly figure: string
  readonly unit: string
}

/** `padi 38 ton jagung 20 ton`: one behind the other, where what is counted stands behind each. */
const nextEntry = new RegExp(
  `(?<=\\d\\s?(?:${pieceUnits}|orang|rb|ribu|jt|juta))\\s(?=\\p{L}+(?:\\s\\p{L}+)?\\s\\d)`,
  'giu',
)

const entriesIn = (clauses: readonly string[], from: number): Told[] => {
  const found: Told[] = []
  for (const [at, clause] of clauses.entries()) {
    const told = at < from ? '' : at === from ? clause.replace(earlier, '') : clause
    const own = told
      .replace(/^.*:\s+/su, '')
      .replace(ofNow, '')
      .trim()
      .split(nextEntry)
      .map((one) => entry.exec(one))
    if (own.every((one) => one !== null))
      found.push(
        ...own.map(([, name = '', figure = '', scale = '', unit = '']) => ({
          at,
          name,
          figure: `${figure}${scale === '' ? '' : ` ${scale}`}`,
          unit,
        })),
      )
    else if (at >= from && from > 0) break
  }
  return found
}

/** `geprek` is `ayam geprek`, told again. */
const isSame = (one: string, other: string): boolean =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)

/**
 * `padi 42 ton, jagung 18. musim lalu padi 38 ton, jagung 20`: things told at two times are each one change,
 * `padi dari 38 jadi 42 ton`. What no unit stands behind is counted as the first of its list.
 */
export const toldTwice = (text: string): string => {
  const parts = text.split(/(,\s+(?:dan\s+)?|;\s*|\.\s+|\n+|\s(?:dan|sama)\s)/u)
  const clauses = parts.filter((_, at) => at % 2 === 0)
  const start = clauses.findIndex((clause) => earlier.test(clause.trim()))
  if (start < 1) return text
  const then = entriesIn(
    clauses.map((clause) => clause.trim()),
    start,
  )
  const now = entriesIn(clauses.slice(0, start), 0)
  const pairs = now.flatMap((one) => {
    const old = then.filter(({ name }) => isSame(name.toLowerCase(), one.name.toLowerCase()))
    const [before, more] = old
    return before && !more ? [{ one, before }] : []
  })
  if (pairs.length < 2 || pairs.length < then.length) return text
  const isCounted = !/\p{L}|rp/iu.test(pairs.map(({ before, one }) => one.figure + before.figure).join(''))
  const changed = new Map(
    pairs.map(({ before, one }) => {
      const unit = isCounted ? one.unit || before.unit || (now[0]?.unit ?? '') : ''
      const clause = clauses[one.at] ?? ''
      const head = clause.slice(0, clause.length - clause.trimStart().length) + (/^.*:\s+/su.exec(clause)?.[0] ?? '')
      return [one.at, `${head}${one.name} dari ${before.figure} jadi ${one.figure} ${unit}`.trimEnd()] as const
    }),
  )
  const taken = new Set(then.map(({ at }) => at))
  return parts
    .map((part, at) => (at % 2 === 0 ? (changed.get(at / 2) ?? (taken.has(at / 2) ? '' : part)) : part))
    .join('')
    .replaceAll(/(?:[,;.]\s*){2,}$/gu, '')
}
