import { wordSet } from '../words.ts'

/** Between two things of a list. */
export const joiners = new Set(
  'dan sama ama ame deng serta plus terus trus lalu kemudian ditambah tambah + karo jeung'.split(' '),
)
/** Of these, between two that are told together. */
export const beside = wordSet('dan sama ama ame deng serta plus + karo jeung')
/** Behind these words nothing is told for each any more. */
export const rateEnds = wordSet('lalu kemudian ditambah selain')
/** Words about a price that name nothing. */
export const priceWords = new Set(
  `harga harganya sewanya gini begini hrg regane seharga satuan rata sekali laku terjual dijual jual jualnya tarif tarifnya rp @ x × per tetap nya dengan cuma hanya
   lagi itu ini ya yang total bayar dibayar sekaligus selama untuk`.split(/\s+/),
)
/** One price for all that is counted. */
export const allWords = new Set(
  'dua2nya duanya dua-duanya keduanya ketiganya tiga-tiganya semua semuanya sama rata seluruhnya kabeh sadayana'.split(
    ' ',
  ),
)
/** For each of those counted before. */
export const eachWords = new Set(['masing-masing', 'masing', 'masing-masingnya'])
/** What was sold of a thing. */
export const sold = wordSet('laku terjual kejual payu laris sold')
/** What was asked for of a thing: `17.500, yang dipesan 85 kotak`. */
export const ordered = wordSet('dipesan dipesen pesan pesen order diorder ambil ngambil diambil beli dibeli')
/** Words that name nothing where they stand in a name. */
export const silent = wordSet(
  'selama jadi untuk sekaligus lagi laku terjual kejual payu dihitung diitung ditagih ditagihnya ditagihkan dihargai dipatok nilainya titip nitip dititip dititipkan membayar menyewa nyewa libur sisa habis abis ludes berangkat pesennya pesannya pesanannya ordernya catat catet dicatat',
)
/** Words of talking that name neither thing nor count. */
export const particles = wordSet('eh oh iya oiya aja saja doang deh sih kok lho loh ya yo bonus')
/** By these a rate behind a list speaks of the list. */
export const behindWords = wordSet('itu semua semuanya masing-masing ini tadi')
/** What follows these words is told of something else. */
export const turns = wordSet('tapi tp tetapi krn karena soalnya bukan')
/** Before these words a figure says where. */
export const places = wordSet('di ke dari pada oleh dr')
/** Behind a count they tell what has become of it: `60 sisa 13`, `yang 1 tidak jadi`. */
export const states = wordSet(
  'sisa sisanya habis abis ludes tidak kembali balik libur hilang ilang rusak pecah patah sobek robek',
)
/** Behind a sign of multiplication they say how often. */
export const meals = new Set(['makan', 'snack', 'minum', 'kali', 'antar'])
/** What stands behind them takes back what was told. */
export const mending = wordSet('salah eh ralat maksudnya maksud jadi')
/** What is told behind these words is all that is to be paid. */
export const billed = wordSet('bayar dibayar bayarnya dibayarnya ditagih ditagihnya dihitung ditagihkan')
/** Measures of how strong or large one thing is; none of them is sold by it. */
export const strengths = wordSet('pk watt volt inch inci gb tb')
/** What a numbered thing did: `kolam 1 dapat 420 kg`. */
export const deeds = wordSet(
  'dapat dapet hasil menghasilkan panen laku terjual kejual jual habis keluar masuk untung ambil ngambil',
)
/** Before a writer's own product. */
export const products = new Set(['jadi', '=', 'total', 'totalnya', 'jadinya'])
/** Said of a price that is the sum of its line. */
export const wholeWords = new Set([
  'total',
  'totalnya',
  'semuanya',
  'seluruhnya',
  'jumlahnya',
  'keseluruhan',
  'senilai',
])
/** Figures behind these words number a thing and count nothing. */
export const ordinals = new Set(
  `juara rt rw blok tahap termin kelas kamar lantai tipe type ukuran nomor no ke grade bab angkatan cabang seri jalur gang
   kavling kapling level shift`.split(/\s+/),
)
