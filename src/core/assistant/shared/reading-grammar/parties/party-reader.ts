import type { Parties, Whose } from './found-parties.ts'
import type { NamedParty } from './named-party.ts'
import { namesAnotherSender, tellsOfTravel } from './party-cues.ts'
import { withTail } from './sender-tail.ts'
import { claim, saysAny, type Sheet } from '../sheet.ts'
import { isCapital } from '../words.ts'

/** What the steps share that read the parties of one message. */
export interface PartyReader {
  readonly sheet: Sheet
  readonly found: Parties
  /** Somebody is sent somewhere: `ke` and `dari` name towns. */
  readonly travels: boolean
  readonly hasOtherSender: boolean
  /** `surat izin buat X ke HRD PT Y`: the one it is for sends it. */
  readonly isPlea: boolean
  /** Whether the one written to so far pleads, and writes once another reader is named. */
  pleads: boolean
  /** Puts somebody on a side of the paper, and claims the words that name him. */
  readonly take: (named: NamedParty, cueFrom: number, whose: Whose) => void
}

/** A step settles the word at a place, or leaves it to the next one. */
export type PartyStep = (reader: PartyReader, at: number) => boolean

const pleas = ['izin', 'ijin', 'lamaran', 'permohonan', 'pengunduran', 'jalan']

/** `proposal … untuk kelompok X, ke Dinas Y`: who is helped asks whoever is named behind him. */
const asks = (sheet: Sheet): boolean =>
  sheet.words.has('proposal') || (sheet.words.has('surat') && saysAny(sheet, pleas))

export const openPartyReader = (sheet: Sheet): PartyReader => {
  const found: Parties = { sender: null, recipient: null, parties: [], signer: null, ends: [], stations: [] }
  return {
    sheet,
    found,
    travels: tellsOfTravel(sheet),
    hasOtherSender: namesAnotherSender(sheet),
    isPlea: asks(sheet),
    pleads: false,
    take: (told, cueFrom, whose) => {
      const named = whose === 'sender' ? withTail(sheet, told) : told
      claim(sheet, cueFrom, named.to, 'party')
      // `PO ke CV A …, kirim ke Kedai B, Jl. Melati 2`: the address behind a second one is not the first one's.
      const isSecond =
        whose === 'recipient' && found.recipient?.company !== undefined && named.party.company !== undefined
      found.ends.push({ at: named.to, whose: isSecond ? 'other' : whose })
      if (whose === 'sender' && found.sender === null) found.sender = named.party
      else if (whose === 'recipient' && found.recipient === null) found.recipient = named.party
      // `dari RS Bunda, tujukan ke Direktur dr. X`: the house and its head are one reader.
      else if (
        whose === 'recipient' &&
        found.recipient?.name === undefined &&
        named.party.company === undefined &&
        named.sure
      )
        found.recipient = { ...found.recipient, ...named.party }
      else found.parties.push(named.party)
    },
  }
}

export const rawAt = (sheet: Sheet, at: number): string => sheet.tokens[at]?.raw ?? ''

/** Whether a name may begin at `at`: in writing with capitals by its capital. */
export const mayBeName = (sheet: Sheet, at: number): boolean => sheet.writing !== 'mixed' || isCapital(rawAt(sheet, at))
