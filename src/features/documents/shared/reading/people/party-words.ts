import { inPattern } from '#core/text/shared/in-pattern.ts'
import { plainName } from '../../letter/wording.ts'
import { ownPronoun } from './name-patterns.ts'
import { partyOfWriter } from './writing-party.ts'

export type PartyRole = 'PIHAK PERTAMA' | 'PIHAK KEDUA'

interface Side {
  readonly name: string
  readonly company: string
}

/** Words by which talk calls a house for short: `ke warung`, `toko jual 15 ribu`. */
const sorts =
  /^(?:toko|warung|kedai|kafe|cafe|kantin|hotel|sekolah|koperasi|pabrik|bengkel|salon|klinik|apotek|restoran|resto|yayasan|pesantren|swalayan|minimarket|kios|depot|butik|konveksi|penginapan|homestay|komunitas|kelompok|paguyuban|panitia|katering|laundry|percetakan|rumah sakit|puskesmas|kantor|bank|peternakan|perkebunan)$/iu
const schools = /^(?:SD|SMP|SMA|SMK|SDN|SMPN|SMAN|SMKN|MTs|MA|MI|TK|PAUD)$/iu
const colleges = /^(?:Universitas|Politeknik|Institut|Akademi|STIE|STMIK|UIN|IAIN)$/iu
const firms = /^(?:PT|CV|UD)\.?$/iu

const twoWords = /^(?:karang taruna|rumah sakit|bank sampah|kelompok tani|rumah makan)(?=\s)/iu

const sortOf = (company: string): string => {
  const pair = twoWords.exec(company)?.[0]
  if (pair !== undefined) return pair.toLowerCase()
  const [head = ''] = company.split(/\s+/)
  if (schools.test(head)) return 'sekolah'
  if (colleges.test(head)) return 'kampus'
  return firms.test(head) ? 'perusahaan' : sorts.test(head) ? head.toLowerCase() : ''
}

const taking =
  'penyewa|pengontrak|pengekos|pembeli|peminjam|karyawan|pekerja|pegawai|pengelola|reseller|kontraktor|pemborong|penggarap|penerima titipan'
const giving = 'pemilik|penjual|pemodal|pemberi pinjaman|majikan'

const honours = '(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Mm]as|[Mm]bak|[Kk]ang|[Bb]ang|[Kk]oh|[Cc]i|[Tt]eh|H\\.|Hj\\.)\\s)?'
/** `Peternakan Pak Kasdi`: a house that is called after whoever owns it. */
const ownerInName = /(?:Pak|Bu|Bapak|Ibu|Mas|Mbak|Kang|Haji|Mbok|Mak)\s(\p{Lu}\p{Ll}+)$/u

const namesOf = ({ name, company }: Side): string[] =>
  [plainName(name), company, ownerInName.exec(company)?.[1] ?? ''].filter((one) => one.length > 2).map(inPattern)

/** Whether a clause names both sides: it tells the deal itself, and no duty within it. */
export const namesBoth = (
  clause: string,
  { sender, recipient }: { readonly sender: Side; readonly recipient: Side },
): boolean =>
  [sender, recipient].every((side) => namesOf(side).some((name) => new RegExp(name, 'iu').test(clause))) ||
  /PIHAK PERTAMA.*PIHAK KEDUA|PIHAK KEDUA.*PIHAK PERTAMA/u.test(clause)

/** By which words a contract's message speaks of each of its sides; as patterns without bounds. */
export const partyWords = (
  text: string,
  { sender, recipient }: { readonly sender: Side; readonly recipient: Side },
): Readonly<Record<PartyRole, string>> => {
  const writer = partyOfWriter(text, recipient.name)
  const [first, second] = [sortOf(sender.company), sortOf(recipient.company)]
  const own = `${ownPronoun}|[Kk]ami`
  const other = '[Dd]ia|[Bb]eliau|[Mm]ereka'
  const called = (side: Side, sort: string, spoken: string, part: string, told: string): string =>
    [
      told,
      spoken,
      part,
      ...(first === second || sort === '' ? [] : [sort]),
      ...namesOf(side).map((name) => `${honours}${name}`),
    ].join('|')
  return {
    'PIHAK PERTAMA': called(
      sender,
      first,
      writer === 'PIHAK PERTAMA' ? own : other,
      giving,
      '[Pp]ihak [Pp]ertama|PIHAK PERTAMA',
    ),
    'PIHAK KEDUA': called(
      recipient,
      second,
      writer === 'PIHAK PERTAMA' ? other : own,
      taking,
      '[Pp]ihak [Kk]edua|PIHAK KEDUA',
    ),
  }
}
