import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { OfficialForm } from '../document-request.ts'
import { type PaperForm, paperIn } from '../papers/paper-names.ts'
import { parentsLeaveNamed } from '../types/parents-leave.ts'

/** A letter that calls somebody in: `surat panggilan orang tua`, `surat pemanggilan karyawan`. */
export const summons =
  /(?<!\p{L})surat\s(?:pe?m?anggilan|panggilan)(?:\s(orang\s?tua|wali murid|wali siswa|karyawan|kerja|wawancara|interview))?/iu

/** Which of the official letters a message names; the first that fits, most telling words first. */
const formWords: readonly (readonly [Exclude<OfficialForm, 'umum'>, RegExp])[] = [
  // `surat panggilan orang tua`: whoever is called comes as one who is invited.
  ['undangan', summons],
  // `surat izin orang tua`: parents declare that their child may take part.
  ['pernyataan', parentsLeaveNamed],
  [
    'balasan',
    /\bsurat (?:balasan|jawaban)\b|\bbal[ae]s(?:in|kan|an)?\s+(?:surat|undangan|penawaran|email)\b|\bmenanggapi surat\b/i,
  ],
  [
    'mutasi',
    /\b(?:surat|sk)\s(?:keputusan\s)?(?:mutasi|rotasi|pengangkatan|penunjukan|penempatan)(?!\s(?:anak|barang|vendor|supplier))\b/i,
  ],
  ['maaf', /\bsurat (?:permintaan |permohonan |ungkapan |pernyataan |minta |mohon )?maaf\b/i],
  ['pemberitahuan', /\bsurat penolakan\b/i],
  ['pengunduran', /\b(?:surat (?:pengunduran diri|pengunduran|resign)|mengundurkan diri|resign)\b/i],
  // `lowongan kasir, kirim lamaran ke …`: who looks for somebody applies for nothing.
  [
    'lowongan',
    /^(?!.{0,600}(?:surat lamaran|melamar|ngelamar|lamaran kerja))(?:[\s\S]{0,200}\b(?:iklan|pengumuman|info|poster|(?:buat|bikin)\p{L}*|surat)\s)?(?:iklan\s|pengumuman\s|info\s)?(?:lowongan|loker)(?!\p{L})/iu,
  ],
  ['lamaran', /\b(?:lamaran|melamar)\b/i],
  ['peringatan', /\b(?:surat (?:peringatan|teguran)|sp\s?-?\s?(?:[123]|i{1,3})(?=\s|$|,))/i],
  ['rekomendasi', /\b(?:surat )?rekomendasi\b/i],
  [
    'serah_terima',
    /\btanda terima\s+(?:barang\s+)?(?:titipan|servis|service|reparasi|perbaikan|dokumen|berkas|kunci|sertifikat|ijazah)(?!\p{L})/iu,
  ],
  ['jalan', /\bsurat jalan\b|\btanda terima barang\b/i],
  [
    'pesanan',
    /\b(?:surat (?:pesanan|pemesanan|order|po)|purchase order|po\s+(?:ke|kepada|kpd|buat|untuk|utk)|(?:(?:di)?(?:bikin|buat|siap)\w{0,5}|tolong|minta)\s+(?:dong\s+)?po)\b|^\s*po\b/i,
  ],
  ['retur', /\b(?:nota|surat|faktur|bukti) (?:retur|pengembalian barang)\b/i],
  [
    'serah_terima',
    /\bserah terima\b|\bbast\b|\bberita acara penyerahan\b|\bberita acara\b(?=[\s\S]{0,400}\b(?:di)?serah)/i,
  ],
  ['berita_acara', /\bberita acara\b/i],
  ['pemberitahuan', /\b(?:surat )?pengumuman\b/i],
  ['notulen', /\b(?:notulen|notulensi|risalah)\b/i],
  [
    'keluhan',
    /\bsurat (?:keluhan|komplain|komplen|complain|protes|pengaduan|aduan)\b|\b(?:komplain|komplen|complain|protes)\s+(?:resmi|ke|kepada|kpd)\b/i,
  ],
  [
    'tagihan',
    /^\s*(?:(?:tolong|mohon|bantu|bang|kak|min)\s+)?(?:tagih|nagih|tagihin|tagihkan)(?!\p{L})|\bsurat (?:penagihan|tagihan|somasi)\b|\bsomasi\b/iu,
  ],
  ['ucapan', /\bsurat (?:ucapan(?: terima kasih)?|terima kasih)\b/i],
  [
    'izin',
    /\b(?:surat (?:permohonan )?(?:cuti|sakit)|permohonan cuti|(?:surat )?(?:izin|ijin) (?:tidak|ga|gak|nggak|ngga|tdk|sakit|cuti|kerja|sekolah|masuk|libur|absen)|surat (?:permohonan )?(?:izin|ijin)(?= (?:dari |buat |untuk |utk )?(?:saya|anak|karyawan)))\b/i,
  ],
  [
    'izin',
    /\bsurat (?:izin|ijin)\b[^.\n]{0,80}\b(?:tidak|ga|gak|nggak|ngga|tdk)\s+(?:bisa\s+)?(?:masuk|sekolah|kerja|hadir|ikut)\b/i,
  ],
  [
    'izin',
    /\b(?:tidak|ga|gak|gk|nggak|ngga|tdk)\s+(?:bisa\s+)?(?:masuk|sekolah|kerja|hadir|ikut)\b[\s\S]{0,160}\bsurat (?:izin|ijin)\b/i,
  ],
  // `suratnya buat sekolah, anak saya … ga masuk 3 hari`
  [
    'izin',
    /\bsurat(?:nya)?\b[^.\n]{0,100}\b(?:anak|siswa)\b[^.\n]{0,60}\b(?:tidak|ga|gak|gk|nggak|ngga|tdk)\s+(?:bisa\s+|dapat\s+)?(?:masuk|sekolah)\b/i,
  ],
  // `surat dispensasi buat anak saya …, ikut lomba`: leave to be away.
  [
    'izin',
    /\bsurat (?:permohonan )?dispensasi(?: sekolah| masuk| kerja)?\s(?:dari|buat|untuk|utk)\s(?:saya|anak|karyawan|siswa|murid)\b/i,
  ],
  // `cuti melahirkan buat karyawan saya …, tolong suratnya`
  ['izin', /\bcuti\b[\s\S]{0,160}\bsurat(?:nya)?\b|\bsurat\b[^.\n]{0,40}\bcuti\b/i],
  // `surat keterangan … di percetakan undangan`: a letter is what it is called first.
  ['keterangan', /\bsurat keterangan\b(?=[\s\S]*\bundangan\b)(?<!\bundangan\b[\s\S]*)/i],
  ['undangan', /\bundangan(?:nya)?\b|\bmengundang\b/i],
  [
    'pemberitahuan',
    /\bsurat (?:pengajuan |pemberitahuan )?(?:kenaikan|penyesuaian|perubahan) harga\b|\bsurat (?:pemutusan|penghentian|pengakhiran) (?:kerja ?sama|kontrak|kemitraan|langganan)\b/i,
  ],
  ['permohonan', /\bpermohonan\b|\bsurat (?:izin|ijin|permintaan|pengajuan)\b|\bmemohon\b/i],
  [
    'keterangan',
    /\b(?:surat )?(?:keterangan|domisili|pa(?:r)?klaring|verklaring)\b|\bsurat (?:pengalaman|referensi) kerja\b|\bsuket\b|\bsurket\b|\bsurat ket\b/i,
  ],
  [
    'kuasa',
    /\bsurat kuasa\b|\b(?:memberi(?:kan)?|kasih|ngasih|beri) kuasa\b|\bkuasa\s+(?:untuk|utk|buat|ambil|ngambil|penjualan)\b/i,
  ],
  ['pernyataan', /\b(?:surat )?pernyataan\b|\bsurat (?:tidak|tdk|ga|gak) keberatan\b/i],
  ['tugas', /\bsurat (?:perintah )?tugas\b|\bsprint(?: tugas)?\b/i],
  ['pengantar', /\bsurat pengantar\b/i],
  ['pemberitahuan', /\bpemberitahuan\b|\b(?:surat )?edaran\b|\bmemberitahukan\b/i],
  [
    'permohonan',
    /\b(?:minta|mohon|meminta|mengajukan)\s+(?:izin|ijin|bantuan|dana|sumbangan|dispensasi|keringanan|perpanjangan|sponsor|rekomendasi)\b/i,
  ],
  [
    'pemberitahuan',
    /\bsurat\b[^\n]{0,80}\b(?:(?:k|ng)asih ?(?:tau|tahu)|ngabar(?:in|i)|kabar(?:in|i)|memberi ?tahu|ngasih ?tau)\b/i,
  ],
  [
    'permohonan',
    /\bsurat\b[^.\n]{0,60}\b(?:minta|meminta|mohon|mengajukan|(?:mau|ingin|pengen|pingin|hendak)\s(?:izin|ijin))\b/i,
  ],
  // `saya mau pinjam gedung … bikinkan surat ke pak lurah`
  [
    'permohonan',
    /\bsurat (?:peminjaman|pinjam)\b|\b(?:mau|ingin|pengen)\s(?:pinjam|pinjem|minjem|meminjam|numpang|menumpang)\b[\s\S]{0,200}\bsurat\b/i,
  ],
  // `surat buat pelanggan kalau toko tutup`: what the reader is to know.
  [
    'pemberitahuan',
    /\bsurat\s(?:resmi\s)?(?:buat|untuk|utk|ke|kepada|kpd)\s[^.,;:\n]{2,50}\s(?:kalau|kalo|klo|bahwa|bhw)\s/i,
  ],
]

/** `pernyataannya`, `undangannya`: the paper that was spoken of. */
const plainWords = (text: string): string => text.replace(/nya(?<=\p{L}{5}nya)\b/giu, '')

/** Right before a paper's name stands the order for it: whatever letter is spoken of besides, the paper is wanted. */
const orders =
  /(?:^|[^\p{L}])(?:(?:di)?(?:buat|bikin)\p{L}*|minta|tolong|butuh|susun\p{L}*)\s+(?:(?:dong|donk|ya|kak|min|dulu|saya|aku|kami|satu|sebuah|draf|contoh)\s+)*$/iu

/** `SOP penerimaan pesanan`, `memo undangan rapat`: what is named first is the paper, the rest is what it is about. */
const paperOf = (text: string, letterAt: number): PaperForm | null => {
  const paper = paperIn(text)
  return paper !== null && (paper.from <= letterAt || orders.test(text.slice(0, paper.from))) ? paper.form : null
}

/** `surat pengantar buat warga yang mau ngurus surat keterangan`: the letter that is named right behind the order. */
const orderedFirst = (text: string): OfficialForm | null => {
  const found = /\bsurat (pengantar|tugas|kuasa|rekomendasi|pernyataan(?!\s(?:\p{L}+\s)?maaf))(?!\p{L})/iu.exec(text)
  const isOrdered =
    found !== null && (text.slice(0, found.index).trim() === '' || orders.test(text.slice(0, found.index)))
  return isOrdered
    ? ((found[1]?.toLowerCase() ?? '') as 'pengantar' | 'tugas' | 'kuasa' | 'rekomendasi' | 'pernyataan')
    : null
}

/** Papers that put on record what was: whoever is named in them is no reader. */
export const putsOnRecord: ReadonlySet<OfficialForm> = new Set(['notulen', 'berita_acara'])

/** Papers of a house that sends somebody of its own. */
export const sendsSomebody = (documentType: DocumentType, form: OfficialForm): boolean =>
  documentType === 'surat-perjalanan-dinas' || (documentType === 'surat_resmi' && form === 'tugas')

/** Which form of official letter a message asks for. */
export const officialFormOf = (text: string): OfficialForm => {
  const plain = plainWords(text)
  const ordered = orderedFirst(plain)
  if (ordered !== null) return ordered
  const [form, pattern] = formWords.find(([, one]) => one.test(plain)) ?? []
  return paperOf(plain, pattern?.exec(plain)?.index ?? Infinity) ?? form ?? 'umum'
}
