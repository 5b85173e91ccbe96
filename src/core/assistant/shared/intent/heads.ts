import type { Mention } from './kind-mentions.ts'
import { refusedAfter } from './refused-after.ts'
import { before, refusedBefore, type Scene } from './scene.ts'
import { verbMood } from './verbs.ts'
import {
  asking,
  capability,
  conditionals,
  light,
  matters,
  modals,
  negators,
  otherHeads,
  pastMarkers,
  prepositions,
  progressive,
  subjects,
  thirdPersons,
} from './word-lists.ts'

/** The mention that a verb makes: the first noun after it, unless another thing stands in its place. */
export const objectOf = (scene: Scene, verbAt: number): Mention | 'other_thing' | null => {
  const { words, mentions, sentence } = scene
  let inComplement = false
  let headTaken = false
  for (let at = verbAt + 1; at < words.length && at - verbAt <= 40; at += 1) {
    const word = words[at] ?? ''
    const mention = mentions.find((one) => one.from === at)
    // `mau kasir … tolong buatkan, bukan website ya`: what it is not, said besides.
    const isApart = sentence.words[at]?.clause !== sentence.words[verbAt]?.clause
    if (mention && isApart && words[at - 1] === 'bukan') {
      at = mention.to - 1
      continue
    }
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
    // `tolong buatin dong: nama Siti, …`: behind a colon somebody is named.
    else if (word === 'nama' && sentence.words[at]?.clause !== sentence.words[verbAt]?.clause) headTaken = true
    else if (otherHeads.has(word) && !inComplement && !headTaken) return 'other_thing'
    else if (!light.has(word) && !inComplement && verbMood(word) === null) headTaken = true
  }
  return null
}

const wishing = new Set(['dong', 'ya', 'saja', 'tolong'])
const beings = new Set(['untuk', 'mau', 'ingin', 'bisa', 'kerja', 'sebagai', 'melamar', 'lamar'])

/** `laporan penjualan dalam bentuk ppt` is a presentation: the form wins over the matter. */
export const inForm = (scene: Scene, head: Mention): Mention => {
  for (const mention of scene.mentions) {
    if (mention.from < head.to || mention.kind === head.kind) continue
    const marker = scene.words[mention.from - 1] ?? ''
    // `laporan semester 1 dipresentasikan ke bos`, `laporan cabang slide dong`: what is done with it is its form.
    const isBeside = scene.sentence.words[mention.from]?.clause === scene.sentence.words[head.from]?.clause
    const isDone = mention.verbal || wishing.has(scene.words[mention.to] ?? '')
    if (mention.kind === 'presentation' && head.type === 'laporan' && isBeside && isDone) return mention
    // `surat lamaran untuk jadi kasir`: what somebody wants to be.
    if (marker === 'jadi' && beings.has(scene.words[mention.from - 2] ?? '')) continue
    // `surat kontrak buat Siti jadi kasir di toko`: no paper becomes a till; it is somebody's work.
    if (marker === 'jadi' && mention.kind === 'pos' && head.kind === 'document') continue
    // `yang jadi invoice aja`: of two things this one.
    if (marker === 'jadi' && scene.words[mention.from - 2] === 'yang') continue
    if (
      'bentuk bentuknya berbentuk format formatnya versi berupa menjadi jadi jadikan jadiin jadikannya'
        .split(' ')
        .includes(marker)
    )
      return mention
  }
  return head
}

const reasons = new Set(['kenapa', 'mengapa', 'bagaimana'])
const fewestOfTopic = 4

/** `bikin presentasi kenapa kita pindah ke kasir baru`: what it answers, right behind it; `… gimana caranya sih` asks us. */
export const isTopic = ({ words }: Scene, { kind, to }: Mention): boolean =>
  kind === 'presentation' &&
  reasons.has(words[to] ?? '') &&
  words.length - to > fewestOfTopic &&
  !words.slice(to).some((word) => ['sih', 'caranya', 'biar', 'supaya'].includes(word))

/** `surat` alone takes the type that follows it closely: `surat resmi permohonan`. */
export const withType = (scene: Scene, head: Mention): Mention => {
  if (head.type !== null) return head
  const typed = scene.mentions.find(
    (one) => one.kind === head.kind && one.type !== null && one.from >= head.to && one.from - head.to <= 2,
  )
  return typed ? { ...head, type: typed.type } : head
}

/** `invoice bu lilis tolong dibuatkan`: the noun that stands before the verb, in the clause nearest to it. */
export const frontedOf = (scene: Scene, verbAt: number): Mention | null => {
  const earlier = scene.mentions.filter(
    (one) => one.to <= verbAt && !refusedBefore(scene, one.from, before(scene, one.from)),
  )
  const clause = scene.sentence.words[earlier.at(-1)?.from ?? -1]?.clause
  return earlier.find((one) => scene.sentence.words[one.from]?.clause === clause) ?? null
}

const correcting = new Set(['eh', 'maksudnya', 'maksud', 'ralat', 'koreksi', 'salah'])

/** `invoice eh maksudnya kuitansi`: the last word counts. */
export const corrected = (scene: Scene, head: Mention): Mention =>
  scene.mentions.findLast(
    (one) =>
      one.from >= head.to &&
      scene.words.slice(Math.max(head.to, one.from - 3), one.from).some((word) => correcting.has(word)),
  ) ?? head

/** `tolong surat penawarannya`, `butuh invoice`: nothing but light words between; not `tolong revisi invoice`. */
export const standsBehind = (scene: Scene, at: number, object: Mention | null): boolean =>
  object !== null &&
  scene.words.slice(at + 1, object.from).every(
    (word, place) =>
      (light.has(word) && word !== 'kirim' && word !== 'kirimkan') ||
      // `tolong 6 slide aja`
      scene.sentence.words[at + 1 + place]?.number === true,
  )

/** What something else is made of: `data buat proposalnya`, `foto buat websitenya`. */
const supplies = new Set('data bahan foto gambar info informasi angka materi uang dana waktu modal ide'.split(' '))

/** What money or goods are wanted for: nobody is told to make these. */
const dealing = new Set('pinjam minjam beli membeli bayar membayar jual nambah nutup nyewa'.split(' '))

/** Whoever a paper may be from, as far as nothing else tells. */
const others = new Set('sekolah tetangga warga pengurus bank kantor dinas kelurahan desa karyawan pelanggan'.split(' '))

/** `buat` is a preposition after a noun, a verb at the head of a clause or after a word that calls for a verb. */
export const isFor = (scene: Scene, at: number): boolean => {
  const { sentence, words, mentions } = scene
  let last = at
  while (['saja', 'dong', 'deh', 'ya', 'nih', 'nya', 'dulu'].includes(words[last - 1] ?? '')) last -= 1
  if (mentions.some((one) => one.to === last)) return true
  const previous = words[at - 1]
  const next = words[at + 1] ?? ''
  // `rencana kerja kami buat para mekanik`, `buat calon pembeli`: for whom.
  if (['apa', 'siapa', 'para', 'calon'].includes(next)) return true
  // `analisis tiga bank buat pinjam 60jt`: what for, whoever stands before.
  if (previous !== undefined && dealing.has(next)) return true
  if (previous === undefined || sentence.words[at - 1]?.clause !== sentence.words[at]?.clause) return false
  if (supplies.has(previous)) return true
  // `presentasi hasil bazar kemarin buat rapat`: the day belongs to what is told of the thing before it.
  if (previous === 'kemarin' && mentions.some((one) => one.to < at - 1))
    return !mentions.some((one) => one.from === at + 1)
  if (mentions.some((one) => one.from === at + 1)) return false
  // `surat tidak keberatan dari tetangga buat usaha …`: a paper opens the clause, and a noun closes its name.
  if (mentions[0]?.from === 0 && at - mentions[0].to <= 4 && others.has(previous)) return true
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

const joining = new Set(['dan', 'sama', 'serta', 'plus', 'juga', 'sekalian', 'terus', 'lalu'])
const closing = new Set(['sekalian', 'juga', 'dong', 'ya', 'sekaligus', 'dulu', 'dua duanya', 'semua', 'semuanya'])

/** Things ordered in the same breath, and the part of the text that names them. */
export interface Joined {
  readonly mentions: readonly Mention[]
  readonly from: number
  readonly to: number
}
const nothingJoined: Joined = { mentions: [], from: 0, to: 0 }

/**
 * What is ordered in the same breath: `surat penawaran, kontrak, sama invoice sekalian`. A list only: each follows the one
 * before behind a joining word or a comma, and none is put off or refused.
 */
export const joinedWith = (scene: Scene, head: Mention): Joined => {
  const { words, mentions, sentence } = scene
  const found: Mention[] = []
  let at = head.to
  for (let turn = 0; turn < 5; turn += 1) {
    let isJoined = false
    while (at < words.length && (joining.has(words[at] ?? '') || light.has(words[at] ?? ''))) {
      isJoined ||= joining.has(words[at] ?? '')
      at += 1
    }
    const next = mentions.find((one) => one.from === at)
    if (next === undefined) break
    const isListed = sentence.words[next.from]?.clause !== sentence.words[next.from - 1]?.clause
    const after = words[next.to]
    const ends = after === undefined || joining.has(after) || closing.has(after) || prepositions.has(after)
    const changesClause = sentence.words[next.to]?.clause !== sentence.words[next.from]?.clause
    if (!(isJoined || isListed) || !(ends || changesClause) || refusedAfter(scene, next) !== null) break
    const isOther = (one: Mention): boolean => one.kind !== next.kind || one.type !== next.type
    if ([head, ...found].every(isOther)) found.push(next)
    at = next.to
  }
  // `kontrak sama toko online …`: with whom it is made.
  const isParty = head.type === 'kontrak' && words[head.to] === 'sama' && found.length === 1
  const [first, last] = [sentence.words[head.to - 1], sentence.words[(found.at(-1)?.to ?? 0) - 1]]
  if (isParty || first === undefined || last === undefined) return nothingJoined
  return { mentions: found, from: first.start + first.raw.length, to: last.start + last.raw.length }
}
