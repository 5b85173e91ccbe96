import type { StockReason } from '../../shared/stock/stock-reasons.ts'

/** Why a stock has changed, as the owner reads it. */
export const reasonTexts: Readonly<Record<StockReason, string>> = {
  set: 'Stok diubah',
  sale: 'Terjual',
  refund: 'Dikembalikan pembeli',
  move: 'Pindah lokasi',
  in: 'Barang masuk',
  count: 'Hasil hitung stok',
  broken: 'Rusak',
  lost: 'Hilang',
  expired: 'Kedaluwarsa',
  used: 'Dipakai sendiri',
}
