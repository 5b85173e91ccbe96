import { goodsName } from './goods-name.ts'
import type { Money } from '../sums/money.ts'
import type { Quantity } from './quantities.ts'
import { isBilledDay, periodAt } from '../days/periods.ts'
import { endsClause, low, type Sheet } from '../sheet.ts'
import { wordSet } from '../words.ts'

interface Gap {
  readonly kind: 'gap'
  /** `dan`: what follows may go on with the same name. */
  readonly joins: boolean
  /** The end of a sentence, an entry or another fact. */
  readonly hard: boolean
}

export interface Name {
  readonly kind: 'name'
  readonly text: string
}

export interface Count {
  readonly kind: 'count'
  readonly value: number
  readonly unit: string | null
  readonly glued: boolean
  /** `untuk 3 tahun`, `masa 1 tahun`: how long, not how many. */
  readonly lasting: boolean
  /** Behind a sign of multiplication: `x 5 hari`. */
  readonly times: boolean
}

export interface Price {
  readonly kind: 'price'
  readonly money: Money
  /** Said as a total (`total 450rb`), not as the price of one. */
  readonly total: boolean
  /** Behind `=`: the writer's own product. */
  readonly product: boolean
}

export type Element = Gap | Name | Count | Price

/** Entries of accounts that elsewhere name a whole. */
const entries = wordSet('modal dana anggaran nilai')
const joiners = wordSet('dan sama serta plus')
const connectors = wordSet('dan sama serta plus terus trus lalu kemudian juga ditambah tambah')
const totals = wordSet(
  'total totalnya jadi seluruhnya jumlah jumlahnya semuanya sebesar senilai keseluruhan nominal dana modal anggaran budget sejumlah nilai butuh membutuhkan kebutuhan',
)

/** Before a time they say how long. */
const lasting = wordSet('untuk selama buat masa waktu durasi periode')

const papers = ['kuitansi', 'invoice', 'tagihan', 'nota', 'faktur', 'penawaran', 'proposal', 'kontrak', 'perjanjian']

/** `3 anak (Rafa, Kenzo, Aisyah) masing-masing 225rb`: who or what is counted, behind the count; the end of the list. */
const listedEnd = (sheet: Sheet, at: number): number | null => {
  if (!papers.some((paper) => sheet.words.has(paper))) return null
  let several = false
  for (let to = at + 1; to < at + 60; to += 1) {
    const word = low(sheet, to)
    if (word === ')') return several ? to + 1 : null
    if (word === ',' || word === 'dan' || word === '&') several = true
    else if (sheet.tokens[to]?.kind !== 'word' || sheet.claims[to] === 'money' || sheet.claims[to] === 'quantity')
      return null
  }
  return null
}

/** The message as names, counts and prices of goods, and the gaps between them. Other facts are gaps. */
export const goodsElements = (
  sheet: Sheet,
  money: readonly Money[],
  quantities: readonly Quantity[],
  used: ReadonlySet<number>,
): Element[] => {
  const moneyAt = new Map(money.filter(({ from }) => !used.has(from)).map((sum) => [sum.from, sum] as const))
  const quantityAt = new Map(quantities.map((quantity) => [quantity.from, quantity] as const))
  const found: Element[] = []
  const gap = (joins: boolean, hard: boolean): void => {
    const last = found.at(-1)
    if (last?.kind === 'gap')
      found[found.length - 1] = { kind: 'gap', joins: joins && last.joins, hard: hard || last.hard }
    else found.push({ kind: 'gap', joins, hard })
  }
  let head = ''
  const isText = (at: number): boolean => sheet.claims[at] === null || sheet.claims[at] === 'label'
  let at = 0
  while (at < sheet.tokens.length) {
    const sum = moneyAt.get(at)
    const count = quantityAt.get(at)
    const word = low(sheet, at)
    if (sum && sheet.claims[at] === 'money') {
      const product = word === '='
      found.push({
        kind: 'price',
        money: sum,
        product,
        total:
          product ||
          (totals.has(low(sheet, at - 1)) &&
            !(sheet.words.has('laporan') && entries.has(low(sheet, at - 1))) &&
            !sum.each),
      })
      at = sum.to
    } else if (count && sheet.claims[at] === 'quantity') {
      found.push({
        kind: 'count',
        value: count.value,
        unit: count.unit,
        glued: count.glued,
        lasting: lasting.has(low(sheet, at - 1)),
        times: word === 'x' || word === '×',
      })
      at = count.to
    } else if (sheet.claims[at] === 'period') {
      const { to, text } = periodAt(sheet, at)
      // `ongkos kirim belum dibayar: 3 Nov 450rb, 9 Nov 600rb`: each row of a bill says for what it is.
      const back = low(sheet, at - 1) === ':' ? 2 : 1
      const before = found.at(-back)
      if (before?.kind === 'name' && isBilledDay(sheet)) {
        head = before.text.replace(
          /(?:\s(?:yang|yg|masih|belum|sudah|lunas|di(?:bayar|setor|lunasi|transfer)))+$/iu,
          '',
        )
        found.splice(-back)
      }
      found.push({ kind: 'name', text: head === '' ? text : `${head} ${text}` })
      at = to
    } else if (word === '(' && listedEnd(sheet, at) !== null && ['count', 'name'].includes(found.at(-1)?.kind ?? '')) {
      at = listedEnd(sheet, at) ?? at + 1
    } else if (!isText(at)) {
      gap(false, true)
      at += 1
    } else if (endsClause(sheet, at)) {
      gap(word === '+', word === '.' || word === ';' || sheet.tokens[at]?.kind === 'line')
      at += 1
    } else if (connectors.has(word)) {
      gap(joiners.has(word), false)
      at += 1
    } else {
      let to = at + 1
      while (to < sheet.tokens.length && isText(to) && !endsClause(sheet, to) && !connectors.has(low(sheet, to)))
        to += 1
      const text = goodsName(sheet, at, to)
      if (text !== '') found.push({ kind: 'name', text })
      // `Sinta Dewi (Manajer):`: what stands before an office in brackets is its holder, and names no goods.
      else if (low(sheet, to) === ')') while (found.at(-1)?.kind === 'gap' || found.at(-1)?.kind === 'name') found.pop()
      at = to
    }
  }
  return found
}
