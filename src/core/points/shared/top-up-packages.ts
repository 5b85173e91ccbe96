/** What can be bought; points are whole, prices whole Rupiah. The one price list of top ups. */
export const topUpPackages = [
  { id: 'kecil', points: 100_000, price: 25_000 },
  { id: 'sedang', points: 500_000, price: 100_000 },
  { id: 'besar', points: 1_500_000, price: 250_000 },
] as const
