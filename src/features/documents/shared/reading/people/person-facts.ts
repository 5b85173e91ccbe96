import { sentenceCase, titleCase } from '#core/text/shared/letter-case.ts'
import { plainName } from '../../letter/wording.ts'

type Row = readonly [label: string, value: string]

const identity = /\b(?:nik|no\.?\s?ktp|nomor ktp|ktp)\s*(?:no\.?|nomor)?\s*:?\s*(\d{16})\b/gi

/** The number of somebody's identity card, where it is told behind his name and before anybody else's. */
export const identityOf = (name: string, text: string): string => {
  const lower = text.toLowerCase()
  const at = name === '' ? -1 : lower.indexOf(plainName(name).toLowerCase())
  if (at === -1) return ''
  for (const { index, 1: number = '' } of text.matchAll(identity)) {
    const between = text.slice(at + plainName(name).length, Math.max(at, index))
    if (index > at && between.length < 60 && !/\p{Lu}\p{Ll}/u.test(between)) return number
  }
  return ''
}

/** The words of a fact: up to the next clause, or to the word that begins another fact of the same person. */
const factBehind = (cue: RegExp, text: string): string => {
  const found = cue.exec(text)
  if (!found) return ''
  const clause = /^(?:[^,;\n.]|\.(?=\S))*/.exec(text.slice(found.index + found[0].length))?.[0] ?? ''
  return (
    clause.split(
      /\s+(?=(?:umur|usia|lulusan|tamatan|pendidikan|pengalaman|pernah|bisa|mampu|mau|ingin|pengen|pgn|pingin|melamar|ngelamar|hp|wa|no|nomor|telepon|telp|email|alamat|tinggal|domisili)\b)/i,
    )[0] ?? ''
  ).trim()
}

/** `umur 22 lulusan SMK tata boga, pernah kerja 1 tahun di kafe, bisa latte art`: what an applicant tells of himself. */
export const applicantRows = (text: string): Row[] => {
  const age =
    /\b(?:umur|usia)(?:nya)?\s*:?\s*(\d{2})\b/i.exec(text)?.[1] ??
    /(?:\p{Lu}\p{Ll}+)\s*,?\s+(\d{2})\s+(?:tahun|thn|th)(?=\s*[,.;\n]|$|\s(?:lulusan|tamatan|pendidikan|alumni))/u.exec(
      text,
    )?.[1]
  const school = factBehind(/\b(?:lulusan|tamatan|alumni|alumnus|pendidikan(?: terakhir)?|ijazah)\s*:?\s+/i, text)
  const born = /\blahir\s+(?:di\s+)?([^,;\n.]{3,60})/i.exec(text)?.[1]?.trim() ?? ''
  const work = factBehind(/\b(?:pernah kerja|pernah bekerja|pengalaman(?: kerja)?)\s*:?\s+(?!kerja\b)/i, text)
  const skills = factBehind(
    /\b(?:bisa|mahir|menguasai|terampil|keahlian|skill)\s*:?\s+(?!kerja\b|mulai\b|langsung\b)/i,
    text,
  )
  const rows: Row[] = [
    ['Lahir', titleCase(born)],
    ['Usia', age === undefined ? '' : `${age} tahun`],
    ['Pendidikan', school],
    ['Pengalaman', sentenceCase(work.replace(/^(?:jadi|jd|sebagai|sbg)\s+(?=\p{L})/iu, ''))],
    ['Keahlian', sentenceCase(skills)],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** How an office calls what somebody wants to do with a paper. */
const errands: readonly (readonly [RegExp, string])[] = [
  [/^(?:ngajuin|ajuin|mengajukan|ajukan|ngajukan|pengajuan)\s+/i, 'pengajuan '],
  [/^(?:ngurus|mengurus|urus|pengurusan)\s+/i, 'pengurusan '],
  [/^(?:daftar|mendaftar|ndaftar|pendaftaran)\s+(?:ke\s+|di\s+)?/i, 'pendaftaran '],
  [/^(?:bikin|buat|membuat|pembuatan|buka|membuka|pembukaan)\s+/i, 'pembuatan '],
  [/^(?:melamar|ngelamar|lamar)\s+(?:kerja|pekerjaan)\b/i, 'melamar pekerjaan'],
  [/^(?:pinjam|minjam|minjem|meminjam|pinjaman|kredit)\s+(?:uang\s+)?(?:ke|di|dari)\s+/i, 'pengajuan pinjaman ke '],
  [
    /^(?:pinjam|minjam|minjem|meminjam|ambil|ngambil)\s+(?=(?:kur|kpr|kredit|modal|dana|uang)(?!\p{L}))/iu,
    'pengajuan pinjaman ',
  ],
  [/^(?:melamar|ngelamar|lamar)\s+(?:ke|di)\s+/i, 'melamar pekerjaan di '],
]

/** `buat syarat ngajuin KPR`: for what somebody needs a paper; empty where it is not told. */
export const purposeOfPaper = (text: string): string => {
  const found =
    /\b(?:buat|untuk|utk|guna|sebagai)\s+(?:keperluan|syarat|persyaratan|kelengkapan)\s+([^,.;\n]{3,60})/i.exec(text) ??
    /\b(?:buat|untuk|utk|guna)\s((?:beasiswa|kredit|kpr|pinjaman|visa|sekolah|kuliah|bpjs|pajak)(?:\s(?!saya|dari|ttd)\p{L}+){0,6})(?=\s*[,.;\n]|$)/iu.exec(
      text,
    ) ??
    /\b(?:buat|untuk|utk|guna|(?<!(?<!karyawan |pegawai |warga |anak |staf |sopir |siswa )saya )(?:mau|ingin))\s+((?:ngajuin|ajuin|ajukan|mengajukan|pengajuan|ngurus|mengurus|pengurusan|daftar|mendaftar|pendaftaran|melamar|ngelamar|(?:pinjam|minjam|minjem|meminjam|ambil|ngambil)(?=\s(?:kur|kpr|kredit|modal|uang|dana|ke|di)\s))\s[^,.;\n]{2,50})/i.exec(
      text,
    )
  const said = (found?.[1] ?? '').split(/\s+(?=(?:dari|ttd|tanda tangan|atas nama)\b)/i)[0]?.trim() ?? ''
  return inErrand(said)
}

const inErrand = (said: string): string => {
  const errand = errands.find(([verb]) => verb.test(said))
  return errand ? said.replace(errand[0], errand[1]).trim() : said
}

/** `syarat ngajuin KPR` -> `pengajuan KPR`: a clause that says nothing but for what a paper is needed. */
export const asPurpose = (clause: string): string =>
  inErrand(
    clause.replace(
      /^(?:(?:karyawan|pegawai|warga|siswa)\s(?:saya|kami)\s)?(?:sebagai\s+|mau\s+|ingin\s+)?(?:(?:akan\s+)?(?:dipakai|dipergunakan|digunakan|dipake)\s+(?:untuk|buat)\s+)?(?:(?:keperluan|syarat|persyaratan|kelengkapan)\s+)?/i,
      '',
    ),
  )

/** `surat dokter nyusul`: what goes with a letter of leave; empty where nothing does. */
export const doctorsNote = (text: string): string => {
  const behind = /\bsurat\s+(?:keterangan\s+)?(?:dokter|sakit dari dokter)\b([^,.;\n]{0,40})/i.exec(text)?.[1]
  if (behind === undefined) return ''
  return /\b(?:me)?nyusul|belakangan|besok/i.test(behind)
    ? 'Surat keterangan dokter akan saya susulkan.'
    : 'Surat keterangan dokter saya lampirkan bersama surat ini.'
}
