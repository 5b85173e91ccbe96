import type { Mention } from './kind-mentions.ts'
import type { Sentence } from './words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Kinds of tidings that are told on paper or in a chat; `surat pengumuman` says that it is paper. */
const tidings = set('pengumuman pemberitahuan edaran undangan')
/** Where people read one another's words on a phone. */
const screens = set(
  'status story stori sw grup group broadcast bc siaran caption ig instagram feed fb facebook tiktok telegram chat dm channel komunitas wa whatsapp',
)
/** Before tidings they say that only words are wanted: `kalimat undangan`. */
const wordsOnly = set('kata kata-kata kalimat teks caption')
/** Also the way to reach somebody: `pesanan lewat wa`. */
const ofReaching = set('wa whatsapp telegram chat dm ig instagram fb facebook tiktok')
/** Words that are put before many readers. */
const posting =
  /^(?:di|nge|men?g?y?)?(?:kirim|sebar|share|bagi|posting|post|pasang|taruh|taroh|tarok|upload|unggah|up|naik|broadcast)(?:kan|in|an)?$/
/** What makes it a sheet of paper or a file, wherever else it is shown. */
const onPaper = set(
  'surat dokumen word pdf docx file berkas cetak dicetak print diprint ngeprint kop kertas selembar lembar tempel ditempel nempel tempelin resmi stempel tanda',
)
/** Behind these the tidings themselves are told. */
const opensMatter = set('kalau bahwa isinya isi')
const putting = set('lewat via di dalam untuk buat')
/** So many words at most stand between tidings and where they are put. */
const near = 5

const isScreen = (words: readonly string[], at: number): boolean => screens.has(words[at] ?? '')

/** `pengumuman status`, `pengumuman buat di grup wa`: said before what is told. */
const namesScreen = ({ words: said }: Sentence, words: readonly string[], { to }: Mention): boolean => {
  for (let at = to; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (opensMatter.has(word) || said[at]?.clause !== said[to - 1]?.clause) return false
    const isPut = at < to + near || (putting.has(words[at - 1] ?? '') && !ofReaching.has(word))
    if (isScreen(words, at) && isPut) return said[at + 1]?.number !== true
  }
  return false
}

/** `… buat ditaruh di status`, `… mau disebar ke grup wa`, `… buat story`: said behind it. */
const goesToScreen = ({ words: said }: Sentence, words: readonly string[], from: number): boolean =>
  words.some((word, at) => {
    if (at < from || !screens.has(word) || said[at + 1]?.number === true) return false
    const before = words.slice(Math.max(0, at - 4), at)
    if (before.some((one) => posting.test(one))) return true
    const lead = words[at - 1] ?? ''
    return !ofReaching.has(word) && (lead === 'untuk' || lead === 'buat')
  })

/**
 * Tidings for a chat, a group or a status: words to be copied, which the chat itself writes, and no paper. `buatkan
 * pengumuman di grup WA: besok libur`; not `surat pengumuman …`, and not `… pesanan lewat WA 0812…`.
 */
export const isChatText = (sentence: Sentence, words: readonly string[], mention: Mention): boolean =>
  mention.to - mention.from === 1 &&
  tidings.has(words[mention.from] ?? '') &&
  !words.some((word) => onPaper.has(word)) &&
  (wordsOnly.has(words[mention.from - 1] ?? '') ||
    namesScreen(sentence, words, mention) ||
    isScreen(words, mention.from - 1) ||
    goesToScreen(sentence, words, mention.to))

const making = '(?<!\\p{L})(?:di)?(?:buat|bikin|tulis|susun|minta|contoh)(?:kan|in|no)?'
const between = '(?:\\s\\p{L}+){0,3}?\\s'
const sells = new RegExp(
  `${making}${between}(?:caption|status|story|postingan|promo(?:si)?|iklan|broadcast|slogan|tagline|pantun|deskripsi)(?:nya)?(?!\\p{L})`,
  'iu',
)
const reminds = new RegExp(
  `${making}${between}(?:pengingat|(?:pesan|chat|kata-kata|kata kata|kalimat|wa)(?:nya)?(?:\\s\\p{L}+){0,3}?\\s(?:nagih|menagih|tagih|ngingetin|mengingatkan|ingatkan))(?!\\p{L})`,
  'iu',
)

/** `bikinin caption buat ig nya`: words that sell something. */
export const ordersSellingWords = (message: string): boolean => sells.test(message)

/** `bikinin pengingat WA buat Pak Hendra`: words about what somebody owes. */
export const ordersReminder = (message: string): boolean => reminds.test(message)
