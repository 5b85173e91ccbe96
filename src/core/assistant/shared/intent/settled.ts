import type { Mention } from './kind-mentions.ts'
import type { Scene } from './scene.ts'
import { firstPersons, light, negators, postponeWords } from './word-lists.ts'

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

const settling = new Set(['deh', 'lah', 'ya', 'dong'])

/** `udah deh invoice aja`, `ya udah websitenya dulu`: what is said before `sudah` is settled, nothing is past. */
export const isSettled = (scene: Scene, mention: Mention, collected: readonly string[]): boolean => {
  if (isChosen(scene, mention)) return true
  const { words } = scene
  const { to } = mention
  const at = collected.indexOf('sudah')
  if (at < 0 || !['saja', 'dulu'].includes(words[to] ?? '')) return false
  return settling.has(collected[at - 1] ?? '') || collected[at + 1] === 'ya'
}

/** `ntar aja kontraknya`, `besok dulu lah websitenya` */
export const putsOff = (collected: readonly string[]): boolean =>
  collected.includes('nanti') ||
  (collected.some((word) => postponeWords.has(word)) && collected.some((word) => chosen.has(word)))
