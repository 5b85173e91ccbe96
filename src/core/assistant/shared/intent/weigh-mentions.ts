import type { Finding, NoOrder } from './finding.ts'
import { comesFirst } from './first-and-later.ts'
import { corrected, inForm, joinedWith, withType } from './heads.ts'
import type { Mention } from './kind-mentions.ts'
import { asksWhetherTrue, hesitates, reminds, waitsFor } from './obstacles.ts'
import { asksBehind } from './reason-before.ts'
import { refusedAfter } from './refused-after.ts'
import {
  before,
  isPast,
  isWanting,
  opensMessage,
  pleading,
  pleadsAnew,
  refusedBefore,
  type Scene,
  whBefore,
} from './scene.ts'
import { isMeantInstead, isOwnChoice, isPicked, isSettled, putsOff } from './settled.ts'
import {
  capability,
  conditionals,
  firstPersons,
  giving,
  light,
  matters,
  modals,
  negators,
  pastMarkers,
  polite,
  politeConditions,
  subjects,
  thirdPersons,
  unitWords,
  weighing,
} from './word-lists.ts'
import {
  saysNoMore,
  asksLater,
  isWished,
  states,
  isCopied,
  isJudged,
  restOf,
  minutes,
  softly,
  isAskedFor,
  formWords,
  correcting,
  instead,
  isRefused,
  attesting,
  becomes,
  changing,
  isForm,
  ofTheHeart,
  isShownElsewhere,
  isToldToAnswer,
  isHandedOver,
  isReceiver,
  saidOf,
  outcomes,
  asksHowItWent,
  isOwnBill,
  asksForSum,
  isNeedTold,
  isOwnNeed,
} from './said-of-mentions.ts'

/** A noun that no verb orders: `analisis aja`, `invoice dong`, `analisis usaha saya`, or only a mention. */
export const weighMention = (scene: Scene, mention: Mention, findings: readonly Finding[]): Finding | null => {
  const { sentence, words } = scene
  // `papan tulis`: a verb within a name says nothing of the paper before it.
  if (findings.some((one) => one.mention?.from === mention.from && one.reason !== 'mentioned')) return null
  // `analisis …` and `bandingin …` in a deck: another finding tells of the deck.
  if (mention.verbal && ofTheHeart.has(scene.words[mention.to] ?? ''))
    return { mention, strength: null, reason: 'other_thing', asked: false, at: mention.from, firm: false }
  if (mention.verbal && isShownElsewhere(scene, mention)) return null
  const head = withType(scene, mention.kind === 'document' ? inForm(scene, mention) : mention)
  const at = mention.from
  const collected = before(scene, at)
  const none = (reason: NoOrder): Finding => ({ mention: head, strength: null, reason, asked: false, at, firm: false })
  /** An order as it stands. */
  const ordered = (strength: number): Finding => ({
    mention: head,
    strength,
    reason: null,
    asked: false,
    at,
    firm: false,
  })
  /** An order if the message says enough beside it. */
  const withFacts = (firm: boolean): Finding => ({
    ...ordered(0.7),
    asked: true,
    firm,
    besides: joinedWith(scene, head),
  })
  const refused = refusedAfter(scene, mention)
  if (refused) return none(scene.asks ? 'asked' : refused)
  if (isWanting(collected) && !scene.asks) return none('mentioned')
  if (refusedBefore(scene, at, collected) || words[at - 1] === 'daripada') return none('refused')
  if (putsOff(collected)) return none('postponed')
  // `kok bikin website doang 200 poin`: somebody wonders at it.
  if (collected.at(-1) === 'kok' && collected.length > 1) return none('mentioned')
  if (isMeantInstead(scene, mention)) return { ...withFacts(true), settles: true }
  if (corrected(scene, head) !== head) return none('mentioned')
  if (isCopied(scene, mention)) return none('other_thing')
  if (isOwnBill(scene, mention) && collected.length === 0) return none('reported')
  if (reminds(scene, at)) return none('other_thing')
  const start = sentence.words[at]?.clause
  const opensClause = collected.length === at || sentence.words[at - 1 - collected.length]?.clause !== start
  if (whBefore(scene, at) && !pleadsAnew(collected)) return none('asked')
  // `riset pasar itu gimana caranya ya`: the doing itself is asked about.
  if (
    mention.verbal &&
    words
      .slice(mention.to, mention.to + 4)
      .join(' ')
      .includes('itu bagaimana')
  )
    return none('asked')
  if (scene.asks) {
    const listed = sentence.words.filter(({ number }) => number).length
    const isReckoned = mention.verbal || head.kind === 'presentation' || (at === 0 && listed >= 4)
    const isForAnswer = asksLater(scene, mention) || isToldToAnswer(scene, mention)
    // `riset kompetitor tanaman hias ya, …, mau tau posisi saya gimana`: what is to be found out.
    const rest = restOf(scene, mention)
    const isSoft = softly.has(rest.at(-1) ?? '') || rest.includes('dong') || rest.includes('tolong')
    if (mention.verbal && opensClause && at === collected.length && asksLater(scene, mention) && isSoft)
      return ordered(0.7)
    // `… masih untung berapa, analisis ya`: one word behind its question.
    const isLast = words.slice(mention.to).every((word) => light.has(word) || polite.has(word))
    if (mention.verbal && opensClause && at > collected.length && isLast) return withFacts(false)
    if (opensClause && at === collected.length && asksForSum(scene, mention))
      return withFacts((sentence.words[0]?.start ?? 0) > 0)
    return isReckoned && opensClause && isForAnswer ? withFacts(isToldToAnswer(scene, mention)) : none('asked')
  }
  if (words.slice(mention.to, mention.to + 2).includes('apa'))
    return words.slice(0, at).some((word) => matters.has(word)) ? none('asked') : withFacts(false)
  if (asksWhetherTrue(scene, mention)) return none('asked')
  if (isJudged(scene, mention) || states.has(words[mention.to] ?? '')) return none('mentioned')
  // `ubah proposal usaha saya jadi slide dong`: what it is made from.
  const isMatter = scene.mentions.some(
    (one) =>
      one.from >= mention.to &&
      one.kind !== mention.kind &&
      becomes.has(words[one.from - 1] ?? '') &&
      isForm(scene, one),
  )
  if (isMatter) return none('mentioned')
  if (isOwnChoice(scene, mention) || isPicked(scene, mention)) return { ...withFacts(true), settles: true }
  if (isSettled(scene, mention, collected)) return { ...ordered(0.72), settles: true }
  if (comesFirst(scene, mention)) return { ...withFacts(true), strength: 0.8, settles: true }
  // `ga usah app, landing page udah cukup buat les privat …`
  const enough = words.slice(mention.to, mention.to + 3).filter((word) => word !== 'sudah' && word !== 'saja')
  if (enough[0] === 'cukup' && opensClause && negators.has(words[0] ?? '') && start !== sentence.words[0]?.clause)
    return withFacts(true)
  // `kuitansi sudah terima dari …` are the words of the receipt itself, `laporan kemarin: …` names a day.
  // `surat keterangan kerja Hendra sudah kerja sejak …`: what somebody did is the matter.
  const attests = words.slice(at, mention.to).some((word) => attesting.has(word))
  // `notulen rapat tadi malam, yang hadir …`: minutes and records are of what was; a short sentence may tell of them.
  const isMinutes = words.length - mention.to > 6 && words.slice(at, mention.to).some((word) => minutes.has(word))
  const isTold =
    !attests &&
    !isMinutes &&
    saidOf(words.slice(mention.to, mention.to + 3)).some(
      (word, index) =>
        isPast(words, mention.to + index) &&
        // `analisa iklan: fb habis 400rb`: the figures of what is to be looked into.
        !(mention.verbal && sentence.words[mention.to + index]?.clause !== start) &&
        // `analisis dagangan sayur kemarin dong`
        !(mention.verbal && word === 'kemarin' && restOf(scene, mention).includes('dong')) &&
        // `analisis promo kemarin berhasil apa engga. biasanya 25rb laku 120, …`: what was done is to be judged.
        !(mention.verbal && index > 0 && (word === 'kemarin' || outcomes.has(word)) && asksHowItWent(scene, mention)) &&
        !/^(?:di)?terima$/.test(words[mention.to + index + 1] ?? '') &&
        !(word === 'kemarin' && sentence.words[mention.to + index + 1]?.clause !== start),
    )
  const next = words[mention.to] ?? ''
  const previous = words[at - 1] ?? ''
  if (collected.some((word) => pastMarkers.has(word)) && !pleadsAnew(collected)) return none('reported')
  if (collected.some((word) => matters.has(word))) return none('asked')
  if (collected.some((word, place) => conditionals.has(word) && !politeConditions.has(collected[place - 1] ?? '')))
    return none('supposed')
  if (isTold) return none('reported')
  if (formWords.has(previous)) return ordered(0.75)
  // `bukan website, maksud saya kasir kak`
  const corrects = firstPersons.has(previous) ? (words[at - 2] ?? '') : previous
  if (correcting.has(corrects) && mention.to < words.length) return ordered(0.66)
  // `bukan invoice ya yang saya minta, tapi surat penawaran. …`
  const isEnough = previous === 'cukup' && next === 'saja'
  const isInstead =
    isEnough ||
    (instead.has(previous) && scene.mentions.some((one) => one.to < at && isRefused(scene, one))) ||
    // `bukan SP, cukup surat teguran`
    (previous === 'cukup' && collected.length === 0 && negators.has(words[0] ?? '')) ||
    // `daripada kontrak mending invoice aja buat order ini`
    (weighing.has(previous) && scene.mentions.some((one) => one.to < at && words[one.from - 1] === 'daripada'))
  if (isInstead) return withFacts(true)
  const isRemade = becomes.has(previous) && words.slice(0, at).some((word) => changing.has(word))
  if (isForm(scene, mention)) return isRemade ? ordered(0.72) : withFacts(true)
  // `bu Maya 24 toples 27.500 invoice`: the thing closes its facts.
  const closes = mention.to === words.length && (sentence.words[at - 1]?.number === true || unitWords.has(previous))
  const isAddressed = words[0] === 'yth' && mention.kind === 'document'
  if (!opensClause) return closes || isAddressed ? { ...ordered(0.3), reason: 'mentioned' } : none('mentioned')
  if (mention.verbal && words.length - mention.to >= 1) {
    // `kamu bisa kah menganalisis usaha …, modal 15 juta`
    if (collected.includes('kamu') && collected.some((word) => capability.has(word))) return withFacts(true)
    const isTheirWork = collected.some((word) => subjects.has(word))
    return isTheirWork && !collected.some((word) => modals.has(word) || polite.has(word))
      ? none('mentioned')
      : ordered(0.75)
  }
  // `…, tiket 120rb per orang. analisis`: one word behind its figures.
  if (mention.verbal && at === 0) return withFacts(true)
  const isTheirs =
    collected.some((word, place) => thirdPersons.has(word) && !isReceiver(collected, place)) ||
    (collected.some((word) => giving.has(word)) &&
      collected.some((word) => firstPersons.has(word)) &&
      !collected.some((word) => modals.has(word)))
  // `… 10 pot 40rb. Mereka maunya invoice`: the facts decide.
  if (isTheirs && isOwnNeed(collected)) return withFacts(true)
  if (isTheirs && previous === 'mau' && head.kind === 'document') return { ...ordered(0.5), reason: 'somebody_else' }
  if (isTheirs) return none(isNeedTold(collected) ? 'mentioned' : 'reported')
  if (isHandedOver(scene, mention, collected)) return withFacts(true)
  // `yang penting ppt nya dulu`
  if (collected.includes('penting') && words.slice(mention.to, mention.to + 2).includes('dulu')) return ordered(0.7)
  if (isAskedFor(scene, mention, collected)) return { ...ordered(0.7), besides: joinedWith(scene, head) }
  if (isWished(scene, mention, collected))
    return hesitates(scene, mention) || waitsFor(scene, mention) ? none('postponed') : withFacts(true)
  if ((next === 'saja' || next === 'dong') && saysNoMore(scene, mention.to + 1)) return ordered(0.7)
  if (correcting.has(previous)) return ordered(0.66)
  if (head.kind === 'document' && !words.some((word) => pleading.has(word)) && asksBehind(scene, head))
    return none('asked')
  // Enough facts can still make it an order; the message as a whole decides.
  const heads = (collected.length === at || opensMessage(scene, mention)) && !subjects.has(next)
  return { ...ordered(0.3), reason: 'mentioned', heads }
}
