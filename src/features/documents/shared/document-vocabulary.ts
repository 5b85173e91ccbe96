import type { KindVocabulary } from '#core/assistant/shared/kind-skill.ts'
import { type DocumentType, documentTypes } from '#core/items/shared/kinds.ts'

import type { OfficialForm } from './document-request.ts'

/** Words by which a message names each type, most specific first. */
export const typeWords = {
  'surat-perjalanan-dinas': [
    'surat perintah perjalanan dinas',
    'surat perjalanan dinas',
    'surat tugas perjalanan dinas',
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
    'quote',
    'daftar harga',
    'price list',
    'pricelist',
  ],
  kontrak: [
    'kontrak kerja sama',
    'kontrak kerjasama',
    'surat perjanjian',
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
    'kesepakatan bersama',
    'spk',
    'surat perintah kerja',
    'nota kesepahaman',
    'nota kesepakatan',
  ],
  kuitansi: [
    'kuitansi',
    'kwitansi',
    'tanda terima uang',
    'tanda terima pembayaran',
    'bukti pembayaran',
    'bukti bayar',
    'tanda terima',
  ],
  invoice: [
    'invoice',
    'surat tagihan',
    'faktur penjualan',
    'nota tagihan',
    'tagihan',
    'faktur',
    'inv',
    'nota penjualan',
    'nota',
    'bon',
  ],
  proposal: ['proposal bisnis', 'proposal usaha', 'proposal kerja sama', 'proposal kerjasama', 'proposal'],
  laporan: [
    'laporan keuangan',
    'laporan laba rugi',
    'laporan penjualan',
    'laporan kas',
    'laporan kegiatan',
    'laporan',
    'rekap penjualan',
    'rekapan',
    'rekap',
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
    'surat izin',
    'surat lamaran kerja',
    'surat lamaran',
    'surat pengunduran diri',
    'surat rekomendasi',
    'surat pengajuan',
    'surat permintaan',
    'surat pesanan',
    'surat keluhan',
    'surat komplain',
    'surat ucapan terima kasih',
    'surat pemanggilan',
    'pengumuman',
    'pemberitahuan',
    'serah terima',
    'lamaran kerja',
    'lamaran',
    'berita acara',
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
    'purchase order',
    'surat po',
    'surat order',
    'surat pemesanan',
    'surat protes',
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
    'surat pemutusan kontrak',
    'surat pemutusan',
    'surat pembatalan',
    'surat pengakhiran',
    'undangannya',
  ],
} as const satisfies Record<DocumentType, readonly string[]>

export const documentVocabulary: KindVocabulary = {
  nouns: ['dokumen', 'surat', 'berkas', 'surat menyurat'],
  types: typeWords,
  typeHints: {
    surat_penawaran: ['nawarin', 'tawarin', 'tawarkan', 'ditawarkan', 'menawarkan', 'nawarkan', 'ditawarin', 'nawar'],
    invoice: ['tagih', 'nagih', 'menagih', 'tagihin', 'tagihkan', 'menagihkan', 'nagihin'],
    kontrak: ['nyewain', 'menyewakan', 'nyewa', 'konsinyasi'],
  },
  tokens: [],
}

/** Which of the official letters a message names; the first that fits, most telling words first. */
const formWords: readonly (readonly [Exclude<OfficialForm, 'umum'>, RegExp])[] = [
  [
    'balasan',
    /\bsurat (?:balasan|jawaban)\b|\bbalas(?:in|kan|an)?\s+(?:surat|undangan|penawaran|email)\b|\bmenanggapi surat\b/i,
  ],
  ['pengunduran', /\b(?:surat (?:pengunduran diri|pengunduran|resign)|mengundurkan diri|resign)\b/i],
  ['lamaran', /\b(?:lamaran|melamar)\b/i],
  ['peringatan', /\b(?:surat (?:peringatan|teguran)|sp\s?-?\s?(?:[123]|i{1,3})(?=\s|$|,))/i],
  ['rekomendasi', /\b(?:surat )?rekomendasi\b/i],
  ['jalan', /\bsurat jalan\b|\btanda terima barang\b/i],
  ['pesanan', /\b(?:surat (?:pesanan|pemesanan|order|po)|purchase order|po\s+(?:ke|kepada|kpd|buat|untuk|utk|ke))\b/i],
  ['serah_terima', /\bserah terima\b/i],
  ['pemberitahuan', /\b(?:surat )?pengumuman\b/i],
  ['keluhan', /\bsurat (?:keluhan|komplain|complain|protes)\b/i],
  ['tagihan', /\bsurat (?:penagihan|tagihan|somasi)\b|\bsomasi\b/i],
  ['ucapan', /\bsurat (?:ucapan(?: terima kasih)?|terima kasih)\b/i],
  [
    'izin',
    /\b(?:surat (?:permohonan )?(?:cuti|sakit)|permohonan cuti|(?:surat )?(?:izin|ijin) (?:tidak|ga|gak|nggak|ngga|tdk|sakit|cuti|kerja|sekolah|masuk|libur|absen)|surat (?:permohonan )?(?:izin|ijin)(?= (?:dari |buat |untuk |utk )?(?:saya|anak|karyawan)))\b/i,
  ],
  ['undangan', /\bundangan(?:nya)?\b|\bmengundang\b/i],
  ['permohonan', /\bpermohonan\b|\bsurat (?:izin|ijin|permintaan|pengajuan)\b|\bmemohon\b/i],
  ['keterangan', /\b(?:surat )?(?:keterangan|domisili)\b|\bsuket\b|\bsurket\b|\bsurat ket\b/i],
  ['kuasa', /\bsurat kuasa\b|\bkuasa\s+(?:untuk|utk|buat|ambil|ngambil|penjualan)\b/i],
  ['pernyataan', /\b(?:surat )?pernyataan\b/i],
  ['tugas', /\bsurat (?:perintah )?tugas\b|\bsprint(?: tugas)?\b/i],
  ['pengantar', /\bsurat pengantar\b/i],
  ['pemberitahuan', /\bpemberitahuan\b|\bsurat edaran\b|\bmemberitahukan\b/i],
  [
    'permohonan',
    /\b(?:minta|mohon|meminta|mengajukan)\s+(?:izin|ijin|bantuan|dana|sumbangan|dispensasi|keringanan|perpanjangan|sponsor|rekomendasi)\b/i,
  ],
  ['permohonan', /\bsurat\b[^.\n]{0,60}\b(?:minta|meminta|mohon|mengajukan)\b/i],
]

/** `pernyataannya`, `undangannya`: the paper that was spoken of. */
const plainWords = (text: string): string => text.replace(/(?<=\p{L}{5})nya\b/giu, '')

export const officialFormOf = (text: string): OfficialForm =>
  formWords.find(([, pattern]) => pattern.test(plainWords(text)))?.[0] ?? 'umum'

const isDocumentType = (value: string): value is DocumentType => (documentTypes as readonly string[]).includes(value)

const asWords = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

/** The named type, or the one whose word comes first in the text; an official letter where none does (P2 §3). */
export const documentTypeOf = (named: string | null, text: string): DocumentType => {
  if (named !== null && isDocumentType(named)) return named
  const words = asWords(text)
  const found = documentTypes
    .flatMap((type) => typeWords[type].map((word) => ({ type, at: words.indexOf(` ${word} `), length: word.length })))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.length - one.length)
  return found[0]?.type ?? 'surat_resmi'
}
