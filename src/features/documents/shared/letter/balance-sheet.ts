import type { LetterData, LetterLine } from '../letter.ts'
import { lineAmount } from './totals.ts'

const asset =
  /\b(?:kas|bank|tabungan|deposito|piutang|persediaan|stok|perlengkapan|peralatan|mesin|kendaraan|motor|mobil|tanah|bangunan|gedung|inventaris|aset|aktiva|uang tunai|sewa dibayar)\b/i
const liability = /\b(?:utang|hutang|pinjaman|kredit|kewajiban|liabilitas|pasiva)\b/i
const equity = /\b(?:modal|ekuitas|laba ditahan|saldo laba|laba tahun berjalan|laba berjalan|prive)\b/i

/** One part of a balance sheet with its sum. */
interface Part {
  readonly lines: readonly LetterLine[]
  readonly sum: number
}

/** What a business has, owes and owns (SAK EMKM: laporan posisi keuangan); both sides must be the same. */
export interface BalanceSheet {
  readonly assets: Part
  readonly liabilities: Part
  readonly equity: Part
  /** Assets less liabilities and equity: 0 where the two sides agree. */
  readonly difference: number
}

const part = (lines: readonly LetterLine[]): Part => ({
  lines,
  sum: lines.reduce((sum, line) => {
    const amount = Number(lineAmount(line) ?? 0)
    return /\bprive\b/i.test(line.description) ? sum - amount : sum + amount
  }, 0),
})

/** Null unless the letter is a report whose every line stands on one of the two sides, and both sides are told. */
export const balanceSheet = ({ documentType, lines, charges }: LetterData): BalanceSheet | null => {
  if (documentType !== 'laporan' || charges.length > 0 || lines.some(({ price }) => price === null)) return null
  const owed = lines.filter(({ description }) => liability.test(description))
  const owned = lines.filter((line) => !owed.includes(line) && equity.test(line.description))
  const has = lines.filter((line) => !owed.includes(line) && !owned.includes(line) && asset.test(line.description))
  const whole = owed.length + owned.length + has.length === lines.length
  if (!whole || has.length === 0 || owned.length === 0 || lines.length < 3) return null
  const [assets, liabilities, capital] = [part(has), part(owed), part(owned)]
  const difference = assets.sum - liabilities.sum - capital.sum
  return Number.isSafeInteger(difference) ? { assets, liabilities, equity: capital, difference } : null
}
