import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { isHead, wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, type Book, openBook } from './book.ts'
import { dividing, filled, type Filling, isYield, piecesOf } from './filling.ts'
import { type Account, isOfPiece, type Term } from './term.ts'

const asking = words(
  '(?:hpp|modal|biaya|cost|ongkos)(?:nya|ne|e|na)? (?:\\p{L}+ ){0,2}(?:per|tiap|satu|se\\p{L}{3,8})|hpp\\p{L}*|jatuhnya|jatohnya|harga (?:jual )?per|jual (?:jadi )?(?:berapa|brp|piro|bara)',
)
const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|mending\\p{L}*|cicil\\p{L}*|pinjam\\p{L}*|target|iklan|diskon|promo|gaji|selisih|naik|turun|supplier',
)
const batchWords = wordList('resep adonan batch produksi sekali masak panci loyang')
/** Carried with each piece, whatever the rest is for. */
const packing = wordList(
  'kemasan plastik botol label stiker cup sedotan tutup box dus mika standing pouch packing sablon',
)

const calledModal = words('hpp|modal(?:nya)?')
const calledCost = words('ongkos(?:nya)?|biaya(?:nya)?')

/** The parts of what is made: what was spent on so many, what is spent on each, and how many there were. */
interface Making {
  readonly piece: string
  readonly filling: Filling | null
  readonly batches: readonly { readonly costs: readonly Term[]; readonly yields: Term; readonly lost: Term | null }[]
  readonly each: readonly Term[]
  readonly price: Term | null
  readonly wish: Term | null
  readonly share: Term | null
}

const isMoney = ({ count, entry }: Term): boolean => count === null && entry.percent === null

const isCost = ({ role }: Term): boolean => role === 'cost' || role === 'paid' || role === 'unknown'

/** `75 box: modal 17.500/box, antar 112.500`: how many there are stands with what one of them takes. */
const counted = (terms: readonly Term[]): Term[] =>
  terms.some(isYield)
    ? [...terms]
    : terms.flatMap((term): Term[] => {
        const [count, more] = term.many
        const isOfEach = term.role === 'cost' && count && !more && count.noun !== '' && term.per === count.noun
        return isOfEach
          ? [
              { ...term, role: 'made', value: count.value, count, many: [], per: null },
              { ...term, many: [] },
            ]
          : [term]
      })

const sumOf = ({ value, many }: Term): number => many.reduce((sum, one) => sum * one.value, value)

/** `terigu 500 gram harga sekilo 13rb`: what is told with its amount in another unit than what is made goes into it. */
const asMaterial = (terms: readonly Term[], piece: string): Term[] =>
  terms.map((term) => {
    const { role, many, per, entry } = term
    const isIts = role === 'price' && many.length > 0 && per !== null && !isOfPiece(per, piece)
    return isIts && !entry.words.some((word) => word.endsWith('jual')) ? { ...term, role: 'cost' } : term
  })

const isSpent = (one: Term): boolean => isMoney(one) && isCost(one)
const isLoose = (one: Term): boolean => isSpent(one) && one.time === null && one.per === null

/** `bensin 25rb sehari bisa antar 40 galon`: what is spent and done in one time is as good as one making. */
const inOneTime = (terms: readonly Term[], asked: string | null): readonly Term[] => {
  const [time, more] = new Set(terms.flatMap((one) => one.time ?? []))
  if (time === undefined || more !== undefined) return terms
  const isAsked = ({ count }: Term): boolean => count !== null && count.noun === asked
  if (terms.some(isLoose) || terms.some(({ role }) => role === 'price')) return terms
  const hasYield = terms.some(isYield)
  return terms.map((one) => {
    if (!hasYield && isAsked(one)) return { ...one, role: 'made', time: null }
    return isSpent(one) || isYield(one) ? { ...one, time: null } : one
  })
}

const makingOf = (read: readonly Term[], asked: string | null): Making | null => {
  const { terms: told, filling } = filled(inOneTime(read, asked), asked)
  const of = told.find(isYield)?.count?.noun || asked || ''
  const terms = counted(asMaterial(told, of))
  const yields = terms.filter(isYield)
  const [firstYield] = yields
  if (!firstYield?.count || firstYield.value < 2) return null
  const piece = firstYield.count.noun || asked || 'satuan'
  if (yields.some(({ count }) => (count?.noun || piece) !== piece) || isHead(piece)) return null
  const rest = terms.filter((one) => !yields.includes(one))
  const [price, morePrice] = rest.filter(({ role, count }) => role === 'price' && count === null)
  const [wish, moreWish] = rest.filter(({ role }) => role === 'wish')
  const [share, moreShare] = rest.filter(({ role }) => role === 'markup' || role === 'margin')
  const [lost, moreLost] = rest.filter(({ role }) => role === 'lost')
  if (morePrice || moreWish || moreShare || moreLost) return null
  const costs = rest.filter((one) => isMoney(one) && isCost(one))
  const placed = [price, wish, share, lost, ...costs]
  if (costs.length === 0 || rest.some((one) => !placed.includes(one))) return null
  if ([...costs, price].some((one) => one && one.time !== null)) return null
  if (price && (price.many.length > 0 || (price.per !== null && !isOfPiece(price.per, piece)))) return null
  // What dried or was kept of it is followed by its own reckonings.
  if (terms.some(({ entry }) => entry.counts.some(({ left, from }) => left || from))) return null
  // What is put around a piece is no multiple of all that goes into it.
  const inside = costs.filter(
    ({ per, entry }) => (per === null || batchWords.has(per)) && !entry.words.some((word) => packing.has(word)),
  )
  const most = Math.min(
    (inside.reduce((sum, one) => sum + sumOf(one), 0) / firstYield.value) * 3,
    price?.value ?? Infinity,
  )
  const isEach = (term: Term): boolean => {
    const { per, many, entry, value } = term
    if (isOfPiece(per, piece)) return true
    if (
      per !== null ||
      many.length > 0 ||
      entry.counts.some(({ value: one, noun }) => one > 1 && timeNamed(noun) === null && noun !== piece)
    )
      return false
    // `jadi 30 botol, botol dan stiker 3.500`: the piece itself is named.
    if (entry.words.includes(piece) && value <= most / 3) return true
    return value < firstYield.value * 50 && value <= most && entry.words.some((word) => packing.has(word))
  }
  if (
    costs.some(
      (one) => one.per !== null && !isOfPiece(one.per, piece) && !batchWords.has(one.per) && one.many.length === 0,
    )
  )
    return null
  const each = costs.filter(isEach)
  const whole = costs.filter((one) => !each.includes(one))
  // Where each thing was made of has a number of its own, the thing right before it is meant.
  const divided = yields.filter(({ entry }) => dividing.has(entry.words[0] ?? ''))
  const isOne = yields.length === 1 && divided.length === 0
  const shared = (one: Term): Term[] => {
    const from = yields.indexOf(one) > 0 ? terms.indexOf(yields[yields.indexOf(one) - 1] ?? one) : -1
    return whole.filter((cost) => terms.indexOf(cost) > from && terms.indexOf(cost) < terms.indexOf(one))
  }
  const batches = isOne
    ? [{ costs: whole, yields: firstYield, lost: lost ?? null }]
    : yields.map((one) => ({ costs: shared(one).slice(divided.includes(one) ? -1 : 0), yields: one, lost: null }))
  const taken = batches.flatMap(({ costs: own }) => own)
  const loose = whole.filter((one) => !taken.includes(one))
  if (!isOne && (lost || loose.some(({ many, per }) => many.length > 0 || per !== null))) return null
  if (batches.some(({ costs: own }) => own.length === 0)) return null
  return {
    piece,
    filling,
    batches,
    each: [...each, ...loose],
    price: price ?? null,
    wish: wish ?? null,
    share: share ?? null,
  }
}

const costOf = (term: Term, book: Book): Amount => {
  const label = term.entry.label.replace(/ harga$/iu, '') || 'Bahan'
  const sum = book.sum(term.entry, term.many.length > 0 ? `${label}, satuan` : label)
  return term.many.length === 0
    ? sum
    : book.times(label, [sum, ...term.many.map((one) => book.count(one, `${label}, banyaknya`))])
}

/** What one piece costs, made of what was spent on many and of what each takes; and the price that leaves what is wished. */
export const madeFrom: Account = (terms, { message, ledger }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const making = makingOf(terms, ledger.asked.per)
  if (!making) return null
  const { piece, filling, batches, each, price, wish, share } = making
  const called = calledModal.test(message) || !calledCost.test(message) ? 'Modal' : 'Biaya'
  const book = openBook()
  const counts: Amount[] = []
  const shares = batches.map(({ costs, yields, lost }) => {
    const all = book.plus(
      'Biaya semuanya',
      costs.map((one) => costOf(one, book)),
    )
    const made = filling ? piecesOf(filling, yields, book) : yields.count ? book.count(yields.count, 'Hasil') : all
    const good = lost?.count
      ? book.less('Hasil yang bisa dijual', made, [book.count(lost.count, 'Yang tidak jadi')], {
          unit: 'count',
          noun: piece,
        })
      : made
    counts.push(good)
    const name = batches.length > 1 ? (costs.at(-1)?.entry.label ?? '') : called === 'Modal' ? 'Bahan' : called
    return book.over(`${name} per ${piece}`.trim(), all, good)
  })
  const own = each.map((one) => book.sum(one.entry, one.entry.label || 'Biaya', piece))
  const [only, another] = counts
  if (only && !another)
    each.forEach(({ entry }, at) => book.times(`${entry.label || 'Biaya'} untuk semuanya`, [own[at] ?? only, only]))
  const hpp = book.plus(`${called} per ${piece}`, [...shares, ...own])
  const told = price ? book.sum(price.entry, 'Harga jual') : null
  const wanted = wish && wish.time === null ? book.sum(wish.entry, 'Untung yang diinginkan') : null
  const part = share ? book.sum(share.entry, share.role === 'margin' ? 'Margin' : 'Untung dari modal') : null
  // Two prices, the one of now and the one that is wanted, are set side by side elsewhere.
  if (told && (wanted || part)) return null
  if ((wish && !wanted) || (wanted && wanted.value >= hpp.value * 20)) return null
  const needed = wanted
    ? book.plus('Harga jual', [hpp, wanted])
    : part && share?.role === 'markup'
      ? book.step('Harga jual', `ceil(${hpp.id} * (100 + ${part.id}) / 100)`, (hpp.value * (100 + part.value)) / 100)
      : part
        ? book.step('Harga jual', `ceil(${hpp.id} * 100 / (100 - ${part.id}))`, (hpp.value * 100) / (100 - part.value))
        : null
  const at = told ?? needed
  if (at && at.value <= 0) return null
  const gain = at ? book.less(`Untung per ${piece}`, at, [hpp]) : null
  const [good, moreGood] = counts
  const all =
    gain && good && !moreGood
      ? [
          book.times(`${called} semuanya`, [hpp, good]),
          ...(at ? [book.times('Omzet semuanya', [at, good])] : []),
          book.times('Untung semuanya', [gain, good]),
        ]
      : []
  const size = gain ? book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true }) : null
  const margin = gain && at ? book.part('Margin dari harga jual', gain, at) : null
  return {
    type: needed ? 'harga' : 'umum',
    title: needed ? 'Analisis Harga Jual' : `Analisis ${called}`,
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`${called} per ${piece} **${bind(hpp.id)}**.`),
      ...(needed ? [p(`Harga jualnya **${bind(needed.id)}** per ${piece}.`)] : []),
      ...(gain && size
        ? [
            p(
              `{{${gain.id}|Untung|Impas, sisanya|Rugi}} **${bind(size.id)}** per ${piece}.`,
              onlyIf(gain.id, 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: (needed ?? hpp).id,
    shown: [
      hpp.id,
      ...(needed ? [needed.id] : []),
      ...(gain ? [gain.id] : []),
      ...(all.at(-1) ? [all.at(-1)?.id ?? ''] : margin ? [margin.id] : []),
    ],
    assumptions: book.assumed,
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan ongkos kirim: [isi biaya lain].'],
  }
}
