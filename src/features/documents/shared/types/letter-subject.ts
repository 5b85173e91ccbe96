import { certifiedStatus } from './certified.ts'
import type { DocumentRequest, OfficialForm } from '../document-request.ts'

/** `izin berjualan ke Dinas Perdagangan Kota`: to whom a letter goes stands in its address. */
export const withoutReader = (matter: string, { name, company }: DocumentRequest['recipient']): string => {
  const start = (company || name).split(/\s+/).slice(0, 2).join(' ').toLowerCase()
  const lower = matter.toLowerCase()
  const at = start.length < 4 ? -1 : Math.max(lower.indexOf(` ke ${start}`), lower.indexOf(` kepada ${start}`))
  return at < 1 ? matter : matter.slice(0, at)
}

const changes: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,60}?)\s(?:akan\s|mulai\s)?naik(?!\p{L})/iu, 'kenaikan'],
  [/^(.{3,60}?)\s(?:akan\s|mulai\s)?turun(?!\p{L})/iu, 'penurunan'],
  [/^(.{3,60}?)\s(?:akan\s|mulai\s)?pindah(?!\p{L})/iu, 'kepindahan'],
]

/** `mulai 1 Januari 2027 harga cuci kiloan naik …`: what changes, as a Perihal names it; empty where nothing does. */
export const changeTold = ({ statement = '' }: DocumentRequest): string => {
  const bare = statement.replace(
    /^(?:mulai|per|terhitung(?: mulai)?)\s(?:tanggal\s)?(?:\d{1,2}\s)?\p{L}+(?:\s20\d\d)?,?\s/iu,
    '',
  )
  for (const [pattern, noun] of changes) {
    const what = pattern.exec(bare)?.[1] ?? ''
    if (what !== '' && what.split(' ').length < 7) return `${noun} ${what}`
  }
  return ''
}

const certificates: readonly (readonly [RegExp, string])[] = [
  [/\bdomisili usaha\b/i, 'DOMISILI USAHA'],
  [/\bpenghasilan\b/i, 'PENGHASILAN'],
  [/\b(?:magang|pkl|prakerin)\b/i, 'MAGANG'],
  [/\b(?:kerja|karyawan|pegawai|bekerja|magang|pengalaman)\b/i, 'KERJA'],
  [/\busaha\b/i, 'USAHA'],
  [/\b(?:domisili|tempat tinggal)\b/i, 'DOMISILI'],
  [/\b(?:tidak|kurang) mampu\b/i, 'TIDAK MAMPU'],
  [/\blunas\b/i, 'LUNAS'],
]

/** What sort of certificate it is: `SURAT KETERANGAN KERJA`. */
export const certificateTitle = ({ subject, message = '' }: DocumentRequest): string => {
  if (/\b(?:pa(?:r)?klaring|verklaring)\b/iu.test(message)) return 'SURAT KETERANGAN KERJA'
  const named = /(?:keterangan|suket|surket|surat ket)\s+((?:\p{L}+\s*){1,3})/iu.exec(message)?.[1] ?? ''
  const kind = certificates.find(([words]) => words.test(named)) ?? certificates.find(([words]) => words.test(subject))
  return `SURAT KETERANGAN ${kind?.[1] ?? certifiedStatus(message).toUpperCase()}`.trim()
}

/** `surat mereka nomor … minta harga khusus`: what the letter asked that is answered. */
export const askedIn = (message: string): string => {
  const found =
    /\b(?:minta|meminta|permintaan|menanyakan|nanya|tanya)\s+([^,.;\n]{4,60})/i.exec(message)?.[1]?.trim() ?? ''
  return found === '' ? '' : `permintaan ${found}`
}

/** `ke PT Rejeki yang minta diskon 10%`, `ke Bu Rina yg komplain kue basi`: what the reader wanted, told right behind who it is. */
export const wantedByReader = (message: string): string => {
  const [, verb = '', what = ''] =
    /(?<!\p{L})(?:yang|yg|mereka)\s(minta|meminta|komplain|protes|mengeluh(?:kan)?)\s+(?:soal\s|tentang\s)?([^,.;\n]{4,60})/iu.exec(
      message,
    ) ?? []
  return verb === '' ? '' : `${/^m(?:inta|eminta)/iu.test(verb) ? 'permintaan' : 'keluhan'} ${what.trim()}`
}

/** How the matter of a letter is spoken of, where its form has another name. */
export const spokenForms: Partial<Record<OfficialForm, string>> = {
  pengunduran: 'pengunduran diri',
  lamaran: 'lamaran kerja',
  ucapan: 'ucapan terima kasih',
  maaf: 'permohonan maaf',
  tagihan: 'penagihan',
  jalan: 'pengiriman barang',
  retur: 'retur barang',
}
