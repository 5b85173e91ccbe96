import { canonicalWord } from '../intent/slang.ts'
import { editVerb, type EditVerb } from './edit-verbs.ts'

/** One thing that a message wants changed, in its own words. */
export interface EditClause {
  /** Null where the words only state how it is to be: `diskon 10%`. */
  readonly verb: EditVerb | null
  /** What is to be changed: `harga kaos`. */
  readonly target: string
  /** What it is to become; null where nothing sets it off from the target. */
  readonly value: string | null
  /** The whole clause without polite words. */
  readonly text: string
  /** The verb stands first, as in an order: `ubah harga`, not `buat invoice pakai PPN`. */
  readonly leads: boolean
}

const figure = /^(?:rp\.?\s*)?\d[\d.,]*\s*\p{L}{0,10}\s*%?$/iu

/** `naik 5rb`, `jadi 80rb`: a value, and no word of what it is of. */
export const namesNothing = ({ verb, target, value }: EditClause): boolean =>
  target.trim() === ''
    ? figure.test(value ?? '')
    : value === null && (verb === 'raise' || verb === 'lower') && figure.test(target)

/** How a message stands to changing something. */
export type EditStance = 'order' | 'asks' | 'refuses'

export interface EditMessage {
  readonly stance: EditStance
  readonly clauses: readonly EditClause[]
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

const politeStart =
  words(`tolong tolongin coba mohon minta please pls plis bisa bisakah boleh bolehkah dong min mimin admin kak kakak
  gan sis bro bang mas mbak mba om juragan hai halo hi oke ok ya iya eh oh nah sekarang bantu bantuin saya aku gue mau
  pengen ingin nih sip terus lalu trus kemudian dan juga sekalian tlg cobain kalau-bisa langsung`)
const politeEnd =
  words(`dong donk ya yaa yah deh aja saja kak kakak min gan sih pls please plis makasih thanks thx tolong
  bro nih kok tuh bang mas mbak juragan dulu sekarang lagi juga oke ok`)
const refusing = words(`jangan gausah gakusah batal batalin batalkan urung gajadi gakjadi`)
const without = words('pakai pake pakein dipakai dipake usah perlu jadi ada')
const negators = words('tidak jangan bukan tanpa')
const asking = words('apa apakah berapa kenapa bagaimana kapan siapa mana dimana kok cara maksudnya bisakah kah emang')
const conditions = words('kalau jika seandainya andai misal misalnya')
const becomes = /(?:^|\s)(?:jadi|menjadi|jd|jdi|jadinya|->|→|=>|=)\s+/i
const instead = /\s(?:dengan|dgn|dg|sama dengan|by)\s+/i
const towards = /\s(?:ke|kepada|pada|sebesar|seharga)\s+/i

const quotePattern = /"([^"]+)"|“([^”]+)”|«([^»]+)»|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu

/** Private signs stand for quotations while the sentence is taken apart, so that nothing in them is read. */
const hideQuotes = (text: string): { readonly text: string; readonly show: (part: string) => string } => {
  const quotes: string[] = []
  const hidden = text.replaceAll(quotePattern, (_, ...groups: (string | undefined)[]) => {
    quotes.push(groups.slice(0, 4).find((group) => group !== undefined) ?? '')
    return `\uE000${quotes.length - 1}\uE001`
  })
  return { text: hidden, show: (part) => part.replaceAll(/\uE000(\d+)\uE001/g, (_, at) => quotes[Number(at)] ?? '') }
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
const known = (word: string): string => canonicalWord(plain(word))
const split = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const stripped = (text: string): string[] => {
  const all = split(text.replace(inThisItem, '').replaceAll(/[\s.!?]+$/g, ''))
  while (all.length > 1 && (politeStart.has(plain(all[0] ?? '')) || politeStart.has(known(all[0] ?? '')))) all.shift()
  while (all.length > 1 && politeEnd.has(plain(all.at(-1) ?? ''))) all.pop()
  return all
}

/** `… dari invoice ini`: where, which is known. */
const inThisItem = /\s+(?:dari|di|ke|pada|dalam|untuk|buat)\s+\p{L}+\s+(?:ini|itu|tersebut)(?=[\s.!?]*$)/iu

const verbOf = (word: string): EditVerb | null => editVerb(plain(word))

/** Where the value begins, by the strongest word that sets it off. */
const parted = (text: string, marks: readonly RegExp[]): readonly [string, string] | null => {
  for (const mark of marks) {
    const found = mark.exec(text)
    if (!found) continue
    const value = text.slice(found.index + found[0].length).trim()
    if (value !== '') return [text.slice(0, found.index).trim(), value]
  }
  return null
}

const colon = /\s*:\s+/
/** Between what changes and its verb: `sewanya udah naik`. */
const meanwhile =
  /(?:\s+(?:sudah|udah|udh|sdh|sekarang|skrg|ternyata|memang|emang|kini|mau|bakal|akan|lagi|juga|barusan|tadi))+$/i

const namesThing: ReadonlySet<string> = new Set(['terima', 'ongkos', 'biaya', 'jasa', 'upah', 'tarif'])

const clauseOf = (all: readonly string[]): EditClause => {
  const text = all.join(' ')
  // `terima kasih` gives nothing, and `ongkos pasang` names what is paid for.
  const at = all.findIndex((word, place) => verbOf(word) !== null && !namesThing.has(plain(all[place - 1] ?? '')))
  const becoming = all.findIndex((word) => becomes.test(` ${word} `))
  // A verb behind `jadi` belongs to the value.
  const isOrdered = at !== -1 && (becoming === -1 || at < becoming) && at <= 6
  const leads = at === 0
  const verb = isOrdered ? verbOf(all[at] ?? '') : null
  if (verb === null) {
    const parts = parted(text, [becomes, colon])
    return parts
      ? { verb: 'set', target: parts[0], value: parts[1], text, leads }
      : { verb: null, target: text, value: null, text, leads }
  }
  const before = all.slice(0, at).join(' ').replace(meanwhile, '')
  const after = all.slice(at + 1).join(' ')
  if (before !== '') {
    const parts = parted(after, [becomes])
    // `satinnya ditambah jadi 20` says where it ends, like `naik jadi`.
    const reaches = parts !== null && (verb === 'raise' || verb === 'lower' || verb === 'add')
    const value = (parts && parts[0] === '' ? parts[1] : after.replace(/^(?:dengan|ke|sebesar)\s+/i, '')).trim()
    const target = parts && parts[0] !== '' ? `${before} ${parts[0]}` : before
    const said = parts && parts[0] !== '' ? parts[1] : value
    return { verb: reaches ? 'set' : verb, target, value: said === '' ? null : said, text, leads }
  }
  const marks = verb === 'set' ? [becomes, instead, towards, colon] : verb === 'add' ? [] : [becomes, towards]
  const parts = parted(after, marks)
  // `harganya naik jadi 50 ribu` says where it ends, not by how much.
  if (parts === null) return { verb, target: after, value: null, text, leads }
  const reaches = (verb === 'raise' || verb === 'lower') && parted(after, [becomes, /\ske\s+/i]) !== null
  return { verb: reaches ? 'set' : verb, target: parts[0], value: parts[1], text, leads }
}

/** `tanpa PPN`, `jangan pakai PPN`, `PPN-nya ga usah`: what is not wanted is taken out. */
const notWanted = (all: readonly string[]): EditClause | null => {
  const text = all.join(' ')
  const [first, second] = [known(all[0] ?? ''), plain(all[1] ?? '')]
  const rest = (from: number): string => all.slice(from).join(' ')
  if (first === 'tanpa' && all.length > 1) return { verb: 'remove', target: rest(1), value: null, text, leads: true }
  const third = plain(all[2] ?? '')
  if (negators.has(first) && ['usah', 'perlu'].includes(second) && ['pakai', 'pake', 'ada'].includes(third))
    return all.length > 3 ? { verb: 'remove', target: rest(3), value: null, text, leads: true } : null
  if (negators.has(first) && ['pakai', 'pake', 'dipakai', 'ada'].includes(second) && all.length > 2)
    return { verb: 'remove', target: rest(2), value: null, text, leads: true }
  const [last, before] = [plain(all.at(-1) ?? ''), known(all.at(-2) ?? '')]
  const ends = all.length > 2 && negators.has(before) && without.has(last)
  const dropped = all.length > 1 && ['batal', 'gausah', 'gajadi', 'gakjadi'].includes(last)
  if (!ends && !dropped) return null
  const target = all.slice(0, ends ? -2 : -1).join(' ')
  return target.split(' ').some((word) => verbOf(word) !== null)
    ? null
    : { verb: 'remove', target, value: null, text, leads: true }
}

const refuses = (all: readonly string[]): boolean => {
  const head = all.slice(0, 4).map((word) => known(word))
  if (head.some((word) => refusing.has(word))) return true
  return head.some(
    (word, at) => negators.has(word) && (verbOf(all[at + 1] ?? '') !== null || without.has(head[at + 1] ?? '')),
  )
}

const asks = (all: readonly string[], hasMark: boolean, clause: EditClause): boolean => {
  const valueAt = clause.value === null ? all.length : all.length - split(clause.value).length
  const head = all.slice(0, valueAt).map((word) => known(word))
  if (head.some((word) => asking.has(word) || conditions.has(word))) return true
  return hasMark && clause.value === null && (clause.verb === null || clause.verb === 'set')
}

// A full stop may belong to `Jl.` and `a.n.`: like a comma it parts only what orders something of its own.
/** Between orders that are read one by one. */
export const orderJoint = '\u2028'
const sentenceEnd = /[;\n\u2028]+|(?<=[!?])\s+/u
const joints = /[,.]\s+|\s+(?:dan|terus|trus|lalu|kemudian|serta|&)\s+/i

/** Whether a part that follows a comma or `dan` orders something of its own; `opens` tells the facts of the kind. */
const isOwnOrder = (part: string, opens: (text: string) => boolean): boolean => {
  const first = stripped(part)[0] ?? ''
  return verbOf(first) !== null || becomes.test(part) || opens(part.toLowerCase())
}

const segments = (sentence: string, opens: (text: string) => boolean): string[] => {
  const found: string[] = []
  let start = 0
  const pattern = new RegExp(joints, 'gi')
  for (const joint of sentence.matchAll(pattern)) {
    const at = joint.index + joint[0].length
    const next = sentence.slice(at).split(pattern)[0] ?? ''
    if (!isOwnOrder(next, opens)) continue
    found.push(sentence.slice(start, joint.index))
    start = at
  }
  return [...found, sentence.slice(start)].filter((part) => part.trim() !== '')
}

/**
 * Takes a message apart into the changes that it orders. Pure and linear; whether the changes make sense is the kind's to
 * say. `opens` recognises words with which a change of the kind may begin without a verb (`diskon 10%`).
 */
export const readEditMessage = (message: string, opens: (text: string) => boolean): EditMessage => {
  const { text, show } = hideQuotes(message.normalize('NFC').slice(0, 4_000))
  const clauses: EditClause[] = []
  let asked = false
  let refused = false
  for (const sentence of text.split(sentenceEnd)) {
    const hasMark = /\?/.test(sentence)
    for (const part of segments(sentence, opens)) {
      const all = stripped(part)
      if (all.length === 0) continue
      const dropped = notWanted(all)
      if (dropped === null && refuses(all)) {
        refused = true
        continue
      }
      const clause = dropped ?? clauseOf(all)
      if (asks(all, hasMark, clause)) {
        asked = true
        continue
      }
      clauses.push({
        verb: clause.verb,
        target: show(clause.target),
        value: clause.value === null ? null : show(clause.value),
        text: show(clause.text),
        leads: clause.leads,
      })
    }
  }
  const stance = asked ? 'asks' : clauses.length > 0 ? 'order' : refused ? 'refuses' : 'asks'
  return { stance, clauses: asked ? [] : clauses }
}
