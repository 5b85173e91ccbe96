import type { DocumentType } from '#core/items/shared/kinds.ts'

/** The word that names the paper; what it is about follows right after it. */
const heads: Readonly<Record<DocumentType, RegExp>> = {
  surat_penawaran: /\bpenawaran(?: harga)?\b/i,
  kontrak: /\b(?:kontrak|perjanjian)(?: kerja ?sama)?\b/i,
  invoice: /\b(?:invoice|surat tagihan|tagihan|faktur)\b/i,
  kuitansi: /\b(?:(?:kuitansi|kwitansi)(?: untuk)?(?: pembayaran)?|pembayaran)\b/i,
  proposal: /\bproposal(?: bisnis| usaha)?\b/i,
  laporan: /\blaporan\b/i,
  surat_resmi: /\b(?:surat(?: resmi| dinas)?|undangan)\b/i,
  'surat-perjalanan-dinas': /\bperjalanan dinas\b(?: untuk| dalam rangka)?/i,
}

/** Words that begin another fact: to whom, from whom, when, where, how much. */
const otherFacts = new Set(
  (
    'untuk ke kepada dari di yang pada tanggal tgl hari dengan buat utk dr kpd atas oleh antara agar supaya karena jam pukul ' +
    'sebesar senilai seharga harga total berlaku nomor no isi isinya bahwa mulai selama sampai besok lusa nanti ' +
    'senin selasa rabu kamis jumat sabtu minggu dong ya tolong saya kami aku anda nya sih deh aja saja'
  ).split(' '),
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
  const clause = /^[^.,:;\n()?!\d@]*/.exec(text.slice(start))?.[0] ?? ''
  const words: string[] = []
  for (const word of clause.split(/\s+/).filter((part) => part !== '')) {
    if (otherFacts.has(word.toLowerCase()) || words.length === 6) break
    if (words.length > 0 || !links.has(word.toLowerCase())) words.push(word)
  }
  while (/^(?:dan|atau|dalam|per)$/i.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}
