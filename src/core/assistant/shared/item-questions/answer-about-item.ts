import { canonicalWord } from '../intent/slang.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import type { AssistantContext, OpenItem } from '../port.ts'
import { unitOf } from '../reading-grammar/goods/units.ts'
import type { ItemFact } from './item-fact.ts'

/** A question about what stands in an item is short; a longer one tells a matter of its own. */
const longest = 100
/** As many facts are told for one question; a name of more says too little. */
const mostFacts = 4

const asking = new Set('berapa siapa kapan apa mana dimana bagaimana'.split(' '))
/** Words that ask, point or colour and name nothing. */
const light = new Set(
  `itu ini yang jadi menjadi jadinya sekarang tadi ya kak kakak dong min sih kok nih tuh lagi di ke dari untuk buat pada dan ada
   saja sudah belum harus perlu saya eh oh oke terus lalu kira coba cek lihat tolong mau tahu tau bilang kata isinya isi
   surat dokumen file item barang invoice tagihan nota kuitansi penawaran kontrak slide presentasi ppt website web situs
   kasir analisis analisa hitungan laporan mas mbak bang pak bu juragan semuanya total jumlah`.split(/\s+/),
)

/** `udah termasuk ongkir belum?`, `tanpa ppn kan itu?`: whether it is in there. */
const whether =
  /(?<!\p{L})(?:termasuk|masuk|ada|pakai|pake|kena|tanpa|dihitung|ditulis|dicantumin|dicantumkan)(?!\p{L})(?=.*(?:\?|(?<!\p{L})(?:belum|blm|ga|gak|nggak|ngga|tidak|kan)\s*$))/iu
/** Words of such a question that name nothing. */
const ofWhether = new Set(
  'termasuk masuk ada pakai kena tanpa dihitung ditulis dicantumin dicantumkan belum tidak kan di dalam apakah sana situ'.split(
    ' ',
  ),
)

/** `totalnya?`: the name alone asks. */
const nameAlone = /^\s*\p{L}+(?:\s\p{L}+)?\s*\?\s*$/u
const forWhom = new Set('untuk buat ke kepada dari'.split(' '))

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => canonicalWord(word))
const bare = (word: string): string => word.replace(/(?<=\p{L}{3})-?nya$/u, '')

/** Whether a message may ask for a fact of what was made; cheap, so that it is asked of each message. */
export const mayAskAboutItem = (message: string): boolean =>
  message.length <= longest &&
  (wordsIn(message).some((word) => asking.has(word)) || nameAlone.test(message) || whether.test(message))

interface Named {
  readonly fact: ItemFact
  /** How many of its own words the question says. */
  readonly hits: number
}

/** The facts whose names the words of a question are; a word that belongs to nothing asks for something else. */
const factsNamed = (words: readonly string[], facts: readonly ItemFact[]): ItemFact[] => {
  const named = facts.flatMap((fact): Named[] => {
    const own = new Set(wordsIn(fact.called))
    const besides = new Set(wordsIn(fact.besides ?? ''))
    const said = words.filter((word) => own.has(word) || own.has(bare(word)))
    const isAll = words.every(
      (word) => said.includes(word) || besides.has(word) || besides.has(bare(word)) || isLight(word),
    )
    return said.length > 0 && isAll ? [{ fact, hits: said.length }] : []
  })
  const most = Math.max(0, ...named.map(({ hits }) => hits))
  const best = named.filter(({ hits }) => hits === most).map(({ fact }) => fact)
  return best.length <= mostFacts ? best : []
}

/** Also the unit in which something is asked for: `berapa kotak`. */
const isLight = (word: string): boolean => light.has(word) || light.has(bare(word)) || unitOf(word) !== null

/** The facts that a question asks for; none where it asks for anything that the item does not tell. Pure. */
export const askedFacts = (message: string, facts: readonly ItemFact[]): readonly ItemFact[] => {
  if (!mayAskAboutItem(message)) return []
  const words = wordsIn(message)
  const asks = words.filter((word) => asking.has(word))
  const rest = words.filter((word) => !asking.has(word) && !(whether.test(message) && ofWhether.has(word)))
  const named = factsNamed(rest, facts)
  if (named.length > 0) return named
  if (asks.length === 0 && !nameAlone.test(message)) return []
  // `ini siapa?` is no question for whom it is.
  const points = !asks.includes('siapa') || rest.some((word) => forWhom.has(word))
  return points && rest.every(isLight)
    ? facts.filter(({ asked }) => asked !== undefined && asks.includes(asked)).slice(0, 1)
    : []
}

/**
 * What a question about the item at hand is answered: `totalnya berapa?`, `jatuh temponya kapan?`. Null where it asks for
 * something else. Free, and nothing is made.
 */
export const answerAboutItem = (message: string, skills: KindSkills, context: AssistantContext): string | null => {
  const item: OpenItem | undefined = context.openItem ?? context.lastMade
  const facts = item && skills[item.kind].facts
  if (!item || !facts || !mayAskAboutItem(message)) return null
  const found = askedFacts(message, facts(item))
  if (found.length === 0) return null
  const said = found.map(({ says }) => says)
  return said.length === 1
    ? `Di **${item.title}**: ${said[0]}`
    : `Di **${item.title}**:\n\n${said.map((one) => `- ${one}`).join('\n')}`
}
