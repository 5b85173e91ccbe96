import { printBytes, PrinterError, type PrinterProblem } from './bluetooth-printer.ts'
import { readPrintWay } from './print-way.ts'

const problemTexts: Readonly<Record<PrinterProblem, string>> = {
  'none-chosen': 'Belum ada printer yang dipilih. Nyalakan printer, tekan Cetak lagi, lalu pilih namanya.',
  'no-printer': 'Perangkat itu bukan printer struk yang dikenal. Pilih yang lain, atau cetak dengan cara Biasa.',
  away: 'Printer tidak menjawab. Pastikan menyala, ada kertasnya, dan dekat, lalu tekan Cetak lagi.',
}

const unreadyText =
  'Bagian untuk mencetak belum bisa dibuka. Coba lagi saat ada internet, atau cetak dengan cara Biasa.'

/**
 * The address by which Android hands bytes to RawBT (its author's DemoRawBtPrinter, looked at in November 2026); where the
 * app is missing, Android shows it in its store.
 */
export const rawBtAddress = (bytes: Uint8Array): string => {
  const inLetters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `intent:base64,${btoa(inLetters)}#Intent;scheme=rawbt;package=ru.a402d.rawbtprinter;end;`
}

/**
 * Prints a paper in the way of this device. The dialog prints what stands in the page for it (`PrintedLines`). Answers
 * why nothing was printed, null where it was handed over.
 */
export const printPaper = async (lines: readonly string[], columns: number): Promise<string | null> => {
  const way = readPrintWay()
  if (way === 'dialog') {
    print()
    return null
  }
  try {
    // Loaded with the first paper: most tills print by the dialog.
    const { thermalBytes } = await import('./thermal-bytes.ts')
    const bytes = thermalBytes(lines, columns)
    if (way === 'rawbt') location.href = rawBtAddress(bytes)
    else await printBytes(bytes)
    return null
  } catch (error) {
    return error instanceof PrinterError ? problemTexts[error.problem] : unreadyText
  }
}
