import { bind, onlyIf, p } from '../draft.ts'
import { isTimeUnit, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words('(?:untung|untuang|laba|cuan|margin|bathi|bati)(?:nya|nyo|e|ne|na)?')
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|mana|vs|naik|turun|diskon|promo|gratis|admin|komisi|potongan|titip\\p{L}*|retur|rusak|busuk|susut|target|resep|jadi|hasil\\p{L}*|dapat|dapet|stok|grosir|pecah|nawar|ditawar|minta (?=\\d)',
)
const ofMonth = wordList('sewa gaji listrik air wifi karyawan iklan lapak')

/** What one piece leaves by its price and all that goes into it, and what as many as are told leave. */
export const gainedOfPieces: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const [price, morePrice] = terms.filter(({ role, count }) => role === 'price' && count === null)
  const [sold, moreSold] = terms.filter(({ count }) => count !== null && !isTimeUnit(count.noun))
  const costs = terms.filter(
    ({ role, count, entry }) => count === null && entry.percent === null && ['cost', 'paid', 'unknown'].includes(role),
  )
  if (!price || morePrice || moreSold || costs.length === 0 || !sold?.count || sold.value < 2) return null
  if (terms.length !== costs.length + 2 || price.many.length > 0 || price.time !== null) return null
  const piece = price.per ?? sold.count.noun
  if (piece === '' || !(sold.count.noun === piece || isOfPiece(piece, sold.count.noun))) return null
  const isOfOne = ({ per, time, many, value, entry }: Term): boolean =>
    time === null &&
    many.length === 0 &&
    value < price.value &&
    (per === null || isOfPiece(per, piece)) &&
    !entry.words.some((word) => ofMonth.has(word))
  if (!costs.every(isOfOne) || costs.reduce((sum, { value }) => sum + value, 0) >= price.value) return null
  const book = openBook()
  const at = book.sum(price.entry, 'Harga jual', piece)
  const cost = book.plus(
    `Modal per ${piece}`,
    costs.map(({ entry }) => book.sum(entry, entry.label || 'Modal', piece)),
  )
  const unit = book.less(`Untung per ${piece}`, at, [cost])
  book.part('Margin dari harga jual', unit, at)
  const count = book.count(sold.count, 'Terjual')
  const per = sold.time ?? ''
  const all = book.times('Untung semuanya', [unit, count], { per })
  const sizes = [unit, all].map(({ id, value }) =>
    book.step('Besarnya', `abs(${id})`, Math.abs(value), { quiet: true }),
  )
  return {
    type: 'laba_rugi',
    title: 'Analisis Untung',
    figures: book.figures,
    steps: book.steps,
    answer: [unit, all].map(({ id }, place) =>
      p(
        `{{${id}|Untung|Impas, sisanya|Rugi}} **${bind(sizes[place]?.id ?? '')}** ${place === 0 ? `per ${piece}` : `dari ${bind(count.id)}`}.`,
        onlyIf(id, 'positive', 'zero', 'negative'),
      ),
    ),
    key: all.id,
    shown: [all.id],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri: [isi biaya lain].'],
  }
}
