import type { AssistantContext } from '../port.ts'
import type { ChosenAnswer } from './best-answer.ts'

/** Words of ours to copy, one under the other: `1. *Pak Joko, …*`. */
const copied = /^\s{0,3}\d\.\s+(?:[^*\n]{0,40}:\s)?\*([^*\n]{10,600})\*\s*$/gm
type Choice = (texts: readonly string[]) => string | undefined
const first: Choice = (texts) => texts[0]
const last: Choice = (texts) => texts.at(-1)
const shortest: Choice = (texts) => texts.toSorted((one, other) => one.length - other.length)[0]

/** Ready words to pay a debt are listed from the gentlest to the firmest. */
const byWish: readonly (readonly [wish: RegExp, name: string, choice: Choice, onlyGraded: boolean])[] = [
  [/(?:lebih|agak|paling|versi)\s(?:tegas|keras|galak|serius|menekan)/iu, 'paling tegas', last, true],
  [/(?:lebih|agak|paling|versi)\s(?:halus|alus|sopan|lembut|santun)/iu, 'paling halus', first, true],
  [
    /(?:lebih|agak|paling|versi)\s(?:singkat|pendek|ringkas)|(?<!\p{L})(?:pendekin|persingkat|singkatin|ringkasin|kepanjangan)/iu,
    'paling pendek',
    shortest,
    false,
  ],
]

/** Words of ours to copy that stand alone. */
const onlyCopied = /\*([^*\n]{60,600})\*/g
/** A sentence of mere politeness. */
const politeness = /^(?:terima kasih|mohon maaf (?:mengganggu|sekali lagi)|semoga|salam|sehat selalu)/i
/** The words without what is said only for politeness, and no more than they need; null where they are short already. */
const shortened = (words: string): string | null => {
  const sentences = words.split(/(?<=[.!?])\s+/)
  const needed = sentences.filter((sentence) => !politeness.test(sentence))
  const kept = needed.length > 2 ? [...needed.slice(0, 1), ...needed.slice(-1)] : needed
  return kept.length < sentences.length ? kept.join(' ') : null
}

const otherIdeas = /(?:yang|yg|ide|pilihan|opsi)\slain|lagi dong|kurang (?:cocok|sreg|suka|pas)/iu
/** `yang lebih tegas dong`: the one of the texts in our last answer that is wished for; null where there are none. */
export const answerVariant = (text: string, turns: AssistantContext['turns']): ChosenAnswer | null => {
  const reply = turns.findLast(({ sender }) => sender === 'ai')?.content ?? ''
  const texts = [...reply.matchAll(copied)].map(([, words = '']) => words)
  if (otherIdeas.test(text) && reply.includes('Ide nama untuk'))
    return {
      name: 'other_names',
      text: 'Supaya yang berikutnya lebih kena, sebut satu dua bahan namanya: **nama** Anda atau anak, **kampung** atau jalan, **ciri** yang dibanggakan, atau kesan yang dimau (lucu, mewah, kampung). Misalnya *nama toko baju anak, kesan lucu, anak saya Kirana*.\n\nSementara itu, dari daftar tadi ambil tiga, sebutkan ke lima orang lewat telepon, dan pakai yang paling cepat mereka eja dengan benar.',
    }
  const wished = byWish.find(([wish]) => wish.test(text))
  if (wished === undefined) return null
  if (texts.length < 2) {
    const alone = [...reply.matchAll(onlyCopied)].map(([, words = '']) => words)
    const short = alone.length === 1 && wished[2] === shortest ? shortened(alone[0] ?? '') : null
    return short === null ? null : { name: 'variant', text: `Yang lebih pendek, tinggal disalin:\n\n*${short}*` }
  }
  const [, name, choice, onlyGraded] = wished
  const chosen = onlyGraded && !reply.includes('dari yang paling halus') ? undefined : choice(texts)
  return chosen === undefined
    ? null
    : {
        name: 'variant',
        text: `Yang ${name}, tinggal disalin:\n\n*${chosen}*\n\nMasih kurang pas? Sebut kalimat mana yang mau diubah, atau apa yang harus ikut disebut.`,
      }
}
