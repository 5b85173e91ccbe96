import { verbMood } from './verbs.ts'
import {
  capability,
  conditionals,
  firstPersons,
  honorifics,
  light,
  negators,
  subjects,
  thirdPersons,
} from './word-lists.ts'

/** What is needed of a word here. */
interface Spoken {
  readonly text: string
  readonly clause: number
  readonly number: boolean
  readonly capital: boolean
}

/** Behind a verb these make it an order, as the east, the north and the Malay coast speak: `bikin sudah`, `bekeng jo`. */
const urging = new Set(['sudah', 'jo', 'lah', 'akang', 'mi', 'maki'])
/** For whom it is to be made: `bikin kasi sa`, `buat kasih beta`. */
const handing = new Set(['kasi', 'kase', 'kas', 'kasih'])
const making = new Set(['bikin', 'beking', 'biking', 'bekeng', 'bekin'])

/** `kasi bikin`, `tolong kasi buat`; `kasih buat Bu Ani` gives somebody something. */
const isMade = ({ text }: Spoken, before: Spoken | undefined): boolean =>
  making.has(text) || (text === 'buat' && pleading.has(before?.text ?? ''))
const pleading = new Set(['tolong', 'mohon', 'coba', 'kamu', 'ko'])
/** `draft a contract`, `prepare an invoice`: English verbs that are nouns or names of feelings elsewhere. */
const english = new Set(['draft', 'prepare', 'write', 'draw'])
/** `mohon kesediaannya menyiapkan`, `kiranya Bapak berkenan membuatkan`: what formal letters plead with. */
const obliging = new Set(
  'berkenan berkenankah bersedia bersediakah sudi sudikah kesediaannya kesediaan perkenan perkenannya kerelaannya kesudiannya kemurahannya'.split(
    ' ',
  ),
)
/** `apakah bisa membantu membuatkan`: what is asked for is help with the making. */
const helping = new Set(['membantu', 'menolong'])
const hoping = new Set(['agar', 'supaya', 'kiranya'])
const courteous = new Set('bisa boleh dapat mohon kiranya harap tolong minta kamu'.split(' '))
/** One of these stands in every such order. */
const openers = new Set([
  ...urging,
  ...handing,
  ...english,
  ...obliging,
  ...helping,
  'harapan',
  'ko',
  'saja',
  'bagaimana',
])
const articles = new Set(['a', 'an', 'the', 'me', 'us', 'my', 'saya'])

/** `dianalisa`, `dihitungkan`: what is done to a matter, beside the verbs of making. */
const lookedInto = /^di(?:analis[ai]s?|riset|kaji|hitung)(?:kan|in)?$/
const begged = /(?:kan|in|keun|no)$/
/** So many words may name the matter before what is to be done to it. */
const longestMatter = 5

/** `gimana kalo dianalisa`, `bagaimana kalau usaha saya dibuatkan analisis`: proposed politely, and neither asked nor supposed. */
const isProposed = <Word extends Spoken>(words: readonly Word[], at: number): boolean => {
  const [how, provided, ...rest] = words.slice(at, at + longestMatter + 3)
  if (how?.text !== 'bagaimana' || !conditionals.has(provided?.text ?? '')) return false
  // `bagaimana kalau dibuatkan kontrak, perlu tidak`: whether it is good is asked.
  if (words.at(-1)?.text === 'tidak') return false
  const ofClause = rest.filter(({ clause }) => clause === how.clause)
  const done = ofClause.findIndex(
    ({ text }, place) => lookedInto.test(text) || (verbMood(text) === 'passive' && (place === 0 || begged.test(text))),
  )
  return done >= 0 && ofClause.slice(0, done + 2).every(({ text }) => !thirdPersons.has(text))
}

/** `mi` is noodles as well: only a thing that is known, or nothing, follows the particle. */
const urges = (word: Spoken, next: Spoken | undefined): boolean => {
  if (!urging.has(word.text)) return false
  if (next === undefined || next.clause !== word.clause) return true
  if (word.text === 'mi' || word.text === 'maki') return /(?:nya|ta)$/.test(next.text)
  return !next.number && next.text !== 'lama'
}

/** Whom one speaks to; not every region's word is an honorific elsewhere. */
const addressed = new Set(
  'amang inang lae ito tulang eda pace mace kaka ade bapa mama nyong nona daeng ndi cak kawan bos gan ading julak bli mbok'.split(
    ' ',
  ),
)

/** Nobody who is named is obliging, and no condition is set: what is made follows. */
const isPlea = <Word extends Spoken>(words: readonly Word[], at: number): boolean => {
  const { text } = words[at] ?? { text: '' }
  const ahead = words.slice(at + 1, at + 5).some((one) => verbMood(one.text) !== null || helping.has(one.text))
  const behind = words
    .slice(Math.max(0, at - 3), at)
    .flatMap((one) => (one.clause === words[at]?.clause ? [one.text] : []))
  // `besar harapan saya agar dibuatkan`
  if (text === 'harapan') return ahead && words.slice(at + 1, at + 4).some((one) => hoping.has(one.text))
  if (helping.has(text)) return ahead && behind.some((one) => courteous.has(one) || obliging.has(one))
  const [title = '', previous = ''] = ['', '', ...behind].slice(-2)
  // `pak camat berkenan …`, not `kiranya Bapak berkenan …`
  const isNamed = honorifics.has(title) && !honorifics.has(previous) && !light.has(previous)
  // `Saudara berkenan …`: with a capital it is who is asked.
  const isAddressed = previous === 'saudara' && words[at - 1]?.capital === true
  return (
    obliging.has(text) &&
    ahead &&
    !isNamed &&
    !conditionals.has(previous) &&
    !firstPersons.has(previous) &&
    (!thirdPersons.has(previous) || isAddressed) &&
    !negators.has(previous)
  )
}

/** Somebody who tells what he makes: `saya bikin sudah`, `Rini bikin sudah`. */
const isTeller = ({ text, capital }: Spoken): boolean =>
  firstPersons.has(text) ||
  thirdPersons.has(text) ||
  !(addressed.has(text) || honorifics.has(text) || (light.has(text) && !capital))

/**
 * Orders that several words say together where the rules know one: `ko bikin sudah kasirnya`, `bekeng jo invoice`,
 * `kasi bikin dulu nota`. The verb becomes one that orders, what urges says no more, and `ko` is whom it is said to.
 */
export const asOneOrder = <Word extends Spoken>(words: readonly Word[]): readonly Word[] => {
  if (!words.some(({ text }) => openers.has(text))) return words
  const said = [...words]
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const previous = words[at - 1]
    if (english.has(word.text) && next !== undefined && articles.has(next.text)) said[at] = { ...word, text: 'make' }
    // Javanese `aja gawe invoice sik`: no clause begins with `saja` and goes on with a verb.
    if (word.text === 'saja' && previous?.clause !== word.clause && next !== undefined && verbMood(next.text) !== null)
      said[at] = { ...word, text: 'jangan' }
    if (isPlea(words, at)) said[at] = { ...word, text: 'mohon' }
    if (isProposed(words, at) && next) {
      said[at] = { ...word, text: 'tolong' }
      said[at + 1] = { ...next, text: 'coba' }
    }
    const isPlain = verbMood(word.text) === 'plain'
    const isAsked = next !== undefined && (verbMood(next.text) !== null || capability.has(next.text))
    if (word.text === 'ko' && !word.capital && isAsked) said[at] = { ...word, text: 'kamu' }
    // `ko bikin sa website dulu e`
    if (isPlain && previous?.text === 'ko' && !previous.capital && next?.text === 'saya')
      said[at] = { ...word, text: 'buatkan' }
    if (!isPlain || next === undefined || next.clause !== word.clause) continue
    // `invoice yang kamu bikin sudah dibayar`: what was made.
    if (words.slice(Math.max(0, at - 2), at).some(({ text }) => text === 'yang')) continue
    const subject = previous?.clause === word.clause && previous.text !== 'ko' ? previous : undefined
    if (subject !== undefined && isTeller(subject) && !handing.has(subject.text)) continue
    const behind = words[at + 2]
    const isHanded = handing.has(next.text) && behind !== undefined && subjects.has(behind.text)
    if (urges(next, behind) || isHanded) {
      said[at] = { ...word, text: 'buatkan' }
      said[at + 1] = { ...next, text: 'dong' }
    } else if (subject !== undefined && handing.has(subject.text) && isMade(word, words[at - 2])) {
      said[at] = { ...word, text: 'buatkan' }
      said[at - 1] = { ...subject, text: 'juga' }
    }
  }
  return said
}
