import type { DocumentRequest } from '../document-request.ts'
import { deedOf } from '../reading/told-deeds.ts'
import type { StandsThere } from './stands-there.ts'
import { plainName } from './wording.ts'

/** `penambahan waktu 14 hari kepada PT Graha karena kayu terlambat`: to whom it goes and why stand in their places. */
export const withoutPlaced = (
  clause: string,
  { recipient, reason = '', documentType }: DocumentRequest,
  isThere: StandsThere,
): string => {
  if (documentType !== 'surat_resmi') return clause
  const lower = clause.toLowerCase()
  const name = (recipient.company || plainName(recipient.name)).toLowerCase()
  const reader = name === '' ? -1 : Math.max(...['kepada', 'ke'].map((to) => lower.indexOf(` ${to} ${name}`)))
  const why = reason === '' ? -1 : lower.indexOf(` karena ${reason.toLowerCase()}`)
  const ends = [reader, why].filter((at) => at > 0)
  const at = Math.min(...ends)
  // What goes on behind them is told nowhere else.
  if (ends.length === 0 || !isThere(clause.slice(at))) return clause
  const rest = clause.slice(0, at).replace(/[\s,]+$/, '')
  return isThere(rest) ? '' : rest
}

/** Words with which a part of a clause begins that tells something of its own. */
const opensPart =
  /^(?:untuk|karena|krn|sehubungan|berhubung|yang|agar|supaya|serta|dan|sudah|udah|telah|belum|tidak|tetapi|tapi|namun|padahal|sampai|apabila|kalau|sisw[ai]|mahasisw[ai]|murid|santri|pelajar|jurusan|kelas|bagian|pemilik|nasabah|warga|anggota|asal|selaku)$/iu
/** Words that only join a part to the one before it. */
const joins = /^(?:dan|serta|yang|tetapi|tapi|namun|karena|krn)\s+/iu

const paperName =
  /^(?:surat\s)?(?:(?:(?:permintaan|permohonan|ungkapan|pernyataan)\s)?maaf|permintaan|permohonan|pengajuan|teguran|peringatan|pemberitahuan|pengumuman|pengunduran\sdiri|keluhan|komplain|pemutusan|penolakan|undangan|notulen|ucapan)\s/iu

/** Whom a clause may name: everybody of the paper, and who writes, with the word by which he speaks of himself in it. */
export interface ClausePeople {
  readonly names: readonly string[]
  readonly self: { readonly names: readonly string[]; readonly pronoun: string }
}

/**
 * `magang untuk Nadia Putri siswi SMK Negeri 2`: what an order says first names the paper and its people, who stand in
 * their places; what is told begins behind them. The clause itself where its beginning tells something of its own, empty
 * where nothing else is told.
 */
export const withoutStatedHead = (clause: string, { names, self }: ClausePeople, isThere: StandsThere): string => {
  const words = clause.split(/\s+/)
  // The paper's own name stands in its title, whatever it is called there.
  const named = (paperName.exec(clause)?.[0] ?? '').split(/\s+/).length - 1
  let known = named
  while (known < words.length && isThere(words.slice(named, known + 1).join(' '))) known += 1
  if (known === words.length) return ''
  const endsName = (at: number): boolean => {
    const before = words.slice(0, at).join(' ').toLowerCase()
    return names.some((name) => name.length > 2 && before.endsWith(name.toLowerCase()))
  }
  // `teguran ke vendor AC CV Aba karena …`: why follows whom the paper names.
  const behindReader =
    named === 0 ? -1 : words.findIndex((word, at) => at > named && opensPart.test(word) && endsName(at))
  if (behindReader !== -1 && behindReader < words.length - 1)
    return words.slice(behindReader).join(' ').replace(joins, '')
  const mayBegin = (at: number): boolean =>
    ((at > 1 || at === named) && opensPart.test(words[at] ?? '')) ||
    (endsName(at) && /^(?!(?:unit|cabang|wilayah|cab)$)\p{Ll}/u.test(words[at] ?? ''))
  // The word that opens a part may itself stand there.
  for (let at = known; at > 0; at -= 1) {
    const rest = words.slice(at).join(' ').replace(joins, '')
    if (!mayBegin(at) || !rest.includes(' ') || isThere(rest)) continue
    return self.names.includes(
      words
        .slice(0, at)
        .join(' ')
        .replace(/^(?:kami|saya)\s/u, ''),
    )
      ? `${self.pronoun} ${rest}`
      : rest
  }
  return clause
}

/** `magang antara Studio X dan Made siswa SMK Y`: who agrees stands above; what one of them is is told. */
export const withoutSides = (clause: string, { sender, recipient }: DocumentRequest, isThere: StandsThere): string => {
  if (!/\bantara\b/i.test(clause)) return clause
  const second = plainName(recipient.name) || recipient.company
  const first = sender.company || plainName(sender.name)
  const lower = clause.toLowerCase()
  const at = second === '' ? -1 : lower.indexOf(second.toLowerCase())
  if (at === -1 || first === '' || !lower.slice(0, at).includes(first.toLowerCase())) return clause
  const rest = clause.slice(at + second.length).replace(/^[\s,():]+/, '')
  return /^(?:maha)?sisw[ai]|^murid|^santri|^pelajar|^peserta/iu.test(rest)
    ? `${second} adalah ${rest}`
    : isThere(clause.slice(0, at + second.length)) ||
        /^(?:mou|nota kesepahaman|kontrak|perjanjian|kerja\s?sama)\s/iu.test(clause)
      ? (isThere(rest) ? '' : rest).replace(/^(?:soal|tentang|mengenai|ttg)\s/iu, '')
      : clause
}

/** `nilai total stok`, `sisa semuanya`: what is to be reckoned stands in the table. */
export const asksSum =
  /^(?:(?:nilai|total|jumlah|sisa|saldo|laba|rugi|stok|omzet|omset|pemasukan|pengeluaran|semua|bersih|akhir|keseluruhan|seluruh)(?:nya)?\s?){1,4}$/iu

/** `jgn sebut2 bengkelnya`: what shall not stand in the paper, as a pattern of its word; null where nothing is kept out. */
export const keptOut = (message: string): RegExp | null => {
  const word =
    /(?<!\p{L})(?:jangan|jgn|gausah|ga usah|gak usah|tidak usah|ngga usah)\s(?:di)?(?:sebut|singgung|tulis|bawa(?=2|-?bawa|\snama)|cantum)(?:2|-?sebut|-?bawa)?(?:kan|in)?\s(?:soal\s|tentang\s|ttg\s|nama\s)?(\p{Ll}{4,}?)(?:nya)?(?=[\s,.;!]|$)/iu.exec(
      message,
    )?.[1]
  return word === undefined ? null : new RegExp(`(?<!\\p{L})${word}`, 'iu')
}

/** `perjanjian hutang`: the paper's own name. */
const paperAlone =
  /^(?:surat\s)?(?:perjanjian|kontrak|akad)(?:\s(?:h?utang(?:\spiutang)?|pinjaman|pinjam meminjam|sewa(?:\smenyewa)?|jual beli|kerja(?:\s?sama)?|bagi hasil|titip jual)){1,2}$|^(?:surat\s)?(?:perjanjian|kontrak)(?:nya)?\s(?:yang|yg)\s\p{Ll}+$/iu

/** `MoU dan SMK Negeri 2`, `kerja sama jalan 1 tahun`: with whom and how long a contract is made stands in its articles. */
export const tellsOnlyFrame = (clause: string, isThere: StandsThere): boolean => {
  if (paperAlone.test(clause)) return true
  const rest =
    /^(?:mou|nota kesepahaman|kontrak|perjanjian|kerja\s?sama)(?:nya)?\s(?:(?:dan|sama|dengan|berlaku|jalan|berjalan|selama)\s)?(.+)$/iu.exec(
      clause,
    )?.[1]
  return rest !== undefined && isThere(rest)
}

/** `mereka jaga stand`: the errand, which stands in its own line in the words of an office. */
export const tellsDeed = (clause: string, isThere: StandsThere): boolean => {
  const deed = deedOf(clause)
  return deed !== '' && isThere(deed) && /^(?:mereka|keduanya|dia|beliau|nanti)(?!\p{L})/iu.test(clause)
}

/** `mesin giling bakso yang kami beli …`: a complaint begins with what it is about. */
export const complainsOf = (clause: string, { form, subject }: DocumentRequest): boolean =>
  form === 'keluhan' &&
  subject !== '' &&
  !/^(?:teguran|peringatan)(?!\p{L})/iu.test(subject) &&
  clause.toLowerCase().startsWith(subject.toLowerCase())

/** `karena bahan baku naik`: a reason alone is no sentence. */
export const withWholeReason = (clause: string): string =>
  clause.replace(/^(?:karena|krn|sebab)\s(?=[^,]+$)/iu, 'hal ini karena ')
