import type { Dice } from './dice.ts'
import { spellRupiah } from './rupiah-spellings.ts'
import { banks, businesses, companyForms, goods, honorifics, people, units } from './word-lists.ts'

export interface Line {
  readonly name: string
  readonly quantity: number
  readonly unit: string | null
  readonly price: number
}

/** What a sentence was made from; null where it says nothing about it. */
export interface Facts {
  readonly sender: string | null
  readonly person: string | null
  readonly company: string | null
  readonly lines: readonly Line[]
  readonly delivery: number | null
  readonly discount: number | null
  readonly tax: boolean
  readonly downPayment: number | null
  readonly validityDays: number | null
  readonly dueDays: number | null
  readonly account: { readonly bank: string; readonly number: string } | null
}

export interface Sentence {
  readonly text: string
  readonly facts: Facts
  readonly writing: 'as written' | 'lower' | 'upper'
}

const makeFacts = (dice: Dice): Facts => {
  const names = [...goods]
  const lines = Array.from({ length: 1 + dice.below(4) }, (): Line => {
    const name = names.splice(dice.below(names.length), 1)[0] ?? 'rengginang'
    const big = dice.chance(0.2)
    return {
      name,
      quantity: dice.chance(0.1) ? 1 + dice.below(4) : 2 + dice.below(300),
      unit: dice.chance(0.7) ? dice.pick(units) : null,
      price: big ? 10_000 * (100 + dice.below(400)) : 500 * (4 + dice.below(500)),
    }
  })
  const honorific = dice.pick(honorifics)
  const withPerson = dice.chance(0.75)
  return {
    sender: dice.chance(0.7) ? `${dice.pick(companyForms)} ${dice.pick(businesses)}` : null,
    person: withPerson ? `${honorific} ${dice.pick(people)}` : null,
    company: !withPerson || dice.chance(0.4) ? `${dice.pick(companyForms.slice(0, 3))} ${dice.pick(businesses)}` : null,
    lines,
    delivery: dice.chance(0.3) ? 1000 * (5 + dice.below(150)) : null,
    discount: dice.chance(0.2) ? 5 + dice.below(20) : null,
    tax: dice.chance(0.2),
    downPayment: dice.chance(0.2) ? 10 * (2 + dice.below(6)) : null,
    validityDays: dice.chance(0.3) ? dice.pick([7, 10, 14, 30]) : null,
    dueDays: dice.chance(0.2) ? dice.pick([7, 14, 30]) : null,
    account: dice.chance(0.15)
      ? { bank: dice.pick(banks), number: String(1_000_000_000 + dice.below(899_999_999)) }
      : null,
  }
}

const sayLine = ({ name, quantity, unit, price }: Line, dice: Dice): string => {
  const sum = spellRupiah(price, dice)
  const count = unit === null ? String(quantity) : `${quantity} ${unit}`
  const each = unit === null ? '' : dice.pick([` per ${unit}`, `/${unit}`, ''])
  const orders = [
    `${count} ${name} @ ${sum}`,
    `${count} ${name} @${sum}`,
    `${count} ${name} harga ${sum}${each}`,
    `${name} ${count} @ ${sum}`,
    `${name} ${count} harga ${sum}${each}`,
    `${name} sebanyak ${count} dengan harga ${sum}${each}`,
    `${count} ${name} harga satuan ${sum}`,
    `${name} ${count} masing-masing ${sum}`,
    `${name}: ${quantity} x ${sum}`,
    `${sum} x ${quantity} ${name}`,
  ]
  const at = dice.below(orders.length)
  return orders[at] ?? ''
}

/** Whether a way of saying a line leaves out its unit is judged by the text itself. */
const lineFacts = (line: Line, said: string): Line => {
  const unit =
    line.unit !== null && new RegExp(`\\b${line.unit}\\b`, 'i').test(said.replace(line.name, '')) ? line.unit : null
  return { ...line, unit }
}

const join = (parts: readonly string[], dice: Dice): string => {
  const mark = dice.pick([', ', ', ', '; ', ' dan ', '\n- '])
  if (mark === '\n- ') return `\n- ${parts.join(mark)}\n`
  return parts.length > 1 && mark === ', ' && dice.chance(0.5)
    ? `${parts.slice(0, -1).join(mark)} dan ${parts.at(-1) ?? ''}`
    : parts.join(mark)
}

const sayFrame = (dice: Dice, paper: string, from: string, to: string, list: string): string => {
  const frames = [
    `Buatkan ${paper} ${from} ${to}: ${list}`,
    `tolong bikinin ${paper} ${to} ${from}, ${list}`,
    `Mohon dibuatkan ${paper} ${from} ${to}, rinciannya: ${list}`,
    `bikin ${paper} dong ${to}, isinya ${list}`,
    `Saya mau ${paper} ${to}, pesanan ${list}`,
    `${paper} ${to}: ${list}`,
    `Tolong ya kak, ${paper} ${from} ${to}, barangnya ${list}`,
  ]
  return dice.pick(frames)
}

/** One sentence with the facts that it really says. */
export const makeSentence = (dice: Dice): Sentence => {
  const facts = makeFacts(dice)
  const said = facts.lines.map((line) => sayLine(line, dice))
  const paper = dice.pick(['surat penawaran', 'invoice', 'penawaran harga', 'tagihan', 'faktur'])
  const to = `${dice.pick(['untuk', 'utk', 'kepada', 'kpd', 'untuk'])} ${[facts.person, facts.company].filter((name) => name !== null).join(dice.pick([', ', ' dari ', ', ', ' di ']))}`
  const from = facts.sender === null ? '' : `${dice.pick(['dari', 'dr', 'dari'])} ${facts.sender}`
  const tail = [
    facts.delivery === null
      ? ''
      : `${dice.pick(['ongkir', 'ongkos kirim', 'biaya kirim', 'biaya antar'])} ${spellRupiah(facts.delivery, dice)}`,
    facts.discount === null
      ? ''
      : `${dice.pick(['diskon', 'disc', 'potongan'])} ${facts.discount}${dice.pick(['%', ' %', ' persen'])}`,
    facts.tax ? dice.pick(['tambah PPN', 'belum termasuk PPN 11%', 'PPN 11%', '+ PPN']) : '',
    facts.downPayment === null ? '' : `${dice.pick(['DP', 'uang muka', 'dp'])} ${facts.downPayment}%`,
    facts.validityDays === null
      ? ''
      : `${dice.pick(['berlaku', 'penawaran berlaku', 'berlaku selama'])} ${facts.validityDays} hari`,
    facts.dueDays === null ? '' : `${dice.pick(['jatuh tempo', 'tempo', 'pembayaran tempo'])} ${facts.dueDays} hari`,
    facts.account === null ? '' : `transfer ke ${facts.account.bank} ${facts.account.number}`,
  ].filter((part) => part !== '')
  const frame = sayFrame(dice, paper, from, to, join(said, dice)).replaceAll(/ +/g, ' ').replaceAll(' ,', ',')
  const written = tail.length === 0 ? frame : `${frame.trimEnd()}, ${tail.join(', ')}`
  const writing = dice.pick(['as written', 'as written', 'lower', 'upper'] as const)
  const text = writing === 'lower' ? written.toLowerCase() : writing === 'upper' ? written.toUpperCase() : written
  return {
    text,
    writing,
    facts: {
      ...facts,
      sender:
        facts.sender !== null && new RegExp(`(?:dari|dr) ${facts.sender}`, 'i').test(written) ? facts.sender : null,
      lines: facts.lines.map((line, at) => lineFacts(line, said[at] ?? '')),
    },
  }
}

/** What a line comes to; prices here are always for the unit that is counted. */
export const lineTotal = ({ quantity, price }: Line): number => quantity * price
