import { type ItemKind, itemKinds } from '#core/items/shared/kinds.ts'
import { type PaidAction, prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'

/** What each kind is called in an answer, and the action that making one is charged as (P1 §7). */
const names: Readonly<
  Record<ItemKind, { readonly name: string; readonly examples: string; readonly action: PaidAction }>
> = {
  document: {
    name: 'surat dan dokumen',
    examples:
      'surat penawaran, invoice, kuitansi, kontrak, proposal, laporan, surat resmi, juga SOP, jadwal, formulir, dan sertifikat',
    action: 'document_create',
  },
  presentation: { name: 'presentasi', examples: 'slide untuk mitra, bank, atau rapat', action: 'playbook_ppt' },
  analysis: { name: 'analisis usaha', examples: 'riset pasar, kelayakan, hitungan modal', action: 'playbook_analysis' },
  website: { name: 'website', examples: 'profil usaha dan katalog', action: 'website_create' },
  pos: { name: 'kasir (POS)', examples: 'produk, penjualan, laporan harian', action: 'pos_create' },
}

/** One sentence for each kind that would be a whole order; shown as an example, so every name is generic. */
const orders: Readonly<Record<ItemKind, string>> = {
  document: 'Buatkan surat penawaran untuk Bapak Hasan: 50 taplak meja @ 35.000, berlaku 14 hari',
  presentation: 'Buatkan presentasi profil usaha katering saya, 6 slide, paket nasi kotak 25rb dan tumpeng 350rb',
  analysis: 'Analisis titik impas warung saya: sewa 2 juta, gaji 3 juta, modal per porsi 9rb, dijual 15rb',
  website: 'Buatkan website untuk Laundry Melati, cuci kiloan 7rb per kg, buka 08.00-20.00',
  pos: 'Buatkan kasir untuk warung kopi saya: kopi susu 15rb stok 50, roti bakar 12rb stok 20',
}

/** The same for each document type. */
const documentOrders: Readonly<Record<string, string>> = {
  surat_penawaran: orders.document,
  invoice: 'Buatkan invoice untuk Bu Rina, 20 kotak nasi @ 25.000, jatuh tempo 7 hari',
  kuitansi: 'Buatkan kuitansi dari Pak Anwar Rp 750.000 untuk uang muka katering',
  kontrak: 'Buatkan kontrak kerja sama antara saya dan Toko Melati, titip jual keripik, 1 tahun',
  proposal: 'Buatkan proposal usaha katering, kebutuhan dana Rp 25.000.000',
  laporan: 'Buatkan laporan penjualan bulan ini: pemasukan 12.500.000, belanja 7.200.000',
}

/** Every order that an answer may give as an example. */
export const exampleOrders: ReadonlySet<string> = new Set([...Object.values(orders), ...Object.values(documentOrders)])

/** A whole order of that kind or type, as an example. */
export const exampleOrder = (kind: ItemKind | null, documentType: string | null = null): string =>
  kind === null || kind === 'document' ? (documentOrders[documentType ?? ''] ?? orders.document) : orders[kind]

/** The action of the price list that making one of the kind is charged as. */
export const actionOf = (kind: ItemKind): PaidAction => names[kind].action

export const kindName = (kind: ItemKind): string => names[kind].name

/** `50 poin`: what making one of the kind costs. */
export const kindPrice = (kind: ItemKind): string => `${formatNumber(prices[names[kind].action])} poin`

const line = (kind: ItemKind): string =>
  `- **${names[kind].name[0]?.toUpperCase() ?? ''}${names[kind].name.slice(1)}** (${names[kind].examples}): ${kindPrice(kind)}`

/** The kinds that can be made now, one to a line with their prices. */
export const makeableLines = (makeable: readonly ItemKind[]): string => makeable.map(line).join('\n')

/** The other kinds, likewise. */
export const comingLines = (makeable: readonly ItemKind[]): string =>
  itemKinds
    .filter((kind) => !makeable.includes(kind))
    .map(line)
    .join('\n')

/** One sentence on whether the kind can be made here now. */
export const whetherMade = (kind: ItemKind, makeable: readonly ItemKind[]): string =>
  makeable.includes(kind)
    ? `Kalau mau, saya bisa membuatkan ${names[kind].name} (${kindPrice(kind)}): ceritakan usahanya dalam satu kalimat.`
    : `Membuat ${names[kind].name} di sini belum bisa; surat penawaran, invoice, atau proposal sudah bisa.`

/** What a document type is called in a sentence; the generic word where there is no type. */
export const typeName = (documentType: string | null): string =>
  documentType === null ? 'suratnya' : documentType.replaceAll(/[_-]/g, ' ')
