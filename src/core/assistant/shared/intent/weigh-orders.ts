import { isChatText } from './chat-texts.ts'
import type { Finding, NoOrder } from './finding.ts'
import { comesFirst } from './first-and-later.ts'
import { corrected, frontedOf, inForm, isFor, joinedWith, objectOf, standsBehind, withType } from './heads.ts'
import { findMentions, type Lexicon, type Mention } from './kind-mentions.ts'
import { asksAtEnd, before, refusedBefore, type Scene, pleading, offering } from './scene.ts'
import { hesitates, reminds, waitsFor } from './obstacles.ts'
import { endsInWish, reasonBefore, writing } from './reason-before.ts'
import { capabilityBefore } from './talked-about.ts'
import { weighMention } from './weigh-mentions.ts'
import { type VerbMood, verbMood } from './verbs.ts'
import {
  asking,
  capability,
  companies,
  firstPersons,
  honorifics,
  leadingOver,
  light,
  modals,
  otherHeads,
  pastMarkers,
  polite,
  negators,
  prepositions,
  speech,
  thirdPersons,
} from './word-lists.ts'
import type { Sentence, Word } from './words.ts'

/** What something does to one: `bikin pusing`, `bikin bangkrut`. */
const effects = new Set(
  `capek cape lelah pusing stres stress males malas susah ribet repot sulit bingung kesel kesal sedih marah malu bangkrut
   rugi takut penasaran kenyang ngiler kaget senang seneng bangga rame ramai laris macet rusak sakit emosi gregetan`.split(
    /\s+/,
  ),
)

/** Before the verb and the words that say nothing of their own stands another one: the clause has a subject. */
const isStated = (scene: Scene, at: number, collected: readonly string[]): boolean => {
  const first = at - collected.length - 1
  const isInClause = first >= 0 && scene.sentence.words[first]?.clause === scene.sentence.words[at]?.clause
  const wishes = collected.some((word) => modals.has(word) || capability.has(word) || speech.has(word))
  return isInClause && !wishes && !endsInWish(scene, at)
}

const customers = new Set('pelanggan klien customer konsumen pembeli langganan instansi'.split(' '))

/** `bu rina minta invoice`: somebody who is named wishes for it. */
const isNamedSubject = ({ sentence, words }: Scene, at: number, collected: readonly string[]): boolean => {
  if (collected.some((word) => firstPersons.has(word) || polite.has(word))) return false
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  // `pelanggan perusahaan minta faktur`, `ada yang minta nota`: whoever they are.
  if (clause.some((word) => customers.has(word)) || (clause[0] === 'ada' && clause.length > 1)) return true
  // `orang pajak nelpon minta laporan`
  if (thirdPersons.has(clause[0] ?? '')) return true
  const title = clause.findIndex((word) => honorifics.has(word) || companies.has(word))
  // A name stands between the title and the wish; `kak minta invoice` addresses somebody.
  return title >= 0 && title < clause.length - 1 && !light.has(clause[title + 1] ?? '')
}

/** `bos lama saya minta dibikinin laporan`, `Bu Haji minta dibuatkan surat`: who wishes for it stands at the head of the clause. */
const isAskedByAnother = ({ sentence, words }: Scene, at: number, collected: readonly string[]): boolean => {
  const wish = collected.indexOf('minta')
  const clause = words.slice(0, Math.max(0, at - 1 - wish))
  const head = clause.filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  const title = head.findIndex((word) => honorifics.has(word))
  const isNamed = title >= 0 && title < head.length - 1 && !light.has(head[title + 1] ?? '')
  return wish >= 0 && (isNamed || head.some((word) => thirdPersons.has(word))) && !head.some((word) => polite.has(word))
}

const visitors = new Set('tim pihak panitia rombongan peneliti wartawan media relawan'.split(' '))
/** `mahasiswa unsri mau bikin analisis …`: who wishes for it opens the clause, with a name between. */
const isWishOfAnother = ({ sentence, words }: Scene, at: number, collected: readonly string[]): boolean => {
  const clause = words.filter((_, place) => place < at && sentence.words[place]?.clause === sentence.words[at]?.clause)
  const who = clause.find((word) => !light.has(word)) ?? ''
  return (
    collected.some((word) => modals.has(word)) &&
    !collected.some((word) => firstPersons.has(word)) &&
    (thirdPersons.has(who) || visitors.has(who)) &&
    clause.length > collected.length
  )
}

/** `kata konsultan: buatkan analisis tiap bulan`: the words of somebody, who is named right before them. */
const isSaidByAnother = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = sentence.words[at]?.clause ?? 0
  const lead = words.filter((_, place) => place < at && sentence.words[place]?.clause === clause - 1)
  const own = words.filter((_, place) => place < at && sentence.words[place]?.clause === clause)
  const isSaid = speech.has(lead[0] ?? '') || (speech.has(lead.at(-1) ?? '') && thirdPersons.has(lead[0] ?? ''))
  return (
    isSaid &&
    lead.length <= 4 &&
    !lead.some((word) => firstPersons.has(word)) &&
    !own.some((word) => pleading.has(word))
  )
}

/** `pesan kuitansi di tukang fotokopi`: somebody else makes it. */
const makers = new Set(
  'tukang percetakan fotokopi fotocopy notaris shopee tokopedia tetangga sebelah online fiverr'.split(' '),
)
const isOrderedElsewhere = ({ words }: Scene, { to }: Mention): boolean =>
  ['di', 'sama', 'ke', 'pada'].includes(words[to] ?? '') && makers.has(words[to + 1] ?? '')

const strengths: Readonly<Record<VerbMood, number>> = {
  order: 0.95,
  plain: 0.88,
  passive: 0.85,
  want: 0.8,
  please: 0.82,
}

/** An English sentence is read for its facts only; without them it is answered. */
const english = new Set(['make', 'create', 'build'])

/** The one who is asked whether it can be done is named, or the question word is. */
const asksOfUs = ({ sentence, words }: Scene, at: number): boolean =>
  words
    .slice(0, at)
    .some(
      (word, place) =>
        sentence.words[place]?.clause === sentence.words[at]?.clause &&
        (word === 'kamu' || word === 'sini' || word === 'apa' || word === 'apakah' || word.endsWith('kah')),
    )

/** `kuitansi palsu` is not made; the answer says why. */
const deceitful = new Set(['palsu', 'fiktif', 'bodong', 'aspal', 'kosongan'])

/** `ppt training kafe: cara bikin espresso`: behind a comma the verb makes what follows it. */
const makesItsOwn = ({ sentence, words, mentions }: Scene, at: number): boolean => {
  const next = sentence.words[at + 1]
  const clause = sentence.words[at]?.clause
  // `…, udah garap 40 cover buku`
  const isDone = pastMarkers.has(words[at - 1] ?? '')
  if (next === undefined || next.clause !== clause || (next.number && !isDone)) return false
  const word = words[at + 1] ?? ''
  const isElsewhere = !mentions.some(({ from }) => from < at && sentence.words[from]?.clause === clause)
  return isElsewhere && !light.has(word) && !prepositions.has(word) && !polite.has(word) && !negators.has(word)
}

/** The thing before a verb in its own clause, where the one behind it stands in another. */
const ownFronted = (scene: Scene, at: number, behind: Mention): Mention | null => {
  const clauseOf = (place: number): number | undefined => scene.sentence.words[place]?.clause
  if (clauseOf(behind.from) === clauseOf(at)) return null
  const found = scene.mentions.find(({ from, to }) => to <= at && clauseOf(from) === clauseOf(at)) ?? null
  // `suratnya tolong dibuatin ya, penawaran …`: which letter follows.
  return found?.kind === behind.kind && found.type === null ? null : found
}

/** `pelanggan nanyain invoice terus, tolong ya: …`: a clause that only pleads, and what for was said before. */
const isBarePlea = ({ sentence, words, asks }: Scene, at: number): boolean => {
  const clause = sentence.words[at]?.clause ?? 0
  const inClause = words.filter((_, place) => sentence.words[place]?.clause === clause)
  return (
    pleading.has(words[at] ?? '') &&
    !asks &&
    (sentence.words.at(-1)?.clause ?? 0) > clause &&
    inClause.every((word) => light.has(word) || polite.has(word))
  )
}

const concluding = new Set(['pokoknya', 'yaudah', 'yasudah', 'intinya'])
/** `pokoknya bikin baru: bengkel sebelah, 4 ban @ 410rb`: a clause that only says to make it, and then for whom. */
const opensItsFacts = ({ sentence, words, asks }: Scene, at: number): boolean => {
  const clause = sentence.words[at]?.clause ?? 0
  const inClause = words.filter((_, place) => sentence.words[place]?.clause === clause)
  return (
    !asks &&
    (sentence.words.at(-1)?.clause ?? 0) > clause &&
    (inClause.includes('baru') || inClause.includes('saja') || inClause.includes('deh')) &&
    inClause.every(
      (word) => light.has(word) || polite.has(word) || concluding.has(word) || verbMood(word) === 'plain',
    ) &&
    !inClause.some((word) => firstPersons.has(word) || pastMarkers.has(word))
  )
}

const weighVerb = (scene: Scene, at: number, mood: VerbMood): Finding | null => {
  if (mood === 'please' && isBarePlea(scene, at) && !scene.mentions.some(({ from }) => from > at))
    return { mention: null, strength: null, reason: 'unnamed', asked: false, at, firm: false }
  const behind = objectOf(scene, at)
  // `kasir belum perlu, yang saya mau web …`: what is said of the thing in its own clause goes no further.
  const own = behind === null || behind === 'other_thing' ? null : ownFronted(scene, at, behind)
  const object = own ?? behind
  const none = (reason: NoOrder, mention: Mention | null): Finding => ({
    mention,
    strength: null,
    reason,
    asked: false,
    at,
    firm: false,
  })
  if (object === 'other_thing') return none('other_thing', null)
  if (reminds(scene, at)) return none('other_thing', null)
  // `analisa paket sembako: beras 70rb, …, dijadikan paket 100rb`
  const becomes = mood === 'passive' && (scene.words[at] ?? '').startsWith('dijadi')
  const isOwn = (mood === 'plain' || becomes) && makesItsOwn(scene, at)
  const mention = object ?? (isOwn ? null : frontedOf(scene, at))
  if (mention === null) {
    if (mood === 'order' && refusedBefore(scene, at, before(scene, at))) return none('refused', null)
    const isAsked =
      mood === 'order' ||
      (mood === 'plain' && opensItsFacts(scene, at)) ||
      ((mood === 'plain' || mood === 'passive') && before(scene, at).some((word) => polite.has(word)))
    return isAsked ? { ...none('unnamed', null), firm: mood === 'order' && !scene.asks } : null
  }
  // `web katering dulu ya yang dikerjain`: the thing itself is weighed for it.
  if (mood === 'passive' && mention.to <= at && comesFirst(scene, mention)) return null
  const isMeant = own === null ? standsBehind(scene, at, object) : refusedBefore(scene, at, before(scene, at))
  if ((mood === 'please' || mood === 'want') && !isMeant) return null
  const head = withType(scene, corrected(scene, inForm(scene, mention)))
  if (scene.words.slice(head.to, head.to + 2).some((word) => deceitful.has(word))) return none('other_thing', head)
  if (mood === 'want' && isOrderedElsewhere(scene, head)) return none('reported', head)
  const reason = reasonBefore(scene, at, mood, head)
  if (reason !== null) return none(reason, head)

  const collected = before(scene, at)
  const isPolite = mood === 'please' || collected.some((word) => polite.has(word) && word !== 'sekarang')
  // `slide buat karyawan baru tolong disiapkan`: who stands before the plea has nothing to do with it.
  const plea = collected.findIndex((word) => pleading.has(word))
  const ofClause = plea >= 0 ? collected.slice(0, plea) : collected
  const elsewhere =
    isAskedByAnother(scene, at, ofClause) ||
    ofClause.some((word) => thirdPersons.has(word) || speech.has(word) || offering.has(word)) ||
    isSaidByAnother(scene, at) ||
    ((mood === 'plain' || mood === 'order') && !isPolite && isWishOfAnother(scene, at, collected)) ||
    (mood === 'want' && isNamedSubject(scene, at, collected))
  const endsInNot = scene.words.slice(-3).includes('tidak')
  // `bisa minta dibuatkan …?` asks; `bisa minta tolong …?` asks somebody to do it.
  const begs = mood === 'please' || collected.some((word) => pleading.has(word))
  // `bisa buatkan surat izin untuk Ujang` orders; `kamu bisa buatkan …` and whatever ends in a question ask.
  const isAble = capabilityBefore(collected) && (mood !== 'order' || asksOfUs(scene, at))
  const onlyWishes = mood !== 'order' && (mood === 'want' || collected.some((word) => modals.has(word))) && !begs
  if (onlyWishes && hesitates(scene, head)) return none('postponed', head)
  if (!begs && waitsFor(scene, head)) return none('postponed', head)
  // `ponakan saya jago bikin website`: a statement whose subject the rules do not know; its facts may still order it.
  if (mood === 'plain' && !isPolite && isStated(scene, at, collected))
    return { ...none('mentioned', head), strength: 0.3 }
  // `perlu bikin laporan tiap hari atau tiap minggu`
  const weighs =
    (mood === 'plain' && ['perlu', 'harus', 'wajib', 'mending'].includes(collected.at(-1) ?? '')) ||
    (mood === 'want' && scene.words[at] === 'perlu' && collected.length === 0)
  if (weighs && scene.words.includes('atau')) return none('asked', head)
  if (mood !== 'order' && !isPolite && asksWhich(scene.words, scene.mentions)) return none('asked', head)
  const begins = mood === 'plain' && (at <= 1 || leadsOver(scene.words.slice(0, at)))
  return {
    mention: head,
    strength: elsewhere ? 0.5 : mood === 'plain' && isPolite ? 0.93 : strengths[mood],
    reason: elsewhere ? 'somebody_else' : null,
    asked:
      (scene.asks || isAble || english.has(scene.words[at] ?? '')) &&
      (!begs || endsInNot) &&
      !(begins && answersBehind(scene, head)),
    at,
    // `bisa dibuatkan surat kuasa kak?` asks somebody to make it as `bisa buatkan` does.
    firm:
      mood === 'order' || isPolite || (mood === 'passive' && capabilityBefore(collected) && endsInAsking(scene, at)),
    begins,
    besides: joinedWith(scene, head),
  }
}

/** `buat analisis: harus jual berapa bungkus?`: the question behind it is what the analysis answers. */
const answersBehind = ({ sentence }: Scene, { kind, from, to }: Mention): boolean =>
  kind === 'analysis' && sentence.words[to] !== undefined && sentence.words[to]?.clause !== sentence.words[from]?.clause

/** `oke jadi bikin …`; `iya iya bikin aja terus` mocks. */
const leadsOver = (words: readonly string[]): boolean =>
  words.every((word, at) => leadingOver.has(word) && words.indexOf(word) === at)

const endsInAsking = ({ words }: Scene, at: number): boolean => /^di\p{L}+(?:kan|in)$/u.test(words[at] ?? '')

const isPrice = ({ text, number }: Word): boolean =>
  number && (text.length >= 4 || /\d(?:rb|ribu|k|jt|juta)$/.test(text))

/** `invoice … untuk klinik: bikin website 3,5jt, desain ppt 750rb`: work on a bill, each with its price. */
const isBilledWork = ({ sentence, mentions }: Scene, at: number): boolean => {
  const { words } = sentence
  const clause = words[at]?.clause
  const [first] = mentions
  const bill = first !== undefined && first.to < at && priced.has(first.type ?? '')
  const opens = words[at - 1]?.clause !== clause
  const end = words.findIndex((word, place) => place > at && word.clause !== clause)
  const last = words[(end < 0 ? words.length : end) - 1]
  return bill && opens && words[first.from]?.clause !== clause && last !== undefined && isPrice(last)
}
const priced: ReadonlySet<string> = new Set(['invoice', 'kuitansi', 'surat_penawaran'])

const between = new Set(['apa', 'atau', 'cukup', 'pakai', 'sama', 'lewat', 'surat'])

/** `dp dibikin kuitansi apa invoice`, `butuh kontrak atau cukup kuitansi`: which of two papers it is to be. */
const asksWhich = (words: readonly string[], mentions: readonly Mention[]): boolean =>
  mentions.some((one) => {
    const other = mentions.find(({ from, kind }) => from > one.to && kind === one.kind)
    const joint = other === undefined ? [] : words.slice(one.to, other.from)
    const isChoice = joint.includes('apa') || joint.includes('atau')
    return isChoice && joint.length <= 4 && joint.every((word) => between.has(word) || light.has(word))
  })

const imagining = new Set(
  'misal misalnya misalkan semisal seandainya andai andaikan umpama umpamanya seumpama'.split(' '),
)
const anybody = new Set(['ada', 'orang', 'pelanggan', 'pembeli', 'customer', 'konsumen'])

/** `misalkan ada yang beli 100 kaos terus minta kwitansi, PPN nya siapa yang bayar`: a case is put, and asked about. */
const isSupposed = (words: readonly string[]): boolean => {
  const opens = imagining.has(words[0] ?? '') || (words[0] === 'kalau' && anybody.has(words[1] ?? ''))
  return opens && words.some((word) => asking.has(word)) && !words.some((word) => pleading.has(word) || word === 'dong')
}
const supposed = (mention: Mention): Finding => ({
  mention,
  strength: null,
  reason: 'supposed',
  asked: false,
  at: mention.from,
  firm: false,
})

/** Words to be copied are no item, whatever else their sentence names. */
const chatText: Finding = { mention: null, strength: null, reason: 'other_thing', asked: false, at: 0, firm: false }

const later = /^(?:nanti|besok(?: besok)?|kapan kapan|kapan-kapan|lain kali)(?: (?:saja|dulu|deh|ya))+(?: |$)/

/** `poster lebaran nanti saja ya`: what we do not make is put off as well; nobody needs to be told that we do not. */
const isOtherPutOff = (words: readonly string[]): boolean => {
  const head = words.findIndex((word) => !light.has(word))
  const isLater = (at: number): boolean => later.test(words.slice(at, at + 4).join(' '))
  // `kapan-kapan saja bikin posternya`
  if (isLater(0)) return words.slice(2, 6).some((word) => otherHeads.has(word.replace(/nya$/, '')))
  return otherHeads.has(words[head] ?? '') && words.some((_, at) => at > head && at <= head + 4 && isLater(at))
}

const informing = /^(?:kasih|kasi|beri) (?:tau|tahu|info)\b|^(?:beritahu|infoin|infokan|kasitau)\b/

/** `tolong dong kasih tau, surat perjanjian 2 tahun perlu …`: what the owner wants to know. */
const asksToKnow = (words: readonly string[]): boolean => {
  const first = words.findIndex((word) => informing.test(word) || (!light.has(word) && !polite.has(word)))
  return (
    first >= 0 &&
    informing.test(words.slice(first, first + 2).join(' ')) &&
    words.some((word) => asking.has(word)) &&
    !words.some((word) => verbMood(word) === 'order')
  )
}

/** More verbs or nouns than this in one sentence are no sentence; the bound keeps the work linear. */
const atMost = 40

const isPurpose = ({ words, mentions }: Scene, at: number): boolean =>
  ['untuk', 'buat'].includes(words[at - 1] ?? '') &&
  mentions.some(({ to }) => to < at) &&
  !/(?:kan|in)$/.test(words[at] ?? '')

/** All that one sentence says about making, in its order. */
export const weighSentence = (sentence: Sentence, lexicon: Lexicon): readonly Finding[] => {
  const words = sentence.words.map((word) => lexicon.mend(word.text))
  const mentions = findMentions(sentence, words, lexicon).slice(0, atMost)
  if (isSupposed(words)) return mentions.map(supposed)
  if (mentions.some((mention) => isChatText(sentence, words, mention))) return [chatText]
  if (isOtherPutOff(words)) return [{ ...chatText, reason: 'postponed' }]
  const asks = sentence.asks || asksToKnow(words) || asksAtEnd(words) || asksWhich(words, mentions)
  const scene: Scene = { sentence, words, mentions, asks }
  const findings: Finding[] = []
  let verbs = 0
  for (const [at, word] of words.entries()) {
    if (verbs >= atMost) break
    const mood = sentence.words[at]?.quoted === true ? null : verbMood(word)
    // `invoice buat Bu Sari`: here the word means 'for'.
    if (mood === null || (word === 'buat' && isFor(scene, at))) continue
    if (writing.has(word) && verbMood(words[at + 1] ?? '') === 'order') continue
    // `daftar harga buat dicetak`: what the thing before it is for.
    if (mood === 'passive' && isPurpose(scene, at)) continue
    // `bikin capek`, `tulis tangan`: nothing is made by it.
    if (mood === 'plain' && (effects.has(words[at + 1] ?? '') || (writing.has(word) && words[at + 1] === 'tangan')))
      continue
    if (mood === 'plain' && isBilledWork(scene, at)) continue
    // `invoice … jasa desain interior`: the doing is what is sold.
    if (
      mood === 'plain' &&
      ['jasa', 'ongkos', 'upah'].includes(words[at - 1] ?? '') &&
      mentions.some(({ to }) => to < at)
    )
      continue
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
