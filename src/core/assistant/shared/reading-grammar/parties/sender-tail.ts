import { titleEnd } from './name-words.ts'
import type { NamedParty } from './named-party.ts'
import { titleText } from './office-text.ts'
import { capitalRunEnd } from './owned-house.ts'
import { endsClause, low, type Sheet, textBetween } from '../sheet.ts'
import { isTown } from './towns.ts'

const isSentenceEnd = (sheet: Sheet, at: number): boolean =>
  endsClause(sheet, at) && ![',', '(', ':', '"', '“'].includes(low(sheet, at))

/** `dari UD Manis Rejeki, Haryati (pemilik).`, `dari Bayu Aji, Es Kuwut Nusa.`: a house and its writer, one behind the other at the end. */
export const withTail = (sheet: Sheet, named: NamedParty): NamedParty => {
  const { party } = named
  const isWhole = (party.name === undefined) === (party.company === undefined)
  if (isWhole || low(sheet, named.to) !== ',' || sheet.writing !== 'mixed') return named
  const from = named.to + 1
  const to = capitalRunEnd(sheet, from)
  const text = textBetween(sheet, from, to)
  if (to === from || text.split(/\s+/).some(isTown)) return named
  if (party.company !== undefined) {
    const comma = [',', '('].includes(low(sheet, to))
    const office = comma ? titleEnd(sheet, to + 1) : to
    const titled = comma && office > to + 1
    if (!titled && (to - from < 2 || !isSentenceEnd(sheet, to))) return named
    const title = titled ? { title: titleText(sheet, to + 1, office) } : {}
    const end = !titled ? to : low(sheet, office) === ')' ? office + 1 : office
    return { ...named, party: { ...party, name: text, ...title }, to: end }
  }
  return to - from > 1 && isSentenceEnd(sheet, to) ? { ...named, party: { ...party, company: text }, to } : named
}
