import type { ToldSides } from './analysis-request.ts'

const labels = [
  [
    'strengths',
    /kekuatan(?:nya)?|kuatnya|kelebihan(?:nya)?|keunggulan(?:nya)?|strengths?|(?:yang|yg) (?:bagus|kuat|unggul|positif)|plusnya|bagusnya/,
  ],
  [
    'weaknesses',
    /kelemahan(?:nya)?|lemahnya|kekurangan(?:nya)?|weakness(?:es)?|(?:yang|yg) (?:kurang|lemah|jelek|negatif)|minusnya|kurangnya|jeleknya/,
  ],
  ['opportunities', /peluang(?:nya)?|kesempatan|opportunit(?:y|ies)/],
  ['threats', /ancaman(?:nya)?|tantangan(?:nya)?|risiko(?:nya)?|threats?/],
] as const

type Side = keyof ToldSides

/** What a clause tells without a label, by its words. Order matters: a rival nearby is a threat, not a weakness. */
const cues: readonly (readonly [Side, RegExp])[] = [
  [
    'opportunities',
    /(?:pabrik|kantor|kampus|sekolah|perumahan|pasar|terminal|stasiun|rumah sakit|kos\p{L}*|apartemen|hotel|proyek|tempat wisata)(?: \p{L}+){0,2} (?:baru|(?:mau|akan|bakal) (?:buka|dibuka|ada|berdiri))|belum ada (?:yang|pesaing|saingan|di)|mau dibangun|akan dibangun|lagi dibangun|banyak (?:acara|hajatan|pesanan|permintaan|perumahan|pabrik|wisatawan|turis|sekolah|warga|yang cari)|(?:makin|semakin|terus) (?:banyak|ramai|rame|suka|nambah|bertambah|naik|meningkat|laku|tumbuh|diminati)|bisa jual online|pasar (?:luas|terbuka)|program (?:pemerintah|desa)|dekat (?:kampus|sekolah|kantor|pasar|stasiun|kos|pabrik|perumahan|jalan|terminal|rumah sakit)|permintaan (?:naik|tinggi|banyak)|lagi (?:tren|viral|ramai)|perumahan baru|banyak (?:mahasiswa|karyawan|pendatang|kantor|kos)|(?<!\p{L})(?:event|festival|konser|bazar|bazaar|pameran|pasar malam|car free day|cfd)(?!\p{L})|(?:mahasiswa|siswa|santri|karyawan|warga|penghuni) baru/iu,
  ],
  [
    'threats',
    /saingan|pesaing|kompetitor|banyak (?:\p{L}+ ){1,4}(?:buka|bermunculan|muncul)|(?:mereka|sebelah) (?:lebih )?murah|(?:mau|akan|baru|bakal) buka|buka cabang|kenaikan|langka|cuaca|hujan|banting harga|perang harga|digusur|pandemi|aturan baru|pajak naik|marak|(?:bahan|sewa|harga|ongkir|gas|minyak)[^,.;]{0,20} naik|musim hujan|mau digusur|daya beli|toko online|minimarket/iu,
  ],
  [
    'weaknesses',
    /sempit|(?:dapur|tempat|ruang\p{L}*|parkir|lahan|gudang|toko|warung|kios|lapak)(?:nya)? (?:masih |agak |terlalu )?kecil|terbatas|numpuk|menumpuk|macet|belum rapi|berantakan|mahal|masih manual|bocor|sering rusak|tua|ketinggalan|belum (?:dicatat|online|rapi|jalan)|gak ada|tergantung|bergantung|minim|belum (?:punya|bisa|ada|terkenal|dikenal)|(?:nggak|ga|gak|tidak|tdk|ngga) (?:punya|ada|bisa|sempat)|kurang|sendirian|modal (?:kecil|tipis|pas-pasan)|jauh dari|susah|lambat|sering (?:telat|habis|tutup)|(?<!\p{L})(?:cuma|hanya|cuman) |sering (?:sakit|libur|rusak|macet)/iu,
  ],
  [
    'strengths',
    /enak|lezat|ot?entik|autentik|khas|rumahan|asli|tahan lama|sejak \d{4}|turun temurun|cita rasa|rapi|lengkap|bisa (?:kirim|antar|custom|pesan|cicil|bayar|cod)|gratis (?:antar|ongkir|kirim)|garansi|bahan (?:segar|alami|premium)|sendiri (?:yang )?(?:masak|bikin)|berpengalaman|loyal|rating|terpercaya|higienis|fresh|segar|awet|langganan|pelanggan (?:setia|tetap|banyak)|resep|murah|strategis|lokasi (?:bagus|ramai)|sudah (?:terkenal|dikenal|\d+ tahun)|udah (?:terkenal|dikenal|\d+ tahun)|pengalaman|halal|rame|ramai|cepat|ramah|bersih|berkualitas|unik/iu,
  ],
]

/** What happens around a business, whatever label stands before it. */
const outside: readonly (readonly [Side, RegExp])[] = [
  [
    'opportunities',
    /^(?:ada |mau ada |akan ada |banyak )?(?:kantor|kampus|pabrik|perumahan|sekolah|proyek|jalan tol|rumah sakit|stasiun) baru|lagi (?:tren|viral)|mau dibangun|akan dibangun/i,
  ],
  ['threats', /^(?:ada |banyak )?(?:saingan|pesaing|kompetitor)|banting harga|perang harga/i],
]

/** `tempatnya adem dekat kampus`: what is said of one's own place is of one's own. */
const ownPlace =
  /^(?:tempat|lokasi|ruang\p{L}*)(?:nya)?\s.*(?:adem|nyaman|sejuk|luas|bersih|strategis|dekat|instagramable|ber-?ac)/iu

/** `banyak kost baru` beside one's own kost, which stands in the message's head, are rivals. */
const namesRivals = (head: string, clause: string): boolean => {
  const one = /banyak (?:yang )?(?:(?:buka|jual) )?(\p{L}{3,})(?: (?:baru|lain|serupa|sejenis))/iu.exec(clause)?.[1]
  return one !== undefined && new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'iu').test(head)
}

const parts = (text: string): string[] =>
  text
    .split(
      /,(?!\d)|[;\n•&]|:\s|(?<!(?<!\p{L})(?:saya|sy|aku|istri|suami|anak))\s+(?:dan|sama|serta)\s+|\s+(?:tapi|tetapi)\s+|\s+terus\s+(?!(?:dan|nambah|naik|turun|ber|me|laku|ramai|rame|tumbuh|ada)\p{L}*)|\.(?:\s|$)/iu,
    )
    .map((part) =>
      part
        .replace(/^[\s\-–*:]+|[\s.!?]+$/g, '')
        .replace(/^(?:(?:yang|yg|juga|ada|tapi|terus|trus|nya|dan|serta)\s+){1,2}/i, '')
        .trim(),
    )
    .filter((part) => part.length > 2)

/** The clauses of a message that tell something besides ordering it. */
export const tellingClauses = (text: string): string[] =>
  parts(text).filter(
    (part) =>
      part.split(/\s+/).length > 1 &&
      part.length <= 140 &&
      !/(?<!\p{L})(?:tolong|buatkan|buatin|bikin(?:in|kan)?|analis\p{L}*|riset\p{L}*|swot|teliti|kaji|minta|jangan|hitung\p{L}*|bandin\p{L}*)(?!\p{L})/iu.test(
        part,
      ),
  )

/** `tapi …` turns to what is not well; only the end of what stands before can say it. */
const isAfterBut = (text: string, clause: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(clause))).trimEnd()
  return /(?<!\p{L})(?:tapi|tetapi|namun|sayangnya|cuma)$/iu.test(before.slice(-20))
}

/** Strengths, weaknesses, opportunities and threats as the message tells them: under their names, else by its words. */
export const readSides = (text: string): ToldSides => {
  const sides: Record<Side, string[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] }
  const names = labels.map(([, words]) => words.source).join('|')
  // `kekuatan: stok lengkap`, or at the head of a clause `kelemahan modal kecil`.
  const any = new RegExp(
    `(?<!\\p{L})(${names})\\s*(?:[:=]|itu|adalah|yaitu)\\s*|(?<=(?:^|[,;:.\\n])\\s{0,3})(${names})\\s+(?=\\p{L})`,
    'giu',
  )
  const marks = Array.from(text.matchAll(any))
  marks.forEach((mark, at) => {
    const side = labels.find(([, words]) =>
      new RegExp(`^(?:${words.source})$`, 'i').test(mark[1] ?? mark[2] ?? ''),
    )?.[0]
    const rest = text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length)
    // A sentence of figures behind the last side tells none.
    const told = rest.slice(0, /[.\n]\s+(?=[^.\n]*\d)/u.exec(rest)?.index ?? rest.length)
    for (const part of side ? parts(told) : []) {
      // `lemahnya parkir sempit, ada kantor baru di depan, saingan katering online`: what comes from outside is no fault.
      const own =
        side === 'weaknesses' || side === 'strengths' ? outside.find(([, words]) => words.test(part))?.[0] : null
      sides[own ?? side ?? 'strengths'].push(part)
    }
  })
  if (marks.length > 0) return sides
  const head = text.slice(0, /[:,\n]|$/.exec(text)?.index)
  for (const clause of tellingClauses(text)) {
    const side = namesRivals(head, clause)
      ? 'threats'
      : ownPlace.test(clause)
        ? 'strengths'
        : (cues.find(([, words]) => words.test(clause))?.[0] ?? (isAfterBut(text, clause) ? 'weaknesses' : undefined))
    if (side) sides[side].push(clause)
  }
  return sides
}

/** Customers' words: in quotation marks, else lines that begin with a dash. */
export const readReviews = (text: string): string[] => {
  const inMarks = Array.from(text.matchAll(/(?<!\p{L})['"‘“]([^'"‘’“”\n]{4,300})['"’”](?!\p{L})/gu), ([, said = '']) =>
    said.trim(),
  )
  if (inMarks.length > 0) return inMarks.slice(0, 100)
  // `1. kopinya mantap 2. wifi lemot`: numbered in one line.
  const inline = text
    .replace(/^[^\d]*?(?=(?<!\d)1[.)]\s)/u, '')
    .split(/(?:^|\s)\d{1,2}[.)]\s+/u)
    .map((said) => said.trim())
    .filter((said) => said.length > 3 && said.length <= 300)
  if (/(?:^|\s)2[.)]\s/u.test(text) && /(?:^|\s)1[.)]\s/u.test(text) && inline.length > 1) return inline.slice(0, 100)
  return Array.from(text.matchAll(/^\s*(?:[-*•]|\d+[.)])\s+(.{4,300})$/gmu), ([, said = '']) => said.trim()).slice(
    0,
    100,
  )
}
