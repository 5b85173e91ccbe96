import { toldBesides } from '#core/assistant/shared/told-besides.ts'
import { canonicalWord } from '#core/assistant/shared/intent/slang.ts'
import { ownWords, tradeWords } from '#core/assistant/shared/reading-grammar/parties/business-name-words.ts'
import { wordSet } from '#core/assistant/shared/reading-grammar/words.ts'
import { sentenceCase, wordsLarge } from '#core/text/shared/letter-case.ts'
import { general, naming } from './name-words.ts'
import { inIndonesian } from './read-hours.ts'
import { offering } from './read-listed-offers.ts'
import { forVisitors } from './proper-words.ts'
import type { SiteRequest } from './site-request.ts'
import { typeWords } from './type-words.ts'

export const phoneShape = /(?:\+?62\s?|0)8[\d\s.-]{7,14}\d/

/** A mobile number with the word that tells it. */
export const anyPhone = new RegExp(
  String.raw`(?:\(?(?:wa|hp|telp|whatsapp|hub)\)?\s*[:.]?\s*)?${phoneShape.source}`,
  'giu',
)

const longestPoint = 200
const mostPoints = 12

/** Single words that are facts of a place. */
const facilities =
  /^(?:free |gratis )?(?:wifi|wi-fi|parkir(?: luas)?|ac|musholla|mushola|cod|sarapan|kolam renang|halal|toilet|kulkas|tv|laundry|live music|outdoor|indoor|rooftop|delivery|takeaway|dine in|qris|pet friendly|smoking area|(?:go|grab|shopee) ?food(?: ada)?|ada (?:go|grab|shopee) ?food)$/iu

const facilitiesIn = (text: string): string[] =>
  text
    .split(/[,;\n.]|\s(?:dan|&)\s/u)
    .map((part) => part.trim())
    .filter((part) => facilities.test(part))

/** `Check-in 14.00, check-out 12.00` as hours that somebody may have said. */
const noted = (note: string) =>
  Array.from(note.matchAll(/\d\d\.\d\d/gu), ([at]) => ({ days: [], opens: at, closes: at }))

/** Hours as somebody may have said them: the page shows them in words of its own. */
const hoursWords = ({ hours, hoursNote }: SiteRequest): string =>
  [...hours, ...noted(hoursNote)]
    .map(({ days, opens, closes }) => {
      const clocks = [opens, closes].flatMap((at) => [
        at,
        at.replace('.', ':'),
        String(Number(at.slice(0, 2)) % 12 || 12),
      ])
      return `check cek checkin checkout cekin cekout in out open daily close closed janjian janji dulu temu perjanjian kecuali latihan belajar jadwal sen sel rab kam jum sab buka tutup praktik praktek operasional jam pukul pagi siang sore malam malem setiap tiap hari kerja weekday weekend libur sampai sampe hingga bukak bukanya senen senin selasa rabu kamis jumat sabtu minggu ${days.join(' ')} ${clocks.join(' ')} 24`
    })
    .join('\n')

/** How an owner opens what a page is to say; visitors read only what is said. */
const telling =
  /^(?:(?:isi|isinya|berisi|muat|memuat|tulis(?:kan)?|cantumkan|tampilkan|masukkan|kontennya|infonya)\s*:?\s+|punya\s+(?=\p{L}+\s)|(?:saya|kami|aku|sy)\s+(?:mau\s+)?(?:jual(?:an)?|menjual|buka\s(?=(?:jasa|usaha|toko|warung)\s)|punya|memiliki|ini|ada(?!\sdi\s))\s+)+/iu
/** `Pak saya petani kopi`: who is spoken to. */
const toMaker =
  /^(?:suami|istri|isteri|bapak|ayah|ibu|mama|anak|kakak|adik)\s(?:saya|sy|aku|kami)\s(?:kan|itu|tuh|ini)\s|^(?:pak|bu|mas|mbak|kak|bang|min|gan|om)\s(?=(?:saya|kami|aku|sy)\s)/iu
/** The end of `toko bangunan di Jombang punya …`, which owns the order and is no fact. */
const ownerEnd = /\s+(?:punya|memiliki|milik|mau|pengen|pengin|ingin|butuh|minta|perlu)$/iu

/** `3 kamar: ocean view 1,2jt`: what is offered at a price stands in its list; how many there are stays. */
const withoutListed = (clause: string, { offers }: SiteRequest): string => {
  const at = clause.indexOf(':')
  const behind = clause.slice(at + 1).toLowerCase()
  const isListed =
    at > 0 &&
    /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu.test(behind) &&
    offers.some(({ name, price }) => price !== null && behind.includes(name.toLowerCase()))
  return isListed ? clause.slice(0, at) : clause
}

/** Words beside a thing and its price that say no more of it. */
const beside = wordSet('rp rb ribu rebu k jt juta mulai dari start from harga harganya per aja saja doang')
/** `kami jual beras organik 14rb/kg`: a clause of which each word stands in the list. */
const standsInList = (clause: string, { offers }: SiteRequest): boolean => {
  const said = clause.replace(offering, '').replace(offering, '').toLowerCase()
  return offers.some(({ name, unit, note, price }) => {
    const listed = `${unit} ${note}`.toLowerCase()
    return (
      price !== null &&
      said.startsWith(name.toLowerCase()) &&
      (said.slice(name.length).match(/\p{L}+/gu) ?? []).every((word) => beside.has(word) || listed.includes(word))
    )
  })
}

/** `hub bu Ratmi 0812…`: whom one reaches there. */
const contactPerson =
  /(?<!\p{L})(?:hub(?:ungi)?|kontak|cp)\.?\s*:?\s*((?:bu|ibu|pak|bapak|mbak|mas|kak|bang|teh|cak|uni|uda|ust|ustadz|ustadzah|ustaz|ustazah)\.?\s\p{L}{3,15}(?:\s\p{Lu}\p{Ll}{2,15})?)(?=\s*[,:(]?\s*(?:(?:wa|hp|di)\s)?(?:\+?62|0)\d)/giu
const withPerson = (text: string): string =>
  text.replaceAll(contactPerson, (_, person: string) => `; Narahubung: ${wordsLarge(person)} `)

/** `ukuran dikirim lewat WA 0857…`: the number has a place of its own, the sentence keeps its way. */
const byPhone = new RegExp(
  String.raw`(?<!\p{L})(lewat|via|melalui)\s+(?:(?:no(?:mor)?\s)?(?:wa|whatsapp))(?:nya)?\s*[:.]?\s*${phoneShape.source}(?!\d|\s*(?:atau|dan|\/)\s)`,
  'giu',
)

/** The words before a number to call, which stands in a place of its own. */
const onlyCalls =
  /^(?:booking|book|janji temu|reservasi|pendaftaran|daftar|pemesanan|pesan|order|info|informasi|kontak|konsultasi|darurat|admin|nomor(?:nya)?|cs|customer service|(?:telp|telepon|telpon|tlp|wa|hp|whatsapp)(?:\s?\/\s?(?:telp|wa|hp|whatsapp)?)?\s?\/?)(?:\s(?:lewat|via|ke|di)\sWhatsApp)?$|^\([^()]*\)$/iu

/** `ada di`, `saya Hendra`: what stood behind it has a place of its own, or it only says who writes. */
const tellsNothing =
  /^(?:gini|begini|jadi gini|bukan|belum|salah|itu|namanya (?:belum|masih).*)$|^(?:punya|buka|jalanin)\s(?:usaha|bisnis|toko|warung)(?!\p{L})|^(?:saya|sy|aku|kami)\s(?:\p{L}+\s){0,3}(?:punya|buka|jalanin)\s(?:usaha|bisnis|toko|warung)(?!\p{L})|^(?:(?:juga|bisa|ada|cek|lihat)\s){0,2}(?:di|ke|dari|lewat|via)$|^(?:(?:nama|perkenalkan)\s)?(?:saya|aku|sy)\s(?:adalah\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?$/iu

/** `ga ada wa cuma telpon rumah`: by what nobody is reached, where the page shows how one is. */
const notReached =
  /^(?:tidak|belum|ga|gak|nggak|ndak)\s(?:ada|punya|pakai|pake)\s(?:(?:nomor|no|akun)\s)?(?:wa|whatsapp|hp|e-?mail|ig|instagram|medsos|sosmed)(?!\p{L})/iu
/** `yaudah aku ikut aja`, `mah gampang kan`: how the order came about. */
const howOrdered =
  /dari mulut ke mulut|^(?:ya\s?(?:udah|sudah)|yo\s?wis|oke|okelah|mah)(?!\p{L})|\s(?:kan|gak|ga|nggak) ya$|\skan$/iu

/** What a visitor is to be given or shown, said to whoever makes the page: nothing of it is a fact of the business. */
const forTheMaker =
  /^(?:(?:tolong|mohon|minta|kasih|beri|diberi|tambahkan|tambahin|pakai|pake|pakein|ada|adain|sertakan|bagian|yang|mau)\s+){0,4}(?:(?:kesan|nuansa|tampilan|desain(?:nya)?|tulisan|judul|form(?:ulir)?|tombol|halaman|slider|banner|menu navigasi|tanya jawab|faq|peta lokasi|google maps|bagian (?:testimoni|galeri|kontak|foto|lokasi|peta|promo))(?!\p{L})|(?:bahasa(?:nya)?\s)?bahasa (?:indonesia|inggris) (?:aja|saja)$)/iu
/** `tidak perlu fitur macam-macam`, `simpel aja`: how much of a page is wanted. */
const plainPage =
  /(?:tidak|tak|ga|gak|nggak|ndak|jangan)\s(?:(?:perlu|usah)\s)?(?:di)?(?:cantum|tampil|tulis|masuk|taro|taruh|muat|pasang)(?:kan|in)?$|^(?:(?:tidak|tak|ga|gak|nggak|ndak|tanpa|jangan)\s(?:(?:perlu|usah|pakai|pake|butuh|ada)\s){0,3}(?:fitur|cerita|basa|animasi|iklan|pop-?up|macam|aneh|ribet|neko|banyak\s(?:fitur|gaya|tulisan|menu|halaman))|(?:yang\s(?:penting\s)?)?(?:simpel|simple|sederhana|minimalis|biasa|polos)\s?(?:aja|saja)?$)/iu
/** Parts that a page is to have go by these names: `beberapa halaman: beranda, menu, galeri`. */
const partNames = wordSet(
  'beranda home menu menunya galeri gallery kontak tentang about us layanan produk katalog testimoni faq blog artikel lokasi halaman halamannya bagian profil page isinya dengan dgn punya ada minta beberapa banyak dan kami saya',
)
const arePartsOnly = (clause: string): boolean =>
  clause
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .every((word) => partNames.has(word) || /^\d?$/.test(word))

/** `biar klien bisa lihat karya`: why the page is wanted. */
const whyWanted =
  /^(?:biar|supaya|agar|spy|spya)\s(?:(?:para|calon|semua|lebih)\s)?\p{L}+(?:\s\p{L}+)?\s(?:bisa|gampang|mudah|tahu|tau|lihat|liat|pesan|pesen|cek|ketemu|nemu)(?!\p{L})/iu
/** `halaman jadwal: selasa sore`: what the part of the page is to tell stands behind its colon. */
const partOfPage = /^(?:(?:kasih|beri|tambahkan|ada)\s+)?(?:halaman|bagian|menu)\s+(?=[^:]{3,30}:\s*\S)/iu

/** How many things are offered, where the list below shows each of them. */
const howMany =
  /^(?:ada|punya|tersedia|kami punya)?\s*(\d{1,2})\s+(?:tipe|jenis|macam|pilihan|varian|paket|menu|layanan|kelas)(?!\p{L})/iu
const isShown = (clause: string, { offers }: SiteRequest): boolean =>
  Number(howMany.exec(clause)?.[1] ?? 0) === offers.length && offers.length > 0 && clause.split(' ').length <= 6

/** Whether a clause tells visitors something of the business, and is no remark to whoever makes the page. */
const isOfHouse = (clause: string): boolean =>
  ![onlyCalls, tellsNothing, notReached, howOrdered, forTheMaker, plainPage, whyWanted].some((other) =>
    other.test(clause),
  ) && !arePartsOnly(clause)

const asPoint = (clause: string): string =>
  sentenceCase(
    forVisitors(
      clause
        .replaceAll(anyPhone, ' ')
        .replace(partOfPage, '')
        .replace(toMaker, '')
        .replace(telling, '')
        .replace(ownerEnd, '')
        .replaceAll(/\s+/g, ' ')
        .replace(/^[\s,;:]+|[\s,;:]+$/gu, '')
        .replace(ofOurs, '$1 kami'),
    ),
  )

/** `kebun saya di Batu`: a page speaks for the house; whose father it was stays his own. */
const ofOurs =
  /^((?!(?:bapak|ayah|ibu|mama|suami|istri|isteri|anak|kakek|nenek|mbah|kakak|adik|keluarga|nama|tua|mertua)(?!\p{L}))\p{L}{3,})\s(?:saya|sy|aku|gue)(?!\p{L})/iu

/** What the page says of the business above its title: `toko bangunan di Jombang` need not be told twice. */
const isAbove = ({ type, trade, ownTrade, founded, area, name }: SiteRequest): ((clause: string) => boolean) => {
  const above = new Set(
    `${trade?.called ?? ''} ${trade?.called.replaceAll(' ', '') ?? ''} ${ownTrade ?? ''} ${founded ? `sejak dari berdiri tahun ada mulai ${founded}` : ''} ${typeWords[type].called} ${typeWords[type].label} ${area} ${name} usaha bisnis jual jualan kami kita mama mamah ibu bapak ayah suami istri kecil saja aja di dari kota base basis basecamp berbasis my our for office in the a guesthouse shop online varian sama makan ntt ntb jabar jateng jatim`
      .toLowerCase()
      .split(/[^\p{L}\d]+/u),
  )
  return (clause) =>
    clause
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .every(
        (word) =>
          above.has(word) ||
          ownWords.has(word) ||
          [word, canonicalWord(word), word.replace(/nya$/, '')].some(
            (one) => general.has(one) || naming.has(one) || (!clause.includes(' ') && tradeWords.has(one)),
          ),
      )
}

/** `petshop di Denpasar, jual makanan kucing`: what opens a clause and stands above, or only calls, is not told twice. */
const behindAbove = (clause: string, stands: (part: string) => boolean): string => {
  const parts = clause.split(/,\s+/u)
  const told = parts.filter((part, at) => !onlyCalls.test(part) && (at > 0 || !stands(part)))
  return told.length > 0 && told.length < parts.length ? sentenceCase(told.join(', ')) : clause
}

/** The request with what the message told besides, as points about the business: no stated fact is lost (ASSIST-01). */
export const withToldBesides = (request: SiteRequest, text: string, shown = ''): SiteRequest => {
  const { offers, points, ...facts } = request
  const written = [
    ...Object.values(facts).filter((value) => typeof value === 'string'),
    ...offers.map(({ name, price, unit, note }) => `${name} ${price ?? ''} ${unit} ${note}`),
    ...points,
  ].join('\n')
  const stands = isAbove(request)
  const clauses = toldBesides(
    withPerson(inIndonesian(text).replaceAll(byPhone, '$1 WhatsApp')),
    `${written}\n${shown}\n${hoursWords(request)}`,
    { name: request.name },
  )
    .filter((clause) => clause.length <= longestPoint)
    .map((clause) => asPoint(withoutListed(clause, request)))
    .filter(
      (clause) => isOfHouse(clause) && !isShown(clause, request) && !standsInList(clause, request) && !stands(clause),
    )
    .map((clause) => behindAbove(clause, stands))
  const said = `${written}\n${clauses.join('\n')}`.toLowerCase()
  const besides = [
    ...clauses,
    ...facilitiesIn(text)
      .map(sentenceCase)
      .filter((one) => !said.includes(one.toLowerCase())),
  ]
  // A point that broke off in the middle (`Mentor: Mr`) gives way to the whole clause.
  const whole = points
    .filter(isOfHouse)
    .filter((point) => !besides.some((clause) => clause.toLowerCase().includes(point.toLowerCase())))
  return {
    ...request,
    points: [...whole.map(forVisitors).filter((point) => !stands(point)), ...besides].slice(0, mostPoints),
  }
}
