import type { DocumentType } from '#core/items/shared/kinds.ts'

import type { LetterLine } from '../../letter.ts'
import { isMoney } from './request-lines.ts'
import { joinWords, quantityText } from '../../letter/wording.ts'

/** `rias 1 orang, ibu 2 orang, total 1,2jt`: where only the whole has a price, it is one line. */
export const pricedAsWhole = (lines: readonly LetterLine[], total: number | null): LetterLine[] => {
  if (!isMoney(total) || lines.length === 0 || lines.some(({ price }) => price !== null)) return [...lines]
  const names = lines.map(({ description, quantity, unit }) =>
    quantity === null ? description : `${description} ${quantityText(quantity, unit)}`,
  )
  return [{ description: joinWords(names), quantity: null, unit: '', price: total }]
}

/** `pasang CCTV 8 titik ke …: kamera 8 unit 450rb, …`: what the list behind the colon makes up has no price of its own. */
export const headingOf = (lines: readonly LetterLine[], text: string, documentType: DocumentType): string => {
  const [first, ...rest] = lines
  if ((documentType !== 'surat_penawaran' && documentType !== 'invoice') || !first || first.price !== null) return ''
  const at = text.toLowerCase().indexOf(first.description.toLowerCase())
  const heads = rest.length > 1 && rest.every(({ price }) => price !== null) && at !== -1 && at < text.indexOf(':')
  return heads
    ? `${first.description} ${first.quantity === null ? '' : quantityText(first.quantity, first.unit)}`.trim()
    : ''
}

/** `10 alat @3,2jt dan benang senilai 5 juta`: what one line of several costs is no total. */
export const isOneOf = (total: number, lines: readonly LetterLine[]): boolean =>
  lines.length > 1 &&
  lines.some(({ price, quantity }) => price === total && (quantity ?? 1) === 1) &&
  lines.some(({ price, quantity }) => (price ?? 0) * (quantity ?? 1) > total)
