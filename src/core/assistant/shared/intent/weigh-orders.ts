import type { Finding, NoOrder } from './finding.ts'
import { corrected, frontedOf, inForm, isFor, joinedWith, objectOf, standsBehind, withType } from './heads.ts'
import { findMentions, type Lexicon, type Mention } from './kind-mentions.ts'
import {
  asksAtEnd,
  before,
  refusedAfter,
  refusedBefore,
  type Scene,
  whBefore,
  pleading,
  pleadsAnew,
  offering,
  opensMessage,
} from './scene.ts'
import { asksWhat, asksWhetherItIs, hesitates, reminds, tellsOfEveryTime, waitsBefore, waitsFor } from './obstacles.ts'
import { weighMention } from './weigh-mentions.ts'
import { type VerbMood, verbMood } from './verbs.ts'
import {
  asking,
  cancelWords,
  capability,
  conditionals,
  firstPersons,
  honorifics,
  light,
  matters,
  modals,
  pastMarkers,
  polite,
  negators,
  prepositions,
  politeConditions,
  postponeWords,
  progressive,
  speech,
  subjects,
  thirdPersons,
  verdicts,
  weighing,
} from './word-lists.ts'
import type { Sentence } from './words.ts'

const capabilityBefore = (collected: readonly string[]): boolean =>
  collected.some((word, index) => capability.has(word) && !conditionals.has(collected[index + 1] ?? ''))

/** A word of judging before the verb or at the clause's end; `bikin ppt yang gampang` and `… dong` still order. */
const isVerdict = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = sentence.words[at]?.clause
  const inClause = words.filter((_, place) => sentence.words[place]?.clause === clause)
  if (inClause.includes('dong')) return false
  const place = at - words.findIndex((_, index) => sentence.words[index]?.clause === clause)
  return inClause.some(
    (word, index) =>
      verdicts.has(word) && inClause[index - 1] !== 'yang' && (index < place || index >= inClause.length - 3),
  )
}

const writing = new Set([
  'tulis',
  'ketik',
  'nulis',
  'ngetik',
  'menulis',
  'mengetik',
  'cetak',
  'desain',
  'rancang',
  'rakit',
])

/** `saya pesan undangan di toko sebelah kemarin`. */
const endsInPast = ({ sentence, words }: Scene, at: number): boolean => {
  const inClause = words.filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return inClause.slice(-2).some((word) => word === 'kemarin' || word === 'tadi')
}

/** What something does to one: `bikin pusing`, `bikin bangkrut`. */
const effects = new Set(
  `capek cape lelah pusing stres stress males malas susah ribet repot sulit bingung kesel kesal sedih marah malu bangkrut
   rugi takut penasaran kenyang ngiler kaget senang seneng bangga rame ramai laris macet rusak sakit emosi gregetan`.split(
    /\s+/,
  ),
)

/** `pabrik cetak undangan`: the verb belongs to the noun before it. */
const followsNoun = ({ sentence }: Scene, at: number, collected: number): boolean =>
  collected === 0 && at > 0 && sentence.words[at - 1]?.clause === sentence.words[at]?.clause

/** `ntar malem aku kirim datanya buat laporan`: somebody tells what he does later. */
const opensLater = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  const first = clause.findIndex((word) => postponeWords.has(word))
  return first === 0 && clause.some((word) => firstPersons.has(word)) && !words.includes('dong')
}

/** Words behind which an asking word only names the matter: `ppt tentang apa itu QRIS`. */
const introducing = new Set(['tentang', 'soal', 'mengenai', 'berisi', 'isinya', 'judul', 'judulnya', 'bertema', 'tema'])

/** `bikin proposal ke bank biasanya apa aja isinya`: the question follows the thing in its clause. */
const asksBehind = ({ sentence, words }: Scene, head: Mention): boolean => {
  const clause = sentence.words[head.from]?.clause
  for (let at = head.to; at < words.length && sentence.words[at]?.clause === clause; at += 1) {
    const word = words[at] ?? ''
    if (introducing.has(word)) return false
    // `bisa bikin invoice untuk saya kah`
    if (word === 'kah' && words.slice(0, head.from).some((one) => capability.has(one))) return false
    if (asking.has(word) && !(word === 'apa' && words[at + 1] === 'kabar')) return true
  }
  return false
}

/** `perjanjian sama Deni, komisi 15 persen, dibuatin ya`: a clause of its own with nothing but the wish. */
const endsSoftly = ({ words }: Scene, at: number): boolean => {
  const rest = words.slice(at + 1)
  return rest.length > 0 && rest.length <= 3 && rest.every((word) => light.has(word) || polite.has(word))
}

/** The clause ends in `ya` or `dong`: it wishes for something. */
const endsInWish = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return clause.slice(-2).some((word) => word === 'dong' || word === 'ya' || polite.has(word))
}

/** Before the verb and the words that say nothing of their own stands another one: the clause has a subject. */
const isStated = (scene: Scene, at: number, collected: readonly string[]): boolean => {
  const first = at - collected.length - 1
  const isInClause = first >= 0 && scene.sentence.words[first]?.clause === scene.sentence.words[at]?.clause
  const wishes = collected.some((word) => modals.has(word) || capability.has(word) || speech.has(word))
  return isInClause && !wishes && !endsInWish(scene, at)
}

/** `kalau gratis saya mau dibikinin website`: the condition opens the clause of the verb. */
const opensWithCondition = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return conditionals.has(clause[0] ?? '') && !politeConditions.has(clause[1] ?? '') && !words.includes('dong')
}

const joys = new Set('senang seneng sor bersyukur bahagia terbantu makasih berterima asyik asik mantap'.split(' '))

/** `seneng banget kalau kamu bikinin slide`: what would please is wished for. */
const wouldPlease = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  const condition = clause.findIndex((word) => conditionals.has(word))
  return condition > 0 && clause.slice(0, condition).some((word) => joys.has(word))
}

/** `bu rina minta invoice`: somebody who is named wishes for it. */
const isNamedSubject = ({ sentence, words }: Scene, at: number, collected: readonly string[]): boolean => {
  if (collected.some((word) => firstPersons.has(word) || polite.has(word))) return false
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  const title = clause.findIndex((word) => honorifics.has(word))
  // A name stands between the title and the wish; `kak minta invoice` addresses somebody.
  return title >= 0 && title < clause.length - 1 && !light.has(clause[title + 1] ?? '')
}

/** `riset pasar …, pembelinya siapa saja, bikin lengkap`: what research shall answer is no question to us. */
const isResearch = (scene: Scene, head: Mention | null): boolean =>
  head?.verbal === true && opensMessage(scene, head) && !scene.asks && !scene.words.includes('bagaimana')

/** `pos-nya aja dibikin duluan`: of several things this one is to be made. */
const isChosenFirst = ({ words }: Scene, { to }: Mention, at: number): boolean =>
  words.slice(to, at).includes('saja') &&
  words.slice(to, at).every((word) => light.has(word)) &&
  words.slice(at + 1).every((word) => light.has(word) || polite.has(word))

/** `invoice yang kaka bikin sudah dibayar`: it was made, and something is said of it. */
const wasMade = ({ words }: Scene, mood: VerbMood, { to }: Mention, at: number): boolean =>
  words[to] === 'yang' &&
  at > to &&
  words.slice(to, at).every((word) => light.has(word) || subjects.has(word)) &&
  (mood === 'plain' || (mood === 'order' && words.slice(at).some((word) => pastMarkers.has(word))))

const agreeing = new Set(['iya', 'oke', 'baik', 'sip', 'nah'])

/** What the words straight before a verb make of it; null where they leave it an order. */
const reasonBefore = (scene: Scene, at: number, mood: VerbMood, head: Mention | null): NoOrder | null => {
  const collected = before(scene, at)
  const has = (words: ReadonlySet<string>): boolean => collected.some((word) => words.has(word))
  const isPolite = mood === 'please' || collected.some((word) => polite.has(word) && word !== 'sekarang')
  const helped = isPolite || has(modals) || capabilityBefore(collected)
  const told = has(speech)
  if (has(cancelWords) || refusedBefore(scene, at, collected)) return 'refused'
  const later = head === null ? null : refusedAfter(scene, head)
  if (later !== null) return scene.asks ? 'asked' : later

  // `ya sudah deh bikinin`, `yo wis gawekno`: what is said before is settled, nothing is past.
  const isSettling = (word: string): boolean => word === 'ya' || (mood === 'order' && agreeing.has(word))
  const past = collected.findIndex(
    (word, index) =>
      pastMarkers.has(word) &&
      !isSettling(collected[index + 1] ?? '') &&
      // `udah lah bikin baru aja`
      !(word === 'sudah' && ['lah', 'deh'].includes(collected[index - 1] ?? '')),
  )
  const please = collected.findIndex((word) => polite.has(word) && word !== 'minta' && word !== 'coba')
  // `kemarin ada pesanan tolong buatkan`: the polite word begins the order anew; `kalau sudah` only sets its time.
  // So does `keuangan bulan kemarin tolong dianalisis`, but not `kemarin saya minta tolong …`.
  const opensPlea = pleading.has(scene.words[at] ?? '') && !has(firstPersons) && !collected.includes('minta')
  const startsAnew = opensPlea || (please >= 0 && please < past)
  if (past >= 0 && !startsAnew && collected[past + 1] !== 'kalau') return 'reported'
  if (mood === 'want' && has(firstPersons) && endsInPast(scene, at)) return 'reported'
  // `saya tulis buatkan invoice`: the words of an order, told.
  if (mood === 'order' && writing.has(collected[0] ?? '')) return 'reported'
  if (mood === 'plain' && writing.has(scene.words[at] ?? '') && followsNoun(scene, at, collected.length))
    return 'mentioned'
  if (mood === 'plain' && has(progressive) && !isPolite) return 'reported'
  if (mood !== 'want' && has(postponeWords)) return 'postponed'
  if (waitsBefore(scene, at)) return 'postponed'
  if (mood !== 'order' && !isPolite && tellsOfEveryTime(scene, at)) return 'reported'
  if (mood === 'plain' && collected[0] === 'baru') return 'postponed'
  if (mood !== 'order' && !collected.includes('tolong') && opensLater(scene, at) && (mood !== 'plain' || !isPolite))
    return 'postponed'
  const condition = collected.findIndex((word) => conditionals.has(word))
  if (condition >= 0 && !politeConditions.has(collected[condition - 1] ?? '') && !wouldPlease(scene, at))
    return 'supposed'
  if (mood !== 'order' && !isPolite && opensWithCondition(scene, at)) return 'supposed'
  // `daftar harga ini jadiin kasir`: the word belongs to the paper's name.
  const isNamed = (index: number): boolean =>
    scene.mentions.some(({ from, to }) => from < at - 1 - index && at - 1 - index < to)
  const talksAbout = collected.some(
    (word, index) =>
      matters.has(word) && !isNamed(index) && !(word === 'contoh' && (mood === 'want' || mood === 'order')),
  )
  if (
    talksAbout ||
    (whBefore(scene, at) && mood !== 'please' && !pleadsAnew(collected) && !isResearch(scene, head)) ||
    (mood === 'plain' && has(weighing))
  )
    return 'asked'
  if (mood === 'plain' && !isPolite && isVerdict(scene, at)) return 'mentioned'
  if (!isPolite && head !== null && wasMade(scene, mood, head, at)) return 'reported'
  // An analysis answers questions; what else is made does not.
  if (mood === 'plain' && !isPolite && head !== null && head.kind !== 'analysis' && asksBehind(scene, head))
    return 'asked'
  if (mood === 'plain' && !isPolite && head !== null && asksWhetherItIs(scene, head)) return 'asked'
  if (mood === 'order' && !isPolite && asksWhat(scene, at)) return 'asked'
  if (mood === 'passive' && !helped) {
    // `dibuatkan surat undangan …` at the head of a clause asks; `invoice dibuatkan adik saya` tells.
    const isBegged = /(?:kan|in|ken|no|ne|ke|keun|aken|ang)$/.test(scene.words[at] ?? '')
    const asksAtHead =
      isBegged && head !== null && (head.from > at || (collected.length === 0 && endsSoftly(scene, at)))
    // `laporan toko saya dijadiin ppt ya`: whose it is says nothing of who makes it.
    const becomes = asksAtHead && (scene.words[at] ?? '').startsWith('dijad')
    const isFirst = head !== null && head.from < at && isChosenFirst(scene, head, at)
    const isSoft = isBegged && head !== null && endsInWish(scene, at) && !has(thirdPersons)
    if (!becomes && !isSoft && !isFirst && (!asksAtHead || has(subjects) || has(thirdPersons))) return 'reported'
  }
  // `cek keuangan catering saya dong bikin analisisnya`: behind `dong` the verb begins anew.
  const beginsAnew = collected[0] === 'dong'
  const isSomebodys = has(firstPersons) || has(thirdPersons) || collected[0] === 'kamu'
  if (mood === 'plain' && !told && !helped && !beginsAnew && isSomebodys) return 'reported'
  return null
}

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

const weighVerb = (scene: Scene, at: number, mood: VerbMood): Finding | null => {
  const object = objectOf(scene, at)
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
      ((mood === 'plain' || mood === 'passive') && before(scene, at).some((word) => polite.has(word)))
    return isAsked ? none('unnamed', null) : null
  }
  if ((mood === 'please' || mood === 'want') && !standsBehind(scene, at, object)) return null
  const head = withType(scene, corrected(scene, inForm(scene, mention)))
  if (scene.words.slice(head.to, head.to + 2).some((word) => deceitful.has(word))) return none('other_thing', head)
  const reason = reasonBefore(scene, at, mood, head)
  if (reason !== null) return none(reason, head)

  const collected = before(scene, at)
  const isPolite = mood === 'please' || collected.some((word) => polite.has(word) && word !== 'sekarang')
  // `slide buat karyawan baru tolong disiapkan`: who stands before the plea has nothing to do with it.
  const plea = collected.findIndex((word) => pleading.has(word))
  const ofClause = plea >= 0 ? collected.slice(0, plea) : collected
  const elsewhere =
    ofClause.some((word) => thirdPersons.has(word) || speech.has(word) || offering.has(word)) ||
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
  return {
    mention: head,
    strength: elsewhere ? 0.5 : mood === 'plain' && isPolite ? 0.93 : strengths[mood],
    reason: elsewhere ? 'somebody_else' : null,
    asked: (scene.asks || isAble || english.has(scene.words[at] ?? '')) && (!begs || endsInNot),
    at,
    firm: mood === 'order' || isPolite,
    besides: joinedWith(scene, head),
  }
}

/** More verbs or nouns than this in one sentence are no sentence; the bound keeps the work linear. */
const atMost = 40

/** All that one sentence says about making, in its order. */
export const weighSentence = (sentence: Sentence, lexicon: Lexicon): readonly Finding[] => {
  const words = sentence.words.map((word) => lexicon.mend(word.text))
  const mentions = findMentions(sentence, words, lexicon).slice(0, atMost)
  const scene: Scene = { sentence, words, mentions, asks: sentence.asks || asksAtEnd(words) }
  const findings: Finding[] = []
  let verbs = 0
  for (const [at, word] of words.entries()) {
    if (verbs >= atMost) break
    const mood = sentence.words[at]?.quoted === true ? null : verbMood(word)
    // `invoice buat Bu Sari`: here the word means 'for'.
    if (mood === null || (word === 'buat' && isFor(scene, at))) continue
    if (writing.has(word) && verbMood(words[at + 1] ?? '') === 'order') continue
    // `bikin capek`, `tulis tangan`: nothing is made by it.
    if (mood === 'plain' && (effects.has(words[at + 1] ?? '') || (writing.has(word) && words[at + 1] === 'tangan')))
      continue
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
