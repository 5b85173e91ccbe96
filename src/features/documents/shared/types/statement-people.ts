import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import type { DocumentRequest } from '../document-request.ts'
import { isPersonalSender } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { textOrBlank } from '../content/runs.ts'
import { identityOf } from '../reading/people/person-facts.ts'
import { plainName } from '../letter/wording.ts'

export type Person = readonly (readonly [label: string, value: string])[]

const ageRow = (message: string): Person => {
  const age = /\b(?:umur|usia)(?:nya)?\s*:?\s*(\d{2})\b/i.exec(message)?.[1]
  return age === undefined ? [] : [['Usia', `${age} tahun`]]
}

/** `saya Parno kuli bangunan, …`: what somebody works as, right behind his name; no row where it is not told. */
const workRow = (name: string, message: string): Person => {
  const at = name === '' ? -1 : message.indexOf(`aya ${plainName(name)}`)
  const work =
    at === -1
      ? undefined
      : /^\s*,?\s+(?!(?:me|ber|di|ter)\p{L}{4,}|mau|ingin|akan|sanggup|siap|bersedia|tidak|dan|yang|warga|umur|alamat|selaku|pemilik|dari|dengan)((?:(?!(?:ibu|bapak|ayah|orang|wali|istri|suami|anak)\s)\p{Ll}{3,}\s?){1,3}?(?:\s?(?:di\s|pada\s)?\p{Lu}[\p{L}'’.]*(?:\s\p{Lu}[\p{L}'’]*){1,4})?)(?=\s*(?:[,.;\n]|$)|\s?(?:di|dari|menyatakan|sanggup|bersedia|siap|berjanji|mengaku|tidak|ibu|bapak|ayah|wali|orang tua)(?!\p{L}))/u.exec(
          message.slice(at + 4 + plainName(name).length),
        )?.[1]
  return work === undefined ? [] : [['Pekerjaan', sentenceCase(work.trim())]]
}

/** `lahir di Malang 14 Mei 1999`: when and where who declares was born; no row where it is not told. */
const birthRow = (message: string): Person => {
  const [, place = '', day = ''] =
    /(?<!\p{L})(?:lahir|kelahiran|ttl)\s*:?\s(?:di\s)?(\p{L}+(?:\s\p{L}+)?),?\s(?:tanggal\s|tgl\s)?(\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d)/iu.exec(
      message,
    ) ?? []
  return day === '' ? [] : [['Tempat, tanggal lahir', `${titleCase(place)}, ${titleCase(day)}`]]
}

/** Who signs; a person who writes for himself holds no office and lives somewhere. */
export const signerFields = (letter: LetterData, { message = '', form }: DocumentRequest): Person => {
  const alone = isPersonalSender(letter)
  const identity = identityOf(letter.signer.name, message)
  return [
    ['Nama', textOrBlank(letter.signer.name, 'nama penanda tangan')],
    ...(identity === '' ? [] : [['NIK', identity] as const]),
    ...(alone && letter.signer.title === ''
      ? []
      : [['Jabatan', textOrBlank(letter.signer.title, 'jabatan penanda tangan')] as const]),
    ...(alone && letter.signer.title === '' && form === 'pernyataan'
      ? [...birthRow(message), ...ageRow(message), ...workRow(letter.signer.name, message)]
      : []),
    ['Alamat', textOrBlank(letter.sender.address, alone ? 'alamat penanda tangan' : 'alamat usaha')],
  ]
}

export const subjectFields = (
  { recipient }: LetterData,
  { message = '', form }: DocumentRequest,
  who: string,
  position = '',
): Person => {
  const identity = identityOf(recipient.name, message)
  return [
    ['Nama', textOrBlank(plainName(recipient.name) || recipient.company, `nama ${who}`)],
    ...(identity === '' ? [] : [['NIK', identity] as const]),
    ...(form === 'keterangan' ? ageRow(message) : []),
    ['Jabatan', textOrBlank(recipient.title || sentenceCase(position), `jabatan ${who}`)],
    ['Alamat', textOrBlank(recipient.address, `alamat ${who}`)],
  ]
}

/** A word for a relative, where it was read as somebody's office. */
export const kinWord =
  /^(?:suami|istri|anak|adik|adek|kakak|ayah|bapak|ibu|menantu|mertua|keponakan|ponakan|sepupu|saudara|paman|bibi)(?:\s(?:kandung|ipar|tiri))?$/iu

/** `suami saya Andi`: who the one that is empowered is to whoever empowers him. */
export const kinship = ({ recipient }: LetterData, { message = '' }: DocumentRequest): Person => {
  const at = recipient.name === '' ? -1 : message.toLowerCase().indexOf(plainName(recipient.name).toLowerCase())
  const kin =
    kinWord.exec(recipient.title)?.[0] ??
    /(?<!\p{L})(suami|istri|anak|adik|adek|kakak|ayah|bapak|ibu|menantu|mertua|keponakan|ponakan|sepupu|cucu|saudara|paman|bibi|karyawan|pegawai|staf|sopir)(?:\s(?:kandung|ipar|perempuan|laki-laki))?(?:(?:ku|nya)|\s(?:saya|sy|aku|kami))\s*,?\s+(?:(?:pak|bu|mas|mbak|si)\s)?$/iu.exec(
      message.slice(0, Math.max(at, 0)),
    )?.[1]
  return kin === undefined ? [] : [['Hubungan', sentenceCase(kin.toLowerCase().replace('adek', 'adik'))]]
}
