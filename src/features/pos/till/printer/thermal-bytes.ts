import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'

/** So many empty lines bring the last words past the tear bar; cheap printers have no knife. */
const linesBelow = 4

/** Signs that no thermal printer has, as those it has. */
const plainSigns: readonly (readonly [RegExp, string])[] = [
  [/\u00A0|\u2007|\u202F/g, ' '],
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/[–—−]/g, '-'],
  [/…/g, '...'],
]

const printable = (line: string): string =>
  plainSigns.reduce((text, [signs, plain]) => text.replaceAll(signs, plain), line)

/**
 * Lines of a paper as ESC/POS for a printer of so many columns: the plain letters that every such printer has, other
 * signs in the code page that holds them, else a question mark.
 */
export const thermalBytes = (lines: readonly string[], columns: number): Uint8Array => {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    codepageMapping: 'epson',
    errors: 'relaxed',
  })
  encoder.initialize().codepage('auto')
  for (const line of lines) encoder.line(printable(line))
  return encoder.newline(linesBelow).cut('partial').encode()
}
