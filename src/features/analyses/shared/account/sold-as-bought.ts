import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind } from '../draft.ts'
import { isTimeUnit, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { gainsCompared } from './gains-compared.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const comparing = words('mana|beda\\p{L}*|selisih\\p{L}*|banding\\p{L}*|mending\\p{L}*|atau|vs|lebih untung')
const ofOthers = words(
  'bep|impas|balik modal|omzet|omset|gaji|cicil\\p{L}*|diskon|promo|titip\\p{L}*|supaya|biar|admin|komisi',
)
const onCredit = words('bon|ngebon|tempo|kredit|hutang|utang|ngutang|bayar nanti|bayar belakangan')
const idle = wordList('beda bedanya selisih analisis ambil beli kalau kalo klo harga saya atau dari di')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isBought = (one: Term): boolean => isSum(one) && ['cost', 'paid', 'unknown'].includes(one.role)

/** `bon 2 minggu`: how long one may wait with paying is no part of the price. */
const isWaiting = ({ count, entry }: Term): boolean =>
  count !== null && isTimeUnit(count.noun) && onCredit.test(entry.words.join(' '))

/** One price, and what one of it costs bought this way or that, in cash or on credit: what each way leaves. */
export const soldAsBought: Account = (terms, { message }) => {
  if (!comparing.test(message) || ofOthers.test(message)) return null
  const [price, morePrice] = terms.filter((one) => isSum(one) && one.role === 'price')
  const ways = terms.filter(isBought)
  const waits = terms.filter(isWaiting)
  // `jual 15rb/kg isi 50kg`: what one of those that are bought holds of what is sold.
  const inside = terms.find(
    ({ count, entry }) => count !== null && count.noun === price?.per && count.value > 1 && entry.words.includes('isi'),
  )
  const loose = terms.filter((one) => one !== price && !ways.includes(one) && !waits.includes(one))
  const many = [
    ...loose.filter((one) => one !== inside).flatMap(({ count }) => count ?? []),
    ...[...ways, price].flatMap((one) => one?.many ?? []),
  ]
  const [count, moreCounts] = many
  const piece = ways.find(({ per }) => per !== null)?.per ?? count?.noun ?? ''
  if (!price || morePrice || moreCounts || ways.length < 2 || ways.length > 4 || piece === '') return null
  if (loose.some((one) => one.count === null) || (count && !isOfPiece(piece, count.noun))) return null
  const isOfOne = ({ per, time }: Term): boolean => time === null && (per === null || isOfPiece(per, piece))
  const isInside = inside !== undefined && price.time === null && price.many.length === 0
  if (!ways.every(isOfOne) || !(isInside || isOfOne(price)) || isTimeUnit(piece)) return null
  // Of one of them every way is told, or none: a price of a sack is none of a kilo.
  if (
    new Set(ways.map(({ per }) => per)).size > 1 ||
    ways.some(({ value }) => value >= price.value * 3 * (inside?.value ?? 1))
  )
    return null
  const names = ways.map(({ entry }) =>
    sentenceCase(
      entry.label
        .split(' ')
        .filter((word) => !idle.has(word.toLowerCase()))
        .join(' '),
    ),
  )
  if (names.includes('') || new Set(names).size < names.length) return null
  const book = openBook()
  const told = book.sum(price.entry, 'Harga jual', inside?.count?.noun ?? piece)
  const sold = inside?.count
    ? book.times(`Hasil jual per ${piece}`, [told, book.count(inside.count, `Isi satu ${piece}`)])
    : told
  const amount = count ? book.count(count, 'Banyaknya') : null
  const gains = ways.map(({ entry }, at) => {
    const name = names[at] ?? ''
    const each = book.less(`${name}: untung per ${piece}`, sold, [book.sum(entry, `${name}: harga beli`, piece)])
    return amount
      ? {
          name,
          amount: book.times(`${name}: untung semuanya`, [each, amount]),
          besides: `, yaitu ${bind(each.id)} per ${piece}`,
        }
      : { name, amount: each }
  })
  return gainsCompared(book, gains, {
    spoken: amount ? ` dari ${bind(amount.id)}` : ` per ${piece}`,
    next: [
      onCredit.test(message)
        ? 'Uang tunai yang tersisa untuk keperluan lain, dan tanggal bonnya jatuh tempo: [isi keadaan kas].'
        : 'Mutu, lama kirim, dan cara bayar masing-masing: [isi bedanya].',
    ],
  })
}
