/** The columns of a 58 mm and of an 80 mm printer. */
export const receiptColumns = [32, 48] as const
export type ReceiptColumns = (typeof receiptColumns)[number]

/** The paper of most printers, and of shops that have said nothing. */
export const narrowPaper: ReceiptColumns = 32

/** The last words of a receipt whose shop has none of its own. */
export const defaultFooter = 'Terima kasih'

/** Width of the roll in millimetres. Letters are as large on both: a column is 1.5 mm. */
export const paperWidth = (columns: ReceiptColumns): number => (columns === 48 ? 80 : 58)

/** Height of the paper for so many lines, in whole millimetres: 2.45 mm letters at 1.3, 8 mm of margins. */
export const paperHeight = (lines: number, columns: ReceiptColumns): number =>
  Math.max(paperWidth(columns) + 2, Math.ceil(lines * 2.45 * 1.3 + 8) + 1)
