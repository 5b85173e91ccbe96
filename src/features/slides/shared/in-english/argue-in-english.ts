import type { ComposedItem } from '#core/assistant/shared/port.ts'

import type { DeckPurpose, EnglishAsk, EnglishDeck, FigureSeries, KeyFigure, SaidPart } from '../deck-request.ts'
import { inGroups, most, type Section } from '../making/section.ts'
import { englishLessonOf } from './english-lessons.ts'
import { asLine, englishMoney, englishNumber, joined } from './told-in-english.ts'

const points = (title: string, lines: readonly string[], notes: string): Section => ({
  title,
  kind: 'points',
  lines,
  notes,
  goesOn: 'continued',
})

const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const inWords = ({ label, value }: KeyFigure): string => `${label}: ${value}`

const factTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Our business',
  profile: 'Who we are',
  promotion: 'Good to know',
  training: 'What to keep in mind',
  report: 'What stands out',
  proposal: 'What we bring',
  other: 'Key points',
}

const figureTitles: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Proof so far',
  profile: 'In numbers',
  promotion: 'The numbers',
  training: 'Numbers to remember',
  report: 'Key figures',
  proposal: 'The key figures',
  other: 'Key figures',
}

const priceTitles: Partial<Readonly<Record<DeckPurpose, string>>> = {
  promotion: 'Pick the one that suits you',
  training: 'Price list',
  report: 'Amounts in detail',
}

const share = (part: number, whole: number): string => `${englishNumber(Math.round((part / whole) * 1000) / 10)}%`

/** What a row of figures comes to: its sum, its best and its change. */
const resultsOf = ({ isTime, points: all, unit }: FigureSeries): KeyFigure[] => {
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  const text = (value: number): string =>
    unit === 'Rp' ? englishMoney(value) : `${englishNumber(value)}${unit === '' ? '' : ` ${unit}`}`
  const best = all.reduce((most, one) => (one.value > most.value ? one : most), first)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  const change = first.value === 0 ? null : ((last.value - first.value) / first.value) * 100
  return [
    { label: `Total of ${all.length} ${isTime ? 'periods' : 'items'}`, value: text(total) },
    { label: `Highest: ${best.label}`, value: text(best.value) },
    ...(isTime && change !== null && change !== 0
      ? [
          {
            label: `${first.label} to ${last.label}`,
            value: `${change < 0 ? 'down' : 'up'} ${englishNumber(Math.round(Math.abs(change) * 10) / 10)}%`,
          },
        ]
      : []),
  ]
}

const seriesSection = (series: FigureSeries): Section => {
  const { isTime, points: all, title, unit } = series
  const results = resultsOf(series)
  const change = results.find(({ value }) => /^(?:up|down) /.test(value))
  const best = all.toSorted((one, other) => other.value - one.value)[0]?.label ?? ''
  const said = isTime
    ? change === undefined
      ? title
      : `${title}: ${change.value} from ${all[0]?.label ?? ''} to ${all.at(-1)?.label ?? ''}`
    : `${title}: ${lowered(best)}${/(?:best|top|most)/i.test(title) ? '' : ' on top'}`
  return {
    title: said.length > 80 ? title : said,
    kind: 'chart',
    lines: results.map(inWords),
    values: results,
    chart: {
      type: isTime && all.length > 7 ? 'line' : 'bar',
      unit,
      language: 'en',
      categories: all.map(({ label }) => label),
      series: [{ name: title, values: all.map(({ value }) => value) }],
    },
    notes: `${results.map(inWords).join('. ')}. Point at the bar that stands out, then tell what was behind it.`,
  }
}

const askSections = (ask: EnglishAsk): Section[] => {
  const whole = { label: 'Funding needed', value: ask.value }
  const sum = ask.uses.reduce((total, { amount }) => total + amount, 0)
  const rows = ask.uses.map(
    ({ amount, name, value }) => `${name}: ${value}${sum === ask.amount ? ` (${share(amount, sum)})` : ''}`,
  )
  const uses = rows.length > 0 ? rows.slice(0, 5) : ask.purpose === '' ? [] : [asLine(ask.purpose)]
  const claim =
    ask.purpose !== '' && ask.purpose.length < 56 && rows.length > 0
      ? `${ask.value} ${ask.purpose}`
      : rows.length > 1
        ? `The money goes to ${joined(ask.uses.map(({ name }) => lowered(name)))}`
        : ''
  const isClaimed = claim !== '' && claim.length < 76
  return [
    {
      title: isClaimed ? claim : 'What we need',
      ...(isClaimed ? { kicker: 'What we need' } : {}),
      kind: 'ask',
      ask: { whole, uses },
      lines: [inWords(whole), ...uses],
      notes: 'Say the sum clearly, then pause. Explain where every rupiah goes and what it brings.',
    },
    ...(rows.length > 5
      ? [points('The rest of the budget', rows.slice(5), 'Name the largest line; the others can be read.')]
      : []),
  ]
}

const partSection = ({ lines, title }: SaidPart): Section =>
  title === 'What comes next' && lines.length > 1
    ? { ...points(title, lines, 'Agree on who does what, and by when.'), kind: 'steps' }
    : points(title, lines, `Go through ${lowered(title)} one by one, with an example of your own.`)

/** What is generally known of what is taught, in three slides and a practice. */
const lessonSections = ({ parts, title }: EnglishDeck): Section[] => {
  const lesson = englishLessonOf(`${title} ${parts.map((part) => part.title).join(' ')}`)
  if (lesson === null) return []
  const general = 'This holds in general: adapt it to your own place.'
  return [
    points('Why it matters', lesson.why, `Start from something everybody here has seen. ${general}`),
    { ...points(lesson.title, lesson.how, `Show every step, then let one person try it. ${general}`), kind: 'steps' },
    { ...points(`${lesson.not.length} things to avoid`, lesson.not, `Tell it without naming anybody. ${general}`) },
    {
      ...points(
        'Practise in pairs',
        [
          'One tries, the other watches',
          'Swap roles',
          'Say what went well and what to improve',
          'Repeat until it is easy',
        ],
        'Give time to try, then talk it over together.',
      ),
      kind: 'steps',
    },
  ]
}

/** Parts that are read against each other stand side by side. */
const pairs = [
  ['The problem', 'Our solution', 'The problem and our solution'],
  ['Vision', 'Mission', 'Vision and mission'],
] as const

const partSections = (parts: readonly SaidPart[]): Section[] => {
  const beside = pairs.flatMap(([one, other, title]) => {
    const columns = [one, other].flatMap((name) => parts.find((part) => part.title === name) ?? [])
    return columns.length < 2 ? [] : [{ title, columns }]
  })
  const taken = new Set(beside.flatMap(({ columns }) => columns))
  return [
    ...beside.map(({ columns, title }): Section => ({
      title,
      kind: 'columns',
      columns,
      lines: columns.map((part) => `${part.title}: ${joined(part.lines)}`),
      notes: 'Read one side first, pause, then the other.',
    })),
    ...parts.filter((part) => !taken.has(part)).map(partSection),
  ]
}

const isLast = ({ title }: SaidPart): boolean => title === 'What comes next'

/** What an order in English tells, slide by slide, in the order in which its purpose argues. */
export const argueInEnglish = (deck: EnglishDeck): Section[] => {
  const { ask, figures, parts, prices, purpose, series } = deck
  const [lone, another] = figures
  // One figure alone leaves its slide half empty: it stands beside what was told of the house.
  const isBeside = lone !== undefined && another === undefined && deck.facts.length > 0 && deck.facts.length < 6
  const telling = 'Tell it briefly; wait for reactions before you go on.'
  const facts: Section[] =
    deck.facts.length === 0
      ? []
      : isBeside
        ? [
            {
              ...points(factTitles[purpose], [inWords(lone), ...deck.facts], telling),
              kind: 'ask',
              ask: { whole: lone, uses: deck.facts },
            },
          ]
        : [points(factTitles[purpose], deck.facts, telling)]
  const shown = (isBeside ? [] : inGroups(figures, 6)).map((values): Section => ({
    title: figureTitles[purpose],
    kind: 'values',
    values,
    lines: values.map(inWords),
    notes: 'Read the figures slowly, one by one; have the proof at hand.',
  }))
  const priced = inGroups(prices, prices.length > 6 ? most.rows : 6).map((part): Section => {
    const values = part.map(({ name, value }) => ({ label: name, value }))
    const common = {
      title: priceTitles[purpose] ?? 'Products and prices',
      lines: values.map(inWords),
      notes: `Name ${joined(part.slice(0, 4).map(({ name }) => name))}, then leave time for questions.`,
    }
    return prices.length > 6
      ? { ...common, kind: 'table', rows: [['Item', 'Price'], ...values.map(({ label, value }) => [label, value])] }
      : { ...common, kind: 'values', values }
  })
  const others = partSections(parts.filter((part) => !isLast(part)))
  const charts = series.map(seriesSection)
  const asks = ask === null ? [] : askSections(ask)
  const next = parts.filter(isLast).map(partSection)
  const taught = purpose === 'training' || purpose === 'other' ? lessonSections(deck) : []
  switch (purpose) {
    case 'report':
      return [...charts, ...shown, ...priced, ...others, ...facts, ...asks, ...next]
    case 'promotion':
      return [...priced, ...others, ...facts, ...shown, ...charts, ...asks, ...next]
    case 'pitch':
    case 'profile':
    case 'proposal':
    case 'training':
    case 'other':
      return [
        ...(purpose === 'pitch' ? others : []),
        ...facts,
        ...shown,
        ...charts,
        ...(purpose === 'pitch' ? [] : others),
        ...taught,
        ...priced,
        ...asks,
        ...next,
      ]
  }
}

const eyebrows: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Investor presentation',
  profile: 'Company profile',
  promotion: 'What we offer',
  training: 'Training',
  report: 'Report',
  proposal: 'Proposal',
  other: '',
}

/** The item's title: what the deck is, and about what. */
export const describeEnglish = (
  { purpose, title }: EnglishDeck,
  count: number,
): Pick<ComposedItem, 'title' | 'description'> => {
  const kind = purpose === 'pitch' ? 'Pitch' : purpose === 'profile' ? 'Company profile' : ''
  return {
    title:
      kind === '' || title.toLowerCase().includes(kind.toLowerCase()) ? title || 'Presentation' : `${kind} ${title}`,
    description: `${eyebrows[purpose] || 'Presentation'}, ${count} slides`,
  }
}

/** The words on the cover. */
export const englishCover = ({ audience, business, occasion, purpose, title }: EnglishDeck) => ({
  eyebrow: title.toLowerCase().includes(eyebrows[purpose].toLowerCase()) ? '' : eyebrows[purpose],
  title: title === '' ? 'Presentation' : title,
  lines: [
    title.includes(business) ? '' : business,
    audience === '' || title.includes(audience) ? '' : `For ${audience}`,
    ...occasion,
  ].filter((line) => line !== ''),
  notes: 'Introduce yourself and say what this presentation is for.',
})

const calls: Readonly<Record<DeckPurpose, string>> = {
  pitch: 'Let’s grow together',
  profile: 'Let’s work together',
  promotion: 'Order now',
  training: 'Put it into practice today',
  report: 'Let’s discuss the next steps',
  proposal: 'Let’s work together',
  other: '',
}

/** The words on the last slide: what whoever listened is asked to do now, and how. */
export const englishClosing = ({ business, contacts, purpose }: EnglishDeck) => ({
  eyebrow: calls[purpose] === '' ? '' : 'Thank you',
  title: calls[purpose] || 'Thank you',
  lines: [business, ...(contacts.length > 0 ? contacts.map(inWords) : ['Any questions?'])].filter(
    (line) => line !== '',
  ),
  notes: 'Say thank you, repeat what you ask for, and leave this slide on during the questions.',
})
