import type { ItemKind } from '#core/items/shared/kinds.ts'

import type { KindSkill } from '../kind-skill.ts'
import { remembering } from '../remembered.ts'
import { createCorrector } from './edit-distance.ts'
import { canonicalWord, writingsOf } from './slang.ts'
import { mendableVerbs, verbForms, verbMood } from './verbs.ts'
import { light, polite, realWords } from './word-lists.ts'
import { readWords, type Sentence, type Word } from './words.ts'

/** A place in a sentence that names a kind of item or one of its types. */
export interface Mention {
  readonly kind: ItemKind
  /** Null where only the kind itself is named (`surat`). */
  readonly type: string | null
  /** First word and the one after the last, as places in the sentence's words. */
  readonly from: number
  readonly to: number
  /** The word is the doing itself: `analisis`, `riset`. */
  readonly verbal: boolean
}

interface Phrase {
  readonly words: readonly string[]
  readonly kind: ItemKind
  readonly type: string | null
  readonly verbal: boolean
  /** Means other things too: a mention only as what is ordered, or at the head of a sentence. */
  readonly ordered: boolean
}

/** What the vocabularies of all kinds become before the first message is read. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  readonly tokens: ReadonlyMap<string, ItemKind>
  /** The kind that reckons what some words name (`arus kas`); null where none does. */
  reckoned(words: readonly string[]): ItemKind | null
  /** The type of a kind that some words hint at (`mau nawarin karpet`); null where none does. */
  hinted(kind: ItemKind, words: readonly string[]): string | null
  /** A word with its spelling mended, its `-nya`, `-ku`, `-mu` taken off. */
  mend(word: string): string
}

export type KindSkills = Readonly<Record<ItemKind, KindSkill>>

/** Things whose name with an ending means something else: `kontrakin` is to let. */
const notDone = new Set('kontrak surat kasir tagihan laporan penawaran undangan perjanjian berkas kasiran'.split(' '))

const phraseWords = (phrase: string): string[] =>
  readWords(phrase).flatMap((sentence) => sentence.words.map((word) => word.text))

const endings = ['nya', 'nyo', 'ku', 'mu', 'ta', 'e', 'lah', 'kah', 'na', 'ne', 'no', 'akan']

const build = (skills: KindSkills): Lexicon => {
  const phrases = new Map<string, Phrase[]>()
  const tokens = new Map<string, ItemKind>()
  const vocabulary = new Set<string>()
  const add = (phrase: string, kind: ItemKind, type: string | null, verbal = false, ordered = false): void => {
    const words = phraseWords(phrase)
    const first = words[0]
    if (first === undefined) return
    for (const word of words) vocabulary.add(word)
    const list = phrases.get(first) ?? []
    if (!list.some((one) => one.kind === kind && one.words.join(' ') === words.join(' '))) {
      list.push({ words, kind, type, verbal, ordered })
      phrases.set(first, list)
    }
  }
  for (const skill of Object.values(skills)) {
    for (const [type, names] of Object.entries(skill.vocabulary.types)) {
      for (const name of names) add(name, skill.kind, type)
    }
    for (const [type, names] of Object.entries(skill.vocabulary.ordered ?? {})) {
      for (const name of names) add(name, skill.kind, type, false, true)
    }
    for (const noun of skill.vocabulary.orderedNouns ?? []) add(noun, skill.kind, null, false, true)
    const verbs = new Set(skill.vocabulary.verbs ?? [])
    for (const verb of verbs) add(verb, skill.kind, null, true)
    // `analisis swot` orders as `analisis` does.
    for (const noun of skill.vocabulary.nouns) add(noun, skill.kind, null, verbs.has(noun.split(' ')[0] ?? ''))
    for (const token of skill.vocabulary.tokens) tokens.set(token.toLowerCase(), skill.kind)
  }
  // `invoicein`, `kwitansikan`: a thing's name with the ending that asks for it.
  for (const list of Array.from(phrases.values())) {
    for (const {
      words: [word = '', more],
      kind,
      type,
      ordered,
    } of Array.from(list)) {
      if (more !== undefined || ordered || (word.length < 5 && word !== 'ppt' && word !== 'nota') || notDone.has(word))
        continue
      for (const ending of ['in', 'kan', 'nin']) {
        add(`${word}${ending}`, kind, type, true)
        add(`di${word}${ending}`, kind, type, true)
      }
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  const mended = createCorrector([...vocabulary, ...mendableVerbs, ...writingsOf(vocabulary)], realWords)
  const correct = (word: string): string => canonicalWord(mended(word))
  const known = new Set([...vocabulary, ...verbForms])
  /** Minang and Banjar say `a` where Indonesian has `e`: `panawaran`, `parjanjian`. */
  const withA = new Map(
    [...vocabulary].filter((word) => word.length >= 7).map((word) => [word.replaceAll('e', 'a'), word] as const),
  )
  const mend = remembering((word) => {
    if (known.has(word)) return word
    // `dibuatakan`: the ending of Banjar.
    const asKan = word.replace(/akan$/, 'kan')
    if (asKan !== word && known.has(asKan)) return asKan
    const asE = withA.get(word)
    if (asE !== undefined) return asE
    // `meanalisis`, `manganalisis`, `mangulahakan`: the prefix of Banjar, and of whoever writes a foreign verb.
    const unled = /^m[ae](?:ng)?([aiueo]\p{L}{5,}|\p{L}{4,}kan)$/u.exec(asKan)?.[1] ?? ''
    if (known.has(unled)) return unled
    const suffixes = endings.filter((one) => word.length - one.length >= 3 && word.endsWith(one))
    // `kwitansine`: of a listed writing the ending comes off as well.
    const bare = suffixes.map((one) => canonicalWord(word.slice(0, -one.length))).find((one) => known.has(one))
    if (bare !== undefined) return bare
    const [suffix] = suffixes
    if (suffix?.length === 3) {
      const found = correct(word.slice(0, -suffix.length))
      if (known.has(found)) return found
    }
    return correct(word)
  })
  const reckoned = (words: readonly string[]): ItemKind | null => {
    const text = ` ${words.map((word) => word.replace(/nya$/, '')).join(' ')} `
    const names = (skill: KindSkill): boolean =>
      (skill.vocabulary.reckoned ?? []).some((phrase) => text.includes(` ${phrase} `))
    return Object.values(skills).find(names)?.kind ?? null
  }
  const hinted = (kind: ItemKind, words: readonly string[]): string | null =>
    Object.entries(skills[kind].vocabulary.typeHints ?? {}).find(([, hints]) =>
      hints.some((hint) => ` ${words.join(' ')} `.includes(` ${hint} `)),
    )?.[0] ?? null
  return { phrases, tokens, mend, reckoned, hinted }
}

const built = new WeakMap<KindSkills, Lexicon>()

/** The lexicon of a set of skills, made once for each set. */
export const lexiconOf = (skills: KindSkills): Lexicon => {
  const before = built.get(skills)
  if (before) return before
  const lexicon = build(skills)
  built.set(skills, lexicon)
  return lexicon
}

const matches = (words: readonly Word[], mended: readonly string[], at: number, phrase: Phrase): number => {
  let place = at
  for (const expected of phrase.words) {
    // `ppt-nya saja` and `surat-nya penawaran`: the ending may stand as a word of its own.
    while (place > at && mended[place] === 'nya') place += 1
    // `gak usah surat, tagihan aja`: a name does not go on behind a comma.
    const isApart = words[place]?.clause !== words[at]?.clause
    if (mended[place] !== expected || words[place]?.quoted === true || isApart) return 0
    place += 1
  }
  return place
}

/** What else a word of ours names with the word beside it: `pos ronda`, `kode pos`, `kantor pos`. */
const otherwise: ReadonlyMap<string, { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> }> =
  new Map([
    // `surat keterangan kerja, jabatan kasir`
    [
      'kasir',
      {
        before: new Set(
          'jabatan posisi sebagai bagian profesi pekerjaan lowongan magang pengalaman berpengalaman pernah mantan eks kerja bekerja'.split(
            ' ',
          ),
        ),
        // `dicari kasir perempuan`: whoever sits there.
        after: new Set('perempuan wanita pria laki laki-laki cewek cowok freelance magang berpengalaman'.split(' ')),
      },
    ],
    // `warung sop buntut`, `sertifikat halal`, `panduan bikin website`
    [
      'sop',
      {
        before: new Set('warung menu resep rumah nasi soto jual jualan dagang dagangan kuah masak'.split(' ')),
        after: new Set(
          'ayam buntut iga kaki buah sapi daging saudara konro kambing ceker sayur ubi bakso tulang kepala'.split(' '),
        ),
      },
    ],
    [
      'sertifikat',
      {
        before: new Set(),
        after: new Set('halal tanah rumah shm hgb merek bpom kepemilikan vaksin iso haccp laik'.split(' ')),
      },
    ],
    // `jadwal persib`, `jadwal kereta`: what others have set.
    [
      'jadwal',
      {
        before: new Set('lihat cek info'.split(' ')),
        after: new Set(
          'persib persija main pertandingan bola liga timnas sholat shalat salat imsak imsakiyah puasa kereta krl kapal pesawat bus bioskop film tayang konser samsat posting konten'.split(
            ' ',
          ),
        ),
      },
    ],
    ['laman', { before: new Set(), after: new Set('facebook fb instagram ig tiktok'.split(' ')) }],
    ['panduan', { before: new Set(), after: new Set('cara bikin buat membuat'.split(' ')) }],
    [
      'pos',
      {
        before: new Set('kode kantor tukang jasa kiriman kotak paket via lewat kartu wesel'.split(' ')),
        after: new Set(
          'ronda kamling satpam jaga penjagaan keamanan polisi hansip siskamling indonesia hujan gizi kesehatan pengungsian pelayanan pengamatan anggaran pengeluaran pemasukan biaya'.split(
            ' ',
          ),
        ),
      },
    ],
  ])

const namesOther = (words: readonly string[], from: number, to: number): boolean => {
  const beside = to - from === 1 ? otherwise.get(words[from] ?? '') : undefined
  // `Budi Santoso, kasir di Toko Sumber Rejeki sejak Maret 2023`: somebody's work, and since when.
  if (words[from] === 'kasir' && words[to] === 'di' && words.slice(to, to + 8).includes('sejak')) return true
  return beside !== undefined && (beside.before.has(words[from - 1] ?? '') || beside.after.has(words[to] ?? ''))
}

/** `bikinin dong RAB …`, `tolong PO ke …`, `RAB …`: the word is what is ordered, and nothing is named before it. */
const isOrdered = (words: readonly string[], at: number, earlier: readonly Mention[]): boolean => {
  if (earlier.length > 0) return false
  let before = at - 1
  while (before >= 0 && light.has(words[before] ?? '') && verbMood(words[before] ?? '') === null) before -= 1
  const word = words[before] ?? ''
  return before < 0 || verbMood(word) !== null || polite.has(word)
}

const printed = new Set('undangan nota kuitansi faktur brosur proposal'.split(' '))
const pieces = new Set('lembar pcs pc buah biji box dus rim pak set eksemplar eks buku'.split(' '))

/** `undangan 650 lembar @2.100 … invoice an. Bu Sri`: papers that are printed and sold beside the one that is ordered. */
const isPrinted = (sentence: Sentence, words: readonly string[], { from, to }: Mention): boolean =>
  to - from === 1 &&
  printed.has(words[from] ?? '') &&
  sentence.words[to]?.number === true &&
  pieces.has(words[to + 1] ?? '')

/** All mentions of a sentence in order; the longest phrase wins where several begin at one word. */
export const findMentions = (sentence: Sentence, mended: readonly string[], lexicon: Lexicon): readonly Mention[] => {
  const found: Mention[] = []
  for (let at = 0; at < sentence.words.length; at += 1) {
    const word = mended[at] ?? ''
    for (const phrase of lexicon.phrases.get(word) ?? []) {
      const to = matches(sentence.words, mended, at, phrase)
      if (to > 0 && !namesOther(mended, at, to) && (!phrase.ordered || isOrdered(mended, at, found))) {
        found.push({ kind: phrase.kind, type: phrase.type, from: at, to, verbal: phrase.verbal })
        at = to - 1
        break
      }
    }
  }
  return found.length < 2 ? found : found.filter((one) => !isPrinted(sentence, mended, one))
}
