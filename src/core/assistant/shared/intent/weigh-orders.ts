import { findMentions, type Lexicon, type Mention } from './kind-mentions.ts'
import { type VerbMood, verbMood } from './verbs.ts'
import {
  asking,
  cancelWords,
  capability,
  conditionals,
  firstPersons,
  light,
  matters,
  modals,
  negators,
  notRefusing,
  otherHeads,
  pastMarkers,
  polite,
  politeConditions,
  postponeWords,
  prepositions,
  progressive,
  subjects,
  thirdPersons,
} from './word-lists.ts'
import type { Sentence } from './words.ts'

/** Why a sentence that names a kind does not order it. */
export type NoOrder =
  | 'cancelled'
  | 'postponed'
  | 'refused'
  | 'reported'
  | 'supposed'
  | 'asked'
  | 'other_thing'
  | 'somebody_else'
  | 'mentioned'

/** What one sentence says about making things. */
export interface Finding {
  readonly mention: Mention | null
  /** 0 to 1; null where it is no order. */
  readonly strength: number | null
  readonly reason: NoOrder | null
  /** The order stands in a question that only its facts can turn into an order. */
  readonly asked: boolean
  /** The verb's place, for choosing between several. */
  readonly at: number
  /** An order made with a polite word or a form that asks for help. */
  readonly firm: boolean
}

interface Scene {
  readonly sentence: Sentence
  readonly words: readonly string[]
  readonly mentions: readonly Mention[]
}

/** Words straight before `at` in its clause, nearest first, as long as they say nothing of their own. */
const before = ({ sentence, words }: Scene, at: number): string[] => {
  const clause = sentence.words[at]?.clause
  const collected: string[] = []
  for (let place = at - 1; place >= 0 && collected.length < 12; place -= 1) {
    const word = words[place] ?? ''
    if (sentence.words[place]?.clause !== clause) break
    const says =
      light.has(word) ||
      negators.has(word) ||
      pastMarkers.has(word) ||
      progressive.has(word) ||
      modals.has(word) ||
      conditionals.has(word) ||
      subjects.has(word) ||
      thirdPersons.has(word) ||
      matters.has(word) ||
      postponeWords.has(word) ||
      polite.has(word) ||
      capability.has(word) ||
      asking.has(word) ||
      verbMood(word) !== null ||
      word === 'untuk' ||
      word === 'baru' ||
      word === 'cuma' ||
      word === 'hanya' ||
      word === 'belum'
    if (!says) break
    collected.push(word)
  }
  return collected
}

/** A negator that refuses what follows it: `jangan bikin`, `ga usah`, `bukan`; not `jangan lupa`. */
const refusedBefore = (scene: Scene, at: number, collected: readonly string[]): boolean =>
  collected.some((word, index) => {
    if (!negators.has(word) && (word !== 'belum' || scene.sentence.asks)) return false
    const after = collected[index - 1] ?? scene.words[at] ?? ''
    return !notRefusing.has(after)
  })

/** A refusal that follows the noun and ends the clause: `websitenya ga usah dulu`, `invoice nggak jadi`. */
const refusedAfter = (scene: Scene, mention: Mention): 'refused' | 'postponed' | null => {
  const clause = scene.sentence.words[mention.from]?.clause
  let refused: 'refused' | 'postponed' | null = null
  for (let at = mention.to; at < scene.words.length; at += 1) {
    const word = scene.words[at] ?? ''
    if (scene.sentence.words[at]?.clause !== clause) break
    if ((negators.has(word) && word !== 'tanpa') || cancelWords.has(word)) {
      if (notRefusing.has(scene.words[at + 1] ?? '')) return null
      refused = 'refused'
    } else if (postponeWords.has(word)) refused ??= 'postponed'
    else if (word === 'belum') refused ??= 'postponed'
    else if (refused === null && !light.has(word)) return null
    else if (!light.has(word) && verbMood(word) === null && word !== 'depan' && word !== 'jadi' && word !== 'baru')
      return null
  }
  return refused
}

const whBefore = ({ words }: Scene, at: number): boolean => {
  for (let place = 0; place < at; place += 1) {
    const word = words[place] ?? ''
    if (!asking.has(word)) continue
    const next = words[place + 1] ?? ''
    // `apa bisa`, `apakah boleh` ask whether it can be done: a polite order where facts follow.
    if (
      ['apa', 'apakah', 'emang', 'memangnya', 'emangnya'].includes(word) &&
      (capability.has(next) || capability.has(words[place + 2] ?? ''))
    )
      continue
    if (capability.has(word)) continue
    if (word === 'siapa' && next === 'tahu') continue
    if (word === 'apa' && next === 'kabar') continue
    return true
  }
  return false
}

const tailQuestion = ({ sentence, words }: Scene): boolean => {
  if (sentence.asks) return true
  const tail = words
    .slice(-4)
    .filter(
      (word) =>
        !['ya', 'sih', 'kak', 'kakak', 'min', 'dong', 'kan', 'deh', 'gan', 'bang', 'pak', 'bu', 'mas', 'mbak'].includes(
          word,
        ),
    )
  const last = tail.at(-1) ?? ''
  if (
    last === 'tidak' &&
    words.some((word) => capability.has(word) || word === 'mau' || word === 'ada' || word === 'perlu')
  )
    return true
  return asking.has(last) || (last === 'bisa' && words.length > 2 && tail.at(-2) !== 'kalau')
}

/** The mention that a verb makes: the first noun after it, unless another thing stands in its place. */
const objectOf = (scene: Scene, verbAt: number): Mention | 'other_thing' | null => {
  const { words, mentions, sentence } = scene
  let inComplement = false
  let headTaken = false
  for (let at = verbAt + 1; at < words.length && at - verbAt <= 40; at += 1) {
    const word = words[at] ?? ''
    const mention = mentions.find((one) => one.from === at)
    if (mention) {
      // `buatkan caption untuk website`: the thing ordered is the caption.
      if (!(headTaken && inComplement)) return mention
      at = mention.to - 1
      continue
    }
    if (sentence.words[at]?.quoted === true) continue
    if (word === 'bentuk' || word === 'format' || word === 'versi' || word === 'berupa' || word === 'menjadi') {
      headTaken = false
      inComplement = false
    } else if (prepositions.has(word)) inComplement = true
    else if (otherHeads.has(word) && !inComplement && !headTaken) return 'other_thing'
    else if (!light.has(word) && !inComplement && verbMood(word) === null) headTaken = true
  }
  return null
}

/** `laporan penjualan dalam bentuk ppt` is a presentation: the form wins over the matter. */
const inForm = (scene: Scene, head: Mention): Mention => {
  for (const mention of scene.mentions) {
    if (mention.from < head.to || mention.kind === head.kind) continue
    const marker = scene.words[mention.from - 1] ?? ''
    if (['bentuk', 'format', 'versi', 'berupa', 'menjadi', 'jadi', 'jadikan', 'jadiin', 'jadikannya'].includes(marker))
      return mention
  }
  return head
}

/** `surat` alone takes the type that follows it closely: `surat resmi permohonan`. */
const withType = (scene: Scene, head: Mention): Mention => {
  if (head.type !== null) return head
  const typed = scene.mentions.find(
    (one) => one.kind === head.kind && one.type !== null && one.from >= head.to && one.from - head.to <= 2,
  )
  return typed ? { ...head, type: typed.type } : head
}

/** `invoice bu lilis tolong dibuatkan`: the noun that stands before the verb, in the clause nearest to it. */
const frontedOf = (scene: Scene, verbAt: number): Mention | null => {
  const earlier = scene.mentions.filter(
    (one) => one.to <= verbAt && !refusedBefore(scene, one.from, before(scene, one.from)),
  )
  const clause = scene.sentence.words[earlier.at(-1)?.from ?? -1]?.clause
  return earlier.find((one) => scene.sentence.words[one.from]?.clause === clause) ?? null
}

const correcting = new Set(['eh', 'maksudnya', 'maksud', 'ralat', 'koreksi', 'salah'])

/** `invoice eh maksudnya kuitansi`: the last word counts. */
const corrected = (scene: Scene, head: Mention): Mention =>
  scene.mentions.findLast(
    (one) =>
      one.from >= head.to &&
      scene.words.slice(Math.max(head.to, one.from - 3), one.from).some((word) => correcting.has(word)),
  ) ?? head

/** `tolong surat penawarannya`, `butuh invoice`: nothing but light words between; not `tolong revisi invoice`. */
const standsBehind = (scene: Scene, at: number, object: Mention | null): boolean =>
  object !== null &&
  scene.words.slice(at + 1, object.from).every((word) => light.has(word) && word !== 'kirim' && word !== 'kirimkan')

const weighVerb = (scene: Scene, at: number, mood: VerbMood): Finding | null => {
  const { words } = scene
  const collected = before(scene, at)
  const isPolite = collected.some((word) => polite.has(word) && word !== 'sekarang') || mood === 'please'
  const object = objectOf(scene, at)
  const fronted = frontedOf(scene, at)
  // `tolong` and `minta` order only what stands right behind them.
  if ((mood === 'please' || mood === 'want') && object === null && fronted === null) return null
  const mention = object === 'other_thing' ? null : (object ?? fronted)
  if (mention === null && object !== 'other_thing') return null
  const head = mention === null ? null : withType(scene, corrected(scene, inForm(scene, mention)))
  const none = (reason: NoOrder): Finding => ({ mention: head, strength: null, reason, asked: false, at, firm: false })
  if (object === 'other_thing') return none('other_thing')
  if ((mood === 'please' || mood === 'want') && !standsBehind(scene, at, object)) return null

  if (collected.some((word) => cancelWords.has(word)) || refusedBefore(scene, at, collected)) return none('refused')
  const later = head === null ? null : refusedAfter(scene, head)
  if (later !== null) return none(later)
  const third = collected.some((word) => thirdPersons.has(word))
  const first = collected.some((word) => firstPersons.has(word))
  const modal = collected.some((word) => modals.has(word))
  const pastAt = collected.findIndex((word) => pastMarkers.has(word))
  const politeAt = collected.findIndex((word) => polite.has(word))
  if (
    pastAt >= 0 &&
    (politeAt < 0 || politeAt > pastAt) &&
    !(collected[pastAt] === 'sudah' && collected[pastAt + 1] === 'kalau')
  )
    return none('reported')
  if (mood !== 'want' && collected.some((word) => progressive.has(word)) && mood === 'plain' && !isPolite)
    return none('reported')
  if (collected.some((word) => postponeWords.has(word)) && mood !== 'want') return none('postponed')
  const condition = collected.findIndex((word) => conditionals.has(word))
  if (condition >= 0 && !(politeConditions.has(collected[condition - 1] ?? '') && !collected.includes('misal')))
    return none('supposed')
  if (
    collected.some((word) => matters.has(word)) &&
    !(isPolite && mood === 'order' && (collected[0] ?? '') === 'contoh')
  ) {
    const exampleOrder = mood === 'want' || mood === 'order'
    if (!(exampleOrder && collected.every((word) => !matters.has(word) || word === 'contoh'))) return none('asked')
  }
  if (whBefore(scene, at)) return none('asked')
  if (mood === 'plain' && collected[0] === 'baru') return none('postponed')
  if (mood === 'passive' && !isPolite && !modal && !capabilityBefore(collected)) return none('reported')
  if (
    mood === 'plain' &&
    (first || third || collected[0] === 'kamu') &&
    !modal &&
    !isPolite &&
    !capabilityBefore(collected)
  )
    return none('reported')
  const asked = tailQuestion(scene) || capabilityBefore(collected)
  const base = { order: 0.95, plain: isPolite ? 0.93 : 0.88, passive: 0.85, want: 0.8, please: 0.82 }[mood]
  return {
    mention: head,
    strength: third ? 0.5 : base,
    reason: third ? 'somebody_else' : null,
    asked: asked && !(isPolite && !endsInNot(words)),
    at,
    firm: mood === 'order' || isPolite,
  }
}

const capabilityBefore = (collected: readonly string[]): boolean =>
  collected.some((word, index) => capability.has(word) && !conditionals.has(collected[index + 1] ?? ''))

const endsInNot = (words: readonly string[]): boolean => words.slice(-3).includes('tidak')

/** All that one sentence says about making, in its order. */
export const weighSentence = (sentence: Sentence, lexicon: Lexicon): readonly Finding[] => {
  const words = sentence.words.map((word) => lexicon.mend(word.text))
  const mentions = findMentions(sentence, words, lexicon)
  if (mentions.length === 0 && !words.some((word) => otherHeads.has(word))) return []
  const scene: Scene = { sentence, words, mentions }
  const findings: Finding[] = []
  let verbs = 0
  for (const [at, word] of words.entries()) {
    if (verbs >= 40) break
    const mood = sentence.words[at]?.quoted === true ? null : verbMood(word)
    if (mood === null) continue
    // `invoice buat Bu Sari`: here the word means 'for'.
    if (word === 'buat' && isFor(scene, at)) continue
    verbs += 1
    const finding = weighVerb(scene, at, mood)
    if (finding) findings.push(finding)
  }
  for (const mention of mentions) {
    const finding = weighMention(scene, mention, findings)
    if (finding) findings.push(finding)
  }
  return findings
}

/** `buat` is a preposition after a noun, a verb at the head of a clause or after a word that calls for a verb. */
const isFor = (scene: Scene, at: number): boolean => {
  const { sentence, words, mentions } = scene
  let last = at
  while (['saja', 'dong', 'deh', 'ya', 'nih', 'nya', 'dulu'].includes(words[last - 1] ?? '')) last -= 1
  if (mentions.some((one) => one.to === last)) return true
  const previous = words[at - 1]
  const next = words[at + 1] ?? ''
  if (next === 'apa' || next === 'siapa') return true
  if (previous === undefined || sentence.words[at - 1]?.clause !== sentence.words[at]?.clause) return false
  if (mentions.some((one) => one.from === at + 1)) return false
  return (
    !light.has(previous) &&
    !modals.has(previous) &&
    !capability.has(previous) &&
    !negators.has(previous) &&
    !pastMarkers.has(previous) &&
    verbMood(previous) === null &&
    !subjects.has(previous) &&
    !matters.has(previous) &&
    !asking.has(previous) &&
    !progressive.has(previous) &&
    !conditionals.has(previous) &&
    !thirdPersons.has(previous)
  )
}

/** A noun that no verb orders: `analisis aja`, `invoice dong`, `analisis usaha saya`, or only a mention. */
const weighMention = (scene: Scene, mention: Mention, findings: readonly Finding[]): Finding | null => {
  const { sentence, words } = scene
  if (findings.some((one) => one.mention?.from === mention.from)) return null
  const head = withType(scene, mention)
  const at = mention.from
  const collected = before(scene, at)
  const none = (reason: NoOrder): Finding => ({ mention: head, strength: null, reason, asked: false, at, firm: false })
  const refused = refusedAfter(scene, mention)
  if (refused && !(refused === 'postponed' && sentence.asks)) return none(refused)
  if (refusedBefore(scene, at, collected)) return none('refused')
  if (whBefore(scene, at) || sentence.asks || tailQuestion(scene)) return none('asked')
  const start = sentence.words[at]?.clause
  const opensClause = collected.length === at || sentence.words[at - 1 - collected.length]?.clause !== start
  const next = words[mention.to] ?? ''
  const previous = words[at - 1] ?? ''
  if (collected.some((word) => pastMarkers.has(word) || matters.has(word))) return none('reported')
  if (collected.some((word) => conditionals.has(word))) return none('supposed')
  if (!opensClause) return none('mentioned')
  if (mention.verbal && words.length - mention.to >= 1) {
    if (collected.some((word) => subjects.has(word)) && !collected.some((word) => modals.has(word) || polite.has(word)))
      return none('mentioned')
    return { mention: head, strength: 0.75, reason: null, asked: false, at, firm: false }
  }
  if (next === 'saja' || next === 'dong')
    return { mention: head, strength: 0.7, reason: null, asked: false, at, firm: false }
  if (['maksudnya', 'maksud', 'melainkan', 'tapi', 'ganti', 'eh'].includes(previous)) {
    return { mention: head, strength: 0.66, reason: null, asked: false, at, firm: false }
  }
  // Enough facts can still make it an order; the message as a whole decides.
  return { mention: head, strength: 0.3, reason: 'mentioned', asked: false, at, firm: false }
}
