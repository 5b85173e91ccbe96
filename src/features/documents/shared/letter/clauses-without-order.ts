import { ofPapers } from '#core/assistant/shared/told-clauses.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import type { DocumentRequest, OfficialForm } from '../document-request.ts'
import { ownPronoun } from '../reading/people/name-patterns.ts'
import type { StandsThere } from './stands-there.ts'
import { isNamed } from '../reading/people/read-party.ts'
import { plainName } from './wording.ts'

const orders =
  /^(?:surat\s+)?(?:rekomendasi(?: kerja)?|keterangan(?: kerja| usaha| domisili)?|pemberitahuan|undangan|permohonan|pengumuman|edaran|pernyataan|tugas|kuasa|pesanan|retur(?: barang)?|peringatan(?:\s(?:ke-?\s?)?[1-3]|\s(?:pertama|kedua|ketiga))?|pengantar|keluhan|pengaduan|komplain|protes|balasan|perjalanan dinas|lamaran(?: kerja)?|(?:sp\s?\d)|domisili usaha|ucapan(?: terima kasih)?|suket(?: \p{L}+){0,2})\s*(?::|(?:untuk|ke|kepada|dari)(?=\s))\s+/iu

/** The paper's own name at the beginning of a clause: `Undangan aqiqah putra kami …`. */
const head =
  /^(?:surat\s+)?(?:undangan|permohonan|pemberitahuan|pengumuman|pernyataan|pengunduran diri|keluhan|pengaduan|komplain|rekomendasi|proposal|laporan|penawaran(?: harga)?|invoice|tagihan|kuitansi|kwitansi|perjanjian|kontrak|(?:berita acara )?serah terima|bast|tanda terima(?: uang| pembayaran)?|balasan|ucapan terima kasih|tugas|pengantar)\s+(?!mereka\b|beliau\b|dia\b|tersebut\b|itu\b|ini\b|yang\b|ke\b|kepada\b|dari\b|untuk\b|atas\b)/iu

/** Letters that let their reader know something. */
const tellsReader: ReadonlySet<OfficialForm> = new Set(['umum', 'balasan', 'pemberitahuan', 'permohonan', 'keluhan'])
/** `supplier kalau kami menolak …`: what a group of readers is to know. */
const groupTold =
  /^(?:(?:surat\s(?:balasan|pemberitahuan|resmi)?\s?)?(?:untuk|buat|ke|kepada)\s)?(?:para\s|semua\s|seluruh\s)?(?:pelanggan|customer|konsumen|pembeli|supplier|suplier|pemasok|vendor|warga|karyawan|pegawai|orang tua(?:\s(?:murid|siswa))?|wali murid|ortu|penyewa|penghuni|anggota|tetangga|member)(?:\s(?:kami|saya|toko|kita))?\s(?:apabila|kalau|kalo|klo|bahwa|bhw)\s/iu

/** The clause without the words that only order the paper and say to whom it goes: those stand in their places. */
export const withoutOrder = (given: string, { recipient, sender, form }: DocumentRequest): string => {
  const clause = tellsReader.has(form) ? given.replace(groupTold, '') : given
  // `invoice INV-087 baru dibayar 5 juta`: a reminder tells of another paper.
  if (ofPapers.test(clause) || (form === 'tagihan' && /^invoice\s\S*\d/iu.test(clause))) return clause
  const bare = clause.replace(orders, '')
  if (bare === clause) {
    const rest = clause.replace(head, '')
    return rest.split(/\s+/).length > 2 ? rest : clause
  }
  const called = bare.replace(/^(?:donatur|pelanggan|supplier|sponsor)\s(?=\p{Lu})/iu, '')
  const named = [recipient.name, recipient.company, sender.company, sender.name].find(
    (name) => name !== '' && called.toLowerCase().startsWith(name.toLowerCase()),
  )
  const rest =
    named === undefined
      ? bare
      : called.slice(named.length).replace(/^[\s,:]+(?:(?:yang|soal|tentang|mengenai|karena)\s+)?/, '')
  return rest.split(/\s+/).length > 2 || /\d/.test(rest) ? rest : bare
}

/** `peringatan pertama untuk anak toko`: whom it warns stands in the address. */
export const warnsWhom =
  /^(?:surat )?(?:peringatan|teguran)(?: (?:pertama|kedua|ketiga|terakhir|keras))? untuk(?: \p{Ll}+){1,4}$/iu

/** `Awak Toga Sinaga tukang`: who speaks is named, so he need not say that it is he. */
const ofSelf = new RegExp(`^${ownPronoun}\\s+(?=\\p{Lu}\\p{Ll})`, 'u')

/** `untuk Pakde Giyanto`: nothing but whom it is for, who stands in the address. */
export const isOnlyReader = (
  clause: string,
  { recipient, sender, form }: DocumentRequest,
  isThere: StandsThere,
): boolean => {
  const isAddress = /^ditujukan\b/i.test(clause)
  const told =
    form === 'pesanan' || form === 'retur' ? clause.replace(/^(?:\p{L}+\s){1,3}(?=(?:ke|kepada|untuk)\s)/u, '') : clause
  const rest = [recipient, sender]
    .flatMap(({ name, company, title }) => [name, plainName(name), company, isAddress && isThere(title) ? title : ''])
    .filter((name) => name !== '')
    .reduce((text, name) => text.toLowerCase().replace(name.toLowerCase(), ' '), told.toLowerCase())
  const words = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      !/^(?:untuk|utk|buat|ke|kepada|dari|order|orderan|pesanan|po|retur|nota|barang|supplier|suplier|distributor|pemasok|vendor|agen|atas|nama|an|pak|bu|bapak|ibu|mas|mbak|sdr|yth|ditujukan|sppd|spd|surat|tugas|tagih|nagih|tagihin|tagihkan)$/.test(
        word,
      ),
  )
  return words.length === 0
}

/** `…, Sri Wahyuni: gerbang ditutup jam 22.00`: who writes stands below, and what is told begins behind his name. */
export const withoutTeller = (said: string, { sender, signer }: DocumentRequest): string => {
  const clause = said.replace(ofSelf, '')
  const name = [signer.name, sender.name, sender.company].find(
    (one) => one !== '' && clause.toLowerCase().startsWith(`${plainName(one).toLowerCase()}:`),
  )
  return name === undefined ? clause : clause.slice(plainName(name).length + 1).trim()
}

/** `Rini Wulandari penyewa kios no 12 sanggup membayar …`: what is declared stands above, and who declares it below. */
export const withoutDeclared = (clause: string, { form, statement = '', signer, sender }: DocumentRequest): string => {
  const at = form === 'pernyataan' && statement !== '' ? clause.toLowerCase().indexOf(statement.toLowerCase()) : -1
  if (at < 1) return clause
  const name = plainName(signer.name || sender.name)
  const before = clause.slice(0, at).trim()
  return name !== '' && before.startsWith(name) ? before.slice(name.length).replace(/^[\s,]+/, '') : before
}

/** `kami Laundry Bersih menawarkan cuci seprai`: in an offer only what is offered is told. */
export const withoutOffering = (clause: string, { sender }: DocumentRequest): string => {
  const house = sender.company || plainName(sender.name)
  const own = clause.replace(/^(?:kami|saya|kita)\s+(?:dari\s+)?/iu, '')
  const rest = house !== '' && own.toLowerCase().startsWith(house.toLowerCase()) ? own.slice(house.length).trim() : own
  const bare = rest.replace(
    /^(?:(?:mau|ingin|akan|hendak|bisa)\s+)?(?:menawarkan|nawarin|menawari|nawarkan|tawarkan)\s+/iu,
    '',
  )
  return bare === rest ? clause : bare
}

const officeWord =
  '(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu|[Ss]atpol|[Pp]olsek|[Kk]epala|[Kk]etua|[Ll]urah|[Cc]amat|[Pp]impinan|[Mm]anage[rn]|[Mm]anajer|[Dd]irektur|[Dd]inas|[Kk]antor|[Pp]ihak|[Pp]engelola|[Pp]engurus)'
const nameAlone = new RegExp(
  `^(?:${officeWord}\\s){0,3}\\p{Lu}[\\p{L}.'’]*(?:\\s[\\p{Lu}\\d][\\p{L}\\d.'’]*){0,6}$`,
  'u',
)

/** `kepada Bapak Manajer Toko`, `untuk Satpol PP`: nothing but who is addressed; a declaration, which has no address, says it. */
export const withAddressee = (clause: string, { form, recipient }: DocumentRequest): string => {
  const whom = /^(?:ke|kepada|kpd|yth\.?|untuk|buat|utk)\s(.+)$/iu.exec(clause)?.[1] ?? ''
  if (!nameAlone.test(whom)) return clause
  if (isNamed(recipient))
    return form === 'pengunduran' ||
      [plainName(recipient.name), recipient.company].some((name) => name !== '' && whom.includes(name))
      ? ''
      : clause
  return form === 'pernyataan' ? `surat pernyataan ini ditujukan kepada ${sentenceCase(whom)}` : clause
}
