import { terbilang } from '#core/text/shared/terbilang.ts'

import { somePrice, spell } from './money-spellings.ts'
import type { Chance } from './random.ts'
import { goods } from './word-lists.ts'

/** One line as it is meant; the reader has to find exactly this. */
export interface MeantLine {
  readonly name: string
  readonly quantity: number | null
  readonly price: number | null
  readonly amount: number | null
}

export interface SaidGoods {
  readonly lines: readonly MeantLine[]
  readonly text: string
}

const countUnits = [
  'pcs',
  'buah',
  'lembar',
  'kotak',
  'dus',
  'set',
  'unit',
  'bungkus',
  'karung',
  'pak',
  'porsi',
  'botol',
  'roll',
] as const

const inWords = (count: number, chance: Chance): string =>
  count <= 99 && chance.often(15) ? terbilang(count) : String(count)

type Line = (name: string, chance: Chance) => { meant: MeantLine; text: string }

const line = (name: string, quantity: number | null, price: number | null): MeantLine => ({
  name,
  quantity,
  price,
  amount: quantity !== null && price !== null ? quantity * price : null,
})

const count = (chance: Chance): number => (chance.often(70) ? 1 + chance.whole(60) : 5 * (2 + chance.whole(98)))

const shapes: readonly Line[] = [
  (name, chance) => {
    const [quantity, price] = [count(chance), somePrice(chance)]
    return {
      meant: line(name, quantity, price),
      text: `${quantity} ${name} @ ${spell(price, 'behind a price word', chance)}`,
    }
  },
  (name, chance) => {
    const [quantity, price, unit] = [count(chance), somePrice(chance), chance.pick(countUnits)]
    return {
      meant: line(name, quantity, price),
      text: `${inWords(quantity, chance)} ${unit} ${name} @${spell(price, 'behind a price word', chance)}`,
    }
  },
  (name, chance) => {
    const [quantity, price, unit] = [count(chance), somePrice(chance), chance.pick(countUnits)]
    const word = chance.pick(['harga', 'seharga', '@', 'harganya'])
    return {
      meant: line(name, quantity, price),
      text: `${name} ${quantity} ${unit} ${word} ${spell(price, 'behind a price word', chance)}`,
    }
  },
  (name, chance) => {
    const [quantity, price, unit] = [count(chance), somePrice(chance), chance.pick(countUnits)]
    return {
      meant: line(name, quantity, price),
      text: `${name} sebanyak ${inWords(quantity, chance)} ${unit} dengan harga ${spell(price, 'behind a price word', chance)} per ${unit}`,
    }
  },
  (name, chance) => {
    const [quantity, price, unit] = [count(chance), somePrice(chance), chance.pick(countUnits)]
    const per = chance.pick([`/${unit}`, ` per ${unit}`, `/${unit}`])
    return {
      meant: line(name, quantity, price),
      text: `${quantity} ${unit} ${name} ${spell(price, 'alone', chance)}${per}`,
    }
  },
  (name, chance) => {
    const [quantity, price] = [count(chance), somePrice(chance)]
    return { meant: line(name, quantity, price), text: `${spell(price, 'alone', chance)} x ${quantity} ${name}` }
  },
  (name, chance) => {
    const [quantity, price] = [count(chance), somePrice(chance)]
    return { meant: line(name, quantity, price), text: `${name}: ${quantity} x ${spell(price, 'alone', chance)}` }
  },
  (name, chance) => {
    const [quantity, price, unit] = [count(chance), somePrice(chance), chance.pick(countUnits)]
    return {
      meant: line(name, quantity, price),
      text: `${name} harga ${spell(price, 'behind a price word', chance)} per ${unit} sebanyak ${quantity} ${unit}`,
    }
  },
  (name, chance) => {
    const bundle = chance.pick([
      ['lusin', 12],
      ['kodi', 20],
    ] as const)
    const [quantity, price] = [1 + chance.whole(8), somePrice(chance)]
    const piece = chance.pick(['pcs', 'helai', 'buah', 'lembar'])
    return {
      meant: line(name, quantity * bundle[1], price),
      text: `${quantity} ${bundle[0]} ${name} ${spell(price, 'alone', chance)} per ${piece}`,
    }
  },
  (name, chance) => {
    const bundle = chance.pick(['lusin', 'kodi', 'kg', 'rim'])
    const [quantity, price] = [1 + chance.whole(20), somePrice(chance)]
    return {
      meant: line(name, quantity, price),
      text: `${name} ${quantity} ${bundle} @ ${spell(price, 'behind a price word', chance)}`,
    }
  },
]

const unpriced: Line = (name, chance) => {
  const quantity = count(chance)
  return { meant: line(name, quantity, null), text: `${quantity} ${chance.pick(countUnits)} ${name}` }
}

const uncounted: Line = (name, chance) => {
  const price = somePrice(chance)
  return { meant: line(name, null, price), text: `${name} ${spell(price, 'alone', chance)}` }
}

/** A list of one to four goods, in a row or one below the other. */
export const someGoods = (chance: Chance): SaidGoods => {
  const names = chance.shuffle(goods).slice(0, 1 + chance.whole(4))
  const only = chance.often(8) ? unpriced : chance.often(8) ? uncounted : null
  const same = chance.often(60) ? (only ?? chance.pick(shapes)) : null
  const said = names.map((name) => (same ?? only ?? chance.pick(shapes))(name, chance))
  const lines = said.map(({ meant }) => meant)
  const texts = said.map(({ text }) => text)
  if (chance.often(25)) {
    const bullet = chance.pick([() => '- ', () => '• ', (at: number) => `${at + 1}. `, (at: number) => `${at + 1}) `])
    return { lines, text: `\n${texts.map((text, at) => `${bullet(at)}${text}`).join('\n')}\n` }
  }
  const last = texts.at(-1) ?? ''
  const rest = texts.slice(0, -1)
  const join = chance.pick([', ', '; ', ' + ', ', '])
  const final = join === ', ' ? chance.pick([' dan ', ', dan ', ', ', ' sama ', ' serta ']) : join
  return { lines, text: rest.length === 0 ? last : `${rest.join(join)}${final}${last}` }
}
