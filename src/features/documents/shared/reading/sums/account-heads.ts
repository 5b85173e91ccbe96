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

/** What came in, where it stands first. */
const cameIn =
  /^(?:(?:dana|uang|kas)(?: (?:masuk|kas|desa|bantuan|terkumpul|kegiatan|awal))?|hasil|penerimaan|pemasukan|pendapatan|omzet|omset|saldo awal)\b/i
/** What may have come in or gone out by its own name. */
const flow =
  /\b(?:masuk|keluar|hasil|penerimaan|pemasukan|pendapatan|penjualan|jualan|omzet|omset|saldo|iuran|sumbangan|donasi|infa[qk]|pengeluaran|dipakai|terpakai|beli|bayar|biaya|belanja|modal|gaji|upah)\b/i
const asksRest =
  /(?<!\p{L})(?:sisa(?:nya|ne|na)?|saldo(?:nya)?|bersih(?:nya)?|selisih(?:nya)?|untung(?:nya)?|laba(?:nya)?|rugi(?:nya)?|dibagi)(?!\p{L})/iu

/** `dana masuk 45jt; gapura 18jt, toilet 14jt, tulis sisanya`: what stands behind what came in was spent, where the rest is asked for. */
const spentOfIt = (lines: readonly LetterLine[], text: string): LetterLine[] => {
  const [first, second, ...others] = lines
  const isSpent =
    second !== undefined &&
    others.length > 0 &&
    cameIn.test(first?.description ?? '') &&
    ![second, ...others].some(({ description }) => flow.test(description)) &&
    asksRest.test(text)
  return isSpent
    ? lines.map((line, at) => (at === 1 ? { ...line, description: `pengeluaran ${line.description}` } : line))
    : [...lines]
}

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
  return spentOfIt(marked, text)
}
