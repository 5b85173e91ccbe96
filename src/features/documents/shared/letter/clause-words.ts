import type { OfficialForm } from '../document-request.ts'
import { activeVerb, fullVerb, writtenVerb } from './colloquial-verbs.ts'
import { joinWords } from './wording.ts'

/** `dp 30% seminggu sebelum acara`: the share keeps the word that says what it is of. */
export const withShare = (clause: string, told: string): string => {
  if (!/^\d{1,2}(?:,\d)?\s?%/.test(clause)) return clause
  const lead = /(?:^|[\s,(])(dp|uang muka|panjar)\s*:?\s*$/i.exec(told.slice(0, Math.max(0, told.indexOf(clause))))?.[1]
  return lead === undefined ? clause : `Uang muka ${clause}`
}

/** `kami setuju harganya …`, `minta contoh 20 botol …`: who answers or asks stands before what he says of it. */
export const withSpeaker = (clause: string, told: string, house: string): string => {
  const before = told
    .slice(0, Math.max(0, told.indexOf(clause)))
    .replace(
      house === '' ? /$^/u : new RegExp(`(?<=\\s)${house.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s$`, 'u'),
      '',
    )
  const [, self = '', asks = ''] =
    /(?:^|[.,;:\n]\s*)(?:(?:tetapi|dan|jadi)\s)?((?:kami|kita)\s)?((?:(?:minta|mohon|meminta|setuju|sanggup|bersedia|belum|tidak)(?:\s\p{L}{3,12})?\s)?)$/iu.exec(
      before,
    ) ?? []
  if (/^tetapi\s(?=bisa|dapat|sanggup|siap|boleh)/iu.test(clause)) return clause.replace(/^tetapi\s/iu, 'kami ')
  const said = self !== '' || /^(?:minta|mohon|meminta)/iu.test(asks) ? `kami ${asks}${clause}` : clause
  return said.replaceAll(/(?<!\p{L})mereka(?!\p{L})/giu, 'Bapak/Ibu').replace(/^kami (kami|kita)\s/u, 'kami ')
}

/** `minta diturunkan jadi 1jt`: what a letter asks for keeps the asking. */
export const withPleading = (clause: string, told: string): string =>
  /^di\p{Ll}{4,}/u.test(clause) &&
  /(?:^|[.,;:\n]\s*)(?:(?:saya|kami|jadi|makanya)\s)?(?:minta|mohon|memohon|meminta)\s(?:tolong\s|agar\s|supaya\s)?$/iu.test(
    told.slice(0, Math.max(0, told.indexOf(clause))),
  )
    ? `mohon agar ${clause}`
    : clause

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

/** By what word who writes speaks of himself in a paper of his own. */
const selfIn: Partial<Record<OfficialForm, string>> = {
  kuasa: 'Pemberi Kuasa',
  pernyataan: 'saya',
  izin: 'saya',
  pengunduran: 'saya',
}

/** `saya tidak bisa datang karena sakit`: in a paper of one person, who says it of himself stands before it. */
export const withSelf = (clause: string, told: string, form: OfficialForm): string => {
  const self = selfIn[form]
  const before = told.slice(0, Math.max(0, told.indexOf(clause)))
  return self !== undefined && /(?:^|[.,;:\n]\s*)(?:(?:dan|tetapi|lalu|karena)\s)?(?:saya|sy|aku)\s$/iu.test(before)
    ? `${self} ${clause}`
    : clause
}

const deeds: Readonly<Record<string, string>> = {
  kirim: 'pengiriman',
  dikirim: 'pengiriman',
  antar: 'pengantaran',
  ambil: 'pengambilan',
  setor: 'penyetoran',
  bayar: 'pembayaran',
}

/** `kirim barang tiap tanggal 5`: the verb that opens a clause orders nothing there; a paper tells it as a noun. */
export const withDeed = (clause: string, told: string): string => {
  const before = told.slice(0, Math.max(0, told.indexOf(clause)))
  // `kami kasih ganti voucher`: who gives something is told.
  if (/(?:^|[.,;:\n]\s*)kami\s(?:akan\s)?(?:kasih|beri|memberi)\s$/iu.test(before)) return `kami memberi ${clause}`
  const deed = deeds[/(?:^|[,.;:\n]\s*)(\p{Ll}+)\s$/u.exec(before)?.[1] ?? '']
  return deed === undefined || !/\b(?:setiap|tiap|tanggal|maksimal|paling)\b/i.test(clause)
    ? clause
    : `${deed} ${clause}`
}

/** `bisa latte art`, `cepat tanggap`: a quality keeps the word that makes it one. */
export const withQuality = (clause: string, told: string): string => {
  const at = told.indexOf(clause)
  const head =
    at < 1
      ? ''
      : (/(?<!\p{L})(bisa|mampu|cepat|cepet|pandai|pintar|mudah|selalu|tidak pernah|tidak|jarang|suka|mau)\s$/iu.exec(
          told.slice(0, at),
        )?.[1] ?? '')
  const whole = head === '' ? clause : `${head} ${clause}`
  return whole.replace(/^(?:anaknya|orangnya|dia)\s(?=\p{Ll})/iu, 'yang bersangkutan ')
}

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
