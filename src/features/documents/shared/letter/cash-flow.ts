import { formatNumber } from '#core/text/shared/rupiah.ts'

import type { LetterData, LetterLine } from '../letter.ts'
import { letterTotals } from './letter-facts.ts'
import { lineAmount } from './totals.ts'
import { quantityText } from './wording.ts'

/** The title of a report on what a till sold: its rows are goods, whatever they are called (`air mineral`). */
export const tillReportTitle = 'LAPORAN PENJUALAN KASIR'

/** The title of a report on somebody's pay: its rows are earned, but for those that are named as deductions. */
export const paySlipTitle = 'SLIP GAJI'
/** The title of a budget: what it lists will be spent, `tiket masuk` too. */
export const budgetTitle = 'RENCANA ANGGARAN BIAYA'
/** What a budget has to spend. */
const funds =
  /\b(?:pemasukan|penerimaan|pendapatan|iuran|sumbangan|donasi|donatur|sponsor|hibah|kas|saldo|swadaya|terkumpul|subsidi|infa[qk]|penjualan)\b/i
/** What the goods of a report have cost. */
const cost = /^(?:modal|hpp|harga (?:pokok|modal|beli))\b/i

/** `85 cup, 120 cup, … modal per cup 5.500`: a cost that is counted for just what was sold makes all the rest takings. */
const isCostOfSold = (lines: LetterData['lines']): boolean => {
  const costs = lines.filter(({ description }) => cost.test(description))
  const sales = lines.filter((line) => !costs.includes(line))
  const sold = sales.reduce((sum, { quantity }) => sum + (quantity ?? Number.NaN), 0)
  return sales.length > 0 && costs.length === 1 && costs[0]?.quantity === sold
}

const deduction = /^potongan\b/i

const income =
  /^(?:kas |uang )?masuk\b|^(?:uang|dana) (?:kas|operasional|kegiatan|jalan)\b|\b(?:pendapatan|pemasukan|penjualan|jualan|jual|penerimaan|omzet|omset|hasil|iuran|sumbangan|donasi|donatur|persembahan|kolekte|kotak (?:amal|jumat|infaq|infak|masjid)|pendaftaran|tiket|bantuan|subsidi|bunga bank|kontribusi|infaq|infak|setoran|hibah|sponsor|kas masuk|uang masuk|dana masuk|isi ulang kas|pengisian kas|tambahan kas|terkumpul|saldo awal|laba)\b/i
const expense =
  /^(?:kas |uang )?keluar\b|\b(?:pengeluaran|bayar|pembayaran|terpakai|dipakai|beli|kebersihan|konsumsi|lampu|perbaikan|honor|kerugian|biaya|beban|belanja|pembelian|gaji|upah|sewa|listrik|air|hpp|harga pokok|uang keluar|pajak|cicilan|bahan|modal|retur|ongkos|bensin|transport|internet|perawatan|promosi|iklan)\b/i

const period =
  /^(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|(?:minggu|pekan|bulan|hari|shift) (?:ke-?)?\d+)\b/i

const inHead = /^(?:pemasukan|penerimaan|masuk|terima|kas masuk|uang masuk)(?:nya|an)?\b/i
const outHead = /^(?:pengeluaran|keluar|kas keluar|uang keluar|expenses?)(?:nya|an)?\b/i
/** Spent, whatever stands around it; `sewa` and `air` may be earned as well. */
const strictExpense = /\b(?:biaya|beban|gaji|upah|bayar|pembelian|beli|belanja|hpp)\b/i

export interface FlowEntry {
  readonly label: string
  readonly amount: number
  readonly incoming: boolean
}

/** What both sides are called: on a pay slip what is earned and what is kept back. */
export interface FlowSides {
  readonly incoming: string
  readonly outgoing: string
}
const accountSides: FlowSides = { incoming: 'Penerimaan', outgoing: 'Pengeluaran' }
/** What a plan has already, and what it costs. */
const planSides: FlowSides = { incoming: 'Dana tersedia', outgoing: 'Biaya' }
const slipSides: FlowSides = { incoming: 'Pendapatan', outgoing: 'Potongan' }

/** Money in and money out of a report, which must not be added up in one column. */
export interface CashFlow {
  readonly sides: FlowSides
  readonly entries: readonly FlowEntry[]
  readonly incoming: number
  readonly outgoing: number
  /** incoming - outgoing; negative for a loss. */
  readonly result: number
}

/** `iuran warga (40 × 25.000)`: how many times which sum. */
const counted = ({ description, quantity, unit, price }: LetterLine): string =>
  quantity === null || quantity === 1 || price === null
    ? description
    : `${description} (${quantityText(quantity, unit)} × ${formatNumber(price)})`

const flowOf = (entries: readonly FlowEntry[], sides: FlowSides): CashFlow | null => {
  const sum = (isIncoming: boolean): number =>
    entries.filter((entry) => entry.incoming === isIncoming).reduce((total, { amount }) => total + amount, 0)
  const [incoming, outgoing] = [sum(true), sum(false)]
  const isWhole = incoming > 0 && outgoing > 0 && Number.isSafeInteger(incoming) && Number.isSafeInteger(outgoing)
  return isWhole ? { sides, entries, incoming, outgoing, result: incoming - outgoing } : null
}

/** What is earned and what is kept back of a pay; null where nothing is kept back or a sum is missing. */
const payFlow = ({ lines, charges }: Pick<LetterData, 'lines' | 'charges'>): CashFlow | null => {
  const amounts = [...lines.map((line) => ({ label: counted(line), amount: lineAmount(line) })), ...charges]
  const entries = amounts.flatMap(({ label, amount }) =>
    amount === null ? [] : [{ label, amount: Number(amount), incoming: !deduction.test(label) }],
  )
  return entries.length === amounts.length ? flowOf(entries, slipSides) : null
}

/** Null unless the letter is a report whose every entry is known to be one of the two, and both occur. */
export const cashFlow = (letter: Pick<LetterData, 'documentType' | 'title' | 'lines' | 'charges'>): CashFlow | null => {
  if (letter.documentType !== 'laporan' || letter.title === tillReportTitle) return null
  if (letter.title === paySlipTitle) return payFlow(letter)
  // `peserta 120 orang` counts and is no money; it is told beside the sums.
  const sums = letter.lines.filter(({ price, quantity }) => price !== null || quantity === null)
  const amounts = [...sums.map((line) => ({ label: counted(line), amount: lineAmount(line) })), ...letter.charges]
  if (letter.title === budgetTitle && !amounts.some(({ label }) => funds.test(label))) return null
  if (letter.title === budgetTitle) {
    const plan = amounts.flatMap(({ label, amount }) =>
      amount === null ? [] : [{ label, amount: Number(amount), incoming: funds.test(label) }],
    )
    return plan.length === amounts.length ? flowOf(plan, planSides) : null
  }
  const isSale = letter.charges.length === 0 && isCostOfSold(sums)
  // What stands before the first expense that is named as such came in.
  const firstOut = amounts.findIndex(({ label }) => outHead.test(label) || /^(?:belanja|biaya|beban)\b/i.test(label))
  // `…, pengeluaran listrik 780rb, marbot 1,5jt`: the words divide what came in from what was spent.
  const isDivided = firstOut > 0 && outHead.test(amounts[firstOut]?.label ?? '')
  const isAccount =
    (isDivided || amounts.some(({ label }) => income.test(label) || period.test(label))) &&
    amounts.some(({ label }) => expense.test(label)) &&
    amounts.length > 2
  let side: boolean | null = null
  const entries = amounts.flatMap(({ label, amount }, index) => {
    // `pemasukan 12jt, gaji 1,2jt`: a head that is a line of its own rules no others.
    if (inHead.test(label) && /\s/.test(label)) side = true
    else if (outHead.test(label) && /\s/.test(label)) side = false
    else if (side === true && strictExpense.test(label)) side = null
    if (isSale) return amount === null ? [] : [{ label, amount: Number(amount), incoming: !cost.test(label) }]
    const told = side ?? (isDivided && index < firstOut && !strictExpense.test(label) ? true : null)
    const outgoing = told === null ? expense.test(label) : !told
    const incoming =
      told ??
      ((income.test(label) || period.test(label) || (isAccount && index < firstOut && !outgoing)) &&
        !/\b(?:biaya|beban|pengeluaran)\b/i.test(label))
    // Beside earnings and costs that are told as such, what is left was spent.
    return amount !== null && (incoming || outgoing || isAccount) ? [{ label, amount: Number(amount), incoming }] : []
  })
  return entries.length === amounts.length ? flowOf(entries, accountSides) : null
}

/** What the last line of such a report is called. */
export const flowResultName = ({ sides, entries, result }: CashFlow, subject: string): string => {
  if (sides === slipSides) return 'Gaji bersih'
  if (sides === planSides) return result < 0 ? 'Kekurangan dana' : 'Sisa dana'
  if (
    /\bkas\b/i.test(subject) ||
    entries.some(({ label }) =>
      /^masuk\b|\b(?:saldo awal|iuran|sponsor|sumbangan|donasi|infa[qk]|hibah|terkumpul|dana)\b/i.test(label),
    )
  )
    return 'Saldo akhir'
  return result < 0 ? 'Rugi' : 'Laba'
}

/** What a letter comes to, by the name that stands on its last line: its total, what is left of an account, a net pay. */
export const letterSum = (letter: LetterData): { readonly name: string; readonly amount: number | null } => {
  const flow = cashFlow(letter)
  return flow === null
    ? { name: 'Total', amount: letterTotals(letter).total }
    : { name: flowResultName(flow, letter.subject), amount: Math.abs(flow.result) }
}
