import { wordSet } from './reading-grammar/words.ts'

/** Verbs with which an owner says what shall be reckoned or shown, in whatever form: `totalin`, `itungakan`, `dicantumkan`. */
const showing =
  /^(?:di|ng|nge|meng?|men|tak|ku|pang)?(?:tulis|mention|tampil|cantum|hitung|itung|etang|total|jumlah|gunggung|taruh|muncul|sebut|rinci|rekap|tunjuk|lihat|liat|pajang|peruntuk)(?:kan|in|ken|keun|akan|ke|no|na|an|i|nya|ne|nye|lah)*$/
const asking = wordSet('berapa brp brapa brpa sabaraha sabara barapa piro pira bara berape berapaan brapaan')
/** Words for the whole of sums. */
const whole = wordSet(
  `total totalnya totale totalna totalnye jumlah jumlahnya jumlahnye jumlahe semua semuanya smua kabeh kabehe sadayana sadaya samuaan sadonyo kasadonyo
   gabungan gabungannya gabungane keseluruhan keseluruhannya seluruh seluruhnya nominal nominalnya besarnya sakabeh budget annual grand subtotal bersih bersihnya kotor`,
)
/** What is summed, and how it shall stand there; with the small words between. */
const around = wordSet(
  `uang duit pitih dana sewa ongkos saja aja nilai nilainya harga hargana hargae harganya biaya biayanya bayar dibayar bayarnya omzet omset untung untungnya laba rugi sisa sisanya
   selisih hasil hasilnya penjualan pengeluaran pemasukan masuk keluar modal anggaran belanja kas kasnya saldo paket gaji upah
   yang yg nang sing nu anu ini itu iku eta tersebut dari dr di de nya juga jg sekalian sekaligus dong ya yo yah lah nggih nih tuh deh sih kak bang min bos mas pak bu
   tolong tlg mohon minta coba bisa harus mesti perlu mau biar supaya agar jadi jadinya janten dadi habis lalu terus trus dan sama terus
   slide halaman bagian depan belakang atas bawah akhir awal pertama terakhir last gede gede2 besar besar2 jelas rapi keliatan kelihatan tebal
   satu sekolah mereka dia saya kami kita aku tau tahu rombongan orang per tiap masing-masing kalau paling hasil bikin buat dibikin dibuat
   akhir akhirnya bulan bulannya sebulan tahun setahun hari harinya sehari minggu seminggu dp upfront pelunasan muka rinciannya rincian detail detailnya diminta dipinta pinta diajukan butuh perlu`,
)

const wordsOf = (clause: string): string[] => clause.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []

/** Numbers of pages and doubled words are no figures: `gede2`. */
const holdsFigures = (words: readonly string[]): boolean => words.some((word) => /^\d/.test(word))

/**
 * Whether a clause only says what the maker shall reckon or show (`totalnya ditulis besar di slide terakhir`, `sadayana
 * janten sabaraha`): it tells nothing of the matter and stands in no item.
 */
export const isWish = (clause: string): boolean => {
  const words = wordsOf(clause)
  const strange = words.filter(
    (word) =>
      !showing.test(word) &&
      !asking.has(word) &&
      !whole.has(word) &&
      !around.has(word) &&
      !around.has(word.replace(/nya$/, '')),
  )
  const says = words.some((word) => showing.test(word) || asking.has(word))
  return says && words.length > 0 && !holdsFigures(words) && strange.length <= (words.length > 5 ? 1 : 0)
}

/** `harga akhirnya`, `nilai akhir`: what is left after all is added and taken off. */
const finalSum = /\b(?:harga|nilai|jumlah|hasil|biaya|tagihan) akhir(?:nya|e)?\b/i

/** Whether a clause asks for the sum of what is told. */
const asksForSum = (clause: string): boolean => {
  const words = wordsOf(clause)
  const says = words.some((word) => showing.test(word) || asking.has(word))
  return (
    words.some((word) => /^(?:di|ng|nge)?(?:total|jumlah|gunggung|rekap)/.test(word)) ||
    (says && (words.some((word) => whole.has(word)) || finalSum.test(clause)))
  )
}

/** Whether a message asks for the sum of what it lists: `totalin ya`, `barapa samuaan`, `berapa semua yang harus dibayar`. */
export const asksForWhole = (message: string): boolean => message.split(/[.,;:?!\n]+/).some(asksForSum)
