import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { addressWord } from './wording.ts'
import { inWriting } from './written-words.ts'

/** Letters whose reader is the one of whom they tell. */
const toldToReader: ReadonlySet<OfficialForm> = new Set(['tagihan', 'peringatan', 'balasan'])

/** Papers of one person who speaks of himself, by the word that stands for him there. */
const selfIn: Partial<Record<OfficialForm, string>> = { kuasa: 'Pemberi Kuasa', pernyataan: 'saya', izin: 'saya' }

/** What somebody is asked to do, as offices call it. */
const deeds: Readonly<Record<string, string>> = {
  kirim: 'pengiriman',
  antar: 'pengantaran',
  ambil: 'pengambilan',
  setor: 'penyetoran',
  bayar: 'pembayaran',
}
const deed =
  /^(kirim|antar|ambil|setor|bayar)\s(?=[^]*(?<!\p{L})(?:setiap|tiap|tanggal|bulan|maksimal|paling|diundur|mundur)(?!\p{L}))/iu

/** `kirim barang tiap tanggal 10`: what is done at its time, as a noun. */
export const asDeed = (clause: string): string =>
  clause.replace(deed, (_, verb: string) => `${deeds[verb.toLowerCase()]} `)

const asking = /^(?:(?:tetapi|dan|jadi|makanya)\s)?(?:(?:kami|saya)\s)?(?:minta|mohon|memohon|meminta)\s/iu

/**
 * A clause in the voice of its letter: `kita cuma bisa kasih 5%`, `dia punya utang beras`, `minta diturunkan jadi 1 juta`. Who
 * writes speaks of himself as the whole letter does, whoever reads it is spoken to, and what is asked for is asked
 * of somebody.
 */
export const inVoice = (clause: string, { form, recipient }: DocumentRequest, isPerson: boolean): string => {
  const self = selfIn[form] ?? (isPerson ? 'saya' : 'kami')
  const other = !toldToReader.has(form)
    ? 'yang bersangkutan'
    : form === 'peringatan'
      ? 'Saudara'
      : addressWord(recipient.name)
  const told = (toldToReader.has(form) ? inWriting(clause) : clause)
    .replace(/^(?:saya|sy|aku|kami|kita)\s(?=\p{Ll})/iu, `${self} `)
    .replace(/^(?:dia|ia|beliau|anaknya|orangnya)\s(?:tuh\s|itu\s)?(?=\p{Ll})/iu, `${other} `)
    .replaceAll(/(?<!\p{L})(?:kita|saya)(?!\p{L})/gu, (word) =>
      isPerson || selfIn[form] ? (word === 'kita' ? 'kami' : word) : 'kami',
    )
  const asked = asking.exec(told)?.[0] ?? ''
  const rest = told.slice(asked.length).replace(/^(?:tolong|agar|supaya)\s/iu, '')
  const voiced =
    asked === '' || form === 'keluhan'
      ? told
      : /^di(?!skon)\p{Ll}{4,}/u.test(rest)
        ? `mohon agar ${rest}`
        : /^[^]{3,40}\sdi\p{Ll}{5,}/u.test(rest) && !/^\p{Ll}+\s(?:yang|yg)\s/u.test(rest)
          ? `${self} mohon ${rest}`
          : deed.test(rest)
            ? `${self} mohon ${asDeed(rest)}`
            : form === 'balasan'
              ? `${self} mohon ${rest}`
              : told
  // Nobody but the reader is told of: `kemarin dia main HP`, `mereka menawarkan`.
  return toldToReader.has(form) ? voiced.replaceAll(/(?<!\p{L})(?:dia|mereka)(?!\p{L})/giu, other) : voiced
}
