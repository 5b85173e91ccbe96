import type { Revision } from '../port.ts'
import { orderJoint } from './edit-clauses.ts'
import { isGrumble, isRemark, leavesAll, mayChange, messageParts, ordersItself, ordersOwn } from './message-parts.ts'
import type { Correction } from './told-corrections.ts'

type Read = (order: string) => Revision | { readonly ask: string } | null

/** A longer text is no row of corrections, and each of its pieces would be tried with each other. */
const longest = 300
const mostParts = 8
/** As many pieces are tried together before the first of them is left aside. */
const mostTogether = 3

const startsJoined = /^(?:tapi|tp|cuma|cuman|hanya saja|dan|sama|terus|trus|lalu|kemudian|serta|sekalian|plus|&)\s+/i

const together = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => (text === '' ? part : startsJoined.test(part) ? `${text} ${part}` : `${text}, ${part}`),
    '',
  )

interface Found {
  readonly order: string
  readonly surely: boolean
}

const holds = (text: string, words: string): boolean =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  )

/** The first order that changes something; one that changes what the message names as wrong comes before all others. */
export const likeliest = (
  orders: readonly string[],
  from: string | undefined,
  change: (order: string) => Revision | null,
): string | null => {
  const read = orders.flatMap((order) => {
    const revision = change(order)
    return revision === null ? [] : [{ order, revision }]
  })
  const sure =
    from === undefined
      ? undefined
      : read.find(({ revision }) => revision.differences.some(({ before }) => holds(before, from)))
  // Where the same words may mean two places, the one where something stands is meant.
  const [first] = read
  const isNew = first?.revision.differences.every(({ before }) => before === '') === true
  const there = isNew
    ? read.find(({ revision }) => revision.differences.some(({ before, after }) => before !== '' && after !== ''))
    : undefined
  return (sure ?? there ?? first)?.order ?? null
}

/** What of a thing an order told: `stok beras jadi 40`, `harga teh 5rb`. */
const sideLast = /^(?:(?:tolong|mohon|coba|isi|ganti|ubah)\s+)*(stok|harga|jumlah|sisa)(?:nya)?\s/iu
/** `minyak 24`: a thing and a number, and not what the number is. */
const onlyNumber = /^\p{L}[\p{L} ]{1,30}\s\d[\d.,]*$/u

/** What an order named: `ganti satin jadi sutra`, `tambah brownies 45rb`. */
const namedLast =
  /^(?:(?:tolong|mohon|coba|minta)\s+)*(?:(?:di)?(?:ganti|ubah|tukar)(?:in|kan)?\s.+\s(?:jadi|menjadi)|(?:di)?tambah(?:in|kan)?(?: menu| produk| barang)?)\s+(\p{L}[\p{L} ]{1,40}?)(?:\s+[\d@].*)?$/iu

/**
 * The changes that the pieces of a message mean, each read for itself and as few pieces together as make sense; pieces
 * that only remark on something are left aside. Null where none means a change. Pure.
 */
export const readInParts = (
  message: string,
  asOrders: (text: string) => Correction | null,
  read: Read,
): { readonly revision: Revision; readonly surely: boolean } | null => {
  if (message.length > longest) return null
  const parts = messageParts(message)
  // `kalau harganya jadi 15rb? ubah di analisis tadi`: the question is an order.
  const isOrdered = parts.some(ordersItself)
  if (parts.length > mostParts || (/\?/.test(message) && !isOrdered)) return null
  const tried = new Map<string, Revision | null>()
  const change = (order: string): Revision | null => {
    const before = tried.get(order)
    if (before !== undefined) return before
    const found = read(order)
    const revision = found === null || 'ask' in found ? null : found
    tried.set(order, revision)
    return revision
  }
  const meaning = (said: string): Found | null => {
    const bare = said.replace(startsJoined, '')
    if (isGrumble(bare)) return null
    const alone = isOrdered ? bare.replace(/^(?:kalau|kalo|klo|jika|gimana kalau)\s+/i, '') : bare
    // `stok berasnya 40, minyak 24`: the stock of both.
    const side = onlyNumber.test(alone) ? sideLast.exec(found.at(-1)?.order ?? '')?.[1] : undefined
    const text = side === undefined ? alone : `${side} ${alone}`
    const correction = asOrders(text)
    const order = likeliest([...(correction?.orders ?? []), text], correction?.from, change)
    return order === null ? null : { order, surely: correction?.surely === true && order !== text }
  }
  /** `ganti satin jadi sutra, harganya 120rb`: of what was named just before. */
  const ofTheSame = (said: string): Found | null => {
    const last = found.at(-1)
    const thing = namedLast.exec(last?.order ?? '')?.[1]
    const [, what = '', value = ''] = /^(harga|jumlah|stok)nya\s+(?:jadi\s+)?(\S.*)$/i.exec(said) ?? []
    if (!last || thing === undefined || what === '') return null
    const order = `${what} ${thing} jadi ${value}`
    return change([last.order, order].join(orderJoint)) === null ? null : { order, surely: false }
  }
  const found: Found[] = []
  const unread: string[] = []
  let at = 0
  while (at < parts.length) {
    const [said = ''] = parts.slice(at, at + 1)
    if (leavesAll(said.replace(startsJoined, ''))) {
      at += 1
      continue
    }
    let end = at
    let one: Found | null = null
    for (; one === null && end < Math.min(parts.length, at + mostTogether); end += 1) {
      const last = parts[end] ?? ''
      // What only tells how it came about explains nothing that stands behind it.
      if (end > at && (isRemark(said) || isRemark(last.replace(startsJoined, '')))) break
      one = meaning(together(parts.slice(at, end + 1)))
    }
    if (one === null) {
      const same = ofTheSame(said.replace(startsJoined, ''))
      if (same !== null) found.push(same)
      else if (mayChange(said)) unread.push(said)
      at += 1
      continue
    }
    // What means nothing by itself belongs to the piece before: a town behind a street, one more of a list.
    while (end < parts.length) {
      const next = (parts[end] ?? '').replace(startsJoined, '')
      if (isRemark(next) || ordersOwn(next) || meaning(next) !== null) break
      const longer = meaning(together(parts.slice(at, end + 1)))
      if (longer === null) break
      one = longer
      end += 1
    }
    found.push(one)
    at = end
  }
  if (found.length === 0) return null
  const revision = change(found.map(({ order }) => order).join(orderJoint))
  if (revision === null) return null
  const left = unread.map((said) => `"${said.replace(startsJoined, '')}"`).join(', ')
  const summary =
    left === '' ? revision.summary : `${revision.summary} Yang belum saya ubah karena belum jelas: ${left}.`
  return { revision: { ...revision, summary }, surely: found.some(({ surely }) => surely) }
}
