import type { Mention } from './kind-mentions.ts'
import type { Scene } from './scene.ts'
import { verbMood } from './verbs.ts'
import {
  asking,
  firstPersons,
  honorifics,
  light,
  negators,
  pastMarkers,
  postponeWords,
  thirdPersons,
} from './word-lists.ts'

/** What ends a to and fro. */
const endsIn = new Set(
  'akhirnya ujungnya jadinya intinya pokoknya finalnya kesimpulannya fix fiks yaudah yasudah udahlah'.split(' '),
)
const chosen = new Set(['saja', 'dulu', 'deh'])
const particles = new Set(['deh', 'ya', 'dong', 'lah', 'nih', 'kak', 'min', 'bang', 'mas', 'mbak', 'pak', 'bu'])

/** The clause's last word that is no particle. */
const lastOf = (clause: readonly string[]): string => clause.findLast((word) => !particles.has(word)) ?? ''

/** `ujung-ujungnya kuitansi dulu deh yang paling butuh`, `yaudah kuitansi DP-nya dulu`, `yang kasir duluan`. */
const isChosen = ({ sentence, words }: Scene, { from, to }: Mention): boolean => {
  const clause = sentence.words[from]?.clause
  const inClause = (place: number): boolean => sentence.words[place]?.clause === clause
  const lead = words.filter((_, place) => place < from && inClause(place))
  const rest = words.filter((_, place) => place >= to && inClause(place))
  if ([...lead, ...rest].some((word) => negators.has(word) || postponeWords.has(word))) return false
  const isFirst = rest[0] === 'dulu' && rest.slice(1).every((word) => particles.has(word))
  if (lead.every((word) => light.has(word)) && isFirst) return true
  return lead.some((word) => endsIn.has(word)) && (chosen.has(rest[0] ?? '') || chosen.has(lastOf(rest)))
}

const ownOpinion = new Set('tapi tetapi kata menurut pilih milih pilihan mending sih ingin'.split(' '))

/** `suami mau bikin surat tapi kata saya slide aja`: of two things the owner's own choice. */
export const isOwnChoice = ({ sentence, words, mentions }: Scene, { from, to }: Mention): boolean => {
  const clause = sentence.words[from]?.clause
  const lead = words.filter((_, place) => place < from && sentence.words[place]?.clause === clause)
  return (
    words[to] === 'saja' &&
    lead.some((word) => firstPersons.has(word)) &&
    lead.every((word) => light.has(word) || ownOpinion.has(word)) &&
    mentions.some((one) => one.to <= from && sentence.words[one.from]?.clause !== clause)
  )
}

/** Words between what is not meant and what is: `bukan invoice ya min, yg diminta tuh kuitansi`. */
const meaning = new Set(
  'maksud maksudnya maksudku diminta dimaksud dimau dibutuhkan dibutuhin diperlukan harusnya seharusnya melainkan tapi bener benar betul melainken'.split(
    ' ',
  ),
)

/** `bukan kuitansi, maksudku invoice`: two things, and the owner says which of them is meant. */
export const isMeantInstead = (scene: Scene, mention: Mention): boolean => {
  const { words } = scene
  const other = scene.mentions.findLast(({ to }) => to <= mention.from)
  if (scene.asks || other === undefined || (other.kind === mention.kind && other.type === mention.type)) return false
  const between = words.slice(other.to, mention.from)
  const isNot = words.slice(Math.max(0, other.from - 2), other.from).includes('bukan')
  return (
    isNot &&
    between.length <= 8 &&
    between.some((word) => meaning.has(word)) &&
    between.every(
      (word) => meaning.has(word) || honorifics.has(word) || (light.has(word) && !thirdPersons.has(word)),
    ) &&
    // `yang tadi bukan invoice`: which one is meant.
    !words
      .slice(0, other.from)
      .some((word, at) => thirdPersons.has(word) || (pastMarkers.has(word) && words[at - 1] !== 'yang'))
  )
}

const concluding = new Set('kalau gitu begitu berarti nah oke ya'.split(' '))

/** `oke kalau gitu yang invoice: …`, `jadi kuitansi: …`, `yang Bu Ani jadi invoice aja`: of what was spoken of, this one. */
export const isPicked = ({ sentence, words, asks }: Scene, { from, to }: Mention): boolean => {
  const clause = sentence.words[from]?.clause
  const lead = words.filter((_, place) => place < from && sentence.words[place]?.clause === clause)
  const isEnd = sentence.words[to] !== undefined && sentence.words[to]?.clause !== clause
  const isOnly = words[to] === 'saja'
  const last = lead.at(-1)
  const behind = words[to] === 'maksud' && firstPersons.has(words[to + 1] ?? '') ? to + 2 : to + 1
  const isNextApart = sentence.words[behind] !== undefined && sentence.words[behind]?.clause !== clause
  // `salah sebut, kuitansi maksudnya: …`
  if (!asks && /^maksud(?:nya|ku)?$/.test(words[to] ?? '') && isNextApart && lead.every((word) => light.has(word)))
    return true
  const isConcluded = isOnly && (last === 'gitu' || last === 'begitu')
  if (asks || !(isEnd || isOnly) || !(last === 'yang' || last === 'jadi' || isConcluded)) return false
  const isSaidOf = [...lead, ...words.slice(to, to + 3)].some((word) => pastMarkers.has(word) || asking.has(word))
  const isRefused = lead.some((word) => negators.has(word)) || negators.has(words[to] ?? '')
  const isBare = lead.every((word) => light.has(word) || concluding.has(word))
  const isAnybodys = lead.some((word) => thirdPersons.has(word) || verbMood(word) !== null)
  return !isSaidOf && !isRefused && (isBare || (last === 'jadi' && isOnly && !isAnybodys))
}

const settling = new Set(['deh', 'lah', 'ya', 'dong'])

/** `udah deh invoice aja`, `ya udah websitenya dulu`: what is said before `sudah` is settled, nothing is past. */
export const isSettled = (scene: Scene, mention: Mention, collected: readonly string[]): boolean => {
  if (isChosen(scene, mention)) return true
  const { sentence, words } = scene
  const { to } = mention
  const at = collected.indexOf('sudah')
  // `ya udah kuitansi 2 juta dari …`
  if (at === 0 && collected[1] === 'ya' && collected.length === 2 && sentence.words[to]?.number === true) return true
  if (at < 0 || !['saja', 'dulu'].includes(words[to] ?? '')) return false
  return settling.has(collected[at - 1] ?? '') || collected[at + 1] === 'ya'
}

/** `ntar aja kontraknya`, `besok dulu lah websitenya` */
export const putsOff = (collected: readonly string[]): boolean =>
  collected.includes('nanti') ||
  (collected.some((word) => postponeWords.has(word)) && collected.some((word) => chosen.has(word)))
