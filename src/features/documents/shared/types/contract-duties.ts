import type { DocumentRequest } from '../document-request.ts'
import { asSentence, plainName } from '../letter/wording.ts'
import { partyOfWriter } from '../reading/people/writing-party.ts'
import { clauses, type Duties, other, type Role } from './duty-clauses.ts'
import { buildsFirst, ownTerms, provisionOf, turned } from './told-parts.ts'

const first = (rights: string, duties: string): string[] => clauses(rights, duties, 'PIHAK PERTAMA')
const second = (rights: string, duties: string): string[] => clauses(rights, duties, 'PIHAK KEDUA')

const lease: Duties = {
  first: first(
    'menerima pembayaran sewa tepat waktu dan menerima kembali objek sewa dalam keadaan baik setelah perjanjian ini berakhir',
    'menyerahkan objek sewa dalam keadaan baik dan layak pakai, serta menjamin pemakaiannya bebas dari gangguan dan tuntutan pihak lain selama jangka waktu sewa',
  ),
  second: second(
    'memakai objek sewa sesuai dengan peruntukannya selama jangka waktu sewa',
    'membayar sewa tepat waktu, merawat objek sewa, dan mengembalikannya dalam keadaan baik setelah perjanjian ini berakhir',
  ),
  payer: 'PIHAK KEDUA',
  value: 'Harga sewa',
}

const employment: Duties = {
  first: first(
    'memperoleh hasil kerja PIHAK KEDUA dan memberikan perintah kerja yang layak sesuai dengan perjanjian ini',
    'membayar upah PIHAK KEDUA tepat waktu dan memenuhi hak-haknya sesuai dengan peraturan perundang-undangan',
  ),
  second: second(
    'menerima upah dan hak lainnya sesuai dengan perjanjian ini dan peraturan perundang-undangan',
    'melaksanakan pekerjaan dengan sungguh-sungguh, menaati tata tertib, dan menjaga nama baik serta barang milik PIHAK PERTAMA',
  ),
  payer: 'PIHAK PERTAMA',
  value: 'Upah',
}

const consignment: Duties = {
  first: first(
    'menerima hasil penjualan barang titipan sesuai dengan pembagian yang disepakati serta keterangan mengenai barang yang terjual dan yang tersisa',
    'menyerahkan barang dalam keadaan baik dan menerima kembali barang yang tidak terjual',
  ),
  second: second(
    'menerima bagian dari hasil penjualan sesuai dengan yang disepakati',
    'menyimpan, memajang, dan menjual barang titipan dengan baik, serta menyetorkan hasil penjualannya tepat waktu',
  ),
  payer: 'PIHAK KEDUA',
  value: 'Nilai barang titipan',
}

const sale: Duties = {
  first: first(
    'menerima pembayaran sesuai dengan harga yang disepakati',
    'menyerahkan barang dalam keadaan sesuai dengan yang disepakati dan menjamin barang tersebut miliknya yang sah',
  ),
  second: second(
    'menerima barang sesuai dengan yang disepakati',
    'membayar harga barang sesuai dengan yang disepakati',
  ),
  payer: 'PIHAK KEDUA',
  value: 'Harga jual beli',
}

/** Land or a thing against a sum: whoever gave it as a pledge has it back once the sum is paid back. */
const pledge: Duties = {
  first: clauses(
    'menerima uang gadai dan memperoleh kembali barang yang digadaikan setelah uang gadai dikembalikan',
    'menyerahkan barang yang digadaikan, menjamin barang tersebut miliknya yang sah, dan mengembalikan uang gadai pada waktu yang disepakati',
    'PIHAK PERTAMA',
  ),
  second: clauses(
    'memakai atau memegang barang yang digadaikan selama jangka waktu gadai dan menerima kembali uang gadai',
    'menyerahkan uang gadai, merawat barang yang digadaikan, dan mengembalikannya setelah uang gadai dilunasi',
    'PIHAK KEDUA',
  ),
  payer: 'PIHAK KEDUA',
  value: 'Jumlah uang gadai',
}

const lends = (role: Role): string[] =>
  clauses('menerima pengembalian pinjaman tepat waktu', 'menyerahkan uang pinjaman sebesar yang disepakati', role)
const owes = (role: Role): string[] =>
  clauses('menerima uang pinjaman sebesar yang disepakati', 'mengembalikan pinjaman sesuai dengan perjanjian ini', role)

const loan = (lender: Role): Duties => {
  return lender === 'PIHAK PERTAMA'
    ? { first: lends('PIHAK PERTAMA'), second: owes('PIHAK KEDUA'), payer: 'PIHAK KEDUA', value: 'Jumlah pinjaman' }
    : { first: owes('PIHAK PERTAMA'), second: lends('PIHAK KEDUA'), payer: 'PIHAK PERTAMA', value: 'Jumlah pinjaman' }
}

/** One puts money or a thing into a business that the other one runs. */
const profitShare = ({ message = '' }: DocumentRequest): Duties => ({
  first: first(
    'menerima bagi hasil sesuai dengan yang disepakati serta keterangan mengenai jalannya usaha',
    /(?<!\p{L})(?:pe)?modal(?!\p{L})/iu.test(message) &&
      !/(?<!\p{L})(?:patungan|urunan|masing-masing|bersama|berdua|kongsi)(?!\p{L})/iu.test(message)
      ? 'menyerahkan modal usaha sesuai dengan yang disepakati'
      : 'memenuhi bagiannya dalam kerja sama ini sesuai dengan yang disepakati',
  ),
  second: second(
    'menerima bagi hasil sesuai dengan yang disepakati',
    'menjalankan usaha dengan jujur dan sungguh-sungguh, serta menyusun catatan keuangan yang dapat diperiksa PIHAK PERTAMA',
  ),
  payer: null,
  value: 'Modal kerja sama',
})

/** `Pak Yusuf pemodal, saya yang kelola`: whether the second side brings the money. */
const bringsCapital = ({ recipient, message = '' }: DocumentRequest): boolean => {
  const name = plainName(recipient.name) || recipient.company
  const at = name === '' ? -1 : message.indexOf(name)
  return (
    at !== -1 &&
    /^[\s,(]*(?:sebagai\s|selaku\s|yang\s)?(?:pemodal|pemilik modal|investor|modal(?:in)?|keluar modal)(?!\p{L})/iu.test(
      message.slice(at + name.length),
    )
  )
}

const building: Duties = {
  first: first(
    'menerima hasil pekerjaan sesuai dengan yang disepakati dan memeriksa pelaksanaannya',
    'membayar harga borongan tepat waktu dan memberi akses ke lokasi pekerjaan',
  ),
  second: second(
    'menerima pembayaran sesuai dengan kemajuan pekerjaan yang disepakati',
    'menyelesaikan pekerjaan tepat waktu dengan mutu yang baik dan memperbaiki kekurangan atas biayanya sendiri',
  ),
  payer: 'PIHAK PERTAMA',
  value: 'Harga borongan',
}

const resale: Duties = {
  first: first(
    'menerima pembayaran atas barang yang diambil PIHAK KEDUA sesuai dengan harga yang disepakati',
    'menyediakan barang dalam keadaan baik sesuai dengan pesanan PIHAK KEDUA',
  ),
  second: second(
    'menjual kembali barang PIHAK PERTAMA dan memperoleh keuntungan atau komisi sesuai dengan yang disepakati',
    'memasarkan barang dengan jujur, menjaga nama baik PIHAK PERTAMA, dan membayar barang tepat waktu',
  ),
  payer: 'PIHAK KEDUA',
  value: 'Nilai perjanjian ini',
}

const use: Duties = {
  first: first(
    'menerima kembali objek pinjam pakai dalam keadaan baik setelah perjanjian ini berakhir',
    'menyerahkan objek pinjam pakai dalam keadaan baik dan layak pakai',
  ),
  second: second(
    'memakai objek pinjam pakai sesuai dengan keperluan yang disepakati',
    'merawat objek pinjam pakai, tidak meminjamkannya kepada pihak lain, dan mengembalikannya dalam keadaan baik',
  ),
  payer: null,
  value: 'Nilai objek pinjam pakai',
}

const training: Duties = {
  first: first(
    'memberikan arahan dan menilai pelaksanaan magang PIHAK KEDUA',
    'memberikan bimbingan dan kesempatan belajar kepada PIHAK KEDUA selama masa magang',
  ),
  second: second(
    'memperoleh bimbingan selama masa magang sesuai dengan yang disepakati',
    'mengikuti magang dengan sungguh-sungguh, menaati tata tertib, dan menjaga nama baik serta barang milik PIHAK PERTAMA',
  ),
  payer: 'PIHAK PERTAMA',
  value: 'Uang saku',
}

const known: Readonly<Record<string, Duties>> = {
  'sewa menyewa': lease,
  'hubungan kerja': employment,
  'pelaksanaan magang': training,
  'pinjam pakai': use,
  'titip jual (konsinyasi)': consignment,
  'jual beli': sale,
  gadai: pledge,
  'pemborongan pekerjaan': building,
  'kerja sama penjualan': resale,
}

/** `saya … pinjam uang … dari Pak Kholil`: the one who writes owes, whichever side he is; otherwise the first one lends. */
export const lenderOf = ({ message = '', recipient }: DocumentRequest): Role =>
  /\b(?:saya|aku|kami)\b[^.\n]{0,80}\b(?:pinjam|minjam|meminjam|utang|hutang|berutang|ngutang)\b[^.\n]{0,60}\b(?:dari|dr|sama|ke|kepada|pada)\b/i.test(
    message,
  )
    ? other(partyOfWriter(message, recipient.name))
    : 'PIHAK PERTAMA'

/** What the sort of agreement means for both sides; what is none of the usual ones is told, or blank. */
export const dutiesOf = (agreement: string | null, request: DocumentRequest): Duties => {
  if (agreement === 'pinjam meminjam') return loan(lenderOf(request))
  if (agreement === 'kerja sama bagi hasil')
    return bringsCapital(request) ? turned(profitShare(request)) : profitShare(request)
  const usual = known[agreement ?? '']
  if (usual) return usual === building && buildsFirst(request) ? turned(building) : usual
  return provisionOf(request) ?? ownTerms(request)
}

const ofSecond =
  /\b(?:penyewa|pengontrak|pembeli|peminjam|karyawan|pekerja|pegawai|pengelola|reseller|klien|pihak kedua|kontraktor|pemborong|penerima|mitra)\b/i
const ofFirst = /\b(?:pemilik|rental|penyedia|penjual|pemberi|pemodal|pihak pertama|perusahaan|majikan)\b/i
const binds =
  /\b(?:ditanggung|menanggung|tanggungan|diganti|mengganti|dirawat|merawat|wajib|harus|dilarang|tidak boleh|tidak bisa|tidak dapat|libur|lembur|minimal (?:order|pesan|pembelian|ambil))\b/i
/** Agreements whose told duties are those of whoever rents, works or sells. */
const bindsSecond = new Set(['sewa menyewa', 'hubungan kerja', 'kerja sama penjualan'])
/** `tidak boleh menerima pelanggan di rumah`: whom a ban or a duty binds that names nobody. */
const bound = (term: string, agreement: string | null): string => {
  const passive = /^tidak (?:boleh|bisa|dapat) di\p{Ll}{3}/iu.test(term)
  if (passive) return agreement === 'sewa menyewa' ? `Objek sewa ${term.charAt(0).toLowerCase()}${term.slice(1)}` : term
  return /^(?:tidak (?:boleh|bisa|dapat)|wajib|harus|dilarang)\s/iu.test(term)
    ? `PIHAK KEDUA ${term.charAt(0).toLowerCase()}${term.slice(1)}`
    : term
}

/** Conditions that bind one side, and those of the whole agreement. */
export const sharedOut = (
  terms: readonly string[],
  agreement: string | null,
): { readonly first: string[]; readonly second: string[]; readonly both: string[] } => {
  const found = { first: [] as string[], second: [] as string[], both: [] as string[] }
  for (const term of terms) {
    const sided = binds.test(term)
    if (sided && ofFirst.test(term) && !ofSecond.test(term)) found.first.push(asSentence(term))
    else if (sided && (ofSecond.test(term) || bindsSecond.has(agreement ?? '')))
      found.second.push(asSentence(bound(term, agreement)))
    else found.both.push(term)
  }
  return found
}
