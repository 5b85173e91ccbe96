import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { isTimeUnit, wordList } from '../ledger/levels/units.ts'
import type { Time } from '../told-figure.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import { gainsCompared } from './gains-compared.ts'
import type { Account, Term } from './term.ts'

const comparing = words(
  'mana|atau|ato|apa|vs|mending\\p{L}*|banding\\p{L}*|untungan|enakan|bagusan|beda\\p{L}*|selisih\\p{L}*|pilih',
)
const ofOthers = words(
  'bep|impas|balik modal|cicil\\p{L}*|pinjam\\p{L}*|dibagi|supaya|biar|target|naik|turun|diskon \\d',
)
const selling = wordList(
  'dititipin dititipkan nitipin titipin jual dijual jualan titip dititip nitip harga tarif ecer eceran grosir online offline pasang',
)
const keeping = words('diskon|motong|dipotong|potong|potongan|komisi|ngambil|ambil|dipotongin|jatah|fee|admin|bagian')
/** Paid with each piece. */
const packed = words('packing|kemasan|plastik|dus|box|bungkus')
const shared = words('modal|hpp|bahan|kulak\\p{L}*')
const idle = wordList(
  'mending kalau kalo klo atau ato apa harga laku pilih saya mau mana lebih untung ada opsi pilihan cara dengan analisis seharga',
)

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null

/** One way to sell: its price, how many are sold of it, and what is kept or spent beside. */
interface Way {
  readonly name: string
  readonly price: Term
  sold: Term | null
  readonly ofPiece: Term[]
  readonly ofTime: Term[]
}

/** The parts of `dititip 3.500 laku 60, jual sendiri 4.000 laku 45`, in the order of the message; null where a number belongs to none. */
const waysOf = (terms: readonly Term[]): { ways: readonly Way[]; cost: Term } | null => {
  const ways: Way[] = []
  const costs = terms.filter((one) => isSum(one) && one.role === 'cost' && shared.test(one.entry.words.join(' ')))
  const [cost, more] = costs
  if (!cost || more || cost.time !== null || cost.many.length > 0) return null
  for (const term of terms) {
    if (term === cost) continue
    const { entry, per, time, many, role, count } = term
    const said = entry.words.join(' ')
    const last = ways.at(-1)
    if (count !== null) {
      if (!last || last.sold || isTimeUnit(count.noun) || role !== 'sold') return null
      last.sold = term
    } else if (entry.percent !== null) {
      if (!last || !(role === 'cut' || keeping.test(said))) return null
      last.ofPiece.push(term)
    } else if (last && (keeping.test(said) || packed.test(said)) && time === null && many.length === 0)
      last.ofPiece.push(term)
    else if (role === 'price' || (entry.words.some((word) => selling.has(word)) && time === null)) {
      if (time !== null || many.length > 1) return null
      const name = entry.words
        .filter((word) => !idle.has(word))
        .slice(-4)
        .join(' ')
      ways.push({ name: sentenceCase(name), price: term, sold: null, ofPiece: [], ofTime: [] })
      const [own] = many
      const latest = ways.at(-1)
      if (own && latest) latest.sold = { ...term, count: own, value: own.value, time: own.rate ?? null }
    } else if (last && ['paid', 'unknown', 'cost'].includes(role) && per === null && many.length === 0)
      last.ofTime.push(term)
    else return null
  }
  return ways.length > 1 && ways.length < 5 ? { ways, cost } : null
}

/** Two or more ways to sell one thing, each with its price, number and what it takes: what each of them leaves. */
export const soldTwoWays: Account = (terms, { message }) => {
  if (!comparing.test(message) || ofOthers.test(message)) return null
  const found = waysOf(terms)
  if (!found) return null
  const { ways, cost } = found
  if (ways.some(({ sold }) => sold === null)) return null
  const times = new Set(ways.map(({ sold }) => sold?.time ?? null))
  const [time = null] = times
  // `bensin 15rb sehari` beside what is sold in a day.
  const isInTime = (one: Term): boolean => one.time === null || one.time === time
  if (times.size > 1 || ways.some(({ ofTime }) => !ofTime.every(isInTime))) return null
  const names = ways.map(({ name }, at) => name || `Cara ${at + 1}`)
  if (new Set(names).size < names.length || ways.some(({ price }) => price.value <= cost.value)) return null
  const book = openBook()
  const per: Time | '' = time ?? ''
  const own = book.sum(cost.entry, sentenceCase(cost.entry.label ? `Modal ${cost.entry.label}` : 'Modal'))
  const gains = ways.map(({ price, sold, ofPiece, ofTime }, at) => {
    const name = names[at] ?? ''
    const sum = book.sum(price.entry, `${name}: harga`)
    const kept = ofPiece.map(({ entry }): Amount => {
      const amount = book.sum(
        entry,
        `${name}: ${entry.percent === null ? entry.label.toLowerCase() || 'potongan' : 'potongan'}`,
      )
      return entry.percent === null ? amount : book.share(`${name}: potongan`, sum, amount)
    })
    const each = book.less(`${name}: untung satuan`, sum, [...kept, own])
    const count = sold?.count ? book.count(sold.count, `${name}: terjual`) : each
    const gross = book.times(ofTime.length > 0 ? `${name}: sebelum biaya` : `${name}: untung`, [each, count], { per })
    const spent = ofTime.map(({ entry }) => book.sum(entry, `${name}: ${entry.label.toLowerCase() || 'biaya'}`))
    return { name, amount: spent.length > 0 ? book.less(`${name}: untung`, gross, spent, { per }) : gross }
  })
  return gainsCompared(book, gains, {
    spoken: per === '' ? '' : ` se${per}`,
    per,
    next: ['Tenaga dan waktu masing-masing, dan yang tidak laku: [isi bedanya].'],
  })
}
