import type { DocumentType } from '#core/items/shared/kinds.ts'

/** The word that names the paper; what it is about follows right after it. */
const heads: Readonly<Record<DocumentType, RegExp>> = {
  surat_penawaran: /\bpenawaran(?: harga)?\b/i,
  kontrak: /\b(?:(?:kontrak|perjanjian|mou)(?: kerja ?sama)?|surat kerja ?sama|surat(?= sewa))\b/i,
  invoice: /\b(?:invoice|surat tagihan|tagihan|faktur)\b/i,
  kuitansi:
    /\b(?:tanda terima(?: pembayaran)?(?= uang)|(?:kuitansi|kwitansi)(?: untuk)?(?: pembayaran)?|pembayaran)\b/i,
  proposal: /\bproposal(?: bisnis| usaha)?\b/i,
  laporan:
    /\b(?:laporan|lap(?= (?:stok|kas|keuangan|penjualan|kegiatan|laba)\b)|rab|(?:rencana|rincian) anggaran(?: biaya| belanja)?|anggaran(?: biaya| belanja)?)\b/i,
  surat_resmi: /\b(?:surat(?: resmi| dinas)?|undangan)\b/i,
  'surat-perjalanan-dinas': /\bperjalanan dinas\b(?: untuk| dalam rangka)?/i,
}

/** Words that begin another fact: to whom, from whom, when, where, how much. */
const otherFacts = new Set(
  (
    'untuk ke kepada dari di yang pada tanggal tgl hari dengan buat utk dr kpd atas oleh antara agar supaya karena jam pukul ' +
    'sebesar senilai seharga harga total berlaku nomor no isi isinya bahwa mulai selama sampai besok lusa nanti ' +
    'terima diterima nerima uang senin selasa rabu kamis jumat sabtu minggu dong ya tolong saya kami aku anda nya sih deh aja saja satu'
  ).split(' '),
)

/** In a report these begin whose it is, or the time that it covers. */
const ofReport = new Set(
  (
    'warung toko kedai usaha cv pt ud koperasi bengkel laundry butik katering catering kafe cafe resto restoran salon depot konveksi ' +
    'gudang bulan periode tahun minggu pekan hari januari februari maret april mei juni juli agustus september oktober november desember ' +
    'pak bu bapak ibu bumdes kelompok karang panitia masjid rt rw'
  ).split(' '),
)
/** In a proposal these begin what it costs, sells or needs. */
const ofPlan = new Set('modal jual target butuh lokasi omzet omset rencana biaya anggaran dana pemilik'.split(' '))
/** `bantuan modal`, `permohonan dana`: what is asked for is the matter itself. */
const asks = /^(?:permohonan|bantuan|pinjaman|pengajuan|penambahan|tambahan|peminjaman|penggalangan|kerja|usaha)$/i
/** Papers whose goods begin with a count: what stands before it names no matter. */
const listsGoods = new Set<DocumentType>(['invoice', 'surat_penawaran', 'proposal'])

/** The one who is asked, and how: `invoice dulu lae, …`, `kwitansi dong kak`. */
const calls = new Set(
  'lae kak kaka kakak bang abang mas mbak mba kang teh uda uni ito kanda gan min admin bos bro sis om dulu dong ya yo dek kan a an'.split(
    ' ',
  ),
)

const links = new Set(['tentang', 'mengenai', 'perihal', 'soal', 'hal'])

/**
 * What the paper is about, where the message says it right after the paper's name: `surat undangan rapat evaluasi
 * untuk …` -> `undangan rapat evaluasi`, `invoice jasa desain logo …` -> `jasa desain logo`. Empty where it does not.
 */
export const namedMatter = (documentType: DocumentType, text: string): string => {
  const head = heads[documentType].exec(text)
  if (!head) return ''
  const start = documentType === 'surat_resmi' && /^undangan$/i.test(head[0]) ? head.index : head.index + head[0].length
  const clause =
    /^(?:\b(?:rt|rw|ke-|smpn?|sman?|smkn?|sdn?|mtsn?|tk|kelas|angkatan|hut)\.? ?\d{1,3}\b|\b\d{1,2} (?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)\b(?! 20)|[^.,:;\n()?!\d@])*/i.exec(
      text.slice(start),
    )?.[0] ?? ''
  const countFollows = /^\d{1,4}\s+(?!(?:rb|ribu|jt|juta|k)\b)\p{L}/iu.test(text.slice(start + clause.length))
  const words: string[] = []
  for (const word of clause.split(/\s+/).filter((part) => part !== '')) {
    const other =
      otherFacts.has(word.toLowerCase()) && !(documentType === 'surat_resmi' && word.toLowerCase() === 'harga')
    // A name that began goes on: `… kelas 9 MTs Nurul Iman`.
    const goesOn = words.length < 11 && /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(words.at(-1) ?? '')
    if (other || (words.length >= 8 && !goesOn)) break
    if (
      (documentType === 'laporan' || documentType === 'proposal') &&
      words.length > 0 &&
      (ofReport.has(word.toLowerCase()) ||
        (documentType === 'proposal' && ofPlan.has(word.toLowerCase()) && !asks.test(words.at(-1) ?? ''))) &&
      !/^antar$/i.test(words.at(-1) ?? '')
    )
      break
    if (documentType === 'kontrak' && /^(?:pt|cv|ud)\.?$/i.test(word)) break
    const opens = words.length === 0
    if (opens && (links.has(word.toLowerCase()) || calls.has(word.toLowerCase()))) continue
    words.push(word)
  }
  // `invoice ganti 4 ban`: the verb belongs to the goods.
  if (countFollows && listsGoods.has(documentType) && clause.trimEnd().endsWith(words.at(-1) ?? '')) return ''
  while (/^(?:dan|atau|dalam|per|jadi|menjadi)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
