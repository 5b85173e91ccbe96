import { formatNumber, type Rupiah, rupiah } from '#core/text/shared/rupiah.ts'

import type { Charge, GoodsLine } from '../../reading.ts'
import type { Percent } from '../goods/quantities.ts'
import { claim, endsClause, isFree, low, type Sheet, textBetween } from '../sheet.ts'
import { wordSet } from '../words.ts'
import { linesWithin, type Scope, scopeAround, wholes, wordsOf } from './line-scope.ts'
import type { Money } from './money.ts'

/** What is added to the price of some lines alone: a share of them, or so much for each of theirs. */
export interface Addition {
  readonly label: string
  readonly scope: Scope
  readonly share: { readonly percent: number } | { readonly each: Rupiah }
  /** Told behind all lines, it is of the whole where its words name none of them. */
  readonly ofAll?: boolean
}

const adding = wordSet('nambah tambah tambahan tambahannya ditambah nambahin tambahin plus + kena naik lebih')
const surcharge = wordSet('tambahan surcharge')
const opening = wordSet('yang khusus untuk buat sing nu')

/** Where the clause begins that ends before `to`; its words are read by nobody yet. */
const clauseFrom = (sheet: Sheet, to: number): number => {
  let from = to
  // `yang B5 nambah 6rb`: figures of a name have been read as such.
  const isOpen = (at: number): boolean => isFree(sheet, at) || sheet.claims[at] === 'label'
  while (to - from < 7 && isOpen(from - 1) && !endsClause(sheet, from - 1)) from -= 1
  return from
}

/** The word that adds, up to two words before a share or a sum; null where none stands there. */
const addingBefore = (sheet: Sheet, to: number): number | null =>
  [to - 1, to - 2].find((at) => adding.has(low(sheet, at)) && isFree(sheet, at)) ?? null

/** `express nambah 20% dari biaya terjemahan`: a share of what it names, and no reason to name the whole. */
const readShare = (sheet: Sheet, { from, to, value }: Percent): Addition | null => {
  const cue = addingBefore(sheet, from)
  if (cue === null || sheet.claims[from] !== 'percent' || low(sheet, to) !== 'dari') return null
  const start = clauseFrom(sheet, cue)
  const scope = scopeAround(sheet, to, to + 1)
  // `kena tambahan 10% dari total jasa`
  const ofAll = wholes.has(low(sheet, to + 1))
  const named = ofAll ? '' : textBetween(sheet, start, cue)
  const label = `${named || 'tambahan'} ${textBetween(sheet, from, to)}`.toLowerCase()
  return { label, scope, share: { percent: value }, ofAll }
}

/** `tambahan hari minggu 10%`: what it is for stands between the word that adds and the share. */
const readNamedSurcharge = (sheet: Sheet, { from, to, value }: Percent): Addition | null => {
  if (sheet.claims[from] !== 'percent' || !endsClause(sheet, to)) return null
  const cue = [from - 2, from - 3, from - 4].find((at) => surcharge.has(low(sheet, at)) && isFree(sheet, at))
  if (cue === undefined || sheet.tokens.slice(cue, from).some((_, at) => endsClause(sheet, cue + at))) return null
  const label = textBetween(sheet, cue, to).toLowerCase()
  const scope = { named: wordsOf(textBetween(sheet, cue + 1, from)), except: [] }
  claim(sheet, cue, to, 'sum')
  return { label, scope, share: { percent: value }, ofAll: true }
}

const meets = wordSet('kena dikenakan dikenai ada')
/** `cuci kiloan 18 kg @7rb tapi express jadi kena tambahan 50%`: a surcharge on the line of its clause, else on all of them. */
const readSurcharge = (sheet: Sheet, { from, to, value }: Percent): Addition | null => {
  const cue = addingBefore(sheet, from)
  if (cue === null || sheet.claims[from] !== 'percent' || !endsClause(sheet, to)) return null
  if (!meets.has(low(sheet, cue - 1)) && !meets.has(low(sheet, cue))) return null
  let start = cue
  while (cue - start < 16 && !endsClause(sheet, start - 1)) start -= 1
  const label = `tambahan ${textBetween(sheet, cue + 1, to)}`.toLowerCase()
  claim(sheet, cue, to, 'sum')
  const scope = { named: wordsOf(textBetween(sheet, start, cue)), except: [] }
  return { label, scope, share: { percent: value }, ofAll: true }
}

/** `yang XL nambah 10rb per pcs`: so much more for each of a thing that has been told. */
const readEach = (sheet: Sheet, sum: Money): { readonly addition: Addition; readonly from: number } | null => {
  const cue = addingBefore(sheet, sum.from)
  if (cue === null) return null
  const start = clauseFrom(sheet, cue)
  const isOpened = opening.has(low(sheet, start))
  const named = wordsOf(textBetween(sheet, start, cue))
  const told = new Set(wordsOf(textBetween(sheet, 0, start)))
  const isTold = named.some((word) => !opening.has(word) && told.has(word))
  if (!isOpened || !isTold) return null
  const label = `tambahan ${textBetween(sheet, start + 1, cue)}`
  return { addition: { label, scope: { named, except: [] }, share: { each: sum.value } }, from: start }
}

/** All that is told to be added to some lines alone; sums of theirs join `used`. */
export const readAdditions = (
  sheet: Sheet,
  money: readonly Money[],
  percents: readonly Percent[],
  used: Set<number>,
): readonly Addition[] => {
  const shares = percents.flatMap(
    (percent) => readShare(sheet, percent) ?? readSurcharge(sheet, percent) ?? readNamedSurcharge(sheet, percent) ?? [],
  )
  const sums = money.flatMap((sum) => {
    const read = used.has(sum.from) ? null : readEach(sheet, sum)
    if (read === null) return []
    claim(sheet, read.from, sum.to, 'sum')
    used.add(sum.from)
    return [read.addition]
  })
  return [...shares, ...sums]
}

const amountOf = ({ amount, price }: GoodsLine): number => amount ?? price ?? 0

const bareShare = /^tambahan [\d.,]+\s?(?:%|persen)$/u

/** The sums of additions on the lines that they name; one that names no line adds nothing. */
export const additionsAsCharges = (additions: readonly Addition[], lines: readonly GoodsLine[]): Charge[] =>
  additions.flatMap(({ label, scope, share, ofAll = false }) => {
    const named = lines.length === 1 ? lines : linesWithin(scope, lines)
    const own = named.length === 0 && ofAll ? lines : named
    const sum = own.reduce(
      (all, line) =>
        all + ('percent' in share ? (amountOf(line) * share.percent) / 100 : share.each * (line.quantity ?? 1)),
      0,
    )
    const amount = Math.round(sum)
    if (!Number.isSafeInteger(amount) || amount <= 0) return []
    const [one, other] = own
    // `kena tambahan 50%`: of what, where its words don't say it.
    const of =
      bareShare.test(label) && one !== undefined && other === undefined ? ` dari ${one.name.toLowerCase()}` : ''
    const shown = 'percent' in share ? `${label}${of}` : `${label} @${formatNumber(share.each)}`
    return [{ label: shown, amount: rupiah(amount) }]
  })
