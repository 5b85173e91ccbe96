import { trimmed } from './told-words.ts'

/** Words before the first of a list of goods that name the list, not the thing. */
const listHead =
  /^(?:(?:daftar\s+)?(?:menu|produk|layanan|barang|tarif|harga|dagangan|jualan(?=\s+\S+\s))(?:nya)?(?:\s+(?:kami|utama|andalan|kita))?(?:\s+(?:ada|yaitu|antara lain|adalah))?\s+)(?=\p{L})/iu
/** `bundling 3 jadi`, `ambil 12 cuma`: so many of a thing have a price of their own. */
export const bundled =
  /^(?:bundling|bundle|paket|beli|ambil|isi)\s(?:\p{L}+\s){0,3}\d{1,3}(?:\s\p{L}+)?\s(?:cuma|hanya|jadi|menjadi)\s*$/iu

/** The name of a figure: what stands before it, without words that only lead to it. */
export const labelOf = ({ before }: { before: string }): string =>
  trimmed(
    before
      .replace(bundled, (name) => name.replace(/\s\p{L}+\s*$/u, ''))
      .replace(/^\((?=[^)]*$)/, '')
      .replace(/^.*?\b(?:soal|tentang|mengenai)\s+/i, '')
      .replace(
        /^(?:(?:pe)?luncur(?:kan|an)|launching|promo(?:si)?)\s+(?:(?:produk|menu)\s+)?(?:baru\s+)?(?=\p{L})/iu,
        '',
      )
      .replace(
        /(?:\b(?:dengan|pakai|di)\s+)?\b(?:(?:di)?hargai|seharga|harga(?:nya)?|sebesar|cuma|hanya|mulai|dari|@|=|adalah|yaitu|capai|mencapai|tarif)\s*$/i,
        '',
      )
      .replace(/^(?:(?:yang|dan|untuk|lalu|terus|sama|plus|kami|menjual|jual(?:an)?(?:nya)?)\s+)+/i, '')
      .replace(/[:=–-]\s*$/, '')
      .replace(/^(?:kami|saya|kita)$/i, ''),
  )

const kindOfMenu =
  /^(?:menu|paket|layanan)\s+(?:harian|mingguan|bulanan|spesial|sehat|diet|lengkap|hemat|reguler|premium)$/i
const priceKind =
  /^(?:(?:harga|tarif)\s+(?:jual|beli|pokok|grosir|ecer\p{L}*|satuan|promo|normal|khusus|reseller|agen|distributor|konsumen|toko|warung|malam|siang|weekend|weekday|dasar|paling \p{L}+|rata(?:-| )rata)(?:\s\p{L}+){0,3}|(?:di)?jual)$/iu

/** The name of a thing with its price, and the words of the list that it begins. */
export const namedThing = (label: string): { readonly name: string; readonly head: string } => {
  if (kindOfMenu.test(label)) return { name: label, head: '' }
  // `harga jual`, `tarif malam`: what kind of price it is, no list.
  if (priceKind.test(label)) return { name: label.replace(/^(?:di)?jual$/i, 'harga jual'), head: '' }
  const head = listHead.exec(label)?.[0] ?? ''
  return {
    name: label.slice(head.length),
    head: trimmed(head)
      .replace(/\s+(?:ada|yaitu|antara lain|adalah)$/i, '')
      .replace(/nya$/i, ''),
  }
}
