import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'

import { conversion, isTimeUnit } from '../reading-grammar/goods/units.ts'

import type { PriceRule } from './derived-price.ts'
import { ratio } from './ratio.ts'
import { type Change, changed, multiplied, readOff, unchanged } from './read-change.ts'
import { type Size, sizeOf, sizesIn, type Thing, unitNamed } from './thing.ts'

const word = String.raw`\p{L}{1,14}`
const gap = (most: number): string => String.raw`(?:${word}\s){0,${String(most)}}?`
const count = String.raw`(\d{1,3})\s?(${word})`

/** `6 bulan cukup bayar 5 bulan`, `sewa 7 hari bayarnya cuma 6` */
const fewerPaid = new RegExp(
  String.raw`(?<![\d.,])${count}[\s,]{1,2}${gap(4)}bayar(?:nya)?\s${gap(3)}(\d{1,3})(?![.,]?\d|\s?%)\s?(${word})?`,
  'iu',
)
/** `bayar 10 bulan dapat 12 bulan`, `bayar 10 bulan gratis 2 bulan` */
const morePaidFor = new RegExp(
  String.raw`(?<!\p{L})bayar(?:nya)?\s${gap(2)}${count}\s${gap(2)}(dapat|dapet|dpt|gratis|free|bonus)\s${gap(2)}(\d{1,3})(?![.,]?\d|\s?%)\s?(${word})?`,
  'iu',
)
/** `beli 3 bayar 2`, `beli 2 gratis 1` */
const piecesPaid = /(?<!\p{L})(?:beli|ambil|pesan)\s(\d{1,2})\s(bayar|gratis|free)\s(\d{1,2})(?![.,]?\d|\s?%|\p{L})/iu

interface Paid extends Size {
  readonly paid: number
}

const paidIn = (text: string): Paid | null => {
  const pieces = piecesPaid.exec(text)
  if (pieces !== null) {
    const [, first = '', way = '', second = ''] = pieces
    const [told, other] = [Number(first), Number(second)]
    return way.toLowerCase() === 'bayar'
      ? { count: told, paid: other, unit: '' }
      : { count: told + other, paid: told, unit: '' }
  }
  const more = morePaidFor.exec(text)
  if (more !== null) {
    const [, first = '', named = '', way = '', second = '', other = named] = more
    const unit = unitNamed(named)
    if (unit === null || unitNamed(other) !== unit) return null
    const [paid, told] = [Number(first), Number(second)]
    return { count: /^da?pe?a?t$/iu.test(way) ? told : paid + told, paid, unit }
  }
  const fewer = fewerPaid.exec(text)
  const unit = unitNamed(fewer?.[2] ?? '')
  if (fewer === null || unit === null) return null
  const other = unitNamed(fewer[4] ?? '')
  return other !== null && other !== unit ? null : { count: Number(fewer[1]), paid: Number(fewer[3]), unit }
}

const piece = new Set(['pcs', 'buah', 'biji', 'porsi', 'cup', 'gelas', 'bungkus', 'box', 'botol', 'potong', 'lembar'])

/** How many prices of a thing so much of it is; null where its price is for something else. */
const pricesIn = (thing: Thing, size: Size, usual: string | null): number | null => {
  const told = sizeOf(thing)
  const own = told ?? (usual !== null && isTimeUnit(size.unit) ? { count: 1, unit: usual } : null)
  if (own === null) return size.unit === '' || piece.has(size.unit) ? size.count : null
  if (size.unit === '') return thing.unit === '' && !isTimeUnit(own.unit) ? size.count : null
  if (own.count !== 1) return null
  const each = conversion(size.unit, own.unit)
  return each === null ? null : size.count * each
}

const times = (by: number, price: number, { words }: Change): string =>
  `${formatNumber(by)} × ${formatRupiah(price)}${words === '' ? '' : `, ${words}`}`

const sizeRule =
  (size: Size, label: string, usual: string | null, by: number | null, change: Change): PriceRule =>
  (thing) => {
    const whole = pricesIn(thing, size, usual)
    const paid = whole === null ? null : (by ?? whole)
    if (paid === null || !Number.isInteger(paid) || paid < 1) return null
    const price = changed(thing.price, multiplied(change, ratio(paid)))
    return price === null
      ? null
      : { way: 'size', name: `${thing.name} ${label}`, price, label, how: times(paid, thing.price, change) }
  }

const openEnded = /(?:di\s?atas|minimal|minimum|min|lebih\sdari|mulai|setiap|tiap)\s(?:\p{L}{1,12}\s){0,2}?$/iu

/** Every time for which some price was told, where there is one such: `per bulan` of a list's heading. */
export const usualTime = (text: string): string | null => {
  const told = Array.from(
    text.matchAll(/(?:per\s?|\/\s?|se)(bulan|hari|minggu|tahun|malam|jam)(?!\p{L})/giu),
    (found) => unitNamed(found[1] ?? ''),
  )
  const [first] = told
  return first !== undefined && told.every((unit) => unit === first) ? first : null
}

const called = ({ count: many, unit }: Size): string => `${formatNumber(many)}${unit === '' ? '' : ` ${unit}`}`

/** The prices of so many of a thing: paid in part, with something off, or simply so many times the price. */
export const readSizeRules = (sentences: readonly string[], wishes: readonly string[], text: string): PriceRule[] => {
  const usual = usualTime(text)
  if (wishes.length === 0) return []
  for (const sentence of sentences) {
    const paid = paidIn(sentence)
    if (paid === null || paid.paid < 1 || paid.paid >= paid.count) continue
    const label = `${called(paid)} (bayar ${called({ ...paid, count: paid.paid })})`
    return [sizeRule(paid, label, usual, paid.paid, unchanged)]
  }
  const wished = wishes.flatMap(sizesIn).filter(({ count: many, unit }) => many > 1 && isTimeUnit(unit))
  const discounted = sentences.flatMap((sentence) => {
    const change = readOff(sentence)
    const before = change === null ? '' : sentence.slice(0, change.at)
    const sizes = sizesIn(before).filter(({ count: many, unit }) => many > 1 && isTimeUnit(unit))
    const [size] = sizes
    const isOpen = size !== undefined && openEnded.test(before.slice(0, before.indexOf(size.said)))
    return change === null || size === undefined || sizes.length > 1 || isOpen ? [] : [{ size, change }]
  })
  if (discounted.length > 0)
    return discounted.map(({ size, change }) =>
      sizeRule(size, `${called(size)} (${change.words})`, usual, null, change),
    )
  return wished.map((size) => sizeRule(size, called(size), usual, null, unchanged))
}

const packed = new RegExp(
  String.raw`(?<!\p{L})(?:per|satu|1|se|yang|ukuran)\s?(dus|doos|karung|lusin|box|boks|kotak|pak|pack|kardus|karton|ikat|krat|bal|kodi|toples|paket|rim|slop|sak|peti|tray|rak|renceng)(?:an|nya)?\s?\(?(?:isi|isinya|berisi|@)\s?(\d{1,4})(?![.,]?\d)\s?(${word})?`,
  'iu',
)
const dozens = /(?<!\p{L})per\s?(lusin|kodi|gross)(?:an|nya)?(?!\p{L})/iu
const byCount =
  /(?:tinggal|cukup|harga(?:nya)?)\s(?:\p{L}{1,12}\s)?(?:di)?kali\p{L}{0,4}|harga(?:nya)?\s(?:sesuai|menyesuaikan)\sisi/iu
const anySum = /\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}(?!\d)/iu

/** Whether a clause tells what a pack holds, or that its price is a multiple. */
export const tellsPack = (clause: string): boolean =>
  (packed.test(clause) && !anySum.test(clause)) || byCount.test(clause)

/** `per dus isi 24, harganya tinggal dikali`, `cantumkan harga per karung isi 25 kg`, `harga per lusin` */
export const readPackRules = (sentences: readonly string[], wishes: readonly string[]): PriceRule[] =>
  sentences.flatMap((sentence) => {
    const isWished = wishes.some((wish) => sentence.includes(wish) && (packed.test(wish) || dozens.test(wish)))
    const found = packed.exec(sentence) ?? dozens.exec(sentence)
    if (found === null || !(isWished || byCount.test(sentence))) return []
    const [said, pack = '', many, unit = ''] = found
    const rest = sentence.slice(found.index)
    const change = readOff(rest) ?? unchanged
    if (anySum.test(rest.replace(said, ' ')) && change.less === 0) return []
    const known = unitNamed(unit) ?? ''
    const size: Size = many === undefined ? { count: 1, unit: pack } : { count: Number(many), unit: known }
    const label = many === undefined ? `Per ${pack}` : `Per ${pack} isi ${called(size)}`
    return [
      (thing: Thing) => {
        const told = sizeOf(thing)
        const by = many === undefined ? conversion(pack, told?.unit ?? 'pcs') : pricesIn(thing, size, null)
        if (by === null || !Number.isInteger(by) || by < 2 || (told !== null && told.count !== 1 && thing.unit !== ''))
          return null
        const price = changed(thing.price, multiplied(change, ratio(by)))
        const name = `${thing.name} ${label.charAt(0).toLowerCase()}${label.slice(1)}`
        return price === null ? null : { way: 'size', name, price, label, how: times(by, thing.price, change) }
      },
    ]
  })

const eachOf = new RegExp(
  String.raw`(?:harga|biaya|tarif|jatuh|hitungan|ongkos|modal)\p{L}{0,4}\s${gap(2)}(?:per|tiap|setiap)\s?(${word})`,
  'giu',
)

/** `harga per pax nya`: of things that tell for how many they are. */
export const readEachRules = (wishes: readonly string[]): PriceRule[] =>
  wishes.flatMap((wish) =>
    Array.from(wish.matchAll(eachOf)).flatMap(([, said = '']) => {
      const unit = unitNamed(said)
      if (unit === null) return []
      const shown = said.toLowerCase().replace(/nya$/u, '')
      return [
        (thing: Thing) => {
          const size = [...sizesIn(thing.name), ...sizesIn(thing.unit)].find((one) => one.unit === unit)
          if (size === undefined || !Number.isInteger(size.count) || size.count < 2) return null
          const price = changed(thing.price, { ...unchanged, ratio: ratio(1, size.count) })
          return price === null
            ? null
            : {
                way: 'each',
                name: `${thing.name} per ${shown}`,
                price,
                label: `Per ${shown}`,
                how: `${formatRupiah(thing.price)} ÷ ${formatNumber(size.count)}`,
              }
        },
      ]
    }),
  )
