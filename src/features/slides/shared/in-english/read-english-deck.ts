import type { EnglishAsk, EnglishDeck, EnglishPrice, FigureSeries, KeyFigure, SaidPart } from '../deck-request.ts'
import { nameIn, readHead } from './read-head.ts'
import { asLine, clausesIn, englishMoney, itemsIn, numberIn, sentencesIn, type ToldNumber } from './told-in-english.ts'

/** Everything read so far. */
interface Draft {
  readonly contacts: KeyFigure[]
  readonly occasion: string[]
  readonly facts: string[]
  readonly figures: KeyFigure[]
  readonly prices: EnglishPrice[]
  readonly series: FigureSeries[]
  readonly parts: SaidPart[]
  ask: EnglishAsk | null
}

const phone = /(?<!\d)(?:\+?62|0)\d(?:[\s-]?\d){7,12}(?!\d)/
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const handle = /(?<![\w.])@[\w.]{3,30}/
const reaching =
  /^(?:please\s)?(?:for\s(?:orders|info|information)\s)?(?:contacts?|call|phone|whatsapp|wa|email|e-mail|instagram|ig|reach|order|book)(?:\s(?:us|number|person|me))?(?:\s(?:is|at|on|via|by|through))?\s*:?\s+/i

/** How the house is reached; false where the clause says nothing of it. */
const takeContact = (clause: string, draft: Draft): boolean => {
  const found: readonly (readonly [string, RegExp])[] = [
    ['Email', mail],
    ['Phone/WhatsApp', phone],
    ['Instagram', handle],
  ]
  let left = clause
  let isTaken = false
  for (const [label, pattern] of found) {
    const value = pattern.exec(left)?.[0]
    if (value === undefined) continue
    draft.contacts.push({ label, value })
    left = left.replace(value, ' ')
    isTaken = true
  }
  const name = left
    .replace(reaching, '')
    .replaceAll(/[\s,:()-]+/g, ' ')
    .trim()
  if (
    (isTaken || reaching.test(clause)) &&
    /^\p{Lu}[\p{L}. ]{1,40}$/u.test(name) &&
    !/^(?:IG|WA|Email|Phone)$/i.test(name)
  ) {
    draft.contacts.unshift({ label: 'Contact', value: name })
    return true
  }
  return isTaken
}

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const day = new RegExp(
  `^(?:(?:the\\s)?(?:event|training|session|opening|launch|meeting)\\s(?:is\\s)?)?(?:on\\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s?)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s${months}|${months}\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s20\\d\\d)?(?:,?\\s(?:at\\s)?.{1,60})?$`,
  'i',
)
const speaker = /^(?:trainer|speaker|presenter|presented by|speakers?|by|hosted by)\s*:?\s+(?=\p{Lu})/iu
const period = new RegExp(
  `^(${months}(?:\\s20\\d\\d)?|q[1-4](?:\\s20\\d\\d)?|(?:in\\s)?20\\d\\d|week\\s\\d|day\\s\\d)\\b`,
  'i',
)

/** `July 210 million`: a period with its figure. */
const pointOf = (clause: string): { readonly label: string; readonly number: ToldNumber } | null => {
  const label = period.exec(clause)?.[0] ?? ''
  const number = label === '' ? null : numberIn(clause.slice(label.length))
  return number === null || number.before.length > 3 ? null : { label: asLine(label.replace(/^in\s/i, '')), number }
}

const nameOf = (before: string): string =>
  before
    .replace(
      /\s*(?:[:=@-]|\b(?:at|for|of|is|was|are|were|about|around|reached|costs?|only|from|with|be|up to|over|more than))$/i,
      '',
    )
    .replace(/^(?:we have|we had|with|and|our|the|a|an|currently|now|already)\s+/i, '')
    .trim()

const often = /^(?:per|an?|each|every|\/)\s?(\p{L}+)/iu

/** Behind a name a bare number is a price from here on: a smaller one counts. */
const leastPrice = 1000

/** `lettuce 35k/kg`: what is sold, with its price. */
const priceOf = (item: string): EnglishPrice | null => {
  const told = numberIn(item)
  const isBare = told?.kind === 'count' && told.value >= leastPrice && !/^\p{L}/u.test(told.after)
  const number: ToldNumber | null = told && isBare ? { ...told, kind: 'money', text: englishMoney(told.value) } : told
  const name = number === null ? '' : nameOf(number.before)
  if (number?.kind !== 'money' || name === '' || name.split(' ').length > 6) return null
  const [all = '', unit = ''] = often.exec(number.after) ?? []
  const rest = number.after.slice(all.length).replace(/^[\s,()-]+|[()]+$/g, '')
  return {
    name: asLine(rest === '' ? name : `${name} (${rest})`),
    value: `${number.text}${unit === '' ? '' : ` per ${unit}`}`,
  }
}

const reckoned =
  /(?<!\p{L})(?:revenue|turnover|sales|profit|rent|salary|salaries|costs?|budget|target|capital|income|expenses?|margin|wages?|investment|funding)(?!\p{L})/iu
const noThing = /^(?:months?|days?|years?|hours?|minutes?|weeks?|am|pm|o'clock|times?|floors?|th|st|nd|rd)(?!\p{L})/iu

/** `monthly revenue 95 million`, `3 branches`: a figure under its name; null where it is said in a sentence. */
const figureOf = (clause: string): KeyFigure | null => {
  const number = numberIn(clause)
  if (number === null) return null
  const before = nameOf(number.before)
  if (number.kind === 'money') {
    const [, unit = ''] = often.exec(number.after) ?? []
    const isTold = before !== '' && before.split(' ').length < 5 && (number.after === '' || unit !== '')
    return isTold && (unit === '' || number.after.split(' ').length < 3)
      ? { label: asLine(before), value: `${number.text}${unit === '' ? '' : ` per ${unit}`}` }
      : null
  }
  const thing = number.after
  const isCounted =
    before === '' && /^\p{Ll}[\p{L}\s-]*$/u.test(thing) && thing.split(' ').length < 4 && !noThing.test(thing)
  const isMany = /(?:over|more than)\s*$/i.test(number.before) || new RegExp(`${number.text}\\+`).test(clause)
  return isCounted ? { label: asLine(thing), value: `${number.text}${isMany ? '+' : ''}` } : null
}

const asking =
  /(?<!\p{L})(?:need|needs|require|seek|seeking|raise|raising|looking for|ask(?:ing)? for|borrow|apply(?:ing)? for)(?!\p{L})/iu

/** `we need 500 million to open two branches: renovation 300 million, …`: what is asked for; false where nothing is. */
const takeAsk = (told: string, list: string, draft: Draft): boolean => {
  const number = asking.test(told) ? numberIn(told.slice(told.search(asking))) : null
  if (number?.kind !== 'money' || draft.ask !== null) return false
  const uses = itemsIn(list).flatMap((item) => {
    const one = numberIn(item)
    const name = one === null ? '' : nameOf(one.before) || nameOf(one.after.replace(/^for\s/i, ''))
    return one?.kind === 'money' && name !== '' ? [{ name: asLine(name), value: one.text, amount: one.value }] : []
  })
  const [, purpose = ''] =
    /^(?:(?:in\s)?(?:funding|capital|investment|loan)\s)?((?:to|for)\s.+)$/isu.exec(number.after) ?? []
  draft.ask = { value: number.text, amount: number.value, uses, purpose }
  return true
}

const named: readonly (readonly [RegExp, string])[] = [
  [/^(?:the\s)?(?:problems?|challenges?|issues?|pain points?)$/i, 'The problem'],
  [/^(?:our\s|the\s)?solutions?$/i, 'Our solution'],
  [/^(?:our\s|the\s)?(?:plans?|next steps?|roadmap|next (?:month|quarter|year)|action plan)$/i, 'What comes next'],
  [/^(?:benefits?|advantages?|why us|strengths?|what you get)$/i, 'What you get'],
]
const planned = /^(?:we\s)?(?:plan|are planning|will|aim|intend)\s(?:to\s)?/iu

const takeList = (label: string, list: string, draft: Draft): void => {
  const title = named.find(([words]) => words.test(label))?.[1] ?? asLine(label)
  const items = itemsIn(list)
  const numbers = items.map(numberIn)
  const units = new Set(numbers.map((number) => `${number?.kind} ${number?.after ?? ''}`))
  const names = numbers.map((number) => nameOf(number?.before ?? ''))
  const isCounted = items.length > 1 && units.size === 1 && numbers.every((one) => one !== null) && names.every(Boolean)
  const prices = items.map(priceOf)
  if (isCounted && (numbers[0]?.kind === 'count' || reckoned.test(label)))
    draft.series.push({
      title,
      unit: numbers[0]?.kind === 'money' ? 'Rp' : (numbers[0]?.after ?? ''),
      isTime: false,
      points: numbers.map((number, at) => ({ label: asLine(names[at] ?? ''), value: number?.value ?? 0 })),
    })
  else if (prices.length > 0 && prices.every((price) => price !== null)) draft.prices.push(...prices)
  else draft.parts.push({ title, lines: items.map(asLine) })
}

const rowName = new RegExp(`^(\\p{L}[\\p{L} ]{2,30}?)\\s((?:${months}|q[1-4])\\s.*)$`, 'iu')
/** `3 variants: original 35,000`: what a list is of, and its first item. */
const inner = /^(\d+\s[\p{L} ]{3,30}):\s+(.+)$/u
const labelled = /^([\p{L}][\p{L}\s'’&/-]{1,40}?)\s*:\s+(.+)$/su
const isContact = /^(?:contacts?|call|phone|whatsapp|wa|e-?mail|instagram|ig|reach us|order(?:s)?|info)$/i

/** A sentence behind the order, or the rest of the first one. */
const takeClauses = (all: readonly string[], heading: string, draft: Draft): void => {
  // `Revenue October 420 million, November …`: what the row is of stands before its first period.
  const [, name = '', opening = ''] = rowName.exec(all[0] ?? '') ?? []
  const isNamed = name !== '' && pointOf(opening) !== null && pointOf(all[1] ?? '') !== null
  const title = isNamed ? asLine(name) : heading
  const clauses = (isNamed ? [opening, ...all.slice(1)] : all).flatMap((clause) => {
    const [, label = '', rest = ''] = labelled.exec(clause) ?? inner.exec(clause) ?? []
    return label === '' || isContact.test(label) ? [clause] : [label, rest]
  })
  const points = clauses.map(pointOf)
  const told = points.filter((point) => point !== null)
  const isRow = told.length > 1 && new Set(told.map(({ number }) => number.kind)).size === 1
  if (isRow)
    draft.series.push({
      title,
      unit: told[0]?.number.kind === 'money' ? 'Rp' : (told[0]?.number.after ?? ''),
      isTime: true,
      points: told.map(({ label, number }) => ({ label, value: number.value })),
    })
  const isList = clauses.filter((clause) => priceOf(clause) !== null && !reckoned.test(clause)).length > 1
  for (const [at, clause] of clauses.entries()) {
    if (isRow && points[at] !== null) continue
    if (takeContact(clause, draft)) continue
    if (day.test(clause)) draft.occasion.push(asLine(clause.replace(/^on\s/i, '')))
    else if (speaker.test(clause)) draft.occasion.push(asLine(clause))
    else if (!takeAsk(clause, '', draft)) {
      const price = reckoned.test(clause) ? null : priceOf(clause)
      const figure = figureOf(clause)
      if (price !== null && (isList || often.test(numberIn(clause)?.after ?? ''))) draft.prices.push(price)
      else if (figure !== null) draft.figures.push(figure)
      else if (planned.test(clause)) {
        const line = asLine(clause.replace(planned, ''))
        draft.parts.push({ title: 'What comes next', lines: [line] })
      } else draft.facts.push(asLine(clause))
    }
  }
}

/** `Company: Reefwell, …`: what the house is called. */
const ownName = /^(?:our\s)?(?:company|business|brand|name|shop|store)(?:\sname)?$/iu

const ownNameIn = (sentence: string): string => {
  const [, label = '', told = ''] = labelled.exec(sentence) ?? []
  return ownName.test(label) ? (clausesIn(told)[0] ?? '') : ''
}

const takeSentence = (sentence: string, title: string, draft: Draft): void => {
  const colon = /^([^:]{2,160}):\s+(.+)$/su.exec(sentence)
  const [, label = '', list = ''] = labelled.exec(sentence) ?? []
  const [, before = '', behind = ''] = colon ?? []
  if (colon && takeAsk(before, behind, draft)) return
  if (isContact.test(label.trim())) for (const clause of list.split(/,\s+/)) takeContact(`${label} ${clause}`, draft)
  else if (colon && clausesIn(behind).filter((one) => pointOf(one) !== null).length > 1)
    takeClauses(clausesIn(behind), asLine(before) || title, draft)
  else if (ownName.test(label)) takeClauses(clausesIn(list).slice(1), title, draft)
  else if (label !== '' && label.split(' ').length < 5) takeList(label, list, draft)
  else if (colon) {
    // `We supply organic vegetables: lettuce 35k/kg, …`: what is said, and its list.
    const goods = itemsIn(behind).map(priceOf)
    if (goods.some((one) => one === null))
      draft.parts.push({ title: asLine(before), lines: itemsIn(behind).map(asLine) })
    else {
      const [last = '', ...told] = clausesIn(before).toReversed()
      takeClauses([...told.toReversed(), last], title, draft)
      draft.prices.push(...goods.filter((one) => one !== null))
    }
  } else takeClauses(clausesIn(sentence), title, draft)
}

/** Parts of the same name are one. */
const merged = (parts: readonly SaidPart[]): SaidPart[] =>
  [...new Set(parts.map(({ title }) => title))].map((title) => ({
    title,
    lines: parts.filter((part) => part.title === title).flatMap(({ lines }) => lines),
  }))

/** What an order that was written in English says about its deck. Pure; nothing that was said gets lost. */
export const readEnglishDeck = (message: string): EnglishDeck => {
  const [first = '', ...others] = sentencesIn(message)
  const colon = /^([^:]{2,200}?(?<!in english)):\s+(.+)$/isu.exec(first)
  const isAsk = colon !== null && asking.test(colon[1] ?? '') && numberIn(colon[1] ?? '')?.kind === 'money'
  const headWords = colon && !isAsk ? (colon[1] ?? '') : first
  const head = readHead(headWords.replace(/\sin english$/i, ''), message)
  const draft: Draft = {
    contacts: [],
    occasion: [],
    facts: [],
    figures: [],
    prices: [],
    series: [],
    parts: [],
    ask: null,
  }
  const behind = colon && !isAsk ? clausesIn(colon[2] ?? '') : []
  // `new product launch: Sambal Nusantara, …`: its name.
  const [called = ''] = head.business === '' ? behind : []
  const own = others.map(ownNameIn).find((name) => name !== '') ?? ''
  const business = own || head.business || (nameIn(called) === called ? called : '')
  takeClauses(head.told, head.title, draft)
  takeClauses(
    behind.filter((clause) => clause !== business),
    head.title,
    draft,
  )
  for (const sentence of others) takeSentence(sentence, head.title, draft)
  const isNamed = (fact: string): boolean => {
    const bare = fact.replace(/^(?:we are|we're|our company is)\s/i, '')
    return bare.toLowerCase() === business.toLowerCase()
  }
  return {
    ...draft,
    purpose: head.purpose,
    title: own !== '' && head.title === head.business ? own : head.title,
    business,
    audience: head.audience,
    facts: [...new Set(draft.facts)].filter((fact) => !isNamed(fact)),
    parts: merged(draft.parts),
  }
}
