import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { accountSections, askSections, lacksUses, usesBlank } from './account-sections.ts'
import { argumentsOf, type Step } from './argument-steps.ts'
import { downPaymentOf, gainsOf, plansOf } from './told-for-argument.ts'
import type { Prompt } from './deck-prompts.ts'
import { onceEach } from '../reading/audience-words.ts'
import { isForAid, isNotice } from '../reading/deck-purpose.ts'
import type { DeckPurpose, DeckRequest, KeyFigure, SaidPart } from '../deck-request.ts'
import { themesOf } from './fact-themes.ts'
import { figureSections, seriesSections, isSummed, sumSections } from './figure-sections.ts'
import { goodsSections } from './goods-sections.ts'
import { lessonSections } from './lesson-sections.ts'
import { pointsSection, type Section, tell } from './section.ts'
import { closingSteps, openingSteps, spreadSteps } from './structural-steps.ts'
import { factSections, factTitle, partSections, swotOf, timelineOf, topicSections } from './told-sections.ts'

const wish =
  /^(?:kami |saya |kita )?(?:mau |ingin |akan )?(?:butuh|perlu|minta|mohon|mengusulkan|mengajukan|usul(?:an)?|berharap)\b/i
const problem = /^(?:masalah|latar belakang|kendala|peluang|tantangan|solusi)\b/i
/** What is paid beside a price says little on a slide of its own. */
const besidePrice =
  /^(?:dp|uang muka|tanda jadi|ongkir|ongkos kirim|biaya (?:kirim|admin|daftar|pendaftaran)|deposit)\b/i
const founding = /^(?:berdiri|sejak|dari|mulai|buka|didirikan)(?:\s+(?:sejak|tahun|dari|pada))*\s+((?:19|20)\d\d)$/i

/** `Berdiri 1995` is a figure among figures. */
const foundingOf = (facts: readonly string[]): KeyFigure[] =>
  facts.flatMap((fact) => {
    const year = founding.exec(fact)?.[1]
    return year === undefined
      ? []
      : [{ label: /^(?:berdiri|didirikan)/i.test(fact) ? 'Berdiri' : 'Sejak', value: year, said: fact }]
  })

/** What argues for a house sorts what it says of itself. */
const argued: ReadonlySet<DeckPurpose> = new Set(['pitch', 'profile', 'promotion', 'proposal'])

/** A count behind few words. */
const toldCount = /^(\p{L}[^\d]{2,30}?)(?<!\s(?:di|ke|dari|pada|sampai))\s(\d[\d.]*\s\p{Ll}+)$/u
const mostFigures = 6

const loneFigureIn = (lines: readonly string[]): KeyFigure => {
  const [line = '', more] = lines
  const [, label = '', value = ''] = toldCount.exec(line) ?? []
  return more === undefined ? { label, value } : { label: '', value: '' }
}

const blanksIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { lines }) => sum + lines.join('\n').split('[isi ').length - 1, 0)

/** What an audience takes along, out of what was said: no new fact. */
const recap = (request: DeckRequest, said: readonly Section[]): Section[] => {
  const lines = said
    .filter(({ isBlank, kind }) => !isBlank && kind !== 'picture' && kind !== 'topic')
    .flatMap(({ kind, lines: [first = ''], title }) =>
      first === '' || first.length > 90 || first.includes('[isi ')
        ? []
        : [kind === 'points' || kind === 'values' || kind === 'ask' ? first : `${title}: ${first}`],
    )
    .slice(0, 3)
  return lines.length < 2 || request.purpose === 'training'
    ? []
    : [pointsSection('Yang perlu diingat', lines, 'Ulangi tiga hal ini dengan kata yang sama.')]
}

const agenda = (said: readonly Section[]): Section[] => {
  const titles = [...new Set(said.map(({ title }) => title))].slice(0, 6)
  return titles.length < 3
    ? []
    : [
        {
          ...pointsSection('Yang akan dibahas', titles, 'Sebut urutannya dan lamanya, jangan dibaca satu per satu.'),
          kind: 'steps',
        },
      ]
}

/** What trainees go through at the end: can we do it now? */
const check = ({ topics }: DeckRequest): Section[] =>
  topics.length < 2 || topics.length > 8
    ? []
    : [
        {
          ...pointsSection(
            'Cek bersama: sudah bisa?',
            topics,
            'Minta peserta mengangkat tangan untuk tiap butir; ulangi yang belum bisa.',
          ),
          kind: 'steps',
        },
      ]

const fewestSteps = 3
/** Who asks for money needs a reason besides. */
const fewestOfRequest = 4
const mostBlanks = 3
/** So many steps that were told, or one of so many lines, need no blank beside them. */
const fewestTold = 2
const fewestLines = 3

/** What would make the argument stronger and stands on none of its slides, by the names of its blanks. */
export const untoldOf = (request: DeckRequest, titles: readonly string[]): string[] => {
  if (request.slideCount !== null) return []
  const known = [...titles, ...request.parts.map(({ title }) => title)]
  const lines = argumentsOf(request)[request.purpose].flatMap((step) =>
    typeof step !== 'string' && step.isBlank && step.want === 0 && !known.some((title) => title.startsWith(step.title))
      ? step.lines
      : [],
  )
  return [...lines, ...(lacksUses(request) ? [usesBlank] : [])].flatMap((line) =>
    Array.from(line.matchAll(/\[isi ([^\]]+)\]/g), ([, name = '']) => name),
  )
}

/**
 * The body of the argument: everything that was said in its place, prompts between. Without a wished number few prompts
 * come, and well-aimed ones; with one, as many steps as it needs: first what repeats nothing untold, then prompts.
 */
export const sectionsOf = (
  request: DeckRequest,
  room: number | null,
  count: (all: readonly Section[]) => number,
): Section[] => {
  const { purpose, topics } = request
  const { rest: undated, sections: timeline } = timelineOf(request.facts)
  const isAsking = purpose !== 'promotion' && purpose !== 'training'
  const wishes = isAsking ? undated.filter((fact) => wish.test(fact)) : []
  const others = undated.filter((fact) => !wishes.includes(fact))
  const down = request.goods.length > 0 ? downPaymentOf(request) : undefined
  const values = [...foundingOf(others), ...request.figures.filter((one) => one !== down)]
  const plainFacts = others.filter((fact) => !founding.test(fact))
  // One count alone is a line among the others; a slide of its own would say it louder than all of them.
  const [lone] = values
  const asLine =
    lone?.said ??
    (lone !== undefined && (/^\d[\d,.]*%$/.test(lone.value) || besidePrice.test(lone.label))
      ? `${lone.label} ${lone.value}`
      : undefined)
  const isLone =
    values.length === 1 && asLine !== undefined && (plainFacts.length > 0 || foundingOf(others).length === 1)
  const figures = isLone ? [] : values
  const gains = isForAid(request) ? [] : gainsOf(request)
  const plans = plansOf(request)
  const ungained = plainFacts.filter((fact) => !gains.includes(fact) && !plans.includes(fact))
  const lines = onceEach(isLone ? [sentenceCase(asLine), ...ungained] : ungained)
  // `Sudah jalan 6 tahun`, `Tumbuh 12% setiap bulan` alone is a figure among the figures.
  const { label, value } = loneFigureIn(lines)
  const joins = value !== '' && figures.length > 0 && figures.length < mostFigures
  const facts = joins ? [] : lines
  const { rest: plain, sorted } = argued.has(purpose) ? themesOf(facts) : { rest: facts, sorted: [] }
  const isFew = room !== null && topics.length > room
  const swot = swotOf(request.parts)
  const isProblem = (part: SaidPart): boolean => problem.test(part.title) && !swot.includes(part)
  const said: Readonly<Record<Exclude<Step, Prompt>, readonly Section[]>> = {
    facts: [
      ...factSections(isForAid(request) ? 'Tentang kami' : factTitle(purpose), plain),
      ...sorted.map(({ lines: told, title }) => pointsSection(title, told, tell)),
    ],
    gains:
      gains.length === 0
        ? []
        : [
            pointsSection(
              /\b(?:tender|pengadaan|lelang)\b/i.test(request.topic) ? 'Mengapa memilih kami' : 'Manfaat bagi mitra',
              gains,
              'Bicara dari sisi mitra, bukan dari sisi kita.',
            ),
          ],
    timeline,
    parts: partSections(
      request.parts
        .filter((part) => !isProblem(part))
        // A chart has the name already: what is left of it without a figure.
        .map((part) =>
          request.series.some(({ title }) => title === part.title) ? { ...part, title: `${part.title} lainnya` } : part,
        ),
    ),
    problem: partSections(request.parts.filter(isProblem)),
    topics: isFew
      ? [{ ...pointsSection('Yang dipelajari', topics, 'Bahas satu per satu.'), kind: 'steps' }]
      : topicSections(request),
    lesson: lessonSections(request),
    goods: request.goods.length > 0 && !isSummed(request) ? goodsSections(request) : [],
    accounts: accountSections(request),
    series: seriesSections(request),
    figures: figureSections(request, joins ? [{ label, value }, ...figures] : figures),
    asks: askSections(request),
    wishes:
      wishes.length > 0
        ? [
            pointsSection(
              request.asks.length > 0 ? 'Harapan kami' : 'Yang kami butuhkan',
              wishes,
              'Ajukan satu per satu, tunggu jawabannya.',
            ),
          ]
        : [],
  }
  const isSaid = (title: string): boolean =>
    (title === 'Masalah' && (said.problem.length > 0 || sorted.some((one) => one.title.startsWith(title)))) ||
    sorted.some((one) => one.title === title) ||
    (title === 'Solusi kami' && request.parts.some((part) => /^solusi\b/i.test(part.title)))
  const steps = argumentsOf(request)[purpose].filter((step) => typeof step === 'string' || !isSaid(step.title))
  const chosen = new Set<Prompt>()
  const sum = sumSections(request)
  // What it all comes to follows what was told; what is still to be filled in ends it.
  const last = steps.findLastIndex((step) => typeof step === 'string' && said[step].length > 0)
  let isSpread = false
  const saidOf = (step: Exclude<Step, Prompt>): readonly Section[] =>
    isSpread && step === 'lesson' ? spreadSteps(said.lesson) : said[step]
  const body = (): Section[] => [
    ...(last < 0 ? sum : []),
    ...steps.flatMap((step, at) => [
      ...(typeof step === 'string' ? saidOf(step) : chosen.has(step) ? [step] : []),
      ...(at === last ? sum : []),
    ]),
  ]
  const prompts = steps.filter((step) => typeof step !== 'string').toSorted((a, b) => a.want - b.want)
  // What was said of no kind of its own is not stretched by blanks.
  const least =
    room ??
    ((purpose === 'other' || isNotice(request)) && body().length > 0
      ? fewestSteps - 1
      : isForAid(request)
        ? fewestOfRequest
        : fewestSteps)
  const told = body()
  const enough =
    told.length === 0
      ? fewestSteps
      : told.some(
            ({ kind, lines }) =>
              (kind === 'points' || kind === 'values' || kind === 'columns') && lines.length >= fewestLines,
          )
        ? 1
        : fewestTold
  for (const one of prompts) {
    // A slide of blanks is shown to nobody: where nothing was wished, one comes only where hardly anything was told.
    const wanted = one.isBlank && room === null ? Math.min(least, enough) : least
    const isCore = one.want === 0 && (one.isBlank ? room !== null && count(body()) < room : true)
    if ((isCore || count(body()) < wanted) && blanksIn([...body(), one]) <= mostBlanks) chosen.add(one)
  }
  const opening =
    topics.length > 1 && !isFew && (room === null || count(body()) < room) ? agenda(topicSections(request)) : []
  const closing =
    purpose === 'training' && (room === null || count([...opening, ...body()]) < room) ? check(request) : []
  const whole = (): Section[] => [...opening, ...body(), ...closing]
  if (room === null) return whole()
  // More slides are wished than the argument has: what needs no new fact comes first, and blanks never fill a deck.
  const early = opening.length > 0 || room < 5 ? [] : agenda(body())
  const late = recap(request, body())
  const [before, after, further]: [Section[], Section[], Section[]] = [[], [], []]
  const all = (): Section[] => [...before, ...whole(), ...further, ...after]
  for (const one of late) if (count(all()) < room) after.push(one)
  for (const one of early) if (count(all()) < room) before.push(one)
  for (const one of prompts) if (count(all()) < room && blanksIn([...all(), one]) <= mostBlanks) chosen.add(one)
  for (const one of closingSteps(request)) if (count(all()) < room) further.push(one)
  for (const one of openingSteps(request)) if (count(all()) < room) before.push(one)
  isSpread = room - count(all()) >= (request.lesson?.how.length ?? room) - 1
  return all()
}
