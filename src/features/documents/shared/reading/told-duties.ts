import { formalText } from '#core/assistant/shared/reading-grammar/formal-text.ts'
import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentRequest } from '../document-request.ts'
import { activeVerb } from '../letter/colloquial-verbs.ts'
import { ownPronoun } from './people/name-patterns.ts'
import { namesBoth, type PartyRole, partyWords } from './people/party-words.ts'
import { ofParty } from './people/writing-party.ts'

const roles: readonly PartyRole[] = ['PIHAK PERTAMA', 'PIHAK KEDUA']

const obliged = '(?:(?:yang|nanti|akan|bakal|wajib|harus|bersedia|sanggup|siap|bertugas|cukup|hanya|tinggal)\\s){0,3}'
const permitted = '(?:(tidak boleh|dilarang|tidak bisa|tidak berhak|boleh|berhak|bisa|dapat)\\s)?'
const lead =
  /^(?:(?:dan|lalu|terus|nanti|tetapi|sedangkan|sementara|isinya|syaratnya|ketentuannya|intinya)\s*:?\s+){1,2}/iu

/** `saya Dewi menyediakan …`: who speaks is named. */
const selfNamed = new RegExp(`^${ownPronoun}\\s(?=\\p{Lu}\\p{Ll})`, 'u')

/** The message's own order, and what was or is only wished, bind nobody. */
const bindsNobody =
  /(?<!\p{L})(?:perjanjian|kontrak|mou|surat|nota kesepahaman|sudah|telah|ingin|mau|tolong|minta)(?!\p{L})/iu
/** `toko minta 20% dari penjualan`: what somebody is to have of it. */
const ownShare = /\s(?:minta|ambil|potong|mau)\s(?=\d{1,2}(?:,\d)?\s?(?:%|persen)(?!\p{L}))/iu
/** `yang punya toko dapat 20%`: whoever keeps the shop is its side. */
const keeper = /^(?:yang\s)?punya(?:\s(?:toko|warung|kios|lapak|tempat))?(?=\sdapat\s\d)/iu
const receives = /^(?:menerima|mendapat|mendapatkan|memperoleh)$/u
/** What stands before somebody who does something with it: `sampah kami yang bersihkan`. */
const thing =
  '((?!(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]ang|[Bb]ang|[Ss]i|apabila|ke|dari|kepada|untuk|di|yang|karena|selama|dan|setelah)\\s)[\\p{L}\\d][^,]{2,60}?)'
/** `PBB pemilik`: who bears a cost, without a word for it. */
const cost =
  '((?:[Pp][Bb][Bb]|pajak|listrik|air|ongkir|ongkos|bensin|perawatan|iuran|biaya|kerusakan|makan|transport|servis|internet)(?:\\s[\\p{L}]+){0,4})'
const passive = '(?:di(?=\\p{Ll}{4})|(?=tanggungan\\s|tanggung jawab\\s))(\\p{Ll}{4,})(?:\\sjawab)?(?:\\soleh)?'

/** What is done in words of writing: `menjual Rp 15.000`, `menjalankan setiap hari` lack a word there. */
const inFull = (deed: string, what: string): string => {
  const told = what.replaceAll(/\ssama\s(?=\p{Ll}{3})(?!kami|saya|dia)/gu, ' dan ')
  if (deed === 'menjual' && told.startsWith('Rp ')) return `menjual dengan harga ${told}`
  // `saya yang nyewa buat jualan pulsa`: that he rents is the agreement itself; what for is told.
  if (/^(?:menyewa|mengontrak)$/u.test(deed) && told.startsWith('untuk ')) return `memakai objek sewa ${told}`
  if (deed === 'memperbaiki' && told === 'apabila rusak') return 'memperbaiki kerusakan'
  if (/^(?:menjalankan|mengelola)$/u.test(deed) && /^(?:(?:se)?tiap\s|di\s|sendiri|$)/u.test(told))
    return `${deed} usaha ${told}`.trim()
  return `${deed} ${told}`.trim()
}

const asDuty = (role: PartyRole, said: string, allowed: string, what: string): string | null => {
  const deed = activeVerb(said)
  if (deed === null) return null
  const told = inFull(deed, what)
  if (/^(?:tidak|dilarang)/iu.test(allowed)) return `${role} tidak boleh ${told}.`
  return `${role} ${allowed !== '' || receives.test(deed) ? 'berhak' : 'berkewajiban'} ${told}.`
}

interface Clause {
  readonly role: PartyRole
  readonly sentence: string
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** `apabila ada yang busuk kami ganti`, `listrik penyewa yang bayar`, `listrik ditanggung penyewa`, `yang memperbaiki pemilik`; null where nobody is bound. */
const dutyIn = (clause: string, words: Readonly<Record<PartyRole, string>>): Clause | null => {
  for (const role of roles) {
    const who = `(?:${words[role]})`
    const doing = `${who}\\s${obliged}${permitted}${obliged}(\\p{Ll}{3,})(?:\\s(.{1,120}))?$`
    const [, condition, , then, more] = new RegExp(`^apabila\\s(.{3,60}?),?\\s${doing}`, 'u').exec(clause) ?? []
    const [, object, allowed, said, rest] = new RegExp(`^(?:${thing}\\s)?${doing}`, 'u').exec(clause) ?? []
    const [, borne, done, behind] =
      new RegExp(`^${thing}\\s${passive}\\s${who}(?:\\s(.{1,120}))?$`, 'u').exec(clause) ?? []
    const [, given] =
      new RegExp(
        `^((?:bahan|material|alat|peralatan|perkakas|makan|tempat|modal)(?:\\s\\p{Ll}+){0,3}) dari ${who}$`,
        'u',
      ).exec(clause) ?? []
    const [, happens = '', does, what = ''] =
      new RegExp(
        `^(?:apabila\\s([^,]{3,60}?),?\\s)?yang\\s(?:wajib\\s|harus\\s|akan\\s)?(\\p{Ll}{3,})(?:\\s([^,]{3,60}?))?\\s${who}$`,
        'u',
      ).exec(clause) ?? []
    const [, bare] = new RegExp(`^${cost}\\s${who}$`, 'u').exec(clause) ?? []
    const sentence =
      then !== undefined
        ? asDuty(role, then, '', joined(more, `apabila ${condition}`))
        : said !== undefined
          ? asDuty(role, said, allowed ?? '', joined(object, rest))
          : done !== undefined
            ? asDuty(
                role,
                done.replace(/an$/u, (end) => (done === 'tanggungan' ? '' : end)),
                '',
                joined(borne, behind),
              )
            : bare !== undefined
              ? asDuty(role, 'tanggung', '', bare)
              : given !== undefined
                ? asDuty(role, 'sediakan', '', given)
                : does !== undefined
                  ? asDuty(role, does, '', joined(what, happens === '' ? '' : `apabila ${happens}`))
                  : null
    if (sentence !== null) return { role, sentence }
  }
  return null
}

/** Where the next clause of a sentence begins: at a sign, or where a side is named behind a joining word. */
const clausesOf = (text: string, words: Readonly<Record<PartyRole, string>>): string[] =>
  text
    .split(/[;:\n]+|,(?!\d)|[.](?!\d)/u)
    .flatMap((one) =>
      one.split(
        new RegExp(
          `\\s(?:dan|tetapi|lalu|terus|sedangkan|sementara|serta)\\s(?=(?:${roles.map((role) => words[role]).join('|')})\\s)`,
          'u',
        ),
      ),
    )
    .map((one) => one.trim().replace(lead, ''))

/** Reads the duties out of a contract's clauses: the message's words for its sides are looked up once. */
const dutyReader = (text: string, request: DocumentRequest): ((clause: string) => Clause | null) => {
  const words = partyWords(text, request)
  return (said) => {
    const clause = said.replace(ownShare, ' dapat ').replace(keeper, 'toko')
    return bindsNobody.test(clause) || namesBoth(clause, request) ? null : dutyIn(clause.replace(selfNamed, ''), words)
  }
}

/** Whether a clause of a contract tells what stands among the duties of one of its sides. */
export const isToldDuty = (clause: string, request: DocumentRequest): boolean =>
  dutyReader(request.message ?? '', request)(clause) !== null

/** A contract with what its message tells each side to do, in the words of its article; other papers as they are. */
export const withToldDuties = (request: DocumentRequest): DocumentRequest => {
  const { documentType, message = '', sender, recipient, terms } = request
  if (documentType !== 'kontrak') return request
  const today = parseIsoDay(request.today ?? request.date)
  const text = today === null ? message : formalText(message, today)
  const read = dutyReader(text, request)
  const told = [...clausesOf(text, partyWords(text, request)), ...terms].flatMap((clause) => read(clause) ?? [])
  const of = (role: PartyRole): string[] => [
    ...new Set(
      told.flatMap((one) => (one.role === role ? [ofParty(one.sentence, text, recipient.name, sender.name)] : [])),
    ),
  ]
  return {
    ...request,
    terms: terms.filter((term) => read(term) === null),
    duties: { first: of('PIHAK PERTAMA'), second: of('PIHAK KEDUA') },
  }
}
