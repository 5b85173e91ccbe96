import { skip } from './addressees.ts'
import type { Party } from '../../reading.ts'
import { titleEnd } from './name-words.ts'
import { afterIntroduction, type NamedParty, readParty } from './named-party.ts'
import { mayBeName, type PartyReader, type PartyStep } from './party-reader.ts'
import { titleText } from './office-text.ts'
import { withTail } from './sender-tail.ts'
import { claim, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

/** Who sends, signs, invites or applies, behind `yang`. */
const acts = wordSet(
  `menugaskan nugasin nugaskan nugaske menugasi nyuruh menyuruh memerintahkan merintahkan merintah perintah mengutus ngutus menandatangani nandatangani tanda-tangan
   mengundang ngundang mengajukan ngajuin mengajukannya mengusulkan`,
)
const gives = wordSet('kasih kasi ngasih memberi beri')
const passives = wordSet('ditugaskan diperintahkan diutus disuruh ditandatangani diajukan diusulkan diundang')
const own = wordSet('saya aku kami kita gue')
const between = wordSet(': oleh itu adalah yaitu ,')

/** Where the one begins who is told as the one behind a paper: `yang menugaskan …`, `pemberi perintah: …`; else null. */
const authorAt = (sheet: Sheet, at: number): number | null => {
  const word = low(sheet, at)
  if (low(sheet, at - 1) === 'yang' && gives.has(word) && ['perintah', 'tugas'].includes(low(sheet, at + 1)))
    return at + 2
  if (low(sheet, at - 1) === 'yang' && acts.has(word)) return low(sheet, at + 1) === 'tangan' ? at + 2 : at + 1
  if (passives.has(word) && low(sheet, at + 1) === 'oleh') return at + 2
  if (word === 'pemberi' && ['perintah', 'tugas'].includes(low(sheet, at + 1))) return at + 2
  return ['pengundang', 'pengusul', 'pengaju'].includes(word) ? at + 1 : null
}

/** `direktur bumdes Yahya`: where the house is known by its whole name, what follows its sort is who heads it. */
const asHead = (party: Party, others: readonly (Party | null)[]): Party => {
  const [sort = '', ...rest] = (party.company ?? '').split(' ')
  const house = others.find((one) => one?.company?.toLowerCase().startsWith(`${sort.toLowerCase()} `))?.company
  return party.name === undefined && house !== undefined && rest.length > 0 && house !== party.company
    ? { ...party, name: rest.join(' '), company: house }
    : party
}

/** `pemilik, Ny. Elisabeth Tan`, `saya, Lie Hendra, pemilik`: somebody with his office before or behind him. */
const readAuthor = (sheet: Sheet, at: number): NamedParty | null => {
  let from = skip(sheet, at, between)
  if (own.has(low(sheet, from))) from = skip(sheet, from + 1, between)
  const office = titleEnd(sheet, from)
  const next = [',', ':'].includes(low(sheet, office)) ? office + 1 : office
  const behind = office > from && mayBeName(sheet, next) ? readParty(sheet, next, true, true) : null
  if (behind?.party.name !== undefined)
    return { ...behind, party: { ...behind.party, title: behind.party.title ?? titleText(sheet, from, office) } }
  const named = readParty(sheet, from, mayBeName(sheet, afterIntroduction(sheet, from)), true)
  return named && withTail(sheet, named)
}

const asSigner = (party: Party): Party => ({
  ...(party.name === undefined ? {} : { name: party.name }),
  ...(party.title === undefined ? {} : { title: party.title }),
})

/** Gives a paper who stands behind it: he signs, his house writes. */
export const takeAuthor = ({ sheet, found }: PartyReader, at: number, named: NamedParty): void => {
  const party = asHead(named.party, [found.recipient, ...found.parties])
  const { company, address } = party
  claim(sheet, at, named.to, 'party')
  found.ends.push({ at: named.to, whose: 'sender' })
  if (party.name !== undefined || party.title !== undefined) found.signer = asSigner(party)
  if (found.sender === null && company === undefined) return
  const house = found.sender?.company ?? company
  found.sender = {
    ...found.sender,
    ...(house === undefined ? {} : { company: house }),
    ...(address === undefined || found.sender?.address !== undefined ? {} : { address }),
  }
}

/** `yang menugaskan Direktur CV Rasa Bunda, Ibu Kartika`, `pemberi perintah: …`, `yang mengajukan saya Yuning`. */
export const readAuthority: PartyStep = (reader, at) => {
  const from = authorAt(reader.sheet, at)
  const named = from === null ? null : readAuthor(reader.sheet, from)
  if (named) takeAuthor(reader, at, named)
  return named !== null
}
