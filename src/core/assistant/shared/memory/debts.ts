import { formatRupiah } from '#core/text/shared/rupiah.ts'

import type { AssistantContext } from '../port.ts'
import { mayMean, namesIn } from './named.ts'
import type { OwnerMemory, RememberedLetter, UsedFact } from './owner-memory.ts'
import { orWords, type Recalled, statesSums } from './recalled.ts'
import { byOrdinal, meansAll } from './recall-shop.ts'
import { choiceOffer } from './wants-memory.ts'

/** An invoice of the owner's that no receipt has settled yet, or what somebody owes at a till. */
export interface OpenInvoice {
  /** Of a debt at a till: the facts of the letter that would bill it. */
  readonly letter: RememberedLetter
  /** Whether it stands in a till's books, not in a letter. */
  readonly isTill?: boolean
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

/** What customers owe by the owner's tills, each as the bill that would be written. */
export const tillDebts = ({ shops }: Pick<OwnerMemory, 'shops'>): OpenInvoice[] =>
  shops.flatMap((shop) =>
    (shop.debts ?? []).map(({ name, owed, last }) => ({
      isTill: true,
      paid: 0,
      left: owed,
      letter: {
        id: `${shop.id}|${name}`,
        title: `Kasbon ${name}`,
        createdAt: last,
        documentType: 'invoice',
        number: '',
        date: '',
        dueDate: '',
        subject: '',
        sender: { name: shop.name, address: shop.address, phone: shop.phone, email: '', website: '', npwp: '' },
        recipient: { name, title: '', company: '', address: '' },
        lines: [{ description: `Kasbon di ${shop.name}`, quantity: null, unit: '', price: owed }],
        charges: [],
        discount: null,
        tax: null,
        downPayment: null,
        validityDays: null,
        bankAccounts: [],
        signer: { name: '', title: '' },
        total: owed,
        balance: owed,
      },
    })),
  )

/** Words by which a till's own books are meant before old letters. */
const ofTill = /(?<![\p{L}])(?:kasbon|kas bon|ngebon|bon)(?:nya)?(?![\p{L}])/iu

const debtWords =
  /(?<![\p{L}])(?:tagih(?:kan|in|lah)?|nagih|menagih|penagihan|surat tagihan|tagihan (?:ke|untuk|buat|kepada)|kasbon|kas bon|ngebon|bon|utang|hutang|piutang|tunggakan|nunggak|pelunasan|melunasi|belum (?:di)?bayar|belum lunas)(?:nya)?(?![\p{L}])/iu

/** Whether a message is about what somebody owes. */
export const namesDebt = (text: string): boolean => debtWords.test(text)

/** Whether a message is about what somebody owes, without naming the sum itself. */
export const asksForDebt = (text: string): boolean => debtWords.test(text) && !statesSums(text)

const invoiceName = ({ letter, left, isTill }: OpenInvoice): string =>
  `**${isTill ? letter.title : `Invoice ${letter.number || letter.title}`}** (${formatRupiah(left)})`

const usedInvoice = ({ letter, isTill }: OpenInvoice): UsedFact =>
  isTill
    ? { source: 'sales', label: `kasbon ${shownName(letter)} di kasir` }
    : { source: 'items', label: `Invoice ${letter.number || shownName(letter)}` }

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The invoices of a choice that a message names by number or by sum. */
const namedInvoices = (text: string, choice: readonly OpenInvoice[]): OpenInvoice[] => {
  const low = text.toLowerCase()
  const byNumber = choice.filter(({ letter }) => letter.number !== '' && low.includes(letter.number.toLowerCase()))
  if (byNumber.length > 0) return byNumber
  const sums = new Set((low.match(/\d[\d.]{3,}/g) ?? []).map(digitsOf))
  return choice.filter(({ left }) => sums.has(String(left)))
}

/** What a question about several debts itself tells. */
const usedOf = (open: readonly OpenInvoice[]): UsedFact[] => {
  const invoices = open.filter(({ isTill }) => !isTill).length
  return [
    ...(open.length > invoices ? [{ source: 'sales', label: 'kasbon di kasir' } as const] : []),
    ...(invoices > 0 ? [{ source: 'items', label: `${invoices} invoice belum lunas` } as const] : []),
  ]
}

/** What somebody owes by the owner's tills and own invoices; null where the message does not ask for it. */
export const recallDebt = (
  text: string,
  { memory }: Pick<AssistantContext, 'memory'>,
): Recalled<readonly OpenInvoice[]> | null => {
  // The sum of a chosen invoice may stand in the answer to our question: only the order itself counts.
  const [order = '', ...answers] = text.split('\n')
  if (memory === undefined || !asksForDebt(order)) return null
  const names = namesIn(order)
  const who = names[0] ?? ''
  const atTill = tillDebts(memory)
  const isTheirs = ({ letter }: OpenInvoice): boolean => names.some((name) => mayMean(name, personOf(letter)))
  if (memory.missing.includes('items') && !atTill.some(isTheirs))
    return {
      ask: 'Dokumen Anda sedang tidak bisa dibaca. Coba kirim lagi sebentar lagi; belum ada poin yang dipotong.',
    }
  if (memory.off.includes('items') && atTill.length === 0)
    return { none: 'Dokumen lama tidak dipakai karena Anda mematikannya, jadi jumlahnya saya kosongkan.' }
  const open = [...atTill, ...(memory.off.includes('items') ? [] : openInvoices(memory.letters))]
  const said = [...names, ...namesIn(answers.join(' ')), ...answers.filter((one) => one.length < 60)]
  const theirs = open.filter(isTheirs)
  const theirTill = ofTill.test(order) ? theirs.filter(({ isTill }) => isTill) : []
  const matching = theirTill.length > 0 ? theirTill : theirs
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
      used: usedOf(chosen),
    }
  }
  const shown = chosen.slice(0, 6)
  return {
    ask: `Tagihan yang mana, Juragan: ${orWords(shown.map(invoiceName))}? ${choiceOffer}, atau tulis "semua".`,
    used: shown.map(usedInvoice),
  }
}
