import { written } from './in-writing.ts'
import { inSums } from './offer.ts'

const amountOff = String.raw`(\d{1,2}(?:[.,]\d)?\s?(?:%|persen)|(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)?(?!\d))`
const off = new RegExp(
  String.raw`(?<!\p{L})(voucher|vocer|vocher|diskon|disc|potongan(?:\sharga)?|cashback)\s(?:sebesar\s|senilai\s)?${amountOff}`,
  'iu',
)
const nextOrder =
  /(?<!\p{L})(?:order|orderan|pesanan|pesan|pembelian|beli|belanja|kunjungan|datang)\s(?:\p{L}+\s)?(?:berikut(?:nya)?|selanjutnya|lagi|depan)(?!\p{L})/iu
const lasts =
  /(?:(?<!\p{L})(?:berlaku|bisa dipakai|dipakai|kode\s[\p{L}\d]{2,16})|(?<=(?:diskon|potongan|voucher)\s[\d.]{1,7}\s?(?:%|persen|rb|ribu)))\s(?:sampai|sampe|hingga|s\/d|smp)\s((?:tanggal\s|tgl\s)?[\p{L}\d][\p{L}\d ]{2,24}?)(?=$|[,.;!?]|\s(?:ya|dong|kak|tolong|buat|untuk)(?!\p{L}))/iu
const code = /(?<!\p{L})kode(?:nya)?\s(?:voucher\s|promo\s)?([\p{L}\d]{2,16})/iu
const free =
  /(?<!\p{L})(?:gratis|free|bonus)\s((?:\d{1,2}\s)?(?!ya|dong|kok)\p{L}{2,14}(?:\s(?!ya|dong|untuk|buat|kalau|kalo|tolong|dan|besok|sama)[\p{L}\d]{2,14}){0,2})/iu
const others: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:uang|duit)(?:nya)?\s(?:\p{L}+\s){0,2}(?:kembali|dikembali|balik|dibalik)\p{L}*|(?:kembaliin|balikin|kembalikan)\s(?:uang|duit)|refund/iu,
    'uangnya kami kembalikan',
  ],
  [
    /(?<!\p{L})(?:ganti|diganti|gantiin|gantikan|tukar|ditukar|tukerin)\s(?:yang\s|yg\s|dengan\s)?baru/iu,
    'kami ganti dengan yang baru',
  ],
  [
    /(?<!\p{L})(?:kirim|dikirim|antar|dianter|diantar|anter)\s(?:yang\s|yg\s)?(?:ulang|lagi|baru|pengganti|gantinya)/iu,
    'kami kirim gantinya',
  ],
  [
    /(?<!\p{L})(?:buat|bikin|dibuat|dibikin|buatin|bikinin|masak)\s(?:kan\s)?(?:ulang|lagi|baru)/iu,
    'kami buatkan ulang',
  ],
]

/** What an owner gives: a voucher, something off, something free, as a part of a sentence; null where none is told. */
export const giftTold = (message: string): string | null => {
  const found = off.exec(message)
  const gift =
    found !== null
      ? `${/^v/iu.test(found[1] ?? '') ? 'voucher' : (found[1] ?? '').toLowerCase().replace('disc', 'diskon').replace('diskonkon', 'diskon')} ${inSums((found[2] ?? '').trim())}`
      : free.exec(message)?.[1] === undefined
        ? null
        : `gratis ${free.exec(message)?.[1]?.toLowerCase() ?? ''}`
  if (gift === null) return null
  const until = lasts.exec(message)?.[1]?.trim()
  const next = nextOrder.test(message) ? ' untuk pesanan berikutnya' : ''
  const by = code.exec(message)?.[1]
  return `${gift}${next}${by === undefined ? '' : ` dengan kode ${by.toUpperCase()}`}${until === undefined ? '' : `, berlaku sampai ${written(until)}`}`
}

const compensation =
  /(?<!\p{L})(?:ganti(?:in|kan)?|diganti|ganti rugi|kompensasi)(?:nya)?\s((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|k|jt|juta))(?!\p{L})/iu

/** What an owner offers to make good, in the words of a reply; null where none is told. */
export const remedyTold = (message: string): string | null => {
  const gift = giftTold(message)
  const paid = compensation.exec(message)?.[1]
  const made = [
    ...others.filter(([heard]) => heard.test(message)).map(([, words]) => words),
    ...(paid === undefined ? [] : [`kami ganti ${inSums(paid.trim())}`]),
  ]
  const parts = [...made, ...(gift === null ? [] : [`ada ${gift}`])]
  return parts.length === 0 ? null : `Untuk Kakak, ${parts.join(', dan ')}.`
}
