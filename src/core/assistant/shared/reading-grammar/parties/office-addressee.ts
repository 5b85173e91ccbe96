import { isHonorific, titleEnd } from './name-words.ts'
import { type NamedParty, readParty } from './named-party.ts'
import { capitalRunEnd } from './owned-house.ts'
import { endsClause, isFree, low, type Sheet, textBetween, titleCase } from '../sheet.ts'
import { isCapital, nameStops, wordSet } from '../words.ts'

/** Who answers for a house or a part of it, where a letter names nobody. */
const holders = wordSet(
  'pengelola pengurus manajemen bagian divisi wali supervisor manajer manager penanggung pemilik pihak admin kepala koordinator direktur pimpinan',
)

const managers = wordSet('manajer manager direktur supervisor koordinator hrd')

const isSmallWord = (sheet: Sheet, at: number): boolean =>
  isFree(sheet, at) &&
  sheet.tokens[at]?.kind === 'word' &&
  !isCapital(sheet.tokens[at]?.raw ?? '') &&
  !isHonorific(sheet, at) &&
  !endsClause(sheet, at)

/** `pengelola Pasar Modern, Bpk Sholeh`, `bagian penjualan, bpk Rusdi`, `ibu manajer Novi`: an office, its house and who holds it. */
export const readOfficeHolder = (sheet: Sheet, from: number): NamedParty | null => {
  if (sheet.writing !== 'mixed') return null
  if (isHonorific(sheet, from)) {
    // `Pak Lurah Sumarno` is called so; `ibu manajer Novi` holds an office of a house.
    const office = managers.has(low(sheet, from + 1)) ? titleEnd(sheet, from + 1) : from + 1
    const to = office > from + 1 ? capitalRunEnd(sheet, office) : office
    if (to === office) return null
    const name = `${textBetween(sheet, from, from + 1)} ${textBetween(sheet, office, to)}`
    const title = titleCase(textBetween(sheet, from + 1, office), sheet.writing)
    return { party: { name: titleCase(name, sheet.writing), title }, from, to, sure: true }
  }
  if (!holders.has(low(sheet, from)) || isCapital(sheet.tokens[from]?.raw ?? '')) return null
  let at = from + 1
  while (at - from < 4 && isSmallWord(sheet, at) && (!nameStops.has(low(sheet, at)) || at === from + 1)) at += 1
  const title = titleCase(textBetween(sheet, from, at), sheet.writing)
  const to = isHonorific(sheet, at) ? at : capitalRunEnd(sheet, at)
  const house = to > at ? { company: textBetween(sheet, at, to) } : {}
  const next = low(sheet, to) === ',' ? to + 1 : to
  const head = isHonorific(sheet, next) ? readParty(sheet, next, true, false) : null
  if (head === null) return to > at ? { party: { ...house, title }, from, to, sure: true } : null
  return { party: { ...head.party, ...house, title }, from, to: head.to, sure: true }
}
