import { type PosFeature, type PosIntent, posIntents } from './pos-content.ts'
import { posIntentWords } from './pos-intent-words.ts'

/** What a message says when it wants more than selling (P1 §3). */
const featureWords: Readonly<Record<Exclude<PosFeature, 'basic_pos'>, RegExp>> = {
  inventory_management: /\b(?:stok|stock|stoknya|persediaan|inventor[iy]|inventaris|gudang|barcode|opname)\b/i,
  reporting: /\b(?:laporan|laporannya|report|rekap|rekapan|omzet|omset|pembukuan|grafik|laba|untung rugi)\b/i,
  customer_management: /\b(?:pelanggan|langganan|customer|konsumen|member|membership|kasbon|poin pelanggan)\b/i,
  discount_system: /\b(?:diskon|discount|promo|voucher|kupon|potongan harga)\b/i,
  multi_location: /\b(?:cabang|cabangnya|multi ?(?:outlet|cabang|lokasi|toko)|banyak (?:toko|outlet)|outlet)\b/i,
}

/** The extracted features; a till that was asked for nothing special is a basic one. */
export const featuresOf = (text: string): PosFeature[] => {
  const found = (Object.keys(featureWords) as (keyof typeof featureWords)[]).filter((name) =>
    featureWords[name].test(text),
  )
  return found.length > 0 ? found : ['basic_pos']
}

/** What is said before the first price: the order and the house, not its goods. */
const leadOf = (text: string): string => text.split(/\d[\d.,]*\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}/iu)[0] ?? text

/** The sub-intent that the house's own words tell, else those of its goods; null where none is said. */
export const posIntentOf = (text: string): PosIntent | null => mostlySaid(leadOf(text)) ?? mostlySaid(text)

/** The sub-intent of most words, the earlier of equals. */
const mostlySaid = (text: string): PosIntent | null => {
  const words = ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
  let best: { name: PosIntent | null; hits: number; at: number } = { name: null, hits: 0, at: Infinity }
  for (const name of posIntents) {
    const places = posIntentWords[name].map((key) => words.indexOf(` ${key} `)).filter((at) => at >= 0)
    const at = Math.min(Infinity, ...places)
    if (places.length > best.hits || (places.length > 0 && places.length === best.hits && at < best.at))
      best = { name, hits: places.length, at }
  }
  return best.name
}
