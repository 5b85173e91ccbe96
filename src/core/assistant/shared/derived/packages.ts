import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { unitOf } from '../reading-grammar/goods/units.ts'
import { wordSet } from '../reading-grammar/words.ts'

import type { DerivedPrice } from './derived-price.ts'
import { changed, readOff, unchanged } from './read-change.ts'
import type { Thing } from './thing.ts'

interface Part {
  readonly thing: Thing
  readonly count: number
}

const tokensIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
const isNumber = (token: string | undefined): boolean => token !== undefined && /^\d{1,3}$/.test(token)
const fillers = wordSet('dan sama plus karo serta dengan dgn terus trus x kali ada satu')
const mostWords = 6

/** Every run of a thing's words that no other thing has names it: `nasi` where only one is of rice. */
const namesOf = (things: readonly Thing[]): Map<string, Thing> => {
  const owners = new Map<string, Thing | null>()
  const whole = new Map(things.map((thing) => [tokensIn(thing.name).join(' '), thing]))
  for (const thing of things) {
    const words = tokensIn(thing.name)
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
        const name = words.slice(from, to).join(' ')
        if (!/^\p{L}{2}/u.test(name) || (to === from + 1 && unitOf(name) !== null)) continue
        const owner = owners.get(name)
        owners.set(name, owner === undefined || owner === thing ? thing : null)
      }
  }
  return new Map([
    ...[...owners].flatMap(([name, thing]) => (thing === null ? [] : [[name, thing] as const])),
    ...whole,
  ])
}

/** What a package holds; null where a word of it names none of the things, so that no price follows from it. */
const partsIn = (list: string, things: readonly Thing[]): Part[] | null => {
  const tokens = tokensIn(list)
  const names = namesOf(things)
  const isCountFirst = isNumber(tokens[0])
  const parts: Part[] = []
  let pending: number | null = null
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(mostWords, tokens.length - at)
    while (length > 0 && !names.has(tokens.slice(at, at + length).join(' '))) length -= 1
    const thing = length === 0 ? undefined : names.get(tokens.slice(at, at + length).join(' '))
    const token = tokens[at] ?? ''
    if (thing !== undefined) {
      parts.push({ thing, count: pending ?? 1 })
      pending = null
      at += length
    } else if (isNumber(token)) {
      const last = parts.at(-1)
      if (isCountFirst) pending = Number(token)
      else if (last === undefined || Number(token) < 1) return null
      else parts[parts.length - 1] = { ...last, count: Number(token) }
      at += 1
    } else if (fillers.has(token) || unitOf(token) !== null) at += 1
    else return null
  }
  return pending === null && parts.every(({ count }) => count > 0) ? parts : null
}

const opens =
  /(?<!\p{L})(?:(?:karo|dan|juga|sekalian|tolong|terus|sama|ada|tambah\p{L}{0,4}|masuk\p{L}{0,4}|bikin\p{L}{0,4}|buat\p{L}{0,4})\s){0,4}(?<!harga\s)paket\s(?=\p{L})/giu
const isSum =
  /(?:harga|rego|regane|total|jatuh)\p{L}{0,4}\s(?:\p{L}{1,12}\s){0,2}?(?:di)?(?:jumlah|total|gunggung|gabung)\p{L}{0,4}/iu
const ofTheSum = /(?:dari|dr)\s(?:jumlah|total|harga)\p{L}{0,4}/iu
const holds =
  /^(.{0,40}?)\s?(?:(?<!\p{L})(?:isi|isinya|isine|isiannya|berisi|berisikan|terdiri\s(?:dari|atas))(?!\p{L})|:|=|\()\s?:?\s?(.*)$/iu
const anySum = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}(?!\d)/iu

const packageIn = (said: string, things: readonly Thing[]): DerivedPrice | null => {
  const off = readOff(said)
  const sum = isSum.exec(said)
  if (sum === null && (off === null || !ofTheSum.test(said))) return null
  const to = Math.min(sum?.index ?? said.length, off?.at ?? said.length)
  const inside = said.slice(0, to).replace(/[\s,(]+$/u, '')
  const named = holds.exec(inside)
  const parts = anySum.test(inside) ? null : partsIn(named?.[2] ?? inside, things)
  if (parts === null || parts.length === 0 || (parts.length === 1 && parts[0]?.count === 1)) return null
  const whole = parts.reduce((all, { thing, count }) => all + thing.price * count, 0)
  const change = off ?? unchanged
  const price = changed(whole, change)
  if (price === null) return null
  const list = parts.map(({ thing, count }) => `${count === 1 ? '' : `${String(count)} `}${thing.name}`).join(' + ')
  const own = named?.[1]?.trim() ?? ''
  return {
    way: 'package',
    of: null,
    name: own === '' ? `Paket ${list}` : `Paket ${sentenceCase(own)}`,
    price,
    label: sentenceCase(
      [own === '' ? '' : `isi ${list}`, change.words === '' ? '' : `${change.words} dari ${formatRupiah(whole)}`]
        .filter((words) => words !== '')
        .join('; '),
    ),
    how: `${parts.map(({ thing, count }) => `${String(count)} × ${formatRupiah(thing.price)}`).join(' + ')}${change.words === '' ? '' : `, ${change.words}`}`,
  }
}

/** Packages whose price follows from what they hold: `Paket A isinya nasi 2, sate 2, harganya dijumlah`. */
export const readPackages = (
  sentences: readonly string[],
  things: readonly Thing[],
): { readonly prices: DerivedPrice[]; readonly said: string[] } => {
  const prices: DerivedPrice[] = []
  const said: string[] = []
  for (const sentence of sentences) {
    const starts = Array.from(sentence.matchAll(opens))
    for (const [place, { 0: lead, index }] of starts.entries()) {
      const words = sentence.slice(index, starts[place + 1]?.index ?? sentence.length)
      const made = packageIn(words.slice(lead.length), things)
      if (made === null) continue
      prices.push(made)
      said.push(words)
    }
  }
  return { prices, said }
}
