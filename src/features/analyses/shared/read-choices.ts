import { conversion } from '#core/assistant/shared/reading-grammar/goods/units.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import { type Choice, choiceOf } from './choice-ways.ts'
import { timeOf } from './figure-words.ts'
import { readToldFigures } from './read-figures.ts'
import type { ToldFigure } from './told-figure.ts'

/** What a message sets side by side, each with a value that its own figures determine. */
export interface ToldChoices {
  readonly choices: readonly Choice[]
  /** How many are bought, sent or used, whichever is chosen. */
  readonly need: ToldFigure | null
  /** What one piece costs, whichever way it is sold. */
  readonly cost: ToldFigure | null
}

/** A piece of the message between two marks that may part two choices. */
interface Piece {
  readonly text: string
  /** It stands behind `vs`, `atau`, `dibanding`: what follows is certainly another choice. */
  readonly isOther: boolean
  readonly figures: readonly ToldFigure[]
}

const firm = /^(?:vs\.?|versus|atau|dibanding(?:kan|in)?|ketimbang|daripada)$/i
const parting =
  /\s+(vs\.?|versus|atau|dibanding(?:kan|in)?(?=\s)|ketimbang|daripada|sama|dengan|dgn|dan|kalo|kalau|jika|bila)\s+|\s*(?:[;\n]|,(?!\d)|(?<!\d),|[.?!](?=\s|$))\s*/giu
const inBrackets = /\([^()\n]{0,200}\)/g

/** Words that open a fact of the choice before, not another choice. */
const goesOn =
  /^(?:(?:tapi|dan|sudah|udah|plus|tambah|pakai|dengan|terus|trus)\s+)?(?:ongkir\p{L}*|ongkos|diskon\p{L}*|potongan|modal\p{L}*|laku\p{L}*|terjual|untung\p{L}*|laba\p{L}*|harga\p{L}*|jual\p{L}*|dp|uang muka|cicil\p{L}*|angsur\p{L}*|biaya|bahan|hpp|omzet|omset|bunga|tenor|margin|selama|isi|per|min(?:imal)?|gratis|sehari|sebulan|setahun|seminggu)(?!\p{L})(?=(?:\s+(?:per\s+)?\p{L}+)?\s*:?\s*(?:rp\.?\s*)?[@\d])/iu
const needing =
  /(?<!\p{L})(?:butuh|kebutuhan|perlu|berat\p{L}*|paket(?=\s\d+\s?kg)|kirim|beli|ambil|ngambil|pakai|pake|habis|order|pesan|pesanan|produksi|belanja|sehari|sebulan|seminggu|setahun|laku|jual)(?!\p{L})/iu
const comparing =
  /(?<!\p{L})(?:vs\.?|versus|mending|mendingan|banding\p{L}*|dibanding\p{L}*|perbandingan|membandingkan|ketimbang|daripada|(?:lebih|paling) (?:murah|untung|hemat|ringan|mahal|cuan|menguntungkan|bagus)|pilih mana|mana (?:yang|yg|lebih)|(?:untung|murah|hemat|cuan|bagus|bagusan|enak|enakan|baik|ringan) (?:yang )?mana|(?:yang|yg) mana)(?!\p{L})/iu

const either = /(?<!\p{L})atau(?!\p{L})/iu
const choosing = /(?<!\p{L})(?:pilih\p{L}*|ambil yang|sebaiknya|baiknya|bagusnya|enaknya)(?!\p{L})/iu

/** `suplier tepung: CV Mulia …`: what stands over the choices is none of them. */
const withoutHeading = (text: string): string => {
  const at = text.indexOf(':')
  return at > 0 && !/\d{3}|\d\s?(?:rb|ribu|k|jt|juta)(?!\p{L})/iu.test(text.slice(0, at)) && /\d/.test(text.slice(at))
    ? text.slice(at + 1)
    : text
}

const piecesOf = (text: string, today: IsoDay): Piece[] => {
  const whole = [...text.matchAll(inBrackets)].map(({ index, 0: found }) => [index, index + found.length] as const)
  const isInside = (at: number): boolean => whole.some(([from, to]) => at > from && at < to)
  const pieces: Piece[] = []
  let from = 0
  let isOther = false
  for (const mark of [...text.matchAll(parting), null]) {
    if (mark && isInside(mark.index)) continue
    // `6rb/19 liter`: the price of so much, no count.
    const said = text
      .slice(from, mark?.index ?? text.length)
      .replaceAll(/\/\s?\d+\s?\p{L}+/gu, '')
      .trim()
    if (said !== '') pieces.push({ text: said, isOther, figures: readToldFigures(said, today) })
    from = (mark?.index ?? 0) + (mark?.[0].length ?? 0)
    isOther = mark?.[1] !== undefined && firm.test(mark[1])
  }
  return pieces
}

const hasSum = ({ figures }: Piece): boolean =>
  figures.some(({ kind }) => kind === 'money') || figures.some(({ kind }) => kind === 'percent')

/** A choice is named on either side of `atau`, each with its sum. */
const isParted = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => piece.isOther && hasSum(piece) && pieces.slice(0, at).some(hasSum))

interface Group {
  readonly texts: string[]
  readonly figures: ToldFigure[]
}

/** The pieces of each choice, and those that hold for all of them. */
const grouped = (pieces: readonly Piece[]): { groups: Group[]; shared: Piece[] } => {
  const isFirm = isParted(pieces)
  const groups: Group[] = []
  const shared: Piece[] = []
  const between = new Map<Piece, number>()
  for (const piece of pieces) {
    const last = groups.at(-1)
    const hasCount = groups[0]?.figures.some(({ kind, noun }) => kind === 'count' && noun !== 'hari') === true
    const isNeed =
      !hasSum(piece) && piece.figures.length > 0 && needing.test(piece.text) && (groups.length !== 1 || !isFirm)
    if (isNeed && !hasCount) {
      shared.push(piece)
      between.set(piece, groups.length)
    } else if (
      hasSum(piece) &&
      groups.length > 1 &&
      /^modal|^hpp/i.test(piece.text) &&
      !/modal|hpp/i.test(groups[0]?.texts.join(' ') ?? '')
    )
      shared.push(piece)
    else if (hasSum(piece) && (last === undefined || piece.isOther || (!isFirm && !goesOn.test(piece.text))))
      groups.push({ texts: [piece.text], figures: [...piece.figures] })
    else if (last && piece.figures.length > 0) {
      last.texts.push(piece.text)
      last.figures.push(...piece.figures)
    }
  }
  // `token untung 2.500 sehari 15 transaksi` counts its own: then so does what stood behind the first of them.
  for (const [piece, at] of between) {
    const [group, ...rest] = groups.slice(Math.max(0, at - 1))
    const nouns = new Set(piece.figures.map(({ noun }) => noun))
    if (at === 0 || !group || rest.length === 0) continue
    if (!rest.every(({ figures }) => figures.some(({ kind, noun }) => kind === 'count' && nouns.has(noun)))) continue
    group.texts.push(piece.text)
    group.figures.push(...piece.figures)
    shared.splice(shared.indexOf(piece), 1)
  }
  return { groups, shared }
}

const isThings = ({ kind, noun }: ToldFigure): boolean => kind === 'count' && noun !== '' && timeOf(noun) === null

/** `1 pcs untung 8rb laku 300`: of what the sum is for one, where it is told how many there are. */
const withoutOne = ({ texts, figures }: Group): Group => {
  const isOfOne = ({ noun }: ToldFigure): boolean =>
    new RegExp(String.raw`(?<![\d.,])1\s?${noun}\s+(?:untung|laba|margin)`, 'iu').test(texts.join(', '))
  const one = figures.find((figure) => isThings(figure) && figure.value === 1 && isOfOne(figure))
  const isCounted = figures.some(({ kind, value, role }) => kind === 'count' && value > 1 && role !== 'days')
  return one && isCounted
    ? {
        texts: texts.map((text) => text.replace(new RegExp(String.raw`(?<![\d.,])1\s?${one.noun}\s`, 'iu'), '')),
        figures: figures.filter((figure) => figure !== one),
      }
    : { texts, figures }
}

/** `600 ml` beside `1,5 liter`: both for one litre; as it was where the two have no measure in common. */
const inUnit = (choice: Choice, unit: string): Choice => {
  const last = choice.slots.at(-1)
  const held = last ? conversion(last.figure.noun, unit) : null
  if (!last || held === null || held === 1) return choice
  const turned = { ...last, figure: { ...last.figure, value: last.figure.value * held, noun: unit } }
  return { ...choice, unit, slots: [...choice.slots.slice(0, -1), turned] }
}

/** The largest of the units: a price per litre is read more easily than one per millilitre. */
const unitOfAll = (units: readonly (string | undefined)[]): string | undefined =>
  units.find((one) => one !== undefined && units.every((other) => (conversion(other ?? '', one) ?? 1) <= 1)) ?? units[0]

/** Packs that hold as much as each other are compared as they are sold. */
const asSums = (choices: readonly Choice[]): readonly Choice[] => {
  const held = choices.map(({ slots }) => slots.slice(1).reduce((all, { figure }) => all * figure.value, 1))
  const isSame = choices.every(({ way }) => way === 'sized') && held.every((one) => one === held[0])
  return isSame
    ? choices.map(({ unit: _unit, slots: [price], ...one }) => ({
        ...one,
        way: 'sum',
        slots: price ? [{ ...price, name: 'biaya', label: 'Jumlah' }] : [],
        formula: 'biaya',
      }))
    : choices
}

const takings =
  /(?<!\p{L})(?:penjualan|omzet|omset|pendapatan|pemasukan|hasil jualan|laba|untung|keuntungan|profit)(?:nya)?(?!\p{L})/iu

/**
 * Two or more things set side by side (`A atau B`, `A 12rb, B 11rb`), where the figures of each determine one value of
 * one sort. Null where they do not: then other makers show what was told.
 */
export const readChoices = (text: string, today: IsoDay): ToldChoices | null => {
  const isAsked = comparing.test(text)
  if (!isAsked && !either.test(text)) return null
  const pieces = piecesOf(withoutHeading(text), today)
  // `bersihnya berapa, lanjut atau jual satu`: no sums stand on both sides.
  if (!isAsked && !choosing.test(text) && !isParted(pieces)) return null
  const parted = grouped(pieces)
  const { shared } = parted
  const groups = parted.groups.map(withoutOne)
  if (groups.length < 2 || groups.length > 6) return null
  // What comes in beside what goes out is one business, not a choice.
  const roles = new Set(groups.flatMap(({ figures }) => (figures.length === 1 ? figures.map(({ role }) => role) : [])))
  if (roles.has('revenue') && (roles.has('fixed') || roles.has('expense'))) return null
  const need = shared.flatMap(({ figures }) => figures).find(({ kind, noun }) => kind === 'count' && noun !== 'hari')
  const cost = shared.flatMap(({ figures }) => figures).find(({ kind }) => kind === 'money')
  const facts = { need: need ?? null, cost: cost ?? null }
  const all = groups.map(({ texts, figures }, at) => choiceOf(texts.join(', '), figures, at, facts))
  const isTaken = takings.test(text) && all.every((one) => one?.way === 'sum')
  const unit = unitOfAll(all.map((one) => one?.unit))
  const choices = all.map((one): Choice | null =>
    one && isTaken ? { ...one, goal: 'most' } : one?.unit !== undefined && unit !== undefined ? inUnit(one, unit) : one,
  )
  const [first] = choices
  const known = choices.filter((one) => one !== null)
  // Each is reckoned for one of the same, and not a litre beside a pack.
  if (known.some((one) => one.unit !== unit)) return null
  return first && known.length === choices.length && known.every(({ goal }) => goal === first.goal)
    ? { choices: asSums(known), ...facts }
    : null
}
