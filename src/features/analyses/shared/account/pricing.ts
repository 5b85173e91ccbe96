import { bind, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'
import { priceAnalysis, priceLeaving, type WishedPrice } from './wished-price.ts'

const asking = words(
  '(?:harus|mesti|kudu|mending|sebaiknya)? ?(?:jual|dijual|pasang|dipasang|patok|harga(?:nya|ne)?)(?: harga| baru| jual)*(?: jadi| harus| mesti| kudu)* (?:berapa|brp|piro|bara|sabaraha|pinten)|naik jadi (?:berapa|brp)|harga (?:jual )?baru|harga jual(?:nya|ne|na|nyo)?',
)
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mending mana|target|paket|laku|terjual|stok|diskon|promo',
)
const keepsGain = words(
  '(?:untung|laba|cuan|bersih)(?:nya|e)?(?: per \\p{L}+| sebelumnya| satuan)* (?:ga |gak |tidak |nggak )?(?:tetap|tetep|sama|berubah|turun)',
)

/** The only one of a role; undefined where there is none, null where there are more. */
const only = (terms: readonly Term[]): Term | null | undefined => (terms.length > 1 ? null : terms[0])

/** The price after the costs rose, by the share that is wished or the gain that stays; and the price that leaves a told sum. */
export const priced: Account = (terms, { message, ledger }) => {
  if (!asking.test(message) || ofOthers.test(message) || ledger.asked.wanted.includes('pieces')) return null
  const of = (...roles: readonly Term['role'][]): Term[] => terms.filter(({ role }) => roles.includes(role))
  const costs = of('cost')
  const before = only(costs.filter(({ state, isMarked }) => state === 'before' && isMarked))
  const after = only(costs.filter(({ state, isMarked }) => state === 'after' && isMarked))
  const isMoved = costs.length === 2 && before && after
  const wish = only(of('wish', 'gain'))
  const share = only(of('margin', 'markup'))
  const cuts = of('cut', 'discount')
  const price = only(of('price'))
  if (wish === null || share === null || price === null || (costs.length > 0 && !isMoved)) return null
  const placed = [...costs, wish, share, price, ...cuts]
  if (terms.some((one) => !placed.includes(one) || one.many.length > 0 || one.time !== null)) return null
  const unit = [wish, price, ...costs].find((one) => one && one.per !== null)?.per ?? 'satuan'
  const book = openBook()
  const now = isMoved ? book.sum(after.entry, 'Modal sekarang', unit) : null
  const then = isMoved ? book.sum(before.entry, 'Modal sebelumnya', unit) : null
  let found: WishedPrice | null = null
  if (now && share && !wish && cuts.length === 0) found = priceLeaving(book, now, share, [], { unit })
  else if (now && then && price && !wish && !share && cuts.length === 0 && keepsGain.test(message)) {
    const told = book.sum(price.entry, 'Harga jual sekarang', unit)
    const gain = book.less(`Untung per ${unit} sebelumnya`, told, [then])
    found = { wished: null, received: null, price: book.plus('Harga jual baru', [now, gain]) }
  } else if (wish && !share && !price && costs.length === 0 && cuts.length > 0)
    found = priceLeaving(book, book.sum(wish.entry, `Bersih per ${unit}`, unit), null, cuts, { unit })
  if (!found) return null
  const needed = found.price
  const old = price ? book.sum(price.entry, 'Harga jual sekarang', unit) : null
  const gap = old ? book.less('Perubahan harga', needed, [old]) : null
  if (now && old) book.less(`Untung per ${unit} kalau harganya tetap`, old, [now])
  const gain = now ? book.less(`Untung per ${unit}`, needed, [now]) : null
  return priceAnalysis(book, {
    answer: [
      p(`Harganya **${bind(needed.id)}** per ${unit}${old ? `, dari ${bind(old.id)} sekarang` : ''}.`),
      ...(gain ? [p(`Untungnya **${bind(gain.id)}** per ${unit}.`)] : []),
      ...(cuts.length > 0
        ? [p('Potongannya dihitung dari harga yang dipasang, jadi harga dinaikkan lebih dari besar potongannya.')]
        : []),
    ],
    key: needed,
    shown: [...(gap ? [gap] : []), ...(gain ? [gain] : [])],
    next: ['Harga pesaing terdekat: [isi harga pesaing terdekat].'],
  })
}
