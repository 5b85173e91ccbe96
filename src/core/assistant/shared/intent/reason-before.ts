import { dayWords } from '#core/text/shared/calendar-words.ts'

import type { NoOrder } from './finding.ts'
import { waiting } from './first-and-later.ts'
import { isTopic } from './heads.ts'
import { type Mention } from './kind-mentions.ts'
import { refusedAfter } from './refused-after.ts'
import { before, refusedBefore, type Scene, whBefore, pleading, pleadsAnew, opensMessage } from './scene.ts'
import { capabilityBefore, talksAbout } from './talked-about.ts'
import { asksWhat, asksWhetherItIs, tellsOfEveryTime, waitsBefore } from './obstacles.ts'
import { type VerbMood } from './verbs.ts'
import {
  asking,
  cancelWords,
  capability,
  conditionals,
  firstPersons,
  light,
  modals,
  pastMarkers,
  polite,
  politeConditions,
  postponeWords,
  progressive,
  speech,
  subjects,
  thanks,
  thirdPersons,
  verdicts,
  weighing,
} from './word-lists.ts'

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

export const writing = new Set('tulis ketik nulis ngetik menulis mengetik cetak desain rancang rakit'.split(' '))

/** `saya pesan undangan di toko sebelah kemarin`. */
const endsInPast = ({ sentence, words }: Scene, at: number): boolean => {
  const inClause = words.filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return inClause.slice(-2).some((word) => word === 'kemarin' || word === 'tadi')
}

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
export const asksBehind = (scene: Scene, head: Mention): boolean => {
  const { sentence, words } = scene
  if (isTopic(scene, head)) return false
  const clause = sentence.words[head.from]?.clause
  for (let at = head.to; at < words.length && sentence.words[at]?.clause === clause; at += 1) {
    const word = words[at] ?? ''
    // `surat dari bank isinya apa sih` asks what is in it.
    if (introducing.has(word) && !(asking.has(words[at + 1] ?? '') && ['sih', 'saja'].includes(words[at + 2] ?? '')))
      return false
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
export const endsInWish = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return clause.slice(-2).some((word) => word === 'dong' || word === 'ya' || polite.has(word))
}

/** `kalau gratis saya mau dibikinin website`: the condition opens the clause of the verb. */
const opensWithCondition = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  return conditionals.has(clause[0] ?? '') && !politeConditions.has(clause[1] ?? '') && !words.includes('dong')
}

const leadsIn = (word: string): boolean => light.has(word) || thanks.has(word)

/** `nanti kalo orangnya udah deal, bikinin kontraknya`, `oke, nanti kalau sudah siap bikinkan kasir ya`: what a clause opens with is waited for. */
const opensWithWaiting = ({ sentence, words }: Scene, at: number): boolean => {
  const opens = (place: number): boolean =>
    words
      .slice(0, place)
      .every((word, one) => leadsIn(word) || sentence.words[one]?.clause !== sentence.words[place]?.clause)
  const later = words.findIndex((word, place) => place < at && word === 'nanti' && opens(place))
  return (
    later >= 0 &&
    (conditionals.has(words[later + 1] ?? '') || waiting.has(words[later + 1] ?? '')) &&
    !politeConditions.has(words[later + 2] ?? '') &&
    later + 2 < at &&
    !words.includes('sekarang') &&
    !words.includes('dong')
  )
}

const weekdays = new Set(dayWords)

/** `hari Senin aja bikinin suratnya`: the clause opens with the day on which it is to be made. */
const opensWithDay = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.filter((_, place) => place < at && sentence.words[place]?.clause === sentence.words[at]?.clause)
  const [day, only] = clause[0] === 'hari' ? clause.slice(1) : clause
  return weekdays.has(day ?? '') && (only === 'saja' || only === 'baru') && !words.includes('dong')
}

const ages = new Set(['jaman', 'zaman'])

/** `jaman bapak dulu, bikin kuitansi ya ditulis di …`: how it was once. */
const tellsOfOldDays = ({ words }: Scene, at: number): boolean => {
  const age = words.findIndex((word) => ages.has(word))
  return age >= 0 && age < at && words.slice(age + 1, Math.min(at, age + 4)).includes('dulu')
}

const joys = new Set('senang seneng sor bersyukur bahagia terbantu makasih berterima asyik asik mantap'.split(' '))

/** `seneng banget kalau kamu bikinin slide`: what would please is wished for. */
const wouldPlease = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = words.slice(0, at).filter((_, place) => sentence.words[place]?.clause === sentence.words[at]?.clause)
  const condition = clause.findIndex((word) => conditionals.has(word))
  return condition > 0 && clause.slice(0, condition).some((word) => joys.has(word))
}

/**
 * `riset pasar …, pembelinya siapa saja, bikin lengkap`, `…, mana yang lebih untung, bikin analisisnya`, `sisanya berapa,
 * minta analisis`: what research shall answer is no question to us.
 */
const isResearch = (scene: Scene, head: Mention | null, at: number): boolean => {
  if (head?.verbal !== true || scene.asks || scene.words.includes('bagaimana')) return false
  const clause = scene.sentence.words[at]?.clause
  const asksInClause = scene.words.some(
    (word, place) => asking.has(word) && place < at && scene.sentence.words[place]?.clause === clause,
  )
  const verb = scene.words[at] ?? ''
  return opensMessage(scene, head) || (!asksInClause && head.from > at && (begging.test(verb) || verb === 'minta'))
}

/** `pos-nya aja dibikin duluan`: of several things this one is to be made. */
const isChosenFirst = ({ sentence, words }: Scene, { to }: Mention, at: number): boolean =>
  (words.slice(to, at).includes('saja') ||
    (words.slice(to, at).includes('dulu') && words[0] === 'sekarang' && to <= 4)) &&
  words.slice(to, at).every((word) => light.has(word)) &&
  words.every(
    (word, place) =>
      place <= at ||
      sentence.words[place]?.clause !== sentence.words[at]?.clause ||
      light.has(word) ||
      polite.has(word),
  )

/** `tolong dimasukin ke internet, webnya dibikinin`: the plea stands before, and the verb ends the sentence. */
const pleadsFor = ({ words }: Scene, at: number): boolean =>
  at === words.length - 1 && words.slice(0, at).some((word) => pleading.has(word) && word !== 'harap')

/** `invoice yang kaka bikin sudah dibayar`: it was made, and something is said of it. */
const wasMade = ({ words }: Scene, mood: VerbMood, { to }: Mention, at: number): boolean =>
  words[to] === 'yang' &&
  at > to &&
  words.slice(to, at).every((word) => light.has(word) || subjects.has(word)) &&
  (mood === 'plain' || (mood === 'order' && words.slice(at).some((word) => pastMarkers.has(word))))

const agreeing = new Set(['iya', 'oke', 'baik', 'sip', 'nah'])

const begging = /(?:kan|in|ken|no|ne|ke|keun|aken|ang)$/

/** `dibikinin invoice ya`: the passive with its thing behind it wishes for it. */
const isSoftlyBegged = (scene: Scene, at: number, mood: VerbMood, head: Mention | null): boolean =>
  mood === 'passive' &&
  head !== null &&
  head.from === at + 1 &&
  begging.test(scene.words[at] ?? '') &&
  !scene.asks &&
  endsInWish(scene, at)

const purpose = new Set(['biar', 'supaya', 'agar', 'takut', 'takutnya', 'jaga', 'kalau'])

/** `biar ga ribut nanti tolong perjanjiannya dibuat`: what is feared comes later, and the plea is for now. */
const isForLater = ({ sentence, words }: Scene, at: number, collected: readonly string[]): boolean => {
  const later = collected.findIndex((word) => postponeWords.has(word))
  const place = at - 1 - later
  const clause = sentence.words[place]?.clause
  return (
    [words[at] ?? '', ...collected.slice(0, later)].some((word) => pleading.has(word)) &&
    words.slice(0, place).some((word, one) => purpose.has(word) && sentence.words[one]?.clause === clause)
  )
}

/** `boleh ga saya bikinin`, `aman gak ya kalau saya buatkan`: whether the owner may make it for somebody. */
const asksLeave = ({ words }: Scene, collected: readonly string[]): boolean => {
  const [first = ''] = collected
  const before = collected.slice(1, 5)
  const isDoubted = before.includes('tidak') || (before.some((word) => capability.has(word)) && words.includes('apa'))
  return firstPersons.has(first) && first !== 'kita' && isDoubted
}

const thanksFor = ({ sentence, words }: Scene, at: number): boolean =>
  words.some(
    (word, place) => place < at && word === 'makasih' && sentence.words[place]?.clause === sentence.words[at]?.clause,
  )

const causing = new Set(['nyuruh', 'menyuruh', 'suruh'])

/** `saya minta admin bikinin`: the one who is spoken to, and no other. */
const isOther = ({ words, mentions }: Scene, place: number): boolean =>
  !light.has(words[place] ?? '') &&
  words[place] !== 'juragan' &&
  !mentions.some(({ from, to }) => from <= place && place < to)

/** `saya tadi nyuruh notaris buatkan kontraknya`: somebody else was told to make it; `bos nyuruh saya bikinin` is for us. */
const toldAnother = (scene: Scene, at: number): boolean => {
  const { sentence, words } = scene
  return [at - 2, at - 3].some(
    (place) =>
      (causing.has(words[place] ?? '') || (words[place] === 'minta' && isOther(scene, place + 1))) &&
      sentence.words[place]?.clause === sentence.words[at]?.clause &&
      words.slice(0, place).some((word) => firstPersons.has(word)) &&
      words.slice(place + 1, at).every((word) => !firstPersons.has(word) && word !== 'kamu' && !polite.has(word)),
  )
}

/** `aku udah bilang ke adik, tolong bikinin penawarannya`: what was said to somebody else. */
const toldSomebody = ({ sentence, words }: Scene, at: number): boolean => {
  const clause = sentence.words[at]?.clause ?? 0
  const before = words.filter((_, place) => place < at && sentence.words[place]?.clause === clause - 1)
  const said = before.findIndex((word) => speech.has(word))
  const whom = before[said + 2] ?? ''
  return (
    said > 0 &&
    before.slice(0, said).some((word) => firstPersons.has(word)) &&
    before.slice(0, said).some((word) => pastMarkers.has(word)) &&
    ['ke', 'sama', 'kepada'].includes(before[said + 1] ?? '') &&
    whom !== '' &&
    whom !== 'kamu' &&
    whom !== 'sini'
  )
}

/** `belum saya bikinin`: it is still to be done, and nobody refuses it. */
const isUndone = (collected: readonly string[]): boolean =>
  firstPersons.has(collected[0] ?? '') && collected[1] === 'belum'

const becoming = new Set('jadiin jadikan dijadiin dijadikan'.split(' '))
const towards = new Set(['ke', 'kepada'])
const timesPast = new Set('kemarin semalam semalem tadi barusan'.split(' '))

/** What the words straight before a verb make of it; null where they leave it an order. */
export const reasonBefore = (scene: Scene, at: number, mood: VerbMood, head: Mention | null): NoOrder | null => {
  const collected = before(scene, at)
  const has = (words: ReadonlySet<string>): boolean => collected.some((word) => words.has(word))
  const isPolite = mood === 'please' || collected.some((word) => polite.has(word) && word !== 'sekarang')
  const helped = isPolite || has(modals) || capabilityBefore(collected)
  const told = has(speech)
  if (mood === 'order' && asksLeave(scene, collected)) return 'asked'
  if (mood === 'order' && (toldAnother(scene, at) || toldSomebody(scene, at))) return 'reported'
  if (isUndone(collected) && !scene.asks) return 'mentioned'
  // `Bu Lurah minta saya bikinin proposal, gimana nolaknya`: somebody asks it of the owner, who asks what to do.
  if (firstPersons.has(collected[0] ?? '') && collected[1] === 'minta' && scene.words.some((word) => asking.has(word)))
    return 'reported'
  if (has(cancelWords) || refusedBefore(scene, at, collected)) return 'refused'
  const later = head === null ? null : refusedAfter(scene, head)
  if (later !== null) return scene.asks ? 'asked' : later
  // `makasih ya udah dibikinin laporannya`
  if (has(pastMarkers) && thanksFor(scene, at)) return 'reported'
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
  // `genset yang disewa gereja kemarin dibikinin invoice ya`: the day is of what is billed.
  const isOfMatter = past === collected.length - 1 && isSoftlyBegged(scene, at, mood, head)
  // `orderan semalem jadiin nota`: the time is of what is to become it.
  const isOfSource =
    past === 0 &&
    at > 1 &&
    becoming.has(scene.words[at] ?? '') &&
    timesPast.has(collected[0] ?? '') &&
    !has(firstPersons) &&
    !endsInPast(scene, at)
  const startsAnew = opensPlea || isOfMatter || isOfSource || (please >= 0 && please < past)
  if (past >= 0 && !startsAnew && collected[past + 1] !== 'kalau') return 'reported'
  if (mood === 'want' && has(firstPersons) && endsInPast(scene, at)) return 'reported'
  // `saya tulis buatkan invoice`: the words of an order, told.
  if (mood === 'order' && writing.has(collected[0] ?? '')) return 'reported'
  if (mood === 'plain' && writing.has(scene.words[at] ?? '') && followsNoun(scene, at, collected.length))
    return 'mentioned'
  if (mood === 'plain' && has(progressive) && !isPolite) return 'reported'
  if (mood !== 'want' && has(postponeWords) && !isForLater(scene, at, collected)) return 'postponed'
  if (waitsBefore(scene, at) || opensWithWaiting(scene, at) || opensWithDay(scene, at)) return 'postponed'
  if (mood !== 'order' && !isPolite && tellsOfOldDays(scene, at)) return 'reported'
  // `nanti kalo udah gajian saya buatin website`
  if (mood === 'order' && firstPersons.has(collected[0] ?? '') && opensLater(scene, at)) return 'postponed'
  if (mood !== 'order' && !isPolite && tellsOfEveryTime(scene, at)) return 'reported'
  if (mood === 'plain' && collected[0] === 'baru') return 'postponed'
  if (mood !== 'order' && !collected.includes('tolong') && opensLater(scene, at) && (mood !== 'plain' || !isPolite))
    return 'postponed'
  const condition = collected.findIndex((word) => conditionals.has(word))
  if (condition >= 0 && !politeConditions.has(collected[condition - 1] ?? '') && !wouldPlease(scene, at))
    return 'supposed'
  if (mood !== 'order' && !isPolite && opensWithCondition(scene, at)) return 'supposed'
  if (
    talksAbout(scene, at, mood, collected) ||
    (whBefore(scene, at) && mood !== 'please' && !pleadsAnew(collected) && !isResearch(scene, head, at)) ||
    (mood === 'plain' && has(weighing))
  )
    return 'asked'
  if (mood === 'plain' && !isPolite && isVerdict(scene, at)) return 'mentioned'
  // `kok bikin analisis doang 100 poin`: somebody wonders at it.
  if (mood !== 'order' && !isPolite && collected.at(-1) === 'kok') return 'mentioned'
  if (!isPolite && head !== null && wasMade(scene, mood, head, at)) return 'reported'
  // An analysis answers questions; what else is made does not.
  if (mood === 'plain' && !isPolite && head !== null && head.kind !== 'analysis' && asksBehind(scene, head))
    return 'asked'
  if (mood === 'plain' && !isPolite && head !== null && asksWhetherItIs(scene, head)) return 'asked'
  if (mood === 'order' && !isPolite && asksWhat(scene, at)) return 'asked'
  if (mood === 'passive' && !helped) {
    // `dibuatkan surat undangan …` at the head of a clause asks; `invoice dibuatkan adik saya` tells.
    const isBegged = begging.test(scene.words[at] ?? '')
    const asksAtHead =
      isBegged && head !== null && (head.from > at || (collected.length === 0 && endsSoftly(scene, at)))
    // `laporan toko saya dijadiin ppt ya`: whose it is says nothing of who makes it.
    const becomes = asksAtHead && (scene.words[at] ?? '').startsWith('dijad')
    const isFirst = head !== null && head.from < at && isChosenFirst(scene, head, at)
    const isSoft = isBegged && head !== null && endsInWish(scene, at) && !has(thirdPersons)
    const isPleaded = isBegged && head !== null && head.from < at && pleadsFor(scene, at)
    if (!becomes && !isSoft && !isFirst && !isPleaded && (!asksAtHead || has(subjects) || has(thirdPersons)))
      return 'reported'
  }
  // `cek keuangan catering saya dong bikin analisisnya`: behind `dong` the verb begins anew.
  const beginsAnew = collected[0] === 'dong'
  // `pengajuan pinjaman ke bank buat usaha katering`: who is addressed does nothing.
  const isDoneByOthers = collected.some(
    (word, place) => thirdPersons.has(word) && !towards.has(scene.words[at - place - 2] ?? ''),
  )
  // `tolong bandingkan dua cabang saya bikin analisisnya`: whose the thing before the verb is.
  const isPlea = scene.words.slice(0, 2).some((word) => pleading.has(word))
  const isOfThing = collected.length === 1 && scene.sentence.words[at - 2]?.clause === scene.sentence.words[at]?.clause
  const isOwner = isPlea && at > 3 && isOfThing && firstPersons.has(collected[0] ?? '')
  const isSomebodys = (has(firstPersons) && !isOwner) || isDoneByOthers || collected[0] === 'kamu'
  if (mood === 'plain' && !told && !helped && !beginsAnew && isSomebodys) return 'reported'
  return null
}
