import type { Party } from '#core/assistant/shared/reading.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { inCapitals } from '#core/text/shared/short-names.ts'

import { isBusinessName } from '../../business-name.ts'
import type { RequestParty } from '../../document-request.ts'
import { formalName, properName } from '../../letter/wording.ts'
import { readApart } from './party-apart.ts'

/** A told value without white space around it and within. */
export const cleaned = (value: string | undefined): string => (value ?? '').trim().replaceAll(/\s+/g, ' ')

/** `pemilik spa`: a sort of house without a name. */
const sortOfHouse =
  /^(?:tukang|petani|peternak|penjual|pedagang|pemilik|penyewa|pembeli|karyawan|sopir|spa|salon|toko|warung|kios|kedai|kafe|cafe|resto|restoran|rumah makan|bengkel|laundry|klinik|apotek|hotel|konveksi|pabrik|koperasi|kantor|butik|studio|gudang|depot|usaha|perusahaan|sekolah|yayasan|katering|catering)$/iu

/** Whether a word in a house's place only tells what sort of house, or what sort of man, it is. */
export const isSort = (name: string): boolean => sortOfHouse.test(name)

/** `warung sy`: whose it is, without its name. */
const ownHouse =
  /^(?:warung|toko|kios|usaha|kedai|bengkel|salon|depot|lapak|konveksi|katering|rumah makan)\s(?:saya|sy|aku|gw|gue|gua|kami)$/iu

/** One party as told, in the parts that a paper has of it. */
export const readParty = (said: Party | null | undefined): RequestParty => partyAsRead(said ? readApart(said) : said)

/** `supplier PT …`: what a house is to the writer is no part of its name. */
const callingOfHouse = /^(?:supplier|suplier|pemasok|vendor|mitra|rekanan)\s(?=\S+\s)/iu

/** `ke bank bjb pinjam 75 juta`: what is asked of a house is no part of its name. */
const askedOf =
  /(?<=\S)\s(?:(?:pinjam|minta|mohon|butuh|mau|ngajuin|mengajukan|karena|krn|dicicil)$|(?:kalau|kalo|klo|bahwa|bhw)(?:\s.*)?$)/iu

const partyAsRead = (party: Party | null | undefined): RequestParty => {
  const called = cleaned(party?.name).replace(askedOf, '')
  const bare = called.replace(callingOfHouse, '')
  const said = cleaned(party?.company)
  // `vendor AC, CV Sejuk Abadi`: what a house deals in is nobody's name.
  const isTrade = said !== '' && /^\p{Lu}{2,5}$/u.test(called) && inCapitals(called.toLowerCase()) === called
  const name = isTrade ? '' : formalName(properName(isBusinessName(bare) ? bare : called))
  // `Keripik Bu Rohmah, Ngawi`: the town behind a name is where the house is.
  const [, house = '', town = ''] = /^([^,]+),\s*(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)$/u.exec(said) ?? []
  // `(KTP 1202…)`: a number in brackets is no house.
  const company =
    /^(?:ktp|nik|npwp|hp|wa|no|nomor|telp)\b|^[\d\s.-]+$/i.test(said) || ownHouse.test(said) || sortOfHouse.test(said)
      ? ''
      : properName((house || said).replace(askedOf, '')).replace(/^gudang\s(?=(?:PT|CV|UD|Toko)\s)/i, '')
  // `ke semua pelanggan Laundry Kinclong`: the many are no house.
  const many =
    name === '' &&
    /^(?:semua|seluruh|segenap|para)\s+(?:pelanggan|karyawan|konsumen|warga|anggota|siswa|penghuni|reseller|mitra|penyewa|wali)(?!\p{L})/iu.test(
      company,
    )
  if (many)
    return {
      ...readParty(undefined),
      name: sentenceCase(company.replace(/^semua/i, 'Seluruh')),
      title: cleaned(party?.title),
    }
  const nameIsBusiness = (company === '' || !isBusinessName(company)) && isBusinessName(name)
  // `Ketua RT 05 Pak Gatot`: an office stands before the name.
  const [, office = '', person = ''] =
    /^((?:ketua|kepala|wali|lurah|camat|direktur|manajer|pimpinan|pemilik|bendahara)\b.*?)\s+((?:pak\s|bu\s|bapak\s|ibu\s|hj?\.\s?|kh\.\s?|drs?\.\s?|ir\.\s?).+)$/i.exec(
      name,
    ) ?? []
  return {
    name: nameIsBusiness ? formalName(company) : formalName(person) || name,
    company: nameIsBusiness ? name : company,
    title: cleaned(party?.title) || sentenceCase(office),
    address: cleaned(party?.address) || town,
    phone: cleaned(party?.phone),
    email: cleaned(party?.email),
  }
}

/** Whether somebody or some house is told. */
export const isNamed = ({ name, company }: RequestParty): boolean => name !== '' || company !== ''

/** Whether two parties are the same. */
export const samePerson = (one: RequestParty, other: RequestParty): boolean =>
  one.name === other.name && one.company === other.company
