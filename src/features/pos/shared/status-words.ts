/** How a sale stands of which something came back. */
export const statusWords: Readonly<Record<string, string>> = {
  void: 'Dibatalkan',
  refunded: 'Dikembalikan semua',
  partly_refunded: 'Dikembalikan sebagian',
}
