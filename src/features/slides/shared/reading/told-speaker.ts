import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { politely, trimmed } from './told-words.ts'

/** `disampaikan ke jamaah sabtu depan oleh pak Mahfud`, `yang bawain supervisor Mbak Tiwi`: who speaks, and when. */
const delivering =
  /^(?:(?:yang|yg)\s)?(?:(?:akan|mau|bakal|nanti)\s)*(?:disampaikan|disampein|dibawakan|dibawain|dipresentasikan|dipresentasiin|dipaparkan)(?!\p{L})|^(?:yang|yg)\s(?:(?:akan|mau|bakal)\s)?(?:bawain|bawakan|membawakan|ngomong|bicara|berbicara|nyampein|menyampaikan|presentasi|ngisi|mengisi|memberitahukan)(?!\p{L})/iu

/** `mau ngisi seminar UMKM di Pontianak minggu depan`: where somebody speaks. */
const filling =
  /(?<!\p{L})(?:mau|akan|diminta|disuruh|diundang)\s(?:mengisi|ngisi|membawakan|bawain|jadi (?:narasumber|pemateri|pembicara)(?:\sdi)?)\s(?=(?:acara|seminar|pelatihan|workshop|kelas|webinar|talkshow|sharing)(?!\p{L}))/iu

/** `pembicara pak kades`: who speaks, by what that is called. */
const speaking =
  /^(?:pembicara|narasumber|pemateri|trainer|instruktur|pelatih|fasilitator|moderator|penyaji)(?:nya)?\s*:?\s+(?!utama$)(?=\p{L}[^\d]{2,60}$)/iu

/** Who it is: behind `oleh`, or with a title or a name in capitals at the end. */
const named =
  /(?:\soleh\s|\s)((?:(?:saya|kami)\s)?(?:\p{Ll}+\s){0,2}?(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]bak|[Mm]as|[Kk]ak|[Kk]ang|[Uu]st\p{L}*|[Hh]j?\.|[Dd]r\.)\s)?\p{Lu}[\p{L}'’.]+(?:\s\p{Lu}[\p{L}'’.]+){0,2}(?:,\s\p{Lu}[\p{L}.]*){0,3}(?:\s(?:dari\s)?\p{Ll}+(?:\s[\p{L}]+){0,3})?)$/u

interface Speaker {
  /** The line that says no more than that. */
  readonly fact: string
  readonly presenter: string
  readonly occasion: string
}

/** Who speaks, and where, told in a line of its own: that stands on the cover. Null where no line tells it. */
export const speakerIn = (facts: readonly string[]): Speaker | null => {
  const fact = facts.find((one) => delivering.test(one) || filling.test(one) || speaking.test(one))
  if (fact === undefined) return null
  const said = speaking.exec(fact)?.[0]
  if (said !== undefined)
    return {
      fact,
      presenter: `${sentenceCase(said.replace(/[\s:]+$/, ''))}: ${politely(fact.slice(said.length))}`,
      occasion: '',
    }
  const at = filling.exec(fact)
  if (at) return { fact, presenter: '', occasion: sentenceCase(trimmed(fact.slice(at.index + at[0].length))) }
  const rest = fact.replace(delivering, '')
  const who = named.exec(rest)?.[1] ?? ''
  const presenter = sentenceCase(politely(who))
  return presenter === '' ? null : { fact, presenter, occasion: '' }
}
