import type { DocumentRequest } from '../document-request.ts'
import { isPriceList, letterTotals } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { moneyText, percentText } from '../letter/wording.ts'

/** `20% selesai`: when a part falls due, behind its sum. */
const due = (when: string): string =>
  when === '' ? '' : `, ${when.replace(/^selesai$/iu, 'setelah pekerjaan selesai')}`

/** `termin ke-1 sebesar 30% atau Rp 40.500.000, di awal`; the last part is what is left, so that nothing is lost in rounding. */
export const instalmentClauses = (
  letter: LetterData,
  { instalments = [], settlement = '' }: DocumentRequest,
): string[] => {
  // Prices of single pieces add up to nothing that is paid in parts.
  const total = isPriceList(letter) ? null : letterTotals(letter).total
  let left = total ?? 0
  const parts = instalments.map(({ percent, when, amount: told }, index) => {
    if (told !== undefined) {
      const sum = told ?? (left > 0 ? left : null)
      left -= told ?? 0
      return `termin ke-${index + 1} ${sum === null ? 'sebesar sisanya' : `sebesar ${moneyText(sum)}`}${due(when)}`
    }
    const amount = index === instalments.length - 1 ? left : Math.round(((total ?? 0) * percent) / 100)
    left -= amount
    const sum = total === null ? '' : ` atau ${moneyText(amount)}`
    return `termin ke-${index + 1} sebesar ${percentText(percent)}${sum}${due(when)}`
  })
  if (parts.length === 0 && settlement !== '' && letter.documentType !== 'kontrak')
    return [`Sisa pembayaran dilunasi ${settlement}.`]
  return parts.length === 0 ? [] : [`Pembayaran dilakukan dalam ${parts.length} termin: ${parts.join('; ')}.`]
}
