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

/** `pesan 1.000 kotak`, `transfer Rp 500.000`: what the writer did, without a word for himself. */
const ownDeed = /^(?:sudah\s|udah\s|telah\s)?(pesan|pesen|order|beli|bayar|transfer|kirim)\s(?=\d|Rp\s)/iu
const ownDeeds: Readonly<Record<string, string>> = {
  pesan: 'memesan',
  pesen: 'memesan',
  order: 'memesan',
  beli: 'membeli',
  bayar: 'membayar',
  transfer: 'mentransfer',
  kirim: 'mengirim',
}

const asking = /^(?:(?:tetapi|dan|jadi|makanya)\s)?(?:(?:kami|saya)\s)?(?:minta|mohon|memohon|meminta)\s/iu
/** `diturunkan jadi 1 juta`: what shall be done, and `AC yang rusak diganti`: with what. */
const toBeDone = /^di(?!skon)\p{Ll}{4,}/u
const thingToBeDone = /^(?!\p{Ll}+\s(?:yang|yg)\s)[^]{3,40}\sdi\p{Ll}{5,}/u

/** What is asked for, as an office asks for it; empty where the clause says it well itself. */
const asPlea = (clause: string, form: OfficialForm, self: string): string => {
  const asked = asking.exec(clause)?.[0] ?? ''
  const rest = clause.slice(asked.length).replace(/^(?:tolong|agar|supaya)\s/iu, '')
  if (asked === '' || form === 'keluhan') return ''
  if (toBeDone.test(rest)) return `mohon agar ${rest}`
  return thingToBeDone.test(rest) || deed.test(rest) || form === 'balasan' ? `${self} mohon ${asDeed(rest)}` : ''
}

/** Letters that ask something of whoever reads them: `jangan terlambat`, `bawa KTP`. */
const asksReader: ReadonlySet<OfficialForm> = new Set(['undangan', 'pemberitahuan', 'balasan', 'tagihan'])
const asRequest = (clause: string, form: OfficialForm): string =>
  !asksReader.has(form)
    ? clause
    : clause
        .replace(/^(?:mohon\s)?jangan\s(?=\p{Ll})/iu, 'mohon tidak ')
        .replace(/^(?:mem)?bawa(?=\s)/iu, form === 'undangan' ? 'mohon membawa' : '$&')

/**
 * A clause in the voice of its letter: `kita cuma bisa kasih 5%`, `dia punya utang beras`, `minta diturunkan jadi 1 juta`. Who
 * writes speaks of himself as the whole letter does, whoever reads it is spoken to, and what is asked for is asked
 * of somebody.
 */
export const inVoice = (clause: string, { form, recipient }: DocumentRequest, isPerson: boolean): string => {
  const self = selfIn[form] ?? (isPerson ? 'saya' : 'kami')
  const other = !toldToReader.has(form)
    ? form === 'undangan' && /^anaknya(?!\p{L})/iu.test(clause)
      ? 'anak yang'
      : 'yang bersangkutan'
    : form === 'peringatan'
      ? 'Saudara'
      : addressWord(recipient.name)
  const told = (toldToReader.has(form) ? inWriting(clause) : clause)
    .replace(/^(?:saya|sy|aku|kami|kita)\s(?=\p{Ll})/iu, `${self} `)
    .replace(/^(?:dia|ia|beliau|anaknya|orangnya)\s(?:tuh\s|itu\s)?(?=\p{Ll})/iu, `${other} `)
    .replaceAll(/(?<!\p{L})(?:kita|saya)(?!\p{L})/gu, (word) =>
      isPerson || selfIn[form] ? (word === 'kita' ? 'kami' : word) : 'kami',
    )
  if (form === 'keluhan' && ownDeed.test(told))
    return told.replace(ownDeed, (_, verb: string) => `${self} ${ownDeeds[verb.toLowerCase()]} `)
  const voiced = asRequest(asPlea(told, form, self) || told, form)
  // Nobody but the reader is told of: `kemarin dia main HP`, `mereka menawarkan`.
  return toldToReader.has(form) ? voiced.replaceAll(/(?<!\p{L})(?:dia|mereka)(?!\p{L})/giu, other) : voiced
}
