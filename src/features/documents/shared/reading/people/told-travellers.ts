import type { Reading } from '#core/assistant/shared/reading.ts'
import { isTown } from '#core/assistant/shared/reading-grammar/parties/towns.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { house, nameWord, person, posts } from './name-patterns.ts'
import { readParty } from './read-party.ts'
import { formalName, plainName } from '../../letter/wording.ts'

const joint = String.raw`\s*(?:,(?:\s*(?:dan|sama))?|dan|sama|ama|&|serta|bareng)\s+`
const list = `((?:${person})(?:${joint}(?:${person})){0,7})`

/** `yang berangkat ke … itu …`, `yang ditugaskan …`: who goes, told as such. */
const whoGoes = new RegExp(
  `(?<!\\p{L})(?:[Yy]ang|[Yy]g)\\s+(?:mau\\s+|akan\\s+|jadi\\s+)?(?:berangkat|brangkat|pergi|jalan|ditugaskan|ditugasin|disuruh|dikirim|diutus|tugas|dinas)(?:nya)?(?:\\s+ke\\s+${nameWord}(?:\\s${nameWord})?)?(?:\\s+(?:itu|adalah|yaitu|ada|cuma|namanya))?\\s*:?\\s+${list}`,
  'u',
)
/** `… teknisi kami diminta ke …`: whom somebody sends, told in a sentence of its own. */
const whoIsSent = new RegExp(
  `(?<=^|[.,;:!?\\n]\\s*|(?<!\\p{L})(?:kan|nih|ini|kalau|kalo|bahwa|terus|lalu|karyawan|sopir|staf)\\s)${list}((?:\\s+(?!diminta|disuruh|ditugas|dikirim|diutus)\\p{Ll}{3,}){0,3}?)\\s+(?:kami\\s+|saya\\s+|kita\\s+)?(?:diminta|disuruh|ditugaskan|ditugasin|dikirim|diutus)(?!\\p{L})`,
  'u',
)

/** `Pak Hamid bagian pemasaran CV Mutiara mau berangkat ke …`: who is to go, with what he does and for which house. */
const whoLeaves = new RegExp(
  `(?<=^|[.,;:!?\\n]\\s*|(?<!\\p{L})(?:kan|nih|ini|karyawan|sopir|staf)\\s)${list}((?:\\s+(?!mau|akan|bakal|hendak|besok)\\p{Ll}{3,}){0,3}?)(?:\\s+(?:dari\\s+)?((?:PT|CV|UD|Toko|Koperasi|Bumdes|BUMDes)\\s${house}))?\\s+(?:mau|akan|bakal|hendak|besok)\\s+(?:be?rangkat|pergi|dinas|tugas|jalan|ke)(?!\\p{L})`,
  'u',
)

/** For which house somebody is to go; empty where the message does not say it. */
export const houseOfTraveller = (text: string): string => whoLeaves.exec(text)?.[3] ?? ''

/** Behind a name within a few words of talk: he does not go after all. */
const stays = String.raw`(?:\s+(?!dan\s|ganti|diganti)[\p{Ll}'’]{2,}){0,7}?\s+(?:batal|berhalangan|(?:ga|gak|nggak|ngga|tidak|tdk|gk|enggak)\s+(?:jadi|bisa|sanggup)|gajadi|gabisa|gakbisa)(?!\p{L})`
const called = new RegExp(`(?<!\\p{L})(${person})${stays}`, 'gu')
/** `diganti …`, `gantinya …`: who goes in his place. */
const instead = new RegExp(
  `(?<!\\p{L})(?:di)?ganti(?:kan|in|nya)?\\s+(?:oleh\\s+|sama\\s+|ama\\s+|dengan\\s+|jadi\\s+|jadinya\\s+|si\\s+)?(${person})`,
  'u',
)

/** `Kepala Cabang Ibu Mega sama stafnya Rino`: who goes along is told by what he is to the other. */
const withCompanion = new RegExp(
  `(?:((?:[Kk]epala|[Mm]anajer|[Dd]irektur|[Kk]etua|[Ss]upervisor)(?:\\s\\p{Lu}\\p{Ll}+)?)\\s)?(${person})\\s+(?:sama|dan|bareng|beserta|bersama)\\s+(?:staff?|asisten|sopir|supir|rekan|anak buah|admin|teknisi)(?:nya)?\\s+(${person})`,
  'u',
)

/** `2 orang sales: Adi & Yuli`. */
const counted = new RegExp(
  `\\d{1,2}\\s(?:orang|karyawan|staff?|pegawai|anggota|(?=(?:${posts})(?!\\p{L})))(?:\\s?(\\p{Ll}{3,}))?(?:\\s\\p{Ll}{3,}){0,2}?\\s*(?::|,|yaitu|yakni)\\s*${list}`,
  'u',
)

const namesOf = (row: string): string[] => row.match(new RegExp(person, 'gu'))?.map((name) => formalName(name)) ?? []

const same = (one: string, other: string): boolean => {
  const [a, b] = [plainName(one).toLowerCase(), plainName(other).toLowerCase()]
  return a !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `))
}

/** Of whom a message says that he does not come along after all. */
export const staysAtHome = (text: string): string[] => {
  if (!instead.test(text) && !/(?<!\p{L})(?:batal|berhalangan|jadi|bisa)(?!\p{L})/u.test(text)) return []
  return [...text.matchAll(called)].map(([, name = '']) => formalName(name)).filter((name) => !isTown(name))
}

/**
 * Who is sent, where the message tells it as a story: who was to go, without whoever stays at home, with whoever goes in his
 * place. Gives what was read where the story names nobody else.
 */
const withTravellers = (
  read: { readonly recipient: RequestParty; readonly others: readonly string[] },
  text: string,
): { recipient: RequestParty; others: string[] } => {
  const [, office = '', head = '', companion = ''] = withCompanion.exec(text) ?? []
  if (companion !== '' && same(companion, read.recipient.name))
    return {
      recipient: { ...read.recipient, name: formalName(head), title: office },
      others: [...new Set([formalName(companion), ...read.others.filter((name) => !same(name, head))])],
    }
  const [, job = '', team = ''] = counted.exec(text) ?? []
  if (team !== '' && !namesOf(team).some((name) => same(name, read.recipient.name)) && staysAtHome(text).length === 0) {
    const [one = '', ...more] = namesOf(team)
    return { recipient: { ...read.recipient, name: one, title: sentenceCase(job) }, others: more }
  }
  const [, row = '', trade = ''] =
    read.recipient.name === '' ? (whoGoes.exec(text) ?? whoIsSent.exec(text) ?? whoLeaves.exec(text) ?? []) : []
  const told = namesOf(row).filter((name) => !isTown(name) && !isBusinessName(name))
  const all = told.length > 0 ? told : [read.recipient.name, ...read.others].filter((name) => name !== '')
  const absent = staysAtHome(text)
  const substitute = absent.length > 0 ? formalName(instead.exec(text)?.[1] ?? '') : ''
  const going = all.filter((name) => !absent.some((one) => same(one, name)))
  if (substitute !== '' && !going.some((name) => same(name, substitute))) going.push(substitute)
  const [first, ...others] = going
  if (
    first === undefined ||
    (told.length === 0 && going.length === all.length && going.every((one, at) => one === all[at]))
  )
    return { recipient: read.recipient, others: [...read.others] }
  const keeps = same(first, read.recipient.name)
  const title = sentenceCase(trade.trim().replace(/\s*(?:kami|saya|kita)$/, ''))
  return {
    recipient: keeps ? read.recipient : { ...read.recipient, name: first, title: others.length > 0 ? '' : title },
    others,
  }
}

const asParty = (name: string): RequestParty => ({ ...readParty(null), name })

/** Whom a paper names beside its reader; a paper that sends somebody leaves out who stays at home after all. */
export const withAllSent = (
  reading: Reading,
  told: { readonly recipient: RequestParty; readonly others: readonly string[] },
  sends: boolean,
): { recipient: RequestParty; parties: RequestParty[] } => {
  // `ke kantor pusat`: an office goes nowhere.
  const named = reading.parties.map(readParty).filter(({ name }) => !/^(?:kantor|dinas)\s/i.test(name))
  const all = [...named, ...told.others.map(asParty)]
  if (!sends) return { recipient: told.recipient, parties: all }
  const persons = all.filter(({ name }) => name !== '')
  const { recipient, others } = withTravellers(
    { recipient: told.recipient, others: persons.map(({ name }) => name) },
    reading.text,
  )
  return {
    recipient,
    parties: [
      ...all.filter(({ name }) => name === '' || others.includes(name)),
      ...others.filter((name) => !persons.some((person) => person.name === name)).map(asParty),
    ],
  }
}

/** `ke rumah pelanggan Bu Ningsih`: to whom somebody is sent goes nowhere himself. */
export const isVisited = (name: string, message: string): boolean => {
  const at = message.indexOf(plainName(name))
  return (
    at > 0 &&
    /(?<!\p{L})(?:rumah|pelanggan|customer|konsumen|klien|tempat|kediaman)\s(?:(?:pak|bu|bapak|ibu|mas|mbak)\s)?$/iu.test(
      message.slice(0, at),
    )
  )
}
