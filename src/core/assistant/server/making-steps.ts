import type { ItemKind } from '#core/items/shared/kinds.ts'

/** What is told while an item is made, in its order. */
export const makingSteps = {
  read: 'Pesanan terbaca',
  write: (kind: ItemKind): string => (kind === 'document' ? 'Menyusun surat' : 'Menyusun isi'),
  check: 'Memeriksa isi dan hitungan',
} as const
