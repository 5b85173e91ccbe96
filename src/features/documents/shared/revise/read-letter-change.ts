import { readMessage } from '#core/assistant/shared/read-message.ts'
import { endValue, moneyAtEnd, readMoney, readPercent } from '#core/assistant/shared/revision/told-amounts.ts'
import { titleCase } from '#core/text/shared/letter-case.ts'
import { addToDay, daysBetween } from '#core/time-and-ids/shared/zoned-date.ts'

import { isBusinessName } from '../business-name.ts'
import { storedDay } from '../letter/letter-facts.ts'
import { usualTax } from '../letter/tax-rule.ts'
import { blockTexts, placesOf } from './body-range.ts'
import type { DocumentChange, LetterText } from './document-changes.ts'
import { findRows } from './goods-rows.ts'
import { readTarget, type Target } from './letter-targets.ts'
import {
  askWhichRow,
  changeGoods,
  changePrice,
  changeQuantity,
  type LetterChange,
  removeRows,
  rowsOf,
  setLine,
  type Told,
} from './read-goods-change.ts'
import { namedDay } from './told-day.ts'
import { isNoName, movedDay, readDay, readDays, readPerson, readShare, readSigner } from './told-values.ts'

const texts = (field: LetterText, value: string): DocumentChange[] => [{ op: 'text-of', field, value }]

const changePerson = ({ letter }: Told, value: string): DocumentChange[] => {
  const person = readPerson(value)
  const { recipient, counterparty } = letter
  // The other party of a contract is named apart: both always say the same.
  const other = (field: 'name' | 'company' | 'title', words: string): DocumentChange[] =>
    counterparty === null || counterparty[field] === words ? [] : texts(`counterparty.${field}`, words)
  return [
    ...(person.name === undefined ? [] : other('name', person.name)),
    ...(person.company === undefined ? [] : other('company', person.company)),
    ...(person.name === undefined || person.name === counterparty?.name ? [] : other('title', '')),
    ...(person.name === undefined || person.name === recipient.name ? [] : texts('recipient.name', person.name)),
    ...(person.company === undefined || person.company === recipient.company
      ? []
      : texts('recipient.company', person.company)),
    // The office was the former person's.
    ...(recipient.title !== '' && person.name !== undefined && person.name !== recipient.name
      ? texts('recipient.title', '')
      : []),
  ]
}

const askForValue = (what: string, example: string): { readonly ask: string } => ({
  ask: `${what} mau diganti jadi apa? Contoh: "${example}".`,
})

const changeDue = ({ letter, today }: Told, value: string): LetterChange => {
  const moved = movedDay(value, letter.dueDate)
  if (moved !== null) return texts('dueDate', moved)
  const days = readDays(value)
  const base = storedDay(letter.date) ?? today
  const due = days === null ? readDay(value, today, letter.dueDate || base) : addToDay(base, { days })
  return due === null ? askForValue('Jatuh temponya', 'jatuh tempo 7 hari') : texts('dueDate', due)
}

const changeTerms = (set: Extract<DocumentChange, { op: 'terms' }>['set']): DocumentChange[] => [{ op: 'terms', set }]

/** `ongkir 15`: no charge is less than a thousand. */
const smallestCharge = 1_000

const chargeLabel = (target: string): string => {
  const label = target.replace(/nya\b/i, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return /^(?:ongkir|ongkos(?: kirim)?|biaya kirim|biaya pengiriman)$/.test(label) ? 'ongkos kirim' : label
}

const changeCharge = ({ clause, letter, today }: Told): LetterChange => {
  const whole =
    clause.value === null ? endValue(clause.target, moneyAtEnd) : { head: clause.target, value: clause.value }
  const label = chargeLabel(whole.head)
  const known = letter.charges.find(
    (charge) => charge.label.toLowerCase().includes(label) || label.includes(charge.label.toLowerCase()),
  )
  // `biaya transportasi` is the row of transport.
  const named = findRows(whole.head, letter.lines)
  const row =
    named.length > 0 ? named : findRows(whole.head.replace(/^(?:biaya|ongkos|uang)(?:nya)?\s+/i, ''), letter.lines)
  if (clause.verb === 'remove') {
    if (known) return [{ op: 'charge', label: known.label, amount: null }]
    return row.length === 1 ? removeRows(letter, row) : null
  }
  if (known && /\b(?:gratis|free|dihapus|ditiadakan)\b/i.test(clause.text))
    return [{ op: 'charge', label: known.label, amount: null }]
  const amount = whole.value === '' ? null : readMoney(whole.value, today, known?.amount ?? smallestCharge)
  if (amount === null) return askForValue(`Besar ${label}`, `${label} 50.000`)
  if (!known && row.length === 1 && row[0] !== undefined) return setLine(letter.lines, row[0], { price: amount })
  return [{ op: 'charge', label: known?.label ?? label, amount }]
}

const ordinals: Readonly<Record<string, number>> = { pertama: 1, kesatu: 1, kedua: 2, ketiga: 3, keempat: 4, kelima: 5 }

/**
 * `hapus paragraf terakhir`, `hapus kalimat pertama`: the words of a paragraph or a sentence that is told by its place;
 * those that only greet count too.
 */
const paragraphAt = (content: Told['content'], target: string): string | null => {
  const said = /^(?:paragraf|alinea|kalimat)(?:nya)?\s+(?:ke-?\s*(\d{1,2})|(\p{L}+))$/iu.exec(target.trim())
  if (!said) return null
  const paragraphs = (content.body.content ?? [])
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => blockTexts({ type: 'doc', content: [node] }))
    .filter((text) => text.trim() !== '')
  const isSentence = /^kalimat/i.test(target.trim())
  const parts = isSentence ? paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+/)) : paragraphs
  const word = (said[2] ?? '').toLowerCase()
  const place = word === 'terakhir' ? parts.length : (ordinals[word] ?? Number(said[1] ?? 0))
  return parts[place - 1] ?? null
}

const changeWords = ({ clause, content }: Told, rest: string): LetterChange => {
  const from = paragraphAt(content, clause.target) ?? rest.replaceAll(/^["'“]|["'”]$/g, '').trim()
  if (from === '' || placesOf(content.body, from, false).length === 0)
    return {
      ask: 'Kalimat itu belum ketemu di surat. Salin persis seperti tertulis, contoh: ganti kalimat "Dengan hormat," jadi "Salam sejahtera,".',
    }
  if (clause.verb === 'remove') return [{ op: 'words', from, to: '', follows: false }]
  if (clause.value === null) return askForValue('Kalimat itu', 'ganti kalimat "Dengan hormat," jadi "Salam sejahtera,"')
  return [{ op: 'words', from, to: clause.value, follows: false }]
}

const examples: Partial<Record<LetterText, string>> = {
  'sender.address': 'ganti alamat jadi Jl. Melati No. 5, Bandung',
  'sender.phone': 'ganti nomor WA jadi 0812-3456-7890',
  letterNumber: 'nomornya 014/SP/XI/2026',
  subject: 'perihalnya ganti jadi Penawaran Kopi',
  title: 'judulnya ganti jadi Surat Penawaran Kopi',
}

/** `nilainya jadi 8 juta`: what the only row comes to, however many it counts. */
const changeWhole = ({ clause, letter, today }: Told): DocumentChange[] | null => {
  const [line, ...others] = letter.lines
  if (!/^(?:nilai|nominal|total)(?:nya)?$/i.test(clause.target.trim()) || clause.value === null) return null
  if (line === undefined || others.length > 0 || line.quantity === null || line.price === null) return null
  const sum = readMoney(clause.value, today, line.quantity * line.price)
  const price = sum === null ? 0 : sum / line.quantity
  return price > 0 && Number.isSafeInteger(price) ? setLine(letter.lines, 0, { price }) : null
}

/** `diskon 10% yang logo`, `diskon 5% untuk topinya`: of one row, so much in Rupiah of the whole bill. */
const discountOfRow = (value: string, { lines }: Told['letter']): { readonly amount: number } | null => {
  const [, of = ''] =
    /(?:%|persen)\s+(?:(?:buat|untuk|utk|khusus|hanya|cuma|di|dari|yang|yg)\s+)+(\p{L}.{1,60})$/iu.exec(value) ?? []
  const percent = readPercent(value)
  const [at, ...others] = of === '' ? [] : findRows(of, lines)
  const row = at === undefined || others.length > 0 ? undefined : lines[at]
  if (percent === null || !row || row.price === null) return null
  const amount = Math.round(((row.quantity ?? 1) * row.price * percent) / 100)
  return amount > 0 ? { amount } : null
}

const namesSomebody = (target: Target): boolean =>
  target.about === 'recipient' ||
  target.about === 'signer' ||
  (target.about === 'text' && target.field === 'sender.name')

const changeNamed = (told: Told, target: Target, rest: string): LetterChange => {
  const { clause, letter, today } = told
  const value = (clause.value ?? rest).trim()
  const removes = clause.verb === 'remove'
  if (namesSomebody(target) && isNoName(value)) return null
  switch (target.about) {
    case 'words':
      return changeWords(told, rest)
    case 'price':
      return removes ? null : (changeWhole(told) ?? changePrice(told, rest))
    case 'quantity':
      return changeQuantity(told, rest)
    case 'unit': {
      const rows = rowsOf(clause.value === null ? '' : rest, letter.lines)
      return rows.length === 1 && rows[0] !== undefined && value !== ''
        ? setLine(letter.lines, rows[0], { unit: value })
        : askWhichRow(letter)
    }
    case 'recipient': {
      if (removes) return texts('recipient.name', '')
      const changes = value === '' ? [] : changePerson(told, value)
      return changes.length > 0 ? changes : askForValue('Nama penerimanya', 'ganti penerima jadi Ibu Sri, CV Abadi')
    }
    case 'money_taker': {
      if (letter.documentType !== 'kuitansi') return changeNamed(told, { about: 'recipient' }, rest)
      if (removes || value === '') return null
      const name = readSigner(value)
      return isBusinessName(name.name) ? texts('sender.name', name.name) : texts('signer.name', name.name)
    }
    case 'signer': {
      if (value === '' || removes) return askForValue('Penanda tangannya', 'penanda tangan ganti Rina Wulandari')
      const { name, title } = readSigner(value)
      return [...texts('signer.name', name), ...(title === undefined ? [] : texts('signer.title', title))]
    }
    case 'date': {
      const other = clause.value === null ? null : namedDay(clause.target)
      if (other !== null)
        return {
          ask: `Tanggal ${other} tidak saya temukan di surat ini. Contoh: "tanggal surat jadi 25 November 2026".`,
        }
      const day = readDay(value, today, letter.date)
      return day === null ? askForValue('Tanggalnya', 'tanggalnya 25 November 2026') : texts('date', day)
    }
    case 'due':
      return removes ? texts('dueDate', '') : changeDue(told, value)
    case 'validity': {
      if (removes) return changeTerms({ validityDays: null })
      const until = /\b(?:sampai|hingga|s\/d|sd)\b/i.test(value)
        ? readDay(value.replace(/^.*?\b(?:sampai|hingga|s\/d|sd)\b\s*(?:dengan\s+)?/i, ''), today, letter.date)
        : null
      const from = storedDay(letter.date)
      const days = until && from ? daysBetween(from, until) : readDays(value)
      return days !== null && days > 0
        ? changeTerms({ validityDays: days })
        : askForValue('Masa berlakunya', 'berlaku 30 hari')
    }
    case 'discount': {
      // On a pay slip what is kept back is a row.
      const kept = removes && letter.discount === null ? findRows(clause.target, letter.lines) : []
      if (kept.length === 1) return removeRows(letter, kept)
      if (removes)
        return letter.discount === null
          ? { ask: 'Surat ini memang belum memakai diskon.' }
          : changeTerms({ discount: null })
      const share = discountOfRow(value, letter) ?? readShare(value, today)
      return share === null
        ? { ask: 'Diskonnya berapa? Contoh: "kasih diskon 10%".' }
        : changeTerms({ discount: share })
    }
    case 'tax': {
      if (removes)
        return letter.tax === null ? { ask: 'Surat ini memang belum memakai PPN.' } : changeTerms({ tax: null })
      return changeTerms({
        tax: usualTax(
          readPercent(clause.text),
          /\b(?:sudah|udah|sdh)?\s*(?:termasuk|include|inklusif)\b/i.test(clause.text),
          letter.date,
        ),
      })
    }
    case 'down_payment': {
      // A receipt for a down payment states that sum and asks for none.
      if (letter.documentType === 'kuitansi' && !removes) return changePrice(told, rest)
      if (removes)
        return letter.downPayment === null
          ? { ask: 'Surat ini memang belum memakai uang muka.' }
          : changeTerms({ downPayment: null })
      const share = readShare(value, today)
      return share === null ? { ask: 'Uang mukanya berapa? Contoh: "DP 50%".' } : changeTerms({ downPayment: share })
    }
    case 'charge':
      return changeCharge(told)
    case 'bank': {
      if (removes) return changeTerms({ bankAccounts: [] })
      const [account] = readMessage(`rekening ${value}`, today).bankAccounts
      if (!account) return askForValue('Rekeningnya', 'rekening BCA 1234567890 a.n. Rina Wulandari')
      const holder = account.holder ?? letter.bankAccounts[0]?.holder ?? ''
      return changeTerms({ bankAccounts: [{ bank: account.bank, number: account.number, holder }] })
    }
    case 'text': {
      if (removes) return texts(target.field, '')
      if (value === '') return askForValue('Bagian itu', examples[target.field] ?? 'ganti alamat jadi Jl. Melati No. 5')
      const place =
        target.field === 'sender.name' ? /,\s*((?:jl\.?|jalan|gg\.?|gang|komplek|ruko)\b.*)$/i.exec(value) : null
      if (place)
        return [...texts('sender.name', value.slice(0, place.index).trim()), ...texts('sender.address', place[1] ?? '')]
      // `alamat saya Jl. Mawar`: whose it is, is no part of it.
      if (target.field.startsWith('sender.'))
        return texts(target.field, value.replace(/^(?:saya|aku|kami|kita)\s+(?:(?:di|adalah)\s+)?(?=\S)/i, ''))
      return texts(target.field, target.field === 'subject' ? titleCase(value) : value)
    }
  }
}

/** `penanggung jawabnya ganti jadi …`: who signs may be called by the office that stands below his name. */
const officeOfSigner = ({ clause, content }: Told): { readonly target: Target; readonly rest: string } | null => {
  const title = content.letter.signer.title.toLowerCase()
  const said = clause.target.replace(/nya(?=\s|$)/i, '')
  return title !== '' && said.toLowerCase().startsWith(title)
    ? { target: { about: 'signer' }, rest: said.slice(title.length).trim() }
    : null
}

/** `gajinya jadi 2,5jt`: the price of the only row, where no sentence tells it. */
const wageOf = ({ clause, letter }: Told): { readonly target: Target; readonly rest: string } | null =>
  letter.lines.length === 1 && /^(?:gaji|upah|honor)(?:nya)?$/i.test(clause.target.trim())
    ? { target: { about: 'price' }, rest: '' }
    : null

/** What one clause changes in a letter, and what it was about. */
export const readLetterChange = (told: Told): { readonly change: LetterChange; readonly about: Target | null } => {
  const { clause } = told
  const found = readTarget(clause.target) ?? officeOfSigner(told) ?? wageOf(told)
  // `tambah keterangan …` adds words; `tambah diskon 5%` sets the discount.
  const addsText =
    clause.verb === 'add' &&
    (found?.target.about === 'words' || (found?.target.about === 'text' && found.target.field === 'subject'))
  if (found && !addsText) {
    const rest =
      clause.verb === 'set' && clause.value !== null ? found.rest : found.rest.replace(/^(?:jadi|menjadi|ke)\s+/i, '')
    return { change: changeNamed(told, found.target, rest), about: found.target }
  }
  return { change: changeGoods(told), about: told.before }
}
