import { escaped } from './told-words.ts'

/** Who stands on a cover. */
interface CoverNames {
  readonly business: string
  readonly presenter: string
  readonly audience: string
}

/** Words that introduce a house and tell nothing of it. */
const introducing = 'dari usaha bisnis toko saya kami bernama namanya nama kelompok brand merek vendor sy wo ku'.split(
  ' ',
)

/** Who somebody is: `owner`, `narasumber`, `disampaikan oleh kami`. */
const roles = new Set(
  `usaha bisnis startup perusahaan merek merk nama brand toko owner founder mentor trainer pemilik sendiri ketua narasumber
   guru dosen kepala kader bidan perawat dokter penyuluh petugas pengurus anggota karyawan direktur manajer staf trainer
   fasilitator moderator pemateri pembicara presenter penyaji dibawakan disampaikan dipandu oleh buat bikin itu ini saja aja
   ya nya saya kami gw gue adalah bernama`.split(/\s+/),
)
/** Nothing but words, in quotation marks or behind a colon. */
const onlyWords = /^[\s'"“”‘’:\p{L}]*$/u

const tellsRolesAlone = (text: string): boolean =>
  onlyWords.test(text) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => roles.has(word) || roles.has(word.replace(/nya$/, '')))

/** Whether a fact says no more than the names that the cover holds already. */
export const repeatsCover = (fact: string, { business, presenter, audience }: CoverNames): boolean => {
  const lower = fact.toLowerCase()
  const namedWords = new Set([...business.toLowerCase().split(/\s+/), ...introducing])
  if (business !== '' && lower.split(/\s+/).every((word) => namedWords.has(word))) return true
  const shownTo = lower.replace(/^(?:untuk|buat|kepada|ke|ketemu|bertemu)\s+/, '')
  if (audience !== '' && shownTo === audience.toLowerCase()) return true
  const left = [business, presenter].reduce(
    (words, name) => (name === '' ? words : words.replace(new RegExp(escaped(name), 'i'), '')),
    fact,
  )
  return tellsRolesAlone(left)
}
