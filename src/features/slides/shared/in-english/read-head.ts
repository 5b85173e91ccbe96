import type { DeckPurpose } from '../deck-request.ts'
import { asLine, clausesIn } from './told-in-english.ts'

/** What the first sentence of an order in English says. */
export interface EnglishHead {
  readonly purpose: DeckPurpose
  readonly title: string
  readonly business: string
  readonly audience: string
  /** What it tells besides, clause by clause. */
  readonly told: readonly string[]
}

/** Words by which a deck says what it is for; the first rule that holds counts. */
const cues: readonly (readonly [DeckPurpose, RegExp])[] = [
  ['pitch', /\b(?:pitch|investors?|raise|raising|funding|seed|business plan|loan)\b/i],
  [
    'training',
    /\b(?:training|workshop|onboarding|lesson|tutorial|how to|class|course|students|teach|grade|learning|seminar)\b/i,
  ],
  ['proposal', /\b(?:proposal|partnership|sponsor\w*|resellers?|quotation|cooperation|franchise|collaboration)\b/i],
  ['report', /\b(?:report|review|results?|performance|evaluation|recap|sales|quarterly|annual|meeting)\b/i],
  ['profile', /\b(?:profile|about us|introduc\w+|introduction)\b/i],
  [
    'promotion',
    /\b(?:promo\w*|launch\w*|menu|catalog\w*|price ?list|discount|offers?|packages?|opening|new product)\b/i,
  ],
]

export const purposeIn = (head: string, text: string): DeckPurpose =>
  [head, text].flatMap((words) => cues.filter(([, cue]) => cue.test(words)).slice(0, 1))[0]?.[0] ?? 'other'

const orderWord =
  /^(?:hi|hello|hey|please|pls|kindly|can|could|would|you|i|we|i'd|we'd|i'm|like|want|need|to|have|get|help|with|make|create|build|prepare|write|design|draft|generate|do|me|us|my|our|a|an|the|some|short|simple|nice|professional|in|english|for|\d+[- ]?(?:slides?|pages?))(?:[\s,]+|$)/iu
const deckNoun =
  /(?<!\p{L})(?:pitch deck|slide deck|sales deck|company profile(?:\s(?:slides?|deck|presentation|ppt))?|deck|slides?|presentation|power ?point|ppt)(?!\p{L})/iu
/** Which language it has and how long it is tells nothing of the matter. */
const manner =
  /[\s,]*(?:(?:\b(?:all\s)?in\s|,\s?)english\b(?:\splease)?|\bplease\b|\b\d+[- ]?(?:slides?|pages?)\b)[\s,]*/giu

const withoutOrder = (text: string): string => {
  let left = text
  for (let next = left.replace(orderWord, ''); next !== left; next = left.replace(orderWord, '')) left = next
  return left
}

/** A run of words in capitals: `PT Samudra Rattan`, `Kopi Senja`. */
const nameRun = /\p{Lu}[\p{L}\d'’&-]*(?:\s(?:(?:\p{Lu}|\d)[\p{L}\d'’&-]*|&|of(?=\s\p{Lu})))*/gu
const noName =
  /^(?:I|We|Our|The|My|Q[1-4].*|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Indonesian?|\p{L}|\d.*)$/u

export const nameIn = (text: string): string =>
  Array.from(text.replace(/\s(?:in|at|from)\s\p{Lu}.*$/u, '').matchAll(nameRun), ([run]) => run)
    .filter((run) => !noName.test(run))
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

const listeners =
  /(?<!\p{L})(?:staff|team|employees|students?|investors?|customers|clients?|class|grade|parents|members|kids|children|trainees|partners|beginners|board|bank|buyers?|management|boss|teachers|resellers|guests|distributors?)(?!\p{L})/iu
const quoted = /["“']([^"”]{3,90})["”'](?=[\s,.;:]|$)/u

/** What is named by its kind alone: `a training`, `a partnership proposal`. */
const kindAlone =
  /^(?:an?\s|the\s|our\s)?(?:(?:sales|business|partnership|training|staff|company|cooperation|sponsorship)\s)?(?:training|meeting|pitch|proposal|partnership|report|launch|workshop|profile|presentation|review)$/iu

/** What people come together for is what the deck is about. */
const gathering = /(?<!\p{L})(?:meeting|launch|event|workshop|opening|anniversary|gathering)$/iu

const titled = (text: string): string => asLine(text.replace(/^(?:an?|the|our|my)\s/i, '')).slice(0, 90)

/** The first sentence: what the deck is, about what, for whom. */
export const readHead = (sentence: string, text: string): EnglishHead => {
  const plain = sentence.replaceAll(manner, (said) => (said.includes(',') ? ', ' : ' ')).trim()
  const noun = deckNoun.exec(plain)
  const kind = noun ? withoutOrder(plain.slice(0, noun.index)).trim() : ''
  const rest = noun ? plain.slice(noun.index + noun[0].length) : withoutOrder(plain)
  const [, quote = ''] = quoted.exec(rest) ?? []
  const behind = rest.replace(quoted, ' ').replace(/^[\s:,.-]+/, '')
  const [first = '', ...others] = clausesIn(behind.replaceAll(/\s{2,}/g, ' ').replaceAll(/\s,/g, ','))
  const purpose = purposeIn(`${kind} ${noun?.[0] ?? ''} ${first} ${quote}`, text)
  const about =
    /(?<!\p{L})(?:about|on|titled|called|explain(?:ing)?)\s+(.+?)(?=\s(?:for|to|at)\s|$)/iu.exec(first)?.[1] ?? ''
  const segments = first
    .replace(about === '' ? '\u0000' : about, ' ')
    .split(/(?<!\p{L})(?=(?:for|to|with)\s)/iu)
    .map((segment) => /^(for|to|with)\s+(.+)$/isu.exec(segment.trim()))
  let subject = ''
  let audience = ''
  let form = ''
  for (const found of segments) {
    const [, link = '', whom = ''] = found ?? []
    const bare = whom.replace(/^(?:my|our|the|an?)\s/i, '').trim()
    if (kindAlone.test(whom.trim()) || gathering.test(bare)) form ||= bare
    else if (bare === '' || /^explain(?:ing)?$/i.test(bare)) continue
    else if (listeners.test(bare) || link.toLowerCase() !== 'for') audience ||= bare
    else subject ||= bare
  }
  const lead =
    segments[0] === null ? first.replace(/(?<!\p{L})(?:for|to|with|about|on|titled|called)\s.*$/isu, '').trim() : ''
  const named =
    /(?<!\p{L})(?:[Ww]e are|[Ww]e're|[Oo]ur company is|called|named)\s+((?:the\s)?\p{Lu}[^,.;]*)/u.exec(text)?.[1] ?? ''
  const isKindTold = kind !== '' && !/^(?:pitch|company|business|sales)$/i.test(kind)
  const [aside = ''] = others.filter((one) => !/\d/.test(one) && nameIn(one) === one)
  const business = nameIn(named) || nameIn(subject) || aside || (isKindTold ? nameIn(kind) : '')
  const isLed = lead !== '' && !kindAlone.test(lead)
  const topic = quote || about || (isKindTold ? `${kind}${isLed ? `, ${lead}` : ''}` : isLed ? lead : '')
  const isByName = ['pitch', 'profile', 'promotion', 'other'].includes(purpose) && business !== ''
  const title =
    isByName && topic === ''
      ? business
      : topic || (purpose === 'proposal' || gathering.test(form) ? form : '') || subject || business || form
  const place = /(?<!\p{L})(?:in|at|from)\s\p{Lu}[\p{L}\s]*$/u.exec(subject)?.[0] ?? ''
  const what = business === '' || subject === business ? '' : subject.replace(place, '').replace(business, '').trim()
  return {
    purpose,
    title: titled(title),
    business,
    audience: audience.replaceAll(/["“”]|[\s,.;:]+$/g, ''),
    told: [
      ...(what === '' && place === '' ? [] : [asLine(`${what || business} ${place}`.trim())]),
      ...others.filter((one) => one !== aside),
    ],
  }
}
