import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import type { DeckThemeName } from './deck.ts'
import { purposeOf } from './deck-purpose.ts'
import { type DeckPurpose, type DeckRequest, type KeyFigure, slideCounts } from './deck-request.ts'
import { countPattern, orderPattern } from './deck-vocabulary.ts'
import { audienceIn, businessIn, presenterIn } from './read-names.ts'
import { clausesOf, figureHalves, labelled, listLine, sentencesOf } from './split-message.ts'
import { askHead, type Draft, gatherSeries, readContact, readFigureClause } from './read-figure-clauses.ts'
import { figuresIn } from './told-figures.ts'
import { sentenceCase, trimmed } from './told-words.ts'

const numberWords: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  'dua belas': 12,
  'lima belas': 15,
  'dua puluh': 20,
}

/** The wished number of slides, the larger one of a range; null where none is wished. */
export const countIn = (text: string): number | null => {
  const said = countPattern.exec(text)?.[1]
  if (said === undefined) return null
  const figures = Array.from(said.matchAll(/\d+/g), ([figure]) => Number(figure))
  const word = Object.entries(numberWords).find(([name]) => said.toLowerCase().startsWith(name))?.[1]
  const wished = figures.length > 0 ? Math.max(...figures) : word
  return wished === undefined ? null : Math.min(slideCounts.max, Math.max(slideCounts.min, wished))
}

const themeIn = (text: string): DeckThemeName => {
  if (/\b(?:tema|warn[ai]|latar|background|nuansa|mode)\b[^.,;]{0,20}\b(?:gelap|hitam|dark|malam)\b/i.test(text))
    return 'malam'
  if (
    /\b(?:tema|warn[ai]|latar|background|nuansa|desain)\b[^.,;]{0,20}\b(?:ceria|cerah|kuning|warn[ai]-warni|meriah)\b/i.test(
      text,
    )
  )
    return 'pasar'
  return 'kertas'
}

/** Words to the maker, not to the audience. */
const directive =
  /^(?:(?:tolong|kasih|kasi|pakai|pake|jangan|gunakan|tambah(?:kan|in)?|sertakan|lengkapi|bikin|buat(?:kan|in)?|biar|supaya|agar)\b.*\b(?:slide|total\w*|grafik|gambar|foto|desain|bahasa|warn[ai]|tema|ringkas|singkat|simpel|menarik|bagus|keren|profesional|rapi|teks|ppt|presentasi)\b|(?:yang |dibuat |desain(?:nya)? )?(?:simpel|singkat|sederhana|menarik|bagus|keren|profesional|rapi|ringkas)\b|(?:makasih|terima ?kasih|thanks|thx|tolong|ya|dong|oke|ok|halo|hai|hi|selamat (?:pagi|siang|sore|malam)|assalamu\S*|permisi|kak|min|gan)(?:\s|$))/i
const postponed =
  /\b(?:invoice|kuitansi|surat|website|kasir|penawaran)\b.*\b(?:nanti|besok|belakangan|menyusul|malam|malem|dulu)\b/i
const talk =
  /^(?:tolong |mohon |coba )?(?:ceritakan|ceritain|jelaskan|jelasin|bahas|isi(?:nya)?|materi(?:nya)?|mencakup|meliputi|berisi|tampilkan|masuk(?:kan|in)|sertakan|cantumkan|terdiri dari|membahas|poin(?:nya|-poinnya)?|topik(?:nya)?|agenda(?:nya)?|bagian(?:nya)?)\b[\s:]*/i
const topicLabel =
  /^(?:bahas|ceritakan|jelaskan|tampilkan|materi|isi|isinya|agenda|topik|poin|poin-poin|pembahasan|bahasan|yang dibahas|daftar isi|outline|bagian|slide)(?:nya)?$/i

const readClauses = (clauses: readonly string[], context: string, purpose: DeckPurpose, draft: Draft): string[] =>
  clauses.flatMap((raw) => {
    const clause = trimmed(raw.replace(countPattern, ' '))
    if (clause === '' || directive.test(clause) || postponed.test(clause)) return []
    if (readContact(clause, draft) || readFigureClause(clause, context, purpose, draft)) return []
    return [sentenceCase(clause)]
  })

const splitClauses = (sentence: string): string[] =>
  clausesOf(sentence).flatMap((clause) => (askHead.test(clause) ? [clause] : figureHalves(clause)))

const topicOf = (clause: string): string =>
  sentenceCase(
    trimmed(
      clause.replace(/^(?:dan|serta|juga|tentang|soal|mengenai)\s+/i, '').replace(/(\p{L}{4,})nya(?![\p{L}])/u, '$1'),
    ),
  )

const headWords =
  /^(?:(?:tentang|soal|mengenai|berjudul|dengan judul|judul(?:nya)?|tema(?:nya)?|perihal|untuk|buat|dengan tema|topik|durasi)\s*:?\s+|\d+\s*menit\s+|["'“‘](?=\S+$))+/i
const headEnd =
  /(?:\s+(?:dulu|ya|dong|donk|aja|saja|deh|kak|min|gan|please|(?:milik|punya)\s+(?:saya|kami)|saya|gw|gue|gua))+$/i
const themeWords =
  /\b(?:dengan |pakai |pake )?(?:tema|warn[ai]|latar|background|nuansa|desain|mode)\s+(?:yang\s+)?(?:gelap|hitam|dark|malam|ceria|cerah|kuning|warn[ai]-warni|meriah)\b/gi

/** The topic of a headline: what stands before its first figure, without the words around it. */
const topicIn = (headline: string): string => {
  const bare = headline.replace(headWords, '')
  const [figure] = figuresIn(bare)
  const words = figure && figure.before !== '' && figure.kind === 'money' ? figure.before : bare
  const named = words.replace(/^(?:rapat|acara)\b.*?\b(?:soal|tentang|mengenai)\s+/i, '')
  return trimmed(
    trimmed(named)
      .replace(headEnd, '')
      .replace(/\s+(?:19|20)\d\d$/, (year) => (words === bare ? year : '')),
  )
}

const contactsOf = (
  reading: Reading,
  { profile }: AssistantContext,
  isOwn: boolean,
  said: readonly KeyFigure[],
): KeyFigure[] => {
  const own = isOwn && profile ? profile : null
  const either = (label: string, first: string | undefined, other: string | undefined): KeyFigure[] => {
    const value = said.find((one) => one.label === label)?.value ?? (first || other || '')
    return value === '' ? [] : [{ label, value }]
  }
  return [
    ...either('Telepon/WhatsApp', reading.phones[0], own?.phone),
    ...either('Email', reading.emails[0], own?.email),
    ...either('Alamat', reading.sender?.address, own?.address),
    ...either('Website', undefined, own?.website),
    ...said.filter(({ label }) => label !== 'Alamat'),
  ]
}

/** Reads clauses in order; `materi: a, b` takes all that follow it in its sentence. */
const readSentence = (clauses: readonly string[], context: string, purpose: DeckPurpose, draft: Draft): void => {
  const at = clauses.findIndex((clause) => labelled(clause) !== null || talk.test(clause))
  draft.facts.push(...readClauses(at < 0 ? clauses : clauses.slice(0, at), context, purpose, draft))
  const clause = clauses[at]
  if (clause === undefined) return
  const part = labelled(clause)
  const following = clauses.slice(at + 1)
  if (!part || topicLabel.test(part.label)) {
    const first = part ? part.rest : clause.replace(talk, '')
    draft.topics.push(
      ...[first, ...following].filter((one) => trimmed(one) !== '' && !directive.test(one)).map(topicOf),
    )
    return
  }
  const lines = readClauses([...figureHalves(part.rest), ...following], part.label, purpose, draft)
  if (lines.length > 0 && !directive.test(part.label)) draft.parts.push({ title: sentenceCase(part.label), lines })
}

/** Everything that a message says about a presentation, clause by clause: nothing that was said gets lost. */
export const readDeckRequest = (reading: Reading, context: AssistantContext): DeckRequest => {
  const { text } = reading
  const order = orderPattern.exec(text)
  const before = order ? text.slice(0, order.index) : ''
  const after = (order ? text.slice(order.index + order[0].length) : text)
    .replace(countPattern, ' ')
    .replaceAll(themeWords, ' ')
  const sentences = sentencesOf(after)
  const [first = ''] = sentences
  const head = listLine(first) === null ? labelled(first) : null
  const [headline = '', ...restClauses] = listLine(first) === null ? (head ? [head.label] : clausesOf(first)) : []
  const others = listLine(first) === null ? sentences.slice(1) : sentences
  const purpose = purposeOf(headline, after)
  const spoken = clausesOf(text)
    .filter((clause) => !postponed.test(clause))
    .join(', ')
  const audience = audienceIn(spoken, reading)
  const business = businessIn(text, reading, context, audience)
  const presenter = presenterIn(text, reading, business)
  const [, plainHead = headline, field = ''] = /^(.*?)\s+(bergerak (?:di|dalam) .*)$/i.exec(headline) ?? []
  const topic = topicIn(plainHead)
  const draft: Draft = {
    goods: [],
    loose: [],
    series: [],
    figures: [],
    asks: [],
    parts: [],
    topics: [],
    facts: [],
    contacts: [],
    statedTotal: null,
  }
  const isTopic = head !== null && topicLabel.test(head.label)

  if (field !== '') draft.facts.push(sentenceCase(field))
  // A headline may hold figures itself: 'pitching ke investor butuh 150jt'.
  if (figuresIn(headline).length > 0) {
    const said = readClauses(splitClauses(headline.replace(headWords, '')), '', purpose, draft)
    draft.facts.push(...said.filter((fact) => trimmed(fact.replace(headEnd, '')) !== sentenceCase(topic)))
  }
  if (head && isTopic) draft.topics.push(...splitClauses(head.rest).map(topicOf))
  else
    readSentence(
      head
        ? splitClauses(head.rest)
        : restClauses.flatMap((clause) => (askHead.test(clause) ? [clause] : figureHalves(clause))),
      headline,
      purpose,
      draft,
    )
  for (const sentence of others) {
    const listed = listLine(sentence)
    if (listed !== null && figuresIn(listed).length === 0 && labelled(listed) === null)
      draft.topics.push(topicOf(listed))
    else
      readSentence(
        splitClauses(listed ?? sentence),
        sentences.length > 1 && head === null && listed !== null
          ? headline
          : head && head.rest === ''
            ? headline
            : figuresIn(first).length > 0 && head !== null
              ? headline
              : '',
        purpose,
        draft,
      )
  }
  gatherSeries(draft, topic)
  const occasion = sentencesOf(before)
    .flatMap(clausesOf)
    .map(trimmed)
    .filter((clause) => !directive.test(clause) && clause.split(' ').length > 2)
    .map(sentenceCase)
    .join(', ')
  const isOwn = business === '' || business === context.profile?.name
  const { loose: _, contacts, facts, ...said } = draft
  const isNew = (fact: string): boolean => {
    const left = [business, presenter].reduce((words, name) => (name === '' ? words : words.replace(name, '')), fact)
    return !/^[\s'"“”‘’]*(?:(?:usaha|bisnis|nama|brand|toko)?(?:nya)?\s*(?:saya|kami|gw|gue|adalah|bernama|:)?\s*)*['"“”‘’]*$/i.test(
      left,
    )
  }
  return {
    ...said,
    facts: facts.filter(isNew),
    purpose,
    topic,
    business,
    presenter,
    audience,
    occasion,
    slideCount: countIn(text),
    theme: themeIn(text),
    contacts: contactsOf(reading, context, isOwn, contacts),
    wantsTotal: /\btotal/i.test(text),
  }
}
