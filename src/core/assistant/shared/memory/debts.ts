import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { AssistantContext } from '../port.ts'
import { mayMean, namesIn } from './named.ts'
import type { RememberedLetter } from './owner-memory.ts'
import { orWords, type Recalled, statesSums } from './recalled.ts'
import { byOrdinal, meansAll } from './recall-shop.ts'
import { choiceOffer } from './wants-memory.ts'

/** An invoice of the owner's that no receipt has settled yet. */
export interface OpenInvoice {
  readonly letter: RememberedLetter
  /** What receipts to the same person have paid of it. */
  readonly paid: number
  readonly left: number
}

const personOf = ({ recipient }: RememberedLetter): string =>
  [recipient.name, recipient.company].filter((part) => part !== '').join(' ')

const shownName = ({ recipient }: RememberedLetter): string => recipient.name || recipient.company

const samePerson = (one: RememberedLetter, other: RememberedLetter): boolean => {
  const [a, b] = [personOf(one), personOf(other)]
  return a !== '' && b !== '' && (mayMean(a, b) || mayMean(b, a))
}

const textOf = ({ subject, lines }: RememberedLetter): string =>
  [subject, ...lines.map(({ description }) => description)].join(' ')

/**
 * What is still owed, oldest invoice first. A receipt that names an invoice's number pays that one; any other pays the
 * oldest open invoices of the same person that were there before it.
 */
export const openInvoices = (letters: readonly RememberedLetter[]): OpenInvoice[] => {
  const byAge = letters.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  const open = byAge
    .filter(({ documentType, balance }) => documentType === 'invoice' && balance !== null && balance > 0)
    .map((letter) => ({ letter, left: letter.balance ?? 0 }))
  const due = new Map(open.map(({ letter, left }) => [letter.id, left]))
  const pay = (letter: RememberedLetter, sum: number): number => {
    const left = due.get(letter.id) ?? 0
    const taken = Math.min(left, sum)
    due.set(letter.id, left - taken)
    return sum - taken
  }
  for (const receipt of byAge.filter(({ documentType }) => documentType === 'kuitansi')) {
    const earlier = open.filter(({ letter }) => letter.createdAt <= receipt.createdAt).map(({ letter }) => letter)
    const named = earlier.filter(({ number }) => number !== '' && textOf(receipt).includes(number))
    const paid = named.length > 0 ? named : earlier.filter((letter) => samePerson(letter, receipt))
    let sum = receipt.total ?? 0
    for (const letter of paid) sum = pay(letter, sum)
  }
  return open.flatMap(({ letter, left: whole }) => {
    const left = due.get(letter.id) ?? 0
    return left > 0 ? [{ letter, paid: whole - left, left }] : []
  })
}

const debtWords =
  /(?<![\p{L}])(?:tagih(?:kan|in|lah)?|nagih|menagih|penagihan|surat tagihan|tagihan (?:ke|untuk|buat|kepada)|kasbon|kas bon|ngebon|bon|utang|hutang|piutang|tunggakan|nunggak|pelunasan|melunasi|belum (?:di)?bayar|belum lunas)(?:nya)?(?![\p{L}])/iu

/** Whether a message is about what somebody owes, without naming the sum itself. */
export const asksForDebt = (text: string): boolean => debtWords.test(text) && !statesSums(text)

const invoiceName = ({ letter, left }: OpenInvoice): string =>
  `**Invoice ${letter.number || letter.title}** (${formatRupiah(left)})`

const usedInvoice = ({ letter }: OpenInvoice) =>
  ({ source: 'items', label: `Invoice ${letter.number || shownName(letter)}` }) as const

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The invoices of a choice that a message names by number or by sum. */
const namedInvoices = (text: string, choice: readonly OpenInvoice[]): OpenInvoice[] => {
  const low = text.toLowerCase()
  const byNumber = choice.filter(({ letter }) => letter.number !== '' && low.includes(letter.number.toLowerCase()))
  if (byNumber.length > 0) return byNumber
  const sums = new Set((low.match(/\d[\d.]{3,}/g) ?? []).map(digitsOf))
  return choice.filter(({ left }) => sums.has(String(left)))
}

/** What somebody owes by the owner's own invoices; null where the message does not ask for it. */
export const recallDebt = (
  text: string,
  { memory }: Pick<AssistantContext, 'memory'>,
): Recalled<readonly OpenInvoice[]> | null => {
  // The sum of a chosen invoice may stand in the answer to our question: only the order itself counts.
  const [order = '', ...answers] = text.split('\n')
  if (memory === undefined || !asksForDebt(order)) return null
  const names = namesIn(order)
  const who = names[0] ?? ''
  if (memory.missing.includes('items'))
    return {
      ask: 'Dokumen Anda sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi; belum ada poin yang dipotong.',
    }
  if (memory.off.includes('items'))
    return { none: 'Dokumen lama tidak dipakai karena Anda mematikannya, jadi jumlahnya saya kosongkan.' }
  const open = openInvoices(memory.letters)
  const said = [...names, ...namesIn(answers.join(' ')), ...answers.filter((one) => one.length < 60)]
  const matching = open.filter(({ letter }) => names.some((name) => mayMean(name, personOf(letter))))
  const choice = names.length === 0 ? open : matching
  if (choice.length === 0) {
    const about = who === '' ? '' : ` ${who}`
    return {
      none: `Saya tidak menemukan invoice${about} yang belum lunas di dokumen Anda, jadi jumlahnya saya kosongkan untuk Anda isi.`,
    }
  }
  const answered = answers.join(' ')
  const byName = choice.filter(({ letter }) => said.slice(names.length).some((name) => mayMean(name, personOf(letter))))
  const named = namedInvoices(`${order} ${answered}`, choice)
  const ordinal = byOrdinal(answered, choice)
  const chosen = named.length > 0 ? named : ordinal ? [ordinal] : byName.length > 0 ? byName : choice
  const found = chosen.length === 1 || meansAll(text) ? chosen : null
  const people = [...new Set(chosen.map(({ letter }) => personOf(letter)))]
  if (found && people.length === 1) return { found, used: found.map(usedInvoice) }
  if (people.length > 1) {
    const shown = people.slice(0, 6).map((person) => {
      const theirs = chosen.filter(({ letter }) => personOf(letter) === person)
      const left = theirs.reduce((sum, one) => sum + one.left, 0)
      return `**${theirs[0] ? shownName(theirs[0].letter) : person}** (${formatRupiah(left)})`
    })
    return {
      ask: `Tagihan siapa yang dimaksud, Juragan: ${orWords(shown)}? ${choiceOffer}.`,
      used: [{ source: 'items', label: `${chosen.length} invoice belum lunas` }],
    }
  }
  const shown = chosen.slice(0, 6)
  return {
    ask: `Tagihan yang mana, Juragan: ${orWords(shown.map(invoiceName))}? ${choiceOffer}, atau tulis "semua".`,
    used: shown.map(usedInvoice),
  }
}
