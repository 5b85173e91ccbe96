import { amount, valueOf } from '../told-figures.ts'
import { inRupiah } from '../reckon/way.ts'

/** What words are wanted for: the thing that is sold, and what the owner told about it. */
export interface Offer {
  readonly thing: string
  /** Facts in the owner's words, sums written out: `beli 2 gratis 1`, `harga Rp 15.000`. */
  readonly told: readonly string[]
  /** The price of one, where one is told. */
  readonly price: number | null
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words of the request itself, before the thing is named. */
const asking = wordSet(`
  namain namakan namai tolong tlg bantu coba min kak bang mas mbak bro dong donk deh ya yuk minta mintain kasih kasi berikan beri butuh perlu mau pengen
  pingin ingin bisa bikin bikinin bikinkan buat buatin buatkan buatkanlah tulis tulisin tuliskan carikan cariin cari ada punya contoh
  gimana gmn bagaimana cara caranya nulis nulisnya menulis nyusun menyusun
  caption captionnya kata kata-kata katakata kalimat teks text tulisan copywriting slogan tagline moto motto status story stori sw ig
  instagram insta wa whatsapp tiktok tt fb facebook ide saran usul nama brand merek untuk utk buat bwt jualan jualanku jual dagangan
  daganganku produk produkku promo promosi iklan postingan posting post feed reels pesan chat broadcast bc saya aku gue gw ku kami
  foto live pembuka penutup shopee tokopedia tokped lazada marketplace spanduk banner brosur poster pamflet usaha usahaku bisnis yang yg menarik lucu kekinian bagus singkat pendek keren unik kreatif aesthetic jualannya ngundang pembeli
  semua seluruh satu dua tiga beberapa apa dan pas cocok enak bagusnya baru baruku di dijual dari sekalian juga aja saja lagi dulu dong nya`)
/** Where another fact begins, also behind one: `beli 2 gratis 1 harga 15rb`. */
const opensFact = wordSet(
  'harga harganya cuma cuman hanya mulai seharga diskon disc potongan beli promo cod buka pesan order free ukuran size warna',
)
/** Words that end the name of the thing: `seblak level 5`, `donat isi 6`, `bakso di depan pasar`. */
const endsThing = wordSet(`
  rp gratis bonus sampai sampe lokasi alamat wa isi tanpa antar bisa ready tersedia khusus hari tiap setiap jam di dekat deket depan samping
  sebelah dengan bahan rasa level tahan garansi paket untuk utk buat ukuran size warna area daerah wilayah`)
/** After these a fact goes on, whatever follows: `bisa cod`, `paket promo`. */
const goesOn = /^(?:ada|beli|gratis|cuma|bisa|tiap|setiap|buka|promo|paket|gratis|hanya|mulai)$/
/** Where the thing and its facts end: what follows says how the words should be. */
const closes =
  wordSet(`biar supaya agar yang yg dong donk ya min kak deh plis please gimana bagaimana apa tapi sih sama nih
  kekinian lucu menarik singkat pendek keren unik bagus pakai pake kasih tolong buatin bikinin`)

/** A number that is called is none of the sums: `0853-1234-4321`. */
const calledOrSum = new RegExp(
  `(?<!\\d)(?:\\+62|0)\\d{1,3}[ -]?\\d{3,4}[ -]?\\d{3,5}(?!\\d)|(?<![\\d.,\\p{L}])${amount}`,
  'giu',
)

/** A text with its sums written out: `75rb` as `Rp 75.000`. */
export const inSums = (text: string): string =>
  text.replace(calledOrSum, (whole, digits?: string, scale?: string) => {
    const value = valueOf(digits, scale)
    return value === null || value < 1_000 ? whole : inRupiah(value)
  })

const priceIn = (fact: string): number | null => {
  const found = new RegExp(
    `^(?:harga(?:nya)?|cuma|cuman|hanya|seharga|mulai(?: dari)?|rp)?\\s{0,2}(?:cuma |hanya )?${amount}`,
    'iu',
  ).exec(fact)
  const value = valueOf(found?.[1], found?.[2])
  return value !== null && value >= 500 ? value : null
}

/** A day or a time to sell something at is nothing that is sold. */
const occasions =
  /^(?:jumat berkah|lebaran|idul (?:fitri|adha)|ramadan|ramadhan|puasa|natal|imlek|nyepi|waisak|valentine|tahun baru|akhir (?:tahun|bulan|pekan)|tanggal (?:tua|muda|kembar|merah)|gajian|malam minggu|hari (?:ibu|guru|kemerdekaan|pahlawan)|harbolnas|kemerdekaan|agustusan)(?:\s\p{L}+)?$/u

/** `promo gajian untuk toko sepatu`: the occasion stands before what is sold. */
const occasion =
  /^(?:gajian|lebaran|ramadan|ramadhan|puasa|natal|imlek|valentine|pembukaan|opening|launching|agustusan|harbolnas)$/

const longestThing = 5
const mostFacts = 8

/** How many are wanted, and how long: said of the words, not of the thing. */
const ofTheWords =
  /(?<!\d)\d{1,2}\s?(?:buah\s)?(?=(?:ide|caption|contoh|pilihan|slogan|versi|nama)\b)|(?:singkat|pendek|cukup|maks(?:imal)?)?\s?(?:aja|saja)?\s?\d{1,2}\s(?:kalimat|kata|baris)\b(?:\s(?:aja|saja))?/g
/** What the words must not be: `jangan lebay, jgn bilang bisa menyembuhkan`. */
const forbidding =
  /(?:^|[,;.\n]|\b(?:dan|tapi)\s)\s{0,2}(?:jangan|jgn|jngan|ojo|ga usah|gausah|gak usah|tidak usah|tidak boleh)\b[^,;.\n]*/g

/** `nama skincare, eh bukan, buat sabun`: what was said before it is taken back. */
const takenBack =
  /^.{0,120}(?:\beh|\bups|\bmaaf)[ ,]{1,2}(?:bukan|salah|keliru)(?:\s(?:deng|ding|maksudnya))?[ ,]{1,3}(?=\S)/s

const asOffer = (message: string): string =>
  message
    .toLowerCase()
    .slice(0, 300)
    .replace(takenBack, '')
    .replace(forbidding, '')
    .replace(ofTheWords, ' ')
    .replace(/(\d)\s?(rb|ribu|jt|juta|k)an\b/g, '$1 $2')
    .replace(/\bcaption(?:in|kan|nya|\snya)\b/g, 'caption')
    .replace(/\b(kata|ide)2\b/g, '$1')
    .replace(/\b(?:utk|bwt)\b/g, 'untuk')
    .replace(/(\d\s?\p{L}{1,5})\s(?:sama|dan)\s(?=\d)/gu, '$1/')
    .replace(/\bada\s(?:yg|yang)\s(?=\d)/g, 'tersedia ')

/** Words that the owner wrote with a capital within a sentence, as they were written. */
const capitalsIn = (message: string): ReadonlyMap<string, string> =>
  new Map(
    [...message.matchAll(/(?<=[\p{L}\d,:]\s)\p{Lu}\p{Ll}[\p{L}'’-]*/gu)].map(([word]) => [word.toLowerCase(), word]),
  )

/** Reads what words are wanted for out of a message; null where no thing is named. */
export const readOffer = (message: string): Offer | null => {
  const clauses = asOffer(message)
    .split(/(?:(?<!\d),|,(?!\d)|[;:\n])+|\.(?=\s|$)|[!?]/)
    .map((clause) => clause.match(/[\p{L}\d][\p{L}\d.%&'/-]*/gu) ?? [])
  const thing: string[] = []
  const told: string[][] = []
  let isDone = false
  for (const words of clauses) {
    let fact: string[] | null = thing.length > 0 ? [] : null
    if (fact !== null) told.push(fact)
    let isClosed = false
    for (const [at, word] of words.entries()) {
      const hasThing = thing.length > 0
      const next = words[at + 1] ?? ''
      // `promo kopi susu`: the thing comes yet; `diskon 20%` is a fact wherever it stands.
      const isRequest =
        !hasThing &&
        ((asking.has(word) && !(opensFact.has(word) && /^\d/.test(next))) ||
          (occasion.test(word) && /^(?:untuk|buat|di|toko)$/.test(next)) ||
          (word === 'buka' && next === 'puasa'))
      if (isRequest && fact === null) continue
      // `rasa original sama balado`: one fact of two.
      if (word === 'sama' && fact !== null && fact.length > 0 && next !== '' && !asking.has(next)) {
        fact.push('dan')
        continue
      }
      if (closes.has(word)) {
        isClosed = true
        isDone ||= hasThing
        continue
      }
      const opens = opensFact.has(word) && (hasThing || /^\d/.test(next)) && !goesOn.test(fact?.at(-1) ?? '')
      const isMeasured = /^(?:tinggi|panjang|lebar|berat|umur|usia|diameter|tebal)$/.test(word) && /^\d/.test(next)
      const ends = hasThing && fact === null && (endsThing.has(word) || isMeasured || /^\d/.test(word))
      if (isClosed && !opens && !ends) continue
      if (fact?.length === 0) fact.push(word)
      else if (opens || ends) told.push((fact = [word]))
      // `diskon 20% semua tas`: the thing behind its first fact.
      else if (fact !== null && !hasThing && /\d/.test(fact.at(-1) ?? '') && !endsThing.has(word)) {
        fact = null
        if (!asking.has(word)) thing.push(word)
      } else if (fact !== null) fact.push(word)
      else if (!isDone && thing.length < longestThing) thing.push(word)
      isClosed = false
    }
  }
  const name = thing
    .join(' ')
    .replace(/\s(?:ku|saya|aku|kami|gue|awak)$/, '')
    .trim()
  if (name.length < 3 || occasions.test(name)) return null
  const capitals = capitalsIn(message.slice(0, 300))
  const asWritten = (words: string): string => words.replaceAll(/[\p{L}'’-]+/gu, (word) => capitals.get(word) ?? word)
  const facts = told.map((words) => asWritten(words.join(' '))).filter((fact) => fact.length > 2)
  return {
    thing: asWritten(name),
    told: facts.slice(0, mostFacts).map(inSums),
    price: facts.map(priceIn).find((price) => price !== null) ?? null,
  }
}

/** The trade of a thing: it decides the tone of what is written. */
export type Trade =
  'food' | 'drink' | 'sweets' | 'wear' | 'laundry' | 'repair' | 'beauty' | 'shop' | 'service' | 'other'

const trades: readonly (readonly [Trade, RegExp])[] = [
  ['repair', /\b(?:bengkel|tambal ban|las|cuci (?:motor|mobil)|oli|servis (?:motor|mobil))\b/],
  ['laundry', /\b(?:laundry|londri|cuci(?: sepatu| karpet| baju| pakaian| selimut| kiloan| helm|$)|setrika)/],
  [
    'beauty',
    /\b(?:salon|barber\p{L}*|cukur|pangkas|spa|pijat|kuku|nail|make ?up|mua|skincare|kosmetik|lulur|parfum)\b/u,
  ],
  [
    'drink',
    /\b(?:kopi|teh|es|jus|susu|minuman|jamu|boba|dawet|cendol|wedang|thai tea|matcha|cokelat dingin|kelapa muda)\b/,
  ],
  [
    'sweets',
    /\b(?:kue|brownies|donat|roti|bolu|cake|puding|cookies|nastar|martabak|pukis|klepon|cokelat|dessert|pancake|jajanan|jajan)\b/,
  ],
  [
    'food',
    /\b(?:seblak|nasi|mie?|bakso|ayam|sate|soto|geprek|gorengan|makan\p{L}*|katering|catering|lauk|keripik|kripik|snack|camilan|cemilan|cilok|cireng|bakmi|bubur|pecel|lontong|rendang|sambal|sambel|ikan|seafood|pempek|dimsum|siomay|batagor|risol\p{L}*|frozen|nugget|sosis|burger|pizza|kebab|tahu|tempe|gado|rujak|salad|buah|sayur)\b/u,
  ],
  [
    'wear',
    /\b(?:baju|kaos|kaus|gamis|hijab|jilbab|kerudung|celana|jaket|sepatu|sandal|tas|dress|kemeja|batik|daster|mukena|fashion|distro|aksesoris|dompet)\b/,
  ],
  ['shop', /\b(?:sembako|kelontong|warung|toko|grosir|kios|minimarket)\b/],
  [
    'service',
    /\b(?:jasa|les|bimbel|rental|sewa|jahit|konveksi|sablon|percetakan|fotokopi|foto|desain|tukang|travel|wedding|dekorasi|bersih-bersih|kos)\b/,
  ],
]

/** The trade that a thing belongs to. */
export const tradeOf = (thing: string): Trade =>
  trades.find(([, words]) => words.test(thing.toLowerCase()))?.[0] ?? 'other'

/** What a shop sells, where it stands behind the shop: `di etalase pecel lele`. */
export const soldIn = (text: string): string | null =>
  /\b(?:etalase|warung|toko|lapak|kedai|gerobak|jualan|dagangan|kios|untuk|buat)\s((?!yang|yg|pembukaan|grand|opening|launching|nanya|orang|di|ditempel|dipasang|pelanggan|pembeli|status|promo|promosi|iklan|caption|live|tiktok|shopee|ig|instagram|saya|aku)[\p{L}]{3,12}(?:\s(?!wkwk|yg|yang|dong|biar|ya|aku|saya|di)[\p{L}]{3,12})?)/iu
    .exec(text)?.[1]
    ?.toLowerCase() ?? null
