/** Roots of everyday verbs that talk ends in `-in` (`bersihin`, `dilaporin`); offices end them in `-kan`. */
const withKan = new Set(
  `bersih kosong masuk keluar kumpul jalan siap rapi antar kirim lapor tambah hitung catat pasang jual bayar pindah habis naik turun ajar ingat simpan taruh panas mati hidup nyala sedia
   tawar pinjam sewa promosi ada putus umum tunda batal selesai laksana langsung kerja arah bagi buat beri beli bicara cair carik cerita cocok daftar dahulu dengar guna hasil hilang izin
   jadwal jelas kabar kasih kembali kontrak lanjut lepas lunak musnah muat ekspedisi nikah nonaktif pakai pecat percaya perpanjang pulang rusak sampai samakan sambung satu sebar sebut
   serah setor sisih sumbang tampil tanam tanggung tanya tebus tetap tinggal titip tuju tulis tumpuk tunjuk turut usaha wajib sertifikasi cantum lampir tempel tugas liput kandang
   keluar tarik tidur jemur giling kembang layan betul cek kembali rekomendasi`.split(/\s+/),
)
/** Those that offices end in `-i`. */
const withI = new Set(
  'modal wakil kurang ulang bohong hubung datang temu lewat ikut awas kunjung lengkap lunas sepakat setuju penuh milik teman tandatangan marah kotor nasihat lindung dekat jauh adil batas perbaik cukup'.split(
    ' ',
  ),
)
/** Those that end in nothing. */
const plain = new Set('bantu urus ganti tunggu jaga buka tutup tagih potong cuci bawa ambil rawat pegang'.split(' '))

const endingOf = (root: string): string | null =>
  withKan.has(root) ? 'kan' : withI.has(root) ? (root.endsWith('i') ? '' : 'i') : plain.has(root) ? '' : null

/** `bersih` -> `membersih`, `kumpul` -> `mengumpul`, `simpan` -> `menyimpan`: the active form of a root. */
const active = (root: string): string => {
  const [first = '', second = ''] = root
  if (/[aeiou]/.test(first)) return `meng${root}`
  if (/[bfv]/.test(first)) return `mem${root}`
  if (/[cdjz]/.test(first)) return `men${root}`
  if (/[gh]/.test(first)) return `meng${root}`
  if (/[lmnrwy]/.test(first)) return `me${root}`
  const isCluster = !/[aeiou]/.test(second)
  if (first === 'k') return isCluster ? `meng${root}` : `meng${root.slice(1)}`
  if (first === 'p') return isCluster ? `mem${root}` : `mem${root.slice(1)}`
  if (first === 't') return isCluster ? `men${root}` : `men${root.slice(1)}`
  if (first === 's') return isCluster ? `men${root}` : `meny${root.slice(1)}`
  return `me${root}`
}

/** Everyday verbs that talk leaves bare behind `untuk`, `wajib`, `tidak`, and offices do not. */
const bareVerbs = new Set(
  'ambil bayar beli bawa cari ganti jaga jemput kirim pakai pake pelihara tagih urus'.split(' '),
)

/** `ambil` -> `mengambil`; null where the word is none of the verbs that talk leaves bare. */
export const fullVerb = (word: string): string | null =>
  bareVerbs.has(word) ? active(word.replace(/^pake$/, 'pakai')) : null

/** Roots that take an object as they are: `kami tanggung`, `toko setor`. */
const bareRoots = new Set(
  'tanggung tarik terima setor jual antar ganti bantu simpan pasang rawat tunggu cuci potong jamin pasok suplai olah jahit masak angkut garap kelola pelihara dampingi awasi catat periksa layani'.split(
    ' ',
  ),
)
const given = new Map([
  ['kasih', 'memberi'],
  ['kasi', 'memberi'],
  ['beri', 'memberi'],
  ['dapat', 'mendapat'],
  ['dapet', 'mendapat'],
])
const isActive = /^(?:mem|men|meng|meny|mel|mer|mew)\p{Ll}{3,}$|^(?:bertanggung|bekerja)$/u
const noDeeds = new Set(
  'mereka merek merah mesin mentah menit mentega merica melati menara mendadak mengenai melalui menurut memang melainkan mencapai menjadi merupakan mengingat'.split(
    ' ',
  ),
)

/** The active verb of somebody who does something, however he says it: `kirim`, `sediakan`, `nyediain`; null where it is none. */
export const activeVerb = (word: string): string | null => {
  const known = given.get(word) ?? fullVerb(word) ?? (bareRoots.has(word) ? active(word) : null)
  if (known !== null) return known
  const [, root = '', ending = ''] = /^(\p{Ll}{3,}?)(kan|i)$/u.exec(word) ?? []
  if ((ending === 'kan' && withKan.has(root)) || (ending === 'i' && withI.has(root))) return `${active(root)}${ending}`
  const written = writtenVerb(word) ?? word
  return isActive.test(written) && !noDeeds.has(written) ? written : null
}

/** `kios saya kosongin`: behind whoever does it the verb keeps its root, `kosongkan`; null where the word is none. */
export const rootVerb = (word: string): string | null => {
  const root = /^(\p{Ll}{3,})in$/u.exec(word)?.[1]
  const ending = root === undefined ? null : endingOf(root)
  return root === undefined || ending === null ? null : `${root}${ending}`
}

/** Nouns and adverbs that begin like a verb of talk. */
const noVerbs = new Set(
  'ngeri ngilu ngarai nyala nyata nyaman nyawa nyonya nyeri nyamuk nyaris nyali nyanyi nyaring nyata-nyata'.split(' '),
)

/** Verbs whose spoken form no rule brings back. */
const spoken = new Map(
  Object.entries({
    mencuci: 'nyuci',
    mencoba: 'nyoba nyobain',
    mencuri: 'nyolong nyuri',
    mencetak: 'nyetak',
    mencatat: 'nyatet nyatat',
    mencampur: 'nyampur',
    menjemput: 'njemput jemputin',
    memelihara: 'miara melihara piara',
    menumpuk: 'numpuk',
    dipelihara: 'dipiara',
    memecah: 'mecah mecahin',
    memesan: 'mesen mesan pesen',
    memasang: 'masang',
    memotong: 'motong',
    memilih: 'milih',
    meminjamkan: 'minjemin minjamin',
    memindahkan: 'mindahin',
    memakai: 'makai makek',
    menunggu: 'nunggu nungguin',
    menolak: 'nolak',
    menarik: 'narik',
    menambah: 'nambah',
    menunda: 'nunda',
    menagih: 'nagih',
    meninggalkan: 'ninggalin',
    menulis: 'nulis',
    menukar: 'nuker nukar',
    menitipkan: 'nitipin',
    membawa: 'bawain ngebawa',
    melapor: 'ngelapor',
    memasukkan: 'masukin',
    mengembalikan: 'balikin',
    dikembalikan: 'dibalikin dibalikkan',
    dibuat: 'dibikin',
    diberi: 'dikasih dikasi',
    diambil: 'diambilin',
    diganti: 'digantiin',
    dibayar: 'dibayarin',
    ditemani: 'ditemenin',
    dikerjakan: 'dikerjain',
    diperbaiki: 'dibenerin dibetulin',
    mengatakan: 'ngomong',
    menelepon: 'nelpon nelepon',
    melayani: 'ngelayanin ngelayani layanin',
    mengobrol: 'ngobrol',
    mengelola: 'ngelola',
    mendesain: 'ngedesain desainin',
    bergantian: 'gantian',
    menemukan: 'nemuin nemu',
    menaruh: 'naro naroh naruh naruhin',
    ditaruh: 'ditaro ditaroh',
    mensponsori: 'sponsorin',
    dibalas: 'dibales',
    bertemu: 'ketemu ketemuan',
    terbakar: 'kebakar',
    tertinggal: 'ketinggalan',
    terjual: 'kejual',
    tertukar: 'ketuker',
    terkena: 'kena',
  }).flatMap(([form, typed]) => typed.split(' ').map((word) => [word, form] as const)),
)

/**
 * A verb as people say it in the form in which offices write it: `dilaporin` -> `dilaporkan`, `bersihin` -> `membersihkan`,
 * `ngulangi` -> `mengulangi`; null where the word is none.
 */
export const writtenVerb = (word: string): string | null => {
  const known = spoken.get(word)
  if (known !== undefined) return known
  const passive = /^di(\p{Ll}{3,})in$/u.exec(word)?.[1]
  if (passive !== undefined) {
    const ending = endingOf(passive)
    return ending === null ? null : `di${passive}${ending}`
  }
  const nasal = /^(?:nge(?=[bcdfghjklmnprstwz])|ng(?=[aeiou])|ny(?=[aeiou]))(\p{Ll}{3,}?)(in)?$/u.exec(word)
  if (nasal && !noVerbs.has(word)) {
    const [whole, rest = '', ending] = nasal
    const stem = ending === undefined ? whole : whole.slice(0, -2)
    const suffix = ending === undefined ? '' : (endingOf(rest) ?? endingOf(`k${rest}`) ?? endingOf(`s${rest}`) ?? 'kan')
    // `ngecat`: a root of one syllable keeps the vowel; `ngelapor` does not.
    return stem.startsWith('nge') && rest.length > 3 ? `${active(rest)}${suffix}` : `me${stem}${suffix}`
  }
  const bare = /^(\p{Ll}{3,})in$/u.exec(word)?.[1]
  const ending = bare === undefined ? null : endingOf(bare)
  return bare === undefined || ending === null ? null : `${active(bare)}${ending}`
}
