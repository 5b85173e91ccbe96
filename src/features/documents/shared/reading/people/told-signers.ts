import { sentenceCase } from '#core/text/shared/letter-case.ts'
import type { OfficialForm } from '../../document-request.ts'
import { house, offices, ownPronoun, person, posts, relation } from './name-patterns.ts'
import { formalName, plainName } from '../../letter/wording.ts'

interface Signer {
  readonly name: string
  readonly title: string
}

/** What a degree looks like before a name: `Hj.`, `apt.`, `Drs.`. */
const degree = String.raw`(?:(?:\p{L}{1,4}\.)\s?){0,2}`
const who = `(?:${relation}|${ownPronoun}(?:\\s+sendiri)?\\s*,?\\s+)?(${degree}${person})`
const postBehind = `(?:\\s*[,(]?\\s*((?:${offices}|store manager|koordinator|bendahara|sekretaris|kasir|admin|mandor|hrd)(?:\\s\\p{Ll}+){0,2})(?![\\p{L}]))?`

/** `Sekretaris panitia`, `pemilik`: what somebody is, told before his name. */
const rank = `(?:((?:${offices}|[Ss]ekretaris|[Bb]endahara|[Kk]oordinator|[Kk]etua|[Pp]emilik|${posts})(?:\\s(?:panitia|pelaksana|rapat|umum|kelompok|toko|gudang))?)(?:nya)?\\s*,?\\s+)?`

/** `Pimpinan: Yosef Manek`, `Penanggung jawab H. Odang`: an office that signs, and who holds it. */
const ofOffice = new RegExp(
  `(?<!\\p{L})(?:(${offices}|[Pp]impinan|[Dd]irektur|[Pp]emilik|[Kk]etua|(?:[Mm]anajer|[Kk]epala|[Hh][Rr][Dd])(?:\\s(?:toko|umum|operasional|personalia|gudang|cabang|produksi|keuangan))?)(?:\\s${house})?\\s*:\\s*|[Pp]enanggung\\s?jawab(?:nya)?\\s*:?\\s*)(${person})`,
  'u',
)
/** `ditandatangani pemilik, Hj. Nur Aini`, `ttd sy Muslim Ahmadi`, `yg tanda tangan sy sendiri, Rustam Abdullah`. */
const bySignature = new RegExp(
  `(?<!\\p{L})(?:[Dd]itandatangani|[Tt]td|[Tt]ertanda|[Tt]anda\\s?tangan|[Mm]enandatangani|[Nn]andatangani|[Ss]igned by)(?:\\s+oleh)?\\s*:?\\s+${rank}${who}${postBehind}`,
  'u',
)
/** `pemohon Edi Kusnadi`, `yg pesen Euis`, `pelapor Nurjanah, kepala gudang`, `dibuat sama Melati`: who stands behind a paper. */
const byPart = new RegExp(
  `(?<!\\p{L})(?:(?:[Pp]emohon|[Pp]elapor|[Pp]embuat|[Pp]engundang|[Pp]emesan|[Pp]enyusun|[Pp]emberi(?:\\s[Kk]uasa)?)(?:nya)?\\s*:?|(?:[Yy]ang|[Yy]g)\\s+(?:pesen|pesan|mesen|mesan|order|memesan|kirim|ngirim|mengirim|ngundang|mengundang|lapor|melapor|laporan|bikin laporan|buat laporan|membuat laporan|bikin|buat|nyusun|ngajuin|mengajukan|mohon|(?:(?:ng|me)?(?:kasih|asih|beri|mberi|mberikan))\\skuasa)(?:nya)?\\s*:?(?:\\sadalah)?|[Dd]i(?:buat|susun|laporkan|catat|bikin)\\s+(?:oleh|sama)\\s*:?)\\s+${rank}${who}${postBehind}`,
  'u',
)
/** `saya Ketua RT 02 RW 05 Ngabeyan, Suparman`, `saya apt. Hendro Wicaksono pemilik`: who certifies, with what he is. */
const selfAs = new RegExp(
  `(?:^|[.,;:\\n]\\s*)${ownPronoun}\\s*,?\\s+(?:selaku\\s)?(?:([Kk]etua R[TW][^,.;\\n]{0,30}|[Kk]epala \\p{L}+[^,.;\\n]{0,30}|${offices})\\s*,\\s*(${person})|([Kk]etua R[TW](?:\\s?\\d{1,3})?)\\s+(${person})|(?:\\p{Ll}{2,4}\\.\\s)?(${person})\\s*,?\\s+(?:selaku\\s)?(${offices}))(?!\\p{L})`,
  'u',
)
/** `saya pemiliknya Hendro`, `yg bikin pak RT 04 namanya pak Sugeng`. */
const selfAsOwner = new RegExp(
  `(?:^|[.,;:\\n]\\s*)${ownPronoun}\\s+(pemilik|owner|pimpinan|ketua|direktur|manajer|orang tua|wali|ayah|ibu|bapak|mama|papa|suami|istri|kakak|adik|anak)nya\\s*,?\\s+(${person})`,
  'u',
)
const kin = /^(?:ayah|ibu|bapak|mama|papa|suami|istri|kakak|adik|anak)$/iu
/** `notulis Hendra`, `yg nyatet mas Yoga`. */
const ofMinutes = new RegExp(
  `(?<!\\p{L})(?:[Nn]otulis(?:nya)?|(?:[Yy]ang|[Yy]g)\\s+(?:nyatet|nyatat|mencatat|catat|nulis|menulis)|[Pp]encatat)\\s*:?\\s+(${person})`,
  'u',
)
/** `kader Bu Sumiati yang lapor`: the name before what he does. */
const reporting = new RegExp(
  `(${person})\\s+(?:yang|yg)\\s+(?:lapor|melapor|melaporkan|bikin laporan|buat laporan|nyusun|menyusun)(?!\\p{L})`,
  'u',
)
const byNeighbourhood = new RegExp(
  `(?<!\\p{L})(?:(?:[Yy]ang|[Yy]g)\\s+(?:bikin|buat|ttd|tanda tangan|ngeluarin|mengeluarkan)|[Dd]ari|[Oo]leh)\\s+(?:[Pp]ak|[Bb]u|[Kk]etua)\\s+([Rr][TtWw]\\s?\\d{1,3})\\s*,?\\s+(?:namanya\\s|bernama\\s|yaitu\\s)?(${person})`,
  'u',
)

/** `sy ketua RT 04 RW 02 Kel. Pasar Baru, …`: the office of who speaks, his name told elsewhere. */
const ownOffice =
  /(?:^|[.,;:\n]\s*)(?:saya|sy|aku)\s+(?:selaku\s|adalah\s)?(ketua r[tw]\s?\d{1,3}(?:\s*\/?\s*rw\s?\d{1,3})?|kepala (?:desa|dusun|sekolah)|lurah|camat)(?!\p{L})/iu

/** `Ketua RT Bambang Irawan`: the head of a neighbourhood, in a clause of its own. */
const neighbourHead = new RegExp(
  `(?:^|[.,;\\n]\\s*)([Kk]etua [Rr][TtWw](?:\\s?\\d{1,3})?)\\s+(${person})(?=\\s*(?:[.,;\\n]|$))`,
  'u',
)

/** `Kepala Desa Sukorejo Bpk. Wahyudi`: who holds an office that a place is named with. */
const chiefOf =
  /(?<!\p{L})([Kk]epala (?:[Dd]esa|[Dd]usun|[Ss]ekolah|[Kk]elurahan)(?:\s(?!Bpk|Bapak|Pak|Ibu|Bu)\p{Lu}[\p{L}\d]*){1,3}),?\s(?:Bpk\.?|Bapak|Pak|Ibu|Bu)\s(\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+){0,3})/u

const named = (name: string, title: string): Signer => ({
  name: plainName(formalName(name.trim())),
  title: sentenceCase(title.trim()),
})

/** Papers in which somebody speaks for a house or a neighbourhood of somebody else. */
const certifies: ReadonlySet<OfficialForm> = new Set(['keterangan', 'rekomendasi', 'tugas', 'pengantar'])

/** Who signs, as the message says it outright; an empty name where it does not. */
export const toldSigner = (text: string, form: OfficialForm): Signer => {
  const [, chief = '', head = ''] = ofOffice.exec(text) ?? []
  if (head !== '') return named(head, chief.toLowerCase())
  const [, scribe = ''] = form === 'notulen' ? (ofMinutes.exec(text) ?? []) : []
  if (scribe !== '') return named(scribe, '')
  const [, rank = '', owner = ''] = selfAsOwner.exec(text) ?? []
  if (owner !== '') return named(owner, kin.test(rank) ? '' : rank)
  const [, quarter = '', neighbour = ''] = byNeighbourhood.exec(text) ?? []
  if (neighbour !== '') return named(neighbour, `Ketua ${quarter.toUpperCase()}`)
  const [, before = '', signed = '', behind = ''] = bySignature.exec(text) ?? []
  const own = ownOffice.exec(text)?.[1]?.replace(/\br[tw]\b/giu, (one) => one.toUpperCase()) ?? ''
  if (signed !== '') return named(signed, before || behind || own)
  const [, headOf = '', headName = ''] = certifies.has(form) ? (neighbourHead.exec(text) ?? []) : []
  if (headName !== '')
    return named(
      headName,
      headOf.replace(/\br[tw]\b/giu, (one) => one.toUpperCase()),
    )
  const [, chiefs = '', chiefName = ''] = certifies.has(form) ? (chiefOf.exec(text) ?? []) : []
  if (chiefName !== '') return named(chiefName, chiefs)
  const reporter = reporting.exec(text)?.[1] ?? ''
  if (reporter !== '') return named(reporter, '')
  const [, held = '', part = '', title = ''] = byPart.exec(text) ?? []
  if (part !== '') return named(part, held || title)
  const [, office = '', later = '', quarterHead = '', heading = '', first = '', post = ''] = certifies.has(form)
    ? (selfAs.exec(text) ?? [])
    : []
  return named(later || heading || first, later === '' ? quarterHead || post : office)
}

const officeBehind =
  /^(.*?\S)\s+((?:HRD|SPV|spv|supervisor|store manager|manaj?er|manager|direktur|direktris|kepala|supervisor|owner|pemilik|ketua|sekretaris|bendahara|admin|koordinator|pimpinan|mandor|satpam|kasir|notulis|bos)(?:\s[\p{L}/]+){0,3})$/iu

/** `Gunawan HRD`, `Sri Widati Manajer Operasional`: an office that was read as the end of a name. */
export const withOffice = <One extends Signer>(one: One): One => {
  const [, name = '', office = ''] = officeBehind.exec(one.name) ?? []
  return name === '' || /^(?:pak|bu|bapak|ibu)$/i.test(name)
    ? one
    : { ...one, name, title: one.title || (/^hrd$/i.test(office) ? 'HRD' : sentenceCase(office)) }
}

const officeBefore =
  /^((?:wakil\s)?(?:kepala|ketua|manajer|manager|direktur|pimpinan|koordinator)(?:\s(?:cabang|toko|gudang|bagian|umum|operasional|produksi|keuangan|panitia|unit|kantor|utama|koperasi))+)\s+(\p{Lu}\p{Ll}.*)$/iu

/** `kepala cabang Irfan Hakim`: an office that was read as the beginning of a name. */
export const withOfficeBefore = <One extends Signer>(one: One): One => {
  const [, office = '', name = ''] = officeBefore.exec(one.name) ?? []
  return name === '' ? one : { ...one, name, title: one.title || sentenceCase(office) }
}

const ownerClause = new RegExp(
  `(?:^|[,.;\\n]\\s*)(?:[Oo]wner|[Pp]emilik|[Bb]os|[Yy]ang punya|[Yy]g punya)(?:nya)?\\s+(${person})(?=\\s*(?:[,.;\\n]|$))`,
  'u',
)

/** `…, owner Yohanes Jehadu`: in a clause of its own, who owns the house that writes. */
export const toldOwner = (text: string): Signer => {
  const [found = '', owner = ''] = ownerClause.exec(text) ?? []
  return owner === ''
    ? { name: '', title: '' }
    : named(owner, /^(?:[Oo]wner|[Pp]emilik)/.test(found.replace(/^[,.;\s]+/, '')) ? 'pemilik' : '')
}
