import { canonicalWord } from '../intent/slang.ts'
import { conceptOf } from './concepts.ts'
import { asAnswered } from './spoken.ts'

/** Words of any question: they say nothing of what it is about. */
const empty = new Set(
  `apa apakah bagaimana berapa kenapa siapa kapan dimana mana yang dan atau untuk dengan dari pada di ke itu ini saya kamu anda
   tidak bisa boleh mau ingin ada sudah belum akan lagi juga saja kalau karena jadi buat bikin sama biar supaya ya dong sih kan
   min kak harus perlu punya pakai lebih sangat banget cuma hanya masih terus tolong usaha cara itu nya para tiap setiap sekali
   kita kami mereka dia ia orang hari bulan minggu tahun seperti kayak begini begitu semua sebuah satu dua tiga dalam oleh agar
   bagus baik enak ribu juta rupiah persen beda sih duh nih deh kok yah eh oh rp rb jt mending atas bawah lalu saat waktu pas suka sering contoh misalnya gimana kena pengin tapi tetapi
   kah gitu segitu iya nggih emang memang tahu tau trus tuh tu nanya tanya tanyain pertanyaan kata biasa bener benar betul lah kayak kaya to mas mbak bu
   pak bang bli kaka bos nak ka nu naon kumaha ajar diajarin ajarin bro gan an ni loh lho deg begitulah bgt mulu melulu sekarang skrg menurut paling dulu dahulu usah bilang padahal
   ternyata trnyata gara gara2 kira tadi td kemarin kemaren besok lusa nanti rencana pernah langsung simpel gampang soal malah dikit sedikit sini situ mikir
   pikir jangan wkwk sendiri lain sebulan seminggu sehari setahun semisal umpama doang tetap tetep sebenarnya sebenernya gini entah barangkali
   mungkin mungkinkah mohon permisi punten kalian makasih terimakasih sempat hampir seumur serius ngakalin ngakalinya mengakali nyiasatin siasat hah aduh waduh kek kali euy lho banyak bingung anggap dateng datang lakuin dilakuin lakukan dilakukan ngapain
   sejak tanpa tentang solusi saran tips diapain diapakan atasi mengatasi ngatasin ngatasi diatasi hadapi akali akalin akalinya`.split(
    /\s+/,
  ),
)
const prefixes = /^(?:meng|meny|mem|men|me|ber|ter|di|nge|nga|peng|pem|pen|se)(?=\p{L}{4})/u
const endings = /(?:nya|kan|in|an|lah|kah|ku|mu|i)$/

/** Verbs whose first letter melts into what stands before them: `susut`, `menyusut`, `penyusutan`; `kirim`, `ngirim`, `pengiriman`. */
const melting =
  `kirim kurang kejar kembang kuras kasih kelola kunci kelompok kumpul kotor siap saran sewa susut susun sedia simpan sobek sumbang
   setor salin sebar semprot sebut tagih tukar tulis tipu tunggu tunggak tawar tegur tutup tiru titip tolak tanam tambah taruh tempel terbit
   tabung pajang pakai pasang pecah pecat pesan pilih pinjam potong pindah panen pasok pungut panggil terus`.split(
    /\s+/,
  )
const melted: ReadonlyMap<string, string> = new Map(
  melting.map((root) => [
    root.replace(/^[kstp]/, (letter) => ({ k: 'ng', s: 'ny', t: 'n', p: 'm' })[letter] ?? ''),
    root,
  ]),
)
const beforeMelted = /^(?:me|pe)(?=m|n)/

/** As the word is spoken and as it is written are one: `catet`, `pesen`, `malem`, `telor`. */
const asWritten = (stem: string): string =>
  stem.length < 5 ? stem : stem.replace(/[eo](?=[^aiueo]$)/, (vowel) => (vowel === 'e' ? 'a' : 'u'))

const withoutEnding = (word: string): string => (word.length > 5 ? word.replace(endings, '') : word)

const rootOf = (word: string): string => {
  const bare = withoutEnding(word)
  for (const form of [word, bare, withoutEnding(bare)].map(asWritten)) {
    const root = melted.get(form) ?? melted.get(form.replace(beforeMelted, ''))
    if (root !== undefined) return root
  }
  const concept = conceptOf(bare)
  // `pelanggannya` is `pembeli`, whose own first letters are no prefix to be cut.
  return concept === bare ? bare.replace(prefixes, '') : concept
}

/** Words are kept as long as they are few: what people write has no end. */
const mostKept = 20_000
const before = new Map<string, string>()
/** The heart of a word, cut alike on both sides: `dikirim`, `mengirimkan`, `kiriman`. */
const stemOf = (word: string): string => {
  const kept = before.get(word)
  if (kept !== undefined) return kept
  const known = canonicalWord(asAnswered(word))
  const concept = conceptOf(known)
  const stem = asWritten(concept === known ? conceptOf(rootOf(known)) : concept)
  if (before.size >= mostKept) before.clear()
  before.set(word, stem)
  return stem
}

/** Words of any question; `biasanya`, `katanya` say no more than `biasa`, `kata`. */
export const isEmpty = (word: string): boolean =>
  [word, word.replace(/(?:nya|lah|kah)$/, '')].some((form) => empty.has(asAnswered(canonicalWord(form))))

/** The hearts of a text's telling words. */
export const stemsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !isEmpty(word))
      .map(stemOf)
      .filter((stem) => stem.length >= 2),
  )
