import type { Asked } from './answer.ts'

/** Things of the world outside: a message that names one asks about it, and not about this product or the owner's mood. */
const outside = new Set(
  `halal bpjph pirt nib oss npwp bpom merek haki kur bank koperasi pinjol pegadaian ojk qris gopay dana ovo
   ppn pkp pph spt coretax pajak shopee tokopedia tiktok lazada gofood grabfood shopeefood marketplace gojek grab
   kurir ekspedisi ongkir paket cod supplier pemasok karyawan pegawai lembur thr bpjs umr pesaing notaris
   instagram facebook google gmaps maps review ulasan bintang sertifikat sertifikasi izin perizinan sewa ruko cabang`.split(
    /\s+/,
  ),
)
/** What has sums of its own by some rule, whatever the owner's figures come to. */
const ruled = `ppn pph meterai materai thr bpjs pesangon umr umk lembur pajak poin pns asn zakat qris`.split(' ')
/** Nouns of which a question is, whatever else it tells: an answer that never heard of one answers another question. */
export const decidingWords: ReadonlySet<string> = new Set([
  ...ruled,
  ...`halal bpjph pirt nib npwp bpom merek haki kur ijazah cod notaris cv resign pantun kosmetik serum formalin boraks
   alkohol miras bir kbli jastip rental kos bimbel franchise waralaba dropship reseller`.split(/\s+/),
])
const ruledWords = new Set(ruled)

/** Whether a message asks for a sum that a rule tells. */
export const namesRuledSum = ({ words }: Asked): boolean => [...words].some((word) => ruledWords.has(word))

/** Whether a message names a thing that decides what it is of. */
export const namesWhatDecides = ({ words }: Asked): boolean => [...words].some((word) => decidingWords.has(word))

/** Whether an answer's words hold what a message is of, where it names such a thing at all. */
export const hearsWhatDecides = ({ words }: Asked, heard: readonly string[]): boolean => {
  const named = [...words].filter((word) => decidingWords.has(word))
  return named.length === 0 || named.some((word) => heard.some((one) => one.split(' ').includes(word)))
}

/** What says that this product is meant all the same. */
const hereWords = new Set('poin kamu juragan aplikasi disini sini akun saldo topup login chat'.split(' '))

/** Things that are made and kept here. */
const madeWords = new Set(
  'surat dokumen invoice kuitansi nota kontrak proposal penawaran website situs kasir pos presentasi slide analisis logo kop unduh download pdf excel sidebar canvas versi hapus edit ubah tautan link bagikan sandi password'.split(
    ' ',
  ),
)
/** Whether a message can be about this product at all. */
export const speaksOfUs = ({ words, topic }: Asked): boolean =>
  topic.kind !== null || [...words].some((word) => hereWords.has(word) || madeWords.has(word))

/** Whether an answer's words hold what the message names of the world outside. */
export const sharesSubject = ({ words }: Asked, heard: readonly string[]): boolean =>
  heard.some((word) => (outside.has(word) || decidingWords.has(word)) && words.has(word))

export const namesOutside = ({ words, line, topic }: Asked): boolean =>
  topic.kind === null &&
  !line.includes(' top up ') &&
  [...words].some((word) => outside.has(word)) &&
  ![...words].some((word) => hereWords.has(word))
