import type { AssistantContext } from '#core/assistant/shared/port.ts'
import type { Reading } from '#core/assistant/shared/reading.ts'

import { aid, purposeOf } from './deck-purpose.ts'
import { headlineIn, isBareLaunch, nameIn, partiesIn, subjectIn, taughtIn, whomIn } from './deck-headline.ts'
import { postponed } from './maker-words.ts'
import { audienceIn, businessIn, presenterIn } from './read-names.ts'
import { clausesOf, labelled, listLine, quotedThings, sentencesOf } from './split-message.ts'
import { figuresIn } from './told-figures.ts'
import { joinWords, trimmed } from './told-words.ts'

/** `ajukan KUR`: what the deck is, by its verb. */
const applying = /^(?:mau\s)?(?:meng)?ajukan\s/iu

/**
 * What the head of a message tells: what the deck is about and for, who shows it to whom, and what of the head is left
 * to be read. `text` is the message, `after` what stands in it behind the order. Pure.
 */
export const readDeckHead = (
  { text, after }: { readonly text: string; readonly after: string },
  reading: Reading,
  context: AssistantContext,
) => {
  const sentences = sentencesOf(after)
  const [first = ''] = sentences
  const isListFirst = listLine(first) !== null
  const head = isListFirst ? null : labelled(first)
  const [headline = '', ...restClauses] = isListFirst ? [] : head ? [head.label] : clausesOf(first)
  const others = isListFirst ? sentences : sentences.slice(1)
  const purpose = purposeOf(headline, after)
  const spoken = clausesOf(text)
    .filter((clause) => !postponed.test(clause))
    .join(', ')
  const both = partiesIn(headline)
  const listeners = both?.other ?? (audienceIn(spoken, reading) || whomIn(headline))
  const audience = listeners === '' && purpose === 'training' ? (taughtIn(text)?.audience ?? '') : listeners
  const [, plainHead = headline, field = ''] = /^(.*?)\s+(bergerak (?:di|dalam) .*)$/i.exec(headline) ?? []
  const about = headlineIn(plainHead, audience, purpose)
  const taught = /^(?:pelatihan|training|materi)?$/i.test(about.topic) ? taughtIn(text) : null
  const topic = (
    taught?.topic ??
    (purpose === 'proposal' && /^pitch\w*$/i.test(about.topic) ? 'penawaran kerja sama' : undefined) ??
    (about.topic === '' && purpose === 'proposal' && aid.test(after) ? 'permohonan bantuan' : about.topic)
  ).replace(applying, 'pengajuan ')
  // `launching produk baru kami: Sambal Cumi`: the name stands first after the label.
  const isLaunch = head === null && isBareLaunch(about.topic)
  const [announced = ''] = head ? clausesOf(head.rest) : isLaunch ? restClauses : []
  const isShown = ['pitch', 'profile', 'promotion', 'proposal'].includes(purpose)
  const group = head === null ? [] : clausesOf(head.rest).map(trimmed)
  const isGroup =
    group.length > 1 &&
    group.every((name) => /^(?:\p{Lu}[\p{L}.'’]+\s?){1,3}$/u.test(name)) &&
    /\b(?:kelompok(?:\s+\S+)?|anggota|disusun oleh|oleh|tim penyusun)$/i.test(head?.label ?? '')
  const isAnnounced = isShown && !isGroup && figuresIn(announced).length === 0 && nameIn(announced) !== ''
  const [quoted] = quotedThings(headline)
  const subject =
    quoted ??
    (nameIn(about.subject) === '' && isAnnounced
      ? subjectIn(trimmed(announced))
      : about.subject.replace(applying, 'pengajuan '))
  const called = both?.one ?? businessIn(text, reading, context, audience, isShown ? nameIn(subject) : '')
  const business = isGroup && group.includes(called) ? '' : called
  const presenter = isGroup ? joinWords(group) : presenterIn(text, reading, business, audience)
  return {
    first,
    head,
    headline,
    plainHead,
    field,
    restClauses,
    others,
    purpose,
    both,
    audience,
    about,
    taught,
    topic,
    announced,
    isShown,
    isGroup,
    isAnnounced,
    quoted,
    subject,
    business,
    presenter,
  }
}

/** What the head of a message tells. */
export type DeckHead = ReturnType<typeof readDeckHead>
