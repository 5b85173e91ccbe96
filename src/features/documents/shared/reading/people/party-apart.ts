import type { Party } from '#core/assistant/shared/reading.ts'

import type { RequestParty } from '../../document-request.ts'
import { plainName } from '../../letter/wording.ts'

/** `Manajer Penjualan Ibu Ningsih`: the department behind an office, that was read as the beginning of a name. */
const department =
  /^(penjualan|pemasaran|marketing|keuangan|operasional|produksi|personalia|gudang|umum|area|cabang|proyek|teknik)\s((?:pak|bu|bapak|ibu|hj?\.|drs?\.|ir\.)\s.+)$/iu

/** `Karyawan Toko Emas namanya Lukman`: whose people somebody is of, and how he is called. */
const calledOf =
  /^(?:(?:karyawan|pegawai|staf|anggota|siswa|murid|warga)\s)?(.+?)\s(?:namanya|bernama|atas nama)\s(.+)$/iu

const trimmed = (text: string | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ')

/** `Katering Dapur Bunda kalau …`: the word with which what is told begins is no part of a name. */
const tail = /\s(?:kalau|kalo|klo|bahwa|bhw)$/iu

/** A party whose name was read together with what somebody is: name, house and department apart. */
export const readApart = (read: Party): Party => {
  const said = tail.test(trimmed(read.name)) ? { ...read, name: trimmed(read.name).replace(tail, '') } : read
  const [, where = '', called = ''] = calledOf.exec(trimmed(said.name)) ?? []
  const party = called === '' ? said : { ...said, name: called, company: said.company ?? where }
  const [, post = '', head = ''] = department.exec(trimmed(party.name)) ?? department.exec(trimmed(party.company)) ?? []
  return post === '' ? party : { ...party, name: head, company: '', title: `${trimmed(party.title)} ${post}`.trim() }
}

/** `konfirmasi ke Mbak Ika`: who is to be asked is not written to. */
export const isContact = ({ name }: RequestParty, text: string): boolean => {
  const at = name === '' ? -1 : text.indexOf(plainName(name))
  return (
    at > 0 &&
    /(?<!\p{L})(?:konfirmasi|hubungi|menghubungi|info|infonya|kontak|contact person|cp|rsvp|pendaftaran|daftar|reservasi)(?:\s\p{Ll}+){0,2}\s(?:(?:ke|kepada)\s)?(?:(?:pak|bu|bapak|ibu|mas|mbak|kak|bang)\s)?$/iu.test(
      text.slice(0, at),
    )
  )
}
