import { titleCase } from '#core/text/shared/letter-case.ts'

import { isBusinessName } from '../../business-name.ts'
import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { formalName, plainName } from '../../letter/wording.ts'
import { schoolIn } from './leave-of-pupil.ts'
import { nameWord } from './name-patterns.ts'
import { isNamed } from './read-party.ts'

/** Letters that are often written to an office, whoever holds it. */
const toOffices: ReadonlySet<OfficialForm> = new Set([
  'permohonan',
  'keluhan',
  'izin',
  'lamaran',
  'pengunduran',
  'pemberitahuan',
  'balasan',
  'undangan',
  'ucapan',
  'umum',
])

/** Who answers for a house, and houses that everybody knows by their sort: what a letter in small letters is written to. */
const heads =
  'wali\\skelas|kepala|ketua|pengelola|pengurus|pimpinan|manajer|manajemen|direktur|hrd|lurah|camat|bupati|walikota|panitia|kelurahan|kecamatan|pemerintah|dinas|kantor|satpol|polsek|polres|koramil|puskesmas|samsat|koperasi|yayasan|universitas|kampus|hotel|pasar|bank|rumah\\ssakit|rsud|klinik|pihak'

/** Words with which something else begins than the office: why, what for, what is asked. */
const ends =
  'karena|krn|soal(?:nya)?|gara-gara|gegara|tentang|ttg|mengenai|perihal|minta|mohon|memohon|meminta|untuk|utk|buat|agar|supaya|biar|yang|yg|dari|dr|di|dong|ya|yah|min|nih|kalau|kalo|bahwa|bhw|saya|sy|kami|kita|aku|mau|ingin|pengen|hendak|akan|tidak|ga|gak|belum|blm|sudah|udah|isinya|bahas|pada|tanggal|tgl|hari|jam|pukul|besok|lusa|senin|selasa|rabu|kamis|jumat|sabtu|minggu|dan|sama|serta|dengan|bisa|tolong|ke|kepada|atas|an'

const honoured = '(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak)'
const word = `(?!(?:${ends})(?!\\p{L})|${honoured}\\s)(?:\\d{1,3}\\p{L}?(?![\\d.,]\\d|\\p{L}|\\s(?:juta|ribu|hari|bulan|tahun|orang))|[\\p{L}'’&-]+)`

/** `ke pengelola pasar modern bsd`, `kepada wali kelas 4B bu Ratna`. */
const addressed = new RegExp(
  `(?<!\\p{L})(?:ke|kepada|kpd)\\s((?:${honoured}\\s)?(?:${heads})(?:\\s${word}){0,6})(?:\\s*,?\\s(${honoured}\\s${nameWord}(?:\\s${nameWord}){0,3}))?(?=\\s*(?:[,.;:()\\n]|$)|\\s(?:${ends})(?!\\p{L}))`,
  'iu',
)

/** `JNE cabang Cikarang`: the part of a house that is written to, right behind its name. */
const branch = /^\s((?:kantor\s)?(?:cabang|cab\.?|unit|outlet|wilayah|area|kcp)(?:\s\p{Lu}[\p{L}'’]+){1,3})/u

const withBranch = (recipient: RequestParty, text: string): RequestParty => {
  const at = recipient.company === '' ? -1 : text.indexOf(recipient.company)
  const part = at === -1 ? undefined : branch.exec(text.slice(at + recipient.company.length))?.[1]
  return part === undefined ? recipient : { ...recipient, company: `${recipient.company} ${titleCase(part)}` }
}

/** `kantor lurah Tegalrejo`, `kelurahan Tegalrejo`: a letter to an office is addressed to whoever heads it. */
const headOfOffice = (office: string): string =>
  office
    .replace(/^(?:Kantor\s)?Kelurahan\s|^Kantor\sLurah\s/u, 'Lurah ')
    .replace(/^(?:Kantor\s)?Kecamatan\s|^Kantor\sCamat\s/u, 'Camat ')
    .replace(/^(?:Kantor|Balai)\s(?:Kepala\s)?Desa\s/u, 'Kepala Desa ')

/** The office that a letter is written to, in whatever letters; where somebody was read already, only if it tells more of him. */
export const withOffice = (recipient: RequestParty, text: string, form: OfficialForm): RequestParty => {
  const [, said = '', holder = ''] = toOffices.has(form) ? (addressed.exec(text) ?? []) : []
  const known = (recipient.company || plainName(recipient.name)).toLowerCase()
  const tellsMore = !isNamed(recipient) || (said.length > known.length && said.toLowerCase().includes(known))
  const isNew = holder !== '' && said.toLowerCase() === known
  if (said === '' || !(tellsMore || isNew)) return withBranch(recipient, text)
  const office = headOfOffice(titleCase(said))
  const school = /sekolah$/iu.test(said) ? schoolIn(text) : ''
  if (school !== '') return { ...recipient, company: school }
  if (isBusinessName(office)) return { ...recipient, name: formalName(holder), company: office }
  return holder === ''
    ? { ...recipient, name: formalName(office), company: '' }
    : { ...recipient, name: formalName(holder), title: office, company: '' }
}
