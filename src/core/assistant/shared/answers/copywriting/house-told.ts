import { sentenceCase } from '#core/text/shared/letter-case.ts'

const shops =
  'toko|warung|warkop|kedai|depot|dapur|rumah makan|rm|salon|barbershop|bengkel|laundry|katering|catering|apotek|butik|kafe|cafe|angkringan|konveksi|percetakan|studio|grosir|kios|bakery|roti|kue|kopi|soto|bakso|sate|ayam|mie|nasi|pempek|keripik|sambal|martabak|es|ud|cv|pt'
/** Where a name ends: what follows says for whom, how or when. */
const nameEnds =
  'untuk|buat|utk|bwt|kepada|ke|para|yang|yg|yang|dan|sama|dengan|dgn|di|pakai|pake|kasih|kasi|isi|isinya|minta|tolong|biar|supaya|agar|dong|donk|ya|singkat|pendek|sopan|kalau|kalo|bahwa|bintang|katanya|tadi|besok|mau|ada|buka|tutup|kita|kami|saya|aku|semua|lewat|via|harga|pas|karena|krn|deh'
const nameWord = String.raw`(?!(?:${nameEnds})(?!\p{L}))[\p{L}\d&'’.-]{1,20}`
const name = String.raw`(${nameWord}(?:\s${nameWord}){0,4})`

/** `nama warung saya Soto Pak Dul`, `tokoku namanya Sinar Abadi`. */
const stated = new RegExp(
  String.raw`(?<!\p{L})(?:nama\s(?:usaha|toko|warung|kedai|kafe|cafe|salon|bengkel|laundry|butik|brand|merek|olshop|lapak|depot|katering|catering)(?:nya|ku)?|(?:usaha|toko|warung|kedai|kafe|cafe|salon|bengkel|laundry|butik|brand|merek|olshop|lapak|depot|katering|catering)(?:nya|ku)?\s(?:saya\s|aku\s|kami\s)?(?:namanya|bernama))\s?(?:saya|aku|kami|kita|ku)?\s?(?:itu|adalah|yaitu)?\s?[:=]?\s?["“']?${name}`,
  'iu',
)
/** `dari Toko Bangunan Maju Lancar`, `atas nama dapur mama nita`: of a sort of shop, and named. */
const signed = new RegExp(
  String.raw`(?<!\p{L})(?:dari|atas nama|salam|a\.?n\.?)\s((?:${shops})\s${nameWord}(?:\s${nameWord}){0,3})`,
  'iu',
)
/** `dari Kukis Mama Lia`: a name in capitals, and no title before it. */
const signedInCapitals =
  /(?<!\p{L})(?:dari|dr|Dari|salam|a\.?n\.?)\s(?!(?:Bu|Ibu|Pak|Bapak|Mas|Mbak|Kak|Bang|Tante|Om|Google|Gofood|Shopee|Tokopedia)\s)(\p{Lu}[\p{L}'’]{2,15}(?:\s\p{Lu}[\p{L}'’]{1,15}){1,3})/u
const ofOthers =
  /(?:ulasan|review|komplain|komplen|pesan|chat|tagihan|barang|kiriman|pesanan|beli|tawaran|undangan)\s$/iu
const general = /\s(?:saya|aku|kami|kita|ku|sebelah|lain|tetangga|orang|online|baru|kecil)$/iu

const withCapitals = (told: string): string =>
  told
    .trim()
    .replace(/[.,'"”]+$/u, '')
    .replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => sentenceCase(letter))

/** The name of the owner's own house where a message tells it; null where it does not. */
export const houseTold = (message: string): string | null => {
  const text = message.slice(0, 600)
  const own = stated.exec(text)?.[1]
  if (own !== undefined) return withCapitals(own)
  const found = signed.exec(text) ?? signedInCapitals.exec(text)
  if (found?.[1] === undefined || ofOthers.test(text.slice(0, found.index)) || general.test(found[1])) return null
  return withCapitals(found[1])
}

const blank = /\[nama (?:usaha|toko|warung|usaha Anda)\]/gu
/** Written words, signed with the name of the house where it was told. */
export const signedBy = (text: string, message: string): string => {
  if (!text.includes('[nama ')) return text
  const house = houseTold(message)
  return house === null ? text : text.replaceAll(blank, house)
}
