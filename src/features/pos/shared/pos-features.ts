import { mostlySaid } from '#core/assistant/shared/intent/narrow-intent.ts'

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
export const posIntentOf = (text: string): PosIntent | null => saidMost(leadOf(text)) ?? saidMost(text)

const intents = posIntents.map((name) => [name, posIntentWords[name]] as const)

const saidMost = (text: string): PosIntent | null => {
  const name = mostlySaid(intents, text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  return posIntents.find((one) => one === name) ?? null
}
