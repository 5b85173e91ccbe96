import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { LetterLine } from '../../letter.ts'

const heads: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pemasukan|penerimaan|pendapatan|uang masuk|kas masuk|masuk|hasil jualan|hasil penjualan|income)(?:nya|e|ne)?\s*:\s*/gi,
    'pemasukan',
  ],
  [
    /\b(?:(?:pengeluaran|uang keluar|kas keluar|keluar|terpakai|dipakai|biaya-?\s?biaya|beban|modal|biaya|belanja|ongkos|expenses?)(?:nya|e|ne)?\s*:\s*|expenses?\s+(?=\p{L}))/giu,
    'pengeluaran',
  ],
]

/**
 * `masuk: sewa 10,2jt. keluar: listrik 1,65jt, …`: the first line behind a head carries its word, so that accounts know
 * on which side it and those after it stand.
 */
export const underHeads = (lines: readonly LetterLine[], type: DocumentType, text: string): LetterLine[] => {
  if (type !== 'laporan') return [...lines]
  // A line's name has its signs in words: `kertas&tinta`.
  const lower = text.toLowerCase().replaceAll(/\s*&\s*/g, ' dan ')
  const marked = [...lines]
  for (const [head, word] of heads) {
    for (const found of lower.matchAll(head)) {
      const behind = lower.slice(found.index + found[0].length)
      const at = marked.findIndex(({ description }) => behind.startsWith(description.toLowerCase()))
      const line = marked[at]
      if (line !== undefined && !line.description.toLowerCase().startsWith(word))
        marked[at] = { ...line, description: `${word} ${line.description}` }
    }
  }
  return marked
}
