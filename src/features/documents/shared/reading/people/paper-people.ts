import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { OfficialForm, RequestParty } from '../../document-request.ts'
import { house, nameWord, person, relation } from './name-patterns.ts'

/** `namanya Homestay Pak Long`: how the writers' house is called. */
export const namedAs = new RegExp(`(?<!\\p{L})[Nn]amanya\\s*:?\\s+(${house})`, 'u')

/** `… 12 Des 2026. — Butik Mama Yos, Timika`: a stroke and a house close the message. */
export const closing = new RegExp(`(?:—|–|(?<=\\s)-|~)\\s*(${house})(?:,\\s*${nameWord})?\\s*$`, 'u')

export interface People {
  readonly sender: RequestParty
  readonly recipient: RequestParty
  readonly signer: { readonly name: string; readonly title: string }
  /** Who is named beside the recipient, where the letter tells of several. */
  readonly others: readonly string[]
}

export interface About {
  readonly text: string
  readonly documentType: DocumentType
  readonly form: OfficialForm
}

export const aboutPeople: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'tugas', 'pengantar'])

/** `keterangan kerja Agus Salim Pohan, helper gudang, …`: of whom a paper is, right behind its name, and what he does. */
export const behindPaper = new RegExp(
  `(?:[Kk]eterangan (?:kerja|magang|pkl|PKL|pengalaman kerja|penghasilan|belum menikah|aktif (?:kuliah|sekolah)|kelakuan baik|tidak mampu)|[Rr]ekomendasi(?: kerja| magang)?|[Ss][Pp]\\s?-?[123]|[Pp]eringatan(?: (?:pertama|kedua|ketiga))?|[Tt]eguran)\\s*[:,]?\\s+(?:untuk\\s|utk\\s|buat\\s|atas nama\\s|an\\.?\\s|a\\.n\\.?\\s)?(?:si\\s)?(?:(?:anak (?:pkl|PKL|magang)|murid|karyawan teladan)(?:nya|ku|\\s(?:saya|sy|aku|kami))?\\s*,?\\s+(?:bernama\\s|namanya\\s)?|${relation})?((?!\\p{Lu}{2,4}(?!\\p{L}))${person})(?:\\s*,\\s*((?!sejak|kerja|bekerja|dari|di\\s|karyawan|telat|bolos|karena|krn|yang|yg)\\p{Ll}{4,}(?:\\s(?!sejak|di\\s|dari)\\p{Ll}{3,})?)(?=\\s*[,.;\\n]|$))?`,
  'u',
)

export const ofStaff: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'peringatan'])
