import { bind, p } from '../draft.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

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

/**
 * The price that leaves what is wished: a gain on top of the costs, a share of the price, or the same gain as before the
 * costs rose; what others keep of the price is put on top.
 */
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
  const single = costs.length === 1 ? costs[0] : undefined
  const pieces = only(of('made'))
  if (wish === null || share === null || price === null || pieces === null) return null
  if (costs.length > 0 && !isMoved && !single) return null
  const placed = [...costs, wish, share, price, pieces, ...cuts]
  if (terms.some((one) => !placed.includes(one) || one.many.length > 0 || one.time !== null)) return null
  const book = openBook()
  // What a thing costs and the gain that is wished are reckoned elsewhere, unless more is told of its price.
  if (single && !((cuts.length > 0 || pieces) && (wish || share) && !price && !(wish && share))) return null
  if (pieces && !single) return null
  // `sisa untungku berapa`: the price stands, what is left is asked.
  if (single && ledger.asked.wanted.some((one) => one === 'rest' || one === 'profit')) return null
  const unit = [wish, price, ...costs].find((one) => one && one.per !== null)?.per ?? 'satuan'
  const now = isMoved ? book.sum(after.entry, 'Modal sekarang', unit) : null
  const then = isMoved ? book.sum(before.entry, 'Modal sebelumnya', unit) : null
  const kept = cuts.map(({ entry }) => book.sum(entry, 'Potongan'))
  const left = kept.length === 0 ? '' : ` * 100 / (100 - ${kept.map(({ id }) => id).join(' - ')})`
  const leftValue = 100 / (100 - kept.reduce((sum, { value }) => sum + value, 0))
  let needed: Amount
  let own: Amount | null = null
  if (single) {
    const cost = book.sum(single.entry, 'Modal', unit)
    const wished = wish ? book.sum(wish.entry, 'Untung yang diinginkan', unit) : null
    const part = share
      ? book.sum(share.entry, share.role === 'margin' ? 'Margin dari harga jual' : 'Untung dari modal')
      : null
    if (part && share?.role === 'margin' && (part.value >= 100 || kept.length > 0)) return null
    own = wished
      ? book.plus(kept.length > 0 ? 'Yang harus diterima' : 'Harga jual', [cost, wished])
      : part && share?.role === 'margin'
        ? book.step(
            'Harga jual',
            `ceil(${cost.id} * 100 / (100 - ${part.id}))`,
            (cost.value * 100) / (100 - part.value),
          )
        : part
          ? book.step(
              kept.length > 0 ? 'Yang harus diterima' : 'Harga jual',
              `ceil(${cost.id} * (100 + ${part.id}) / 100)`,
              (cost.value * (100 + part.value)) / 100,
            )
          : cost
    needed = kept.length > 0 ? book.step('Harga yang dipasang', `ceil(${own.id}${left})`, own.value * leftValue) : own
    book.less(`Untung per ${unit}`, own, [cost])
  } else if (now && share && !wish) {
    const part = book.sum(share.entry, share.role === 'margin' ? 'Margin dari harga jual' : 'Untung dari modal')
    if (kept.length > 0 || part.value >= 100) return null
    needed =
      share.role === 'margin'
        ? book.step('Harga jual', `ceil(${now.id} * 100 / (100 - ${part.id}))`, (now.value * 100) / (100 - part.value))
        : book.step('Harga jual', `ceil(${now.id} * (100 + ${part.id}) / 100)`, (now.value * (100 + part.value)) / 100)
  } else if (now && then && price && !wish && !share && kept.length === 0 && keepsGain.test(message)) {
    const told = book.sum(price.entry, 'Harga jual sekarang', unit)
    const gain = book.less(`Untung per ${unit} sebelumnya`, told, [then])
    needed = book.plus('Harga jual baru', [now, gain])
  } else if (wish && !share && !price && costs.length === 0 && kept.length > 0) {
    const own = book.sum(wish.entry, `Bersih per ${unit}`, unit)
    needed = book.step('Harga yang dipasang', `ceil(${own.id}${left})`, own.value * leftValue)
  } else return null
  const old = price ? book.sum(price.entry, 'Harga jual sekarang', unit) : null
  const gap = old ? book.step('Perubahan harga', `${needed.id} - ${old.id}`, needed.value - old.value) : null
  if (now && old) book.less(`Untung per ${unit} kalau harganya tetap`, old, [now])
  const gain = now ? book.less(`Untung per ${unit}`, needed, [now]) : null
  const piece = ledger.asked.per !== null && ledger.asked.per !== unit ? ledger.asked.per : 'potong'
  const each = pieces?.count
    ? book.over(`Harga per ${piece}`, needed, book.count(pieces.count, `Jadi berapa ${piece}`))
    : null
  return {
    type: 'harga',
    title: 'Analisis Harga Jual',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Harganya **${bind(needed.id)}** per ${unit}${old ? `, dari ${bind(old.id)} sekarang` : ''}.`),
      ...(each ? [p(`Dijual per ${piece}: **${bind(each.id)}**.`)] : []),
      ...(own && kept.length > 0 ? [p(`Sesudah dipotong masih diterima **${bind(own.id)}**.`)] : []),
      ...(gain ? [p(`Untungnya **${bind(gain.id)}** per ${unit}.`)] : []),
      ...(kept.length > 0
        ? [p('Potongannya dihitung dari harga yang dipasang, jadi harga dinaikkan lebih dari besar potongannya.')]
        : []),
    ],
    key: needed.id,
    shown: [
      needed.id,
      ...(each ? [each.id] : []),
      ...(own && own !== needed ? [own.id] : []),
      ...(gap ? [gap.id] : []),
      ...(gain ? [gain.id] : []),
    ],
    next: ['Harga pesaing terdekat: [isi harga pesaing terdekat].'],
  }
}
