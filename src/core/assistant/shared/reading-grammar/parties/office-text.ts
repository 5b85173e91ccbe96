import { type Sheet, textBetween, titleCase } from '../sheet.ts'

/** `ketuanya` -> `Ketua`, `pemilik usaha` -> `Pemilik`: an office as it is called. */
export const titleText = (sheet: Sheet, from: number, to: number): string =>
  titleCase(
    textBetween(sheet, from, to)
      .replace(/^(\p{L}{4,})nya(?!\p{L})/iu, '$1')
      .replace(/^(pemilik|owner)\s(?:usaha|toko)$/i, '$1'),
    sheet.writing,
  )
