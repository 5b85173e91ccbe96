import { clauseOf } from '../matter-clause.ts'
import { posts } from './name-patterns.ts'

/** `Siti Khotimah, kasir di TB Maju Lancar`: the work, before the house where it is. */
const atHouse = new RegExp(`\\p{Lu}\\p{Ll}+,?\\s+(${posts})\\s+(?:di|pada)\\s`, 'u')

/** `dia penjahit di Konveksi Rapih`, `mantan kasir kami`, `Budi, sopir kami di CV X`: what somebody does, told beside his house. */
const workOf = (text: string): string =>
  (
    /(?<!\p{L})(?:dia|ia|beliau|sbg|orangnya)\s+(?:adalah\s|itu\s|sudah\s|jadi\s|sebagai\s)?(?!kerja|bekerja|tinggal|masuk|kami|sudah|akan|mau)((?:\p{Ll}{4,}\s){1,3})(?:kami\s|saya\s)?(?:di|pada|sejak|selama)\s/iu.exec(
      text,
    )?.[1] ??
    /(?<!\p{L})(?:mantan|eks|bekas)\s+((?!karyawan|pegawai|anak)(?:\p{Ll}{4,}\s){1,2}?)(?:kami|saya|sy|di)(?!\p{L})/iu.exec(
      text,
    )?.[1] ??
    /\p{Lu}\p{Ll}+,\s+(?!dia|yang|karyawan|pegawai|staf\s|warga)((?:\p{Ll}{4,}\s){1,2})(?:kami|saya|sy)\s/u.exec(
      text,
    )?.[1] ??
    atHouse.exec(text)?.[1] ??
    ''
  ).trim()

/** `posisi juru masak`: the work that is applied for. */
export const positionOf = (text: string): string => appliedFor(text) || positionNamed(text) || workOf(text)

/** `mau melamar jadi cook`: what is applied for, whatever somebody was before. */
const appliedFor = (text: string): string =>
  clauseOf(
    /(?<!\p{L})(?:me|nge|ng)?lamar\s(?:kerja\s|pekerjaan\s)?(?:jadi|sebagai|sbg|posisi|di posisi|untuk posisi|bagian)\s([^,.;\n\d]{3,60})/iu
      .exec(text)?.[1]
      ?.split(/\s+(?:di|ke|pada)\s+/i)[0] ?? '',
    5,
  )

const isPost = new RegExp(`^(?:${posts}|kepala|ketua|manajer|supervisor|spv|penjaga|asisten)(?!\\p{L})`, 'iu')
const positionNamed = (text: string): string => {
  const [, cue = '', told = ''] =
    /\b(posisi|sebagai|sbg|sbgai|lowongan|jabatan|jadi|jd|bagian|melamar|ngelamar)(?:nya)?\s*:?\s+(?:kerja\s+|pekerjaan\s+)?(?:jadi\s+|sebagai\s+|posisi\s+)?(?!di\s|ke\s)([^,.;\n\d]{3,60})/i.exec(
      text,
    ) ?? []
  const post = clauseOf(
    told.split(/\s+(?:di|sejak|mulai|dari|gaji|upah|dengan|yang|sudah|udah|telah|masih)\s+/i)[0] ?? '',
    5,
  )
  // `kerja di CV Karya bagian gudang`: a department is nobody's post.
  return /^bagian$/i.test(cue) && post !== '' && !isPost.test(post) ? `karyawan bagian ${post}` : post
}

/** `usahanya warung angkringan`: what somebody's business is. */
export const tradeOf = (text: string): string =>
  (
    /\b(?:usahanya|usaha(?= (?:warung|toko|jualan|dagang|jasa|bengkel)))\s*:?\s+(?:adalah\s+|yaitu\s+|berupa\s+|di bidang\s+)?([^,.;\n\d]{3,60})/i.exec(
      text,
    )?.[1] ?? ''
  )
    .split(/\s+(?:di|sudah|sejak|dengan|mulai|dari)(?:\s|$)/i)[0]
    ?.trim() ?? ''

const noField = new Set(
  'saya kami aku ini itu kecil mikro menengah bersama baru yang untuk utk buat di ke rumahan dengan dan milik kita mau pak bu bapak ibu mas mbak ngajuin mengajukan ajukan pengajuan pinjam minjam dari sejak'.split(
    ' ',
  ),
)

const trades: Readonly<Record<string, string>> = {
  peternak: 'peternakan',
  petani: 'pertanian',
  pedagang: 'perdagangan',
  penjual: 'penjualan',
  perajin: 'kerajinan',
  pengrajin: 'kerajinan',
  pembudidaya: 'budi daya',
}
/** `saya Abdul Rahim peternak sapi`: what somebody is tells in which field he works. */
const callings = new RegExp(
  `(?<!\\p{L})(${Object.keys(trades).join('|')})\\s(\\p{Ll}{4,})(?=\\s*(?:[,.;\\n]|$|di\\s|dari\\s))`,
  'iu',
)

/** `usaha ternak lele saya`: in which field a business works. */
export const fieldOf = (text: string): string => {
  for (const { 1: words = '' } of text.matchAll(/\busaha\s+((?:\p{Ll}{3,}\s*){1,4})/gu)) {
    const all = words.trim().split(/\s+/)
    const end = all.findIndex((word) => noField.has(word))
    const field = (end === -1 ? all : all.slice(0, end)).join(' ')
    if (field !== '') return field
  }
  const [, who = '', what = ''] = callings.exec(text) ?? []
  return who === '' ? '' : `${trades[who.toLowerCase()] ?? who} ${what}`
}

/** `Konveksi Rapi`, `Dapur Manis Catering`: the trade that a house's own name tells; empty where it tells none. */
export const tradeIn = (name: string): string =>
  /(?<!\p{L})(konveksi|katering|catering|laundry|percetakan|bengkel|salon|mebel|furnitur|peternakan|perikanan|pertanian|sablon|batik|tenun|bordir|warung makan|rumah makan|kedai kopi|toko kue|toko roti|toko bangunan|toko kelontong|kelontong|sembako)(?!\p{L})/iu
    .exec(name)?.[1]
    ?.toLowerCase()
    .replace('catering', 'katering') ?? ''
