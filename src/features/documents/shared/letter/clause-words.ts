import { activeVerb, fullVerb, writtenVerb } from './colloquial-verbs.ts'
import { joinWords } from './wording.ts'

/** `dp 30% seminggu sebelum acara`: the share keeps the word that says what it is of. */
export const withShare = (clause: string, told: string): string => {
  if (!/^\d{1,2}(?:,\d)?\s?%/.test(clause)) return clause
  const lead = /(?:^|[\s,(])(dp|uang muka|panjar)\s*:?\s*$/i.exec(told.slice(0, Math.max(0, told.indexOf(clause))))?.[1]
  return lead === undefined ? clause : `Uang muka ${clause}`
}

/** `kasih kuasa ke istri saya … karena saya dirawat`, `karena saya lagi sakit`: whom and for what stand there; why is told of the giver. */
export const withoutGiven = (told: string): string => {
  // `jadi adik saya … yang ambil`: who does it for one stands above.
  const clause = told.replace(
    /,?\s(?:jadi|makanya|sehingga)\s.{3,60}\s(?:yang|yg)\s(?:me|ng)?(?:n|ny|m)?(?:ambil|urus|wakil|bayar|tanda|cair|terima|jual|hadir)\p{L}*.{0,40}$/iu,
    '',
  )
  const now = /^(?:[Ss]aya\s|[Aa]ku\s)?(?:\p{Lu}[\p{L}'’]+\s){0,4}(?:[Ll]agi|[Ss]edang)\s(?:ada\s)?(.{3,60})$/u.exec(
    clause,
  )?.[1]
  if (now !== undefined)
    return `kuasa ini diberikan karena Pemberi Kuasa sedang ${/^di\s/iu.test(now) ? 'berada ' : ''}${now}`
  const alone = /^(?:karena|krn|sebab|soalnya)\s(?:saya\s|aku\s|sy\s)?(.{3,120})$/iu.exec(clause)?.[1]
  if (alone !== undefined) return `kuasa ini diberikan karena Pemberi Kuasa ${alone}`
  const why = /^.*(?<!\p{L})kuasa(?!\p{L}).*?\s(?:karena|krn)\s(?:saya\s|aku\s)?(.{4,120})$/iu.exec(clause)?.[1]
  return why === undefined ? clause : `Pemberi Kuasa ${why}`
}

/** `buat semuanya selama 4 tahun ini`: for what somebody who leaves gives thanks. */
export const withThanks = (clause: string): string =>
  clause.replace(/^(?:atas\s|untuk\s|buat\s)?semua(?:nya)?(?=\sselama\s)/iu, 'saya berterima kasih atas semuanya')

/** `yang memeriksa La Ode Rahman`, `yang cari Pak RT paling lambat besok`: who does what. */
const doing =
  /^(?:yang\s)?(\p{Ll}{4,})\s(?=(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak?|[Kk]ang|[Kk]asir|[Ss]atpam)\s)?\p{Lu}\p{Ll})/u
const spokenDeeds = new Map([
  ['nemu', 'menemukan'],
  ['lapor', 'melapor'],
  ['urus', 'mengurus'],
  ['jaga', 'menjaga'],
])
const active = /^(?:me(?:m|n|ng|ny|l|r)?\p{Ll}{3,}|ber\p{Ll}{3,})$/u

/** The deed in a record's own words, before who does it; a clause that lost its `yang` on the way is looked up where it was told. */
export const withDoer = (clause: string, told: string): string => {
  const [lead = '', said = ''] = doing.exec(clause) ?? []
  if (
    said === '' ||
    !(lead.startsWith('yang') || /(?<!\p{L})(?:yang|yg)\s$/u.test(told.slice(0, Math.max(0, told.indexOf(clause)))))
  )
    return clause
  const deed = spokenDeeds.get(said) ?? fullVerb(said) ?? writtenVerb(said) ?? (active.test(said) ? said : null)
  return deed === null ? clause : `yang ${deed}: ${clause.slice(lead.length)}`
}

/** A quality in a few words: `rajin`, `masakannya enak`; what somebody did or can do is told in a sentence of its own. */
const quality =
  /^(?!(?:pernah|sudah|telah|bisa|mampu|selama|bekerja|kerja|menjadi|jadi|dapat|mau|ingin)\s)\p{L}+(?:\s\p{L}+){0,2}$/iu
const isQuality = (clause: string | undefined): boolean =>
  clause !== undefined && quality.test(clause.replace(/^(?:yang bersangkutan|orangnya)\s/iu, ''))

/** `orangnya jujur`, `rajin`, `masakannya enak`: what is told of somebody in single words is one sentence. */
export const qualitiesTogether = (clause: string, at: number, all: readonly string[]): string[] => {
  if (!isQuality(clause)) return [clause]
  if (isQuality(all[at - 1])) return []
  const run = all.slice(at)
  const end = run.findIndex((one) => !isQuality(one))
  const told = (end === -1 ? run : run.slice(0, end)).map((one) =>
    one
      .replace(/^(?:yang bersangkutan|orangnya)\s/iu, '')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
  )
  return [`yang bersangkutan ${joinWords(told)}`]
}

/** `jaga stand dan catat pesanan`: what somebody is sent to do, in whole verbs. */
export const withWholeVerbs = (clause: string): string =>
  clause.replaceAll(/(?<=^|\s(?:dan|serta|lalu)\s)\p{Ll}{4,}(?=\s\p{L})/gu, (word) => activeVerb(word) ?? word)
