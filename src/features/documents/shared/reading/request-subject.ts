import type { Reading } from '#core/assistant/shared/reading.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'

import { handedOver, letterMatter, meetingOf, occasionIn, occasionOf, permitOf, recordedIn } from './letter-matter.ts'
import { deedOf, errandIn } from './told-deeds.ts'
import { isOfEvent } from './sums/request-lines.ts'
import { agendaOf } from './meeting-facts.ts'
import { cleaned } from './people/read-party.ts'
import { plainName } from '../letter/wording.ts'
import { officialFormOf } from './official-forms.ts'
import { namedMatter } from './named-matter.ts'
import { receiptPurpose } from './sums/receipt-purpose.ts'
import { contractForm } from '../types/contract-facts.ts'
import { shielded, unshielded } from './shielded-codes.ts'
import { withoutFillers } from './without-chat.ts'
import { withoutManner, withoutOrdering } from './without-ordering.ts'

/** A message in capitals throughout tells no names by them. */
export const quiet = (text: string): string => (/\p{Ll}{3}/u.test(text) ? text : text.toLowerCase())

const without = (text: string, name: string): string => {
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 ? text : `${text.slice(0, at)}${text.slice(at + name.length).trimStart()}`
}

/** `keperluan audit pemasok`: what a journey is for. */
const errandOf = (documentType: DocumentType, text: string): string =>
  documentType === 'surat-perjalanan-dinas'
    ? (/\b(?:keperluan|dalam rangka|guna|agenda)(?:nya)?\s*:?\s+([^,.;\n\d]{4,80})/i.exec(text)?.[1]?.trim() ??
      errandIn(text))
    : ''

const withoutName = (matter: string, name: string): string => {
  const at = name === '' ? -1 : matter.toLowerCase().indexOf(name.toLowerCase())
  return at > 0 ? matter.slice(0, at).trim() : matter
}

/** `bantuan dana ke Camat Ngaliyan untuk …`: whom it is asked of stands in the address. */
const withoutReader = (matter: string, reader: string): string => {
  const last = plainName(reader).split(' ').at(-1)?.toLowerCase() ?? ''
  if (last === '') return matter
  const words = matter.split(/\s+/)
  const end = words.findIndex((word) => word.toLowerCase() === last)
  const cue = words.slice(0, Math.max(end, 0)).findLastIndex((word) => /^(?:ke|kepada|kpd)$/i.test(word))
  if (cue === -1 || end - cue > 6) return matter
  // Why it is asked stands before it.
  return [...words.slice(0, cue), ...words.slice(end + 1)]
    .join(' ')
    .replace(/\s(?:karena|krn|sebab|soalnya|berhubung)\s.*$/i, '')
}

/** `keringanan sewa ke pengelola Food Court`: of whom it is asked. */
const toOffice = /\s+(?:ke|kepada|kpd)\s+(?:pengelola|pihak|pemilik|manajemen|pengurus)(?!\p{L}).*$/iu

const isLoan =
  /(?<!\p{L})(?:utang|hutang|(?:mem|di)?p?injam(?:an|in)?|m?[ei]njem(?:in)?|minjam(?:in)?|(?:ng|ber)h?utang|kasbon)(?!\p{L})[^]*(?<!\p{L})(?:balikin|kembali\p{L}*|dikembalikan|(?:di|ny|men)?cicil\p{L}*|nyicil\p{L}*|(?:di|meng)?angsur\p{L}*|ngangsur|lunas\p{L}*|(?:di|mem)?bayar\p{L}*|dipotong|potong)(?!\p{L})/iu

const orderOfWork = /(?<!\p{L})(?:spk|surat perintah kerja)(?!\p{L})/iu
const letting =
  /(?<!\p{L})(?:nyewain|menyewakan|nyewakan|ngontrakin|mengontrakkan|nyewa|menyewa|ngontrak|mengontrak)(?!\p{L})\s+((?!dari|ke|kepada|sama|selama|di\b)[^,.;:\n\d]{3,40}?)?(?=\s+(?:di|ke|kepada|punya|milik|dari|buat|untuk|selama)\s|[,.;:\n\d]|$)/iu

/** `mau ngontrakin rumah di …`, `dititip di Swalayan …`: the sort of a contract, where its verb alone tells it. */
const dealOf = (text: string): string => {
  if (orderOfWork.test(text)) return 'pemborongan pekerjaan'
  if (/(?<!\p{L})(?:di)?(?:titip|nitip)(?:kan|in)?(?!\p{L})/iu.test(text)) return 'konsinyasi'
  const lets = letting.exec(text)
  return lets === null ? '' : `sewa ${lets[1] ?? ''}`.trim()
}

const lasting = /\s\d{1,3}\s(?:hari|minggu|bulan|bln|tahun|thn|malam|jam)$/iu

/** What the paper is about: as the message says it, or what stands right after the paper's name. */
export const subjectOf = (reading: Reading, documentType: DocumentType): string => {
  // What was told in another message, or in another line, is another clause.
  const text = quiet(cleaned(reading.text.replaceAll(/[^\S\n]*\n\s*/g, ', ')))
  const matter = unshielded(subjectIn(reading, documentType, shielded(text)))
  // `sewa traktor 4 hari`: a receipt has no other place that says how long.
  const [lasts = ''] = documentType === 'kuitansi' ? (lasting.exec(matter) ?? []) : []
  const plain = plainMatter(matter)
  return plain.endsWith(lasts) ? plain : `${plain}${lasts}`
}

/** `komplain resmi minta …`: the clause went on with a figure. */
const unfinished = /\s+(?:resmi|formal)?\s*(?:minta|mohon|untuk)$/i

const closingCall =
  /\s+(?:kah|ya|yah|dong|kak|bang|kang|bli|min|gan|bos|lae|bro|sis|mas|mbak|pak|bu|om|tante|dek|bund)$/i
/** `Warung Mas Bro`: a capital behind a capital belongs to a name and calls nobody. */
const endsName = (before: string, call: string): boolean => /\s\p{Lu}/u.test(call) && /\p{Lu}\p{L}*$/u.test(before)

/** Who is spoken to, and which of several letters it is, is not its matter. */
const plainMatter = (subject: string): string => {
  const plain = withoutOrdering(withoutFillers(withoutManner(subject)))
    // `magang siswa 6 bulan`: how long it lasts stands in its own place.
    .replace(/\s+(?:selama\s)?\d{1,3}(?:\s(?:hari|minggu|bulan|bln|tahun|thn))?$/i, (tail) =>
      /\d\s\p{L}/u.test(tail) ? '' : tail,
    )
    .replace(closingCall, (call, at: number, all: string) => (endsName(all.slice(0, at), call) ? call : ''))
    // `menjual tanah ga ya?`: the asking is none of it.
    .replace(/\s+(?:ga|gak|nggak|ngga|gk|enggak|tidak)(?:\s(?:ya|yah|kak|min))?\s*\??$/iu, '')
    .replace(/\s+(?:biar|supaya|agar)\s.*$/i, '')
    .replace(
      /(?<=\S\s\S+)(?<!\b(?:akhir|awal|ulang|tutup|tengah|pergantian))\s+(?:bulan|bln|tahun|thn|periode|tanggal|tgl)$/i,
      '',
    )
    .replace(/^(?:resmi|formal)\b\s*/i, '')
    .replace(unfinished, '')
    .replace(/\s+(?:punya|milik)(?:nya)?$/iu, '')
    // `motor Beat 2019 plat AD …`: the number went on in figures, and stands with the thing.
    .replace(/\s+(?:plat(?: nomor)?|nopol|nomor polisi|no\.? ?pol)$/iu, '')
    .replace(/\s+di\s(?:Jl|Jln|Jalan|Gg|Gang)\.?$/iu, '')
  return /^(?:pertama|kedua|ketiga|terakhir|minta|mohon|ke|yang|untuk|kah|ya|dong|dulu)$/i.test(plain) ? '' : plain
}

/** `mau pameran di JCC, mereka jaga stand`: what is done there, and at what. */
const atEvent = (deed: string, text: string): string => {
  const event = /(?<!\p{L})(?:pameran|bazar|bazaar|festival|expo|seminar|workshop)(?!\p{L})/iu.exec(text)?.[0] ?? ''
  return deed === '' || event === '' || deed.toLowerCase().includes(event.toLowerCase())
    ? deed
    : `${deed} pada ${event.toLowerCase()}`
}

const subjectIn = (reading: Reading, documentType: DocumentType, text: string): string => {
  const said = cleaned(reading.subject ?? '')
  const reader = reading.recipient?.name ?? ''
  const toWhom = /^undangan/i.test(reading.text) || /\bundangan\b/i.test(reading.text) ? reader : ''
  const bare = namedMatter(documentType, without(text, toWhom))
  // `surat perjalanan dinas nih, …`: a word of talk is no matter.
  const matterNamed = plainMatter(bare) === '' ? '' : bare
  const isPerson =
    documentType === 'surat-perjalanan-dinas' &&
    /^(?:atas nama|an|bapak|bpk|ibu|pak|bu|drs?|untuk|buat|kepala|ketua|staf|bendahara|sekretaris|direktur|manajer|admin|guru|kabag|kasi)\b/i.test(
      matterNamed,
    )
  const found = said || (isPerson ? '' : matterNamed) || errandOf(documentType, text)
  const names = [reading.sender, reading.recipient]
    .flatMap((party) => [party?.company, party?.name])
    .map((name) => name?.toLowerCase())
  const named = names.includes(found.toLowerCase()) ? '' : found
  if (documentType === 'kuitansi') {
    const purpose = receiptPurpose(named, text)
    const payers = names.map((name) => plainName(name ?? '').toLowerCase())
    return payers.includes(plainName(purpose).toLowerCase()) ? '' : purpose
  }
  if (documentType === 'kontrak' && contractForm(named) === null) {
    const deal = isLoan.test(text) ? 'utang piutang' : dealOf(text)
    if (deal !== '') return deal
  }
  const house = reading.recipient?.company ?? ''
  if (documentType === 'invoice' && house !== '' && named.toLowerCase().startsWith(house.toLowerCase()))
    return named.slice(house.length).trim()
  // `proposal sponsor buat lomba burung …`: what is sponsored is the matter.
  const sponsored =
    documentType === 'proposal' &&
    /^(?:(?:pengajuan|permohonan)\s)?(?:sponsor(?:ship)?|dana|bantuan(?: dana)?|kegiatan)?$/i.test(named)
  const occasion = sponsored ? occasionOf(text) || occasionIn(text) : ''
  if (occasion !== '') return `${/^(?:kegiatan)?$/i.test(named) ? '' : `${named} `}${occasion}`
  if (documentType === 'proposal' && named === '') return letterMatter('permohonan', text)
  if (documentType === 'laporan')
    return isOfEvent(reading.text) ? named : withoutName(named, reading.sender?.company ?? '')
  // `undangan rapat wali murid …, bahasnya soal study tour`: one comes to the meeting, and not to what it is about.
  const meeting = /^undangan\s(?:rapat|pertemuan|musyawarah|arisan|sosialisasi)(?!\p{L})/iu.test(matterNamed)
  if (documentType === 'surat_resmi' && meeting && said !== '' && agendaOf(text) !== '') return matterNamed
  if (documentType !== 'surat_resmi' || said !== '') return named
  const form = officialFormOf(text)
  if (form === 'kuasa') return deedOf(text) || named
  if (form === 'tugas')
    return atEvent(deedOf(text), text) || errandIn(text) || (/^(?:tugasnya|luar kota)$/i.test(named) ? '' : named)
  if (form === 'notulen') return meetingOf(text) || named || occasionIn(text)
  if (form === 'serah_terima') return (handedOver(text) || named).replace(/[:\s]+$/, '')
  if (form === 'berita_acara') return recordedIn(text)
  if (form === 'undangan' && /^(?:undangan\b\s*)?(?:resmi)?$/i.test(named)) return occasionIn(text)
  const rest = named.replace(new RegExp(`^(?:surat\\s+)?${form}(?:nya)?\\b\\s*(?:kah\\b\\s*)?`, 'i'), '')
  const isCall = /^(?:ya|dong|kak|mas|mbak|bang|min|gan|bos|pak|bu|nah|lae)$/i.test(rest.trim())
  // `surat komplain ke …`: only what the letter is called.
  const isBare = form === 'keluhan' && /^(?:komplain|complain|protes|aduan|pengaduan)(?:\sresmi)?$/iu.test(rest.trim())
  const permit = form === 'permohonan' ? permitOf(text) : ''
  const matter = permit || (rest === '' || isCall || isBare ? letterMatter(form, text) || named : named)
  const reason = form === 'permohonan' && !/\buntuk\b/i.test(matter) ? occasionOf(text) : ''
  const asked =
    form === 'permohonan'
      ? withoutReader(matter, reader || (reading.recipient?.company ?? '')).replace(toOffice, '')
      : matter
  return reason === '' ? asked : `${asked} untuk ${reason}`
}

/** Only a few words right after `surat` are a name; a longer clause says what the letter is about. */
export const letterName = (text: string): string => {
  const named = namedMatter('surat_resmi', cleaned(text)).replace(unfinished, '')
  const isNamed = /\bsurat\s+(?!resmi|dinas)/i.test(text) && named.split(' ').length <= 3
  return isNamed ? named : ''
}
