import type { KindVocabulary } from '#core/assistant/shared/kind-skill.ts'
import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'

import { paperIn, paperWords, paperWordsOrdered } from './papers/paper-names.ts'

/** Words by which a message names each type, most specific first. */
export const typeWords = {
  'surat-perjalanan-dinas': [
    'surat perintah perjalanan dinas',
    'surat perjalanan dinas',
    'surat tugas perjalanan dinas',
    'surat dinas luar kota',
    'dinas luar kota',
    'perjalanan dinas',
    'sppd',
    'spd',
  ],
  surat_penawaran: [
    'surat penawaran harga',
    'surat penawaran',
    'penawaran harga',
    'surat tawaran',
    'penawaran',
    'quotation',
    'offer letter',
    'offering letter',
    'quote',
    'daftar harga',
    'daftar menu',
    'katalog produk',
    'price list',
    'pricelist',
  ],
  kontrak: [
    'kontrak kerja sama',
    'kontrak kerjasama',
    'surat perjanjian',
    'addendum',
    'adendum',
    'perjanjian kerja sama',
    'perjanjian kerjasama',
    'surat kontrak',
    'surat sewa',
    'surat kerja sama',
    'surat kerjasama',
    'kontrak kerja',
    'perjanjian',
    'kontrak',
    'mou',
    'hitam di atas putih',
    'surat kesepakatan',
    'surat jual beli',
    'surat pinjam pakai',
    'surat hutang piutang',
    'surat utang piutang',
    'surat hutang',
    'surat utang',
    'kesepakatan bersama',
    'kesepakatan pinjam pakai',
    'kesepakatan kerja sama',
    'kesepakatan kerjasama',
    'kesepakatan sewa',
    'kesepakatan jual beli',
    'spk',
    'surat perintah kerja',
    'nota kesepahaman',
    'nota kesepakatan',
    'contract',
    'agreement',
  ],
  kuitansi: [
    'kuitansi',
    'kwitansi',
    'tanda terima uang',
    'tanda terima pembayaran',
    'bukti pembayaran',
    'bukti bayar',
    'bukti bermeterai',
    'bukti bermaterai',
    'bukti terima',
    'bukti setor',
    'bukti lunas',
    'bukti pelunasan',
    'tanda lunas',
    'tanda terima',
    'receipt',
  ],
  invoice: [
    'invoice',
    'surat tagihan',
    'faktur penjualan',
    'nota tagihan',
    'tagihan',
    'faktur',
    'inv',
    'bill',
    'nota penjualan',
    'nota',
    'bon',
  ],
  proposal: [
    'proposal bisnis',
    'proposal usaha',
    'proposal kerja sama',
    'proposal kerjasama',
    'proposal',
    'rencana usaha',
    'rencana bisnis',
    'business plan',
  ],
  laporan: [
    'laporan keuangan',
    'laporan laba rugi',
    'laporan penjualan',
    'laporan kas',
    'laporan kegiatan',
    'laporan',
    'rekap penjualan',
    'sales report',
    'financial report',
    'slip gaji',
    'slip upah',
    'slip bayaran',
    'struk gaji',
    'rincian gaji',
    'daftar gaji',
    'rekap gaji',
    'daftar upah',
    'daftar honor',
    'daftar piutang',
    'daftar utang',
    'daftar hutang',
    'daftar kasbon',
    'daftar iuran',
    'daftar setoran',
    'daftar pengeluaran',
    'daftar pemasukan',
    'daftar belanja',
    'catatan belanja',
    'catatan pengeluaran',
    'catatan kasbon',
    'catatan utang',
    'catatan hutang',
    'catatan piutang',
    'catatan iuran',
    'catatan setoran',
    'tabel pengeluaran',
    'tabel pemasukan',
    'rincian pengeluaran',
    'rincian upah',
    'slip honor',
    'payslip',
    'rekapan',
    'rekap',
    'rencana anggaran biaya',
    'rancangan anggaran biaya',
    'rancangan anggaran',
    'rencana anggaran belanja',
    'rencana anggaran',
    'rincian anggaran',
    'anggaran biaya',
    'lap keuangan',
    'lap penjualan',
    'lap kas',
    'lap stok',
    'lap kegiatan',
    'lap laba rugi',
  ],
  surat_resmi: [
    'surat resmi',
    'surat dinas',
    'surat undangan',
    'surat permohonan',
    'surat pemberitahuan',
    'surat keterangan tidak mampu',
    'surat keterangan kerja',
    'surat cuti',
    'permohonan cuti',
    'permohonan izin',
    'surat keterangan',
    'surat kuasa',
    'surat pernyataan',
    'surat tugas',
    'surat peringatan',
    'surat pengantar',
    'surat balasan',
    'surat edaran',
    'edaran',
    'surat izin',
    'surat lamaran kerja',
    'surat lamaran',
    'surat pengunduran diri',
    'surat rekomendasi',
    'surat pengajuan',
    'surat permintaan',
    'surat pesanan',
    'surat penolakan',
    'nota retur',
    'surat retur',
    'faktur retur',
    'bukti retur',
    'nota pengembalian barang',
    'surat pengembalian barang',
    'surat keluhan',
    'surat komplain',
    'komplain resmi',
    'keluhan resmi',
    'protes resmi',
    'teguran resmi',
    'surat ucapan terima kasih',
    'surat pemanggilan',
    'pengumuman',
    'pemberitahuan',
    'serah terima',
    'lamaran kerja',
    'lamaran',
    'berita acara',
    'bast',
    'paklaring',
    'parklaring',
    'verklaring',
    'notulen rapat',
    'notulensi rapat',
    'notulen',
    'notulensi',
    'risalah rapat',
    'sprint tugas',
    'surat perintah tugas',
    'sp1',
    'sp2',
    'sp3',
    'sp 1',
    'sp 2',
    'sp 3',
    'surat ket',
    'surket',
    'permohonan bantuan',
    'permohonan keringanan',
    'permohonan dana',
    'permohonan kerjasama',
    'permohonan kerja sama',
    'surat penagihan',
    'surat somasi',
    'somasi',
    'surat teguran',
    'surat resign',
    'surat pengunduran',
    'surat jalan',
    'tanda terima barang',
    'tanda terima servis',
    'tanda terima service',
    'tanda terima reparasi',
    'tanda terima titipan',
    'tanda terima dokumen',
    'tanda terima berkas',
    'tanda terima kunci',
    'purchase order',
    'surat po',
    'surat order',
    'surat pemesanan',
    'surat protes',
    'surat keberatan',
    'surat terima kasih',
    'surat ucapan',
    'surat domisili',
    'suket',
    'surat sakit',
    'surat ijin',
    'surat persetujuan',
    'undangan',
    'nota dinas',
    'kuasa jual',
    'rekomendasi magang',
    'rekomendasi kerja',
    'cuti nikah',
    'cuti sakit',
    'cuti melahirkan',
    'cuti tahunan',
    'kuasa untuk',
    'purchase order',
    'po ke',
    'surat pemutusan kontrak',
    'surat pemutusan',
    'surat pembatalan',
    'surat pengakhiran',
    'undangannya',
    'permohonannya',
    'pernyataannya',
    'lamarannya',
    ...paperWords,
  ],
} as const satisfies Record<DocumentType, readonly string[]>

export const documentVocabulary: KindVocabulary = {
  nouns: ['dokumen', 'surat', 'berkas', 'surat menyurat', 'letter', 'formal letter'],
  types: typeWords,
  ordered: {
    surat_resmi: ['po', 'permohonan', ...paperWordsOrdered],
    surat_penawaran: ['estimasi biaya', 'estimasi harga', 'estimasi', 'perkiraan biaya'],
    laporan: ['rab', 'anggaran', 'lap', 'rincian biaya'],
  },
  typeHints: {
    surat_penawaran: [
      'ngajuin harga',
      'mengajukan harga',
      'kasih harga',
      'harga tertulis',
      'minta harga',
      'minta penawaran',
      'nawarin',
      'tawarin',
      'tawarkan',
      'ditawarkan',
      'menawarkan',
      'nawarkan',
      'ditawarin',
      'nawar',
    ],
    invoice: ['tagih', 'nagih', 'menagih', 'tagihin', 'tagihkan', 'menagihkan', 'nagihin'],
    kontrak: ['nyewain', 'menyewakan', 'nyewa', 'konsinyasi'],
  },
  tokens: [],
}

const isDocumentType = (value: string): value is DocumentType => (documentTypes as readonly string[]).includes(value)

const asWords = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

/** A message that opens with the paper's own name asks for that one, whatever other paper it speaks of. */
const opens: readonly (readonly [RegExp, DocumentType])[] = [
  [/^\s*(?:invoice|faktur)\b/i, 'invoice'],
  [/^\s*(?:kuitansi|kwitansi)\b/i, 'kuitansi'],
  [/^\s*(?:surat\s+)?penawaran\b/i, 'surat_penawaran'],
  [/^\s*rab\b/i, 'laporan'],
]

/** `invoice sudah beres kemarin. buatkan surat pemberitahuan …`: the letter is ordered by name, the paper before it only told of. */
const ordersLetter =
  /[.;!\n,]\s*(?:\p{L}+\s){0,3}?(?:di)?(?:buat|bikin|tulis|susun|gawe|jieun|damel)\p{L}{0,5}\s(?:\p{L}+\s)?surat\s(?!(?:tagihan|penawaran|jalan)\b)/iu

/** `SOP pelayanan: sambut pelanggan, tulis nota, …`: behind the colon of a paper of points every other paper is one of its points. */
const opensPaper = (text: string): boolean => {
  const paper = paperIn(text)
  const head = paper === null ? '' : text.slice(0, paper.from)
  return (
    paper !== null &&
    /^[^:;.\n]{0,60}:\s/u.test(text.slice(paper.to)) &&
    /^\s*(?:(?:tolong|mohon|minta|bantu|dong|kak|min|saya|aku|(?:di)?(?:buat|bikin|susun)\p{L}*)[\s,]+)*$/iu.test(head)
  )
}

/** `surat tagihan ke … dia masih utang 3 juta, sudah jatuh tempo`: a letter about a debt, and no bill. */
const reminds =
  /\bsurat tagihan\b(?=[\s\S]{0,400}(?:\bmasih (?:punya )?(?:utang|hutang|ngutang|nunggak)\b|\bnunggak\b|\bmenunggak\b|\b(?:sudah|udah|udh|telah) (?:lewat |lama )?jatuh tempo\b))/iu

/** `tagih ke …, suratnya yang sopan`: a letter is wanted, in kind words. */
const politeLetter = /(?<!\p{L})(?:surat|suratnya)\s(?:yang\s|yg\s)?(?:sopan|halus|baik-baik|santun|tegas)(?!\p{L})/iu

const holdsCosts = /\brincian biaya\b[\s\S]{0,200}?\b(invoice|nota|tagihan|faktur|kuitansi|kwitansi|penawaran)\b/iu

/** The named type, or the one whose word comes first in the text; an official letter where none does (P2 §3). */
export const documentTypeOf = (named: string | null, text: string): DocumentType => {
  const mayOpen = named === null || (named === 'surat_resmi' && !ordersLetter.test(text))
  const opened = mayOpen ? opens.find(([word]) => word.test(text))?.[1] : undefined
  if (opened !== undefined) return opened
  // `surat pernyataan bersama jual beli`: what both sides declare of a sale is an agreement.
  if (
    named === 'surat_resmi' &&
    /\bpernyataan\s(?:bersama\s)?(?:transaksi\s)?jual[ -]?beli\b/iu.test(text) &&
    /\bpembeli\b/iu.test(text)
  )
    return 'kontrak'
  if (named === 'invoice' && (reminds.test(text) || politeLetter.test(text))) return 'surat_resmi'
  // `rincian biaya servis mobil, invoice untuk keluarga Pak Darto`: what the lines are, and the paper that holds them.
  const holds =
    named === 'laporan' && !/\b(?:laporan|rab|anggaran)\b/iu.test(text) ? holdsCosts.exec(text)?.[1] : undefined
  if (holds !== undefined) return documentTypeOf(null, holds)
  if (named !== 'surat_resmi' && opensPaper(text)) return 'surat_resmi'
  if (named !== null && isDocumentType(named)) return named
  const words = asWords(text)
  const found = documentTypes
    .flatMap((type) => typeWords[type].map((word) => ({ type, at: words.indexOf(` ${word} `), length: word.length })))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.length - one.length)
  return found[0]?.type ?? 'surat_resmi'
}
