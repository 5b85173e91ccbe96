import type { StockWork } from './stock-draft.ts'

/** The stock work as the owner calls it. */
export const workNames: Readonly<Record<StockWork, string>> = {
  in: 'Barang masuk',
  loss: 'Rusak/hilang',
  count: 'Hitung stok',
  move: 'Pindah stok',
}
