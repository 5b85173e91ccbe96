import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { canonicalWord } from '../../intent/slang.ts'
import { asAnswered } from '../spoken.ts'
import { inRupiah } from '../reckon/way.ts'
import { amount, valueOf } from '../told-figures.ts'
import { foreignQuestions, phrases } from './phrasebook.ts'
import { type Language, timeIn } from './times.ts'

/** Words that only make a sentence polite or warm. */
const fillers =
  /^(?:ya|yaa|kak|bu|pak|bapak|ibu|mas|mbak|dong|nih|nggih|min|gan|kami|kakak|bund|bunda|sis|saja|juga|untuk|anda|dan|tapi|tetapi|karena|jadi|kalau|maka)$/

const plainClause = (clause: string): string =>
  (clause.toLowerCase().match(/[\p{L}\d][\p{L}\d.:%-]*/gu) ?? [])
    .map((word) => asAnswered(canonicalWord(word)))
    .filter((word) => !fillers.test(word))
    .join(' ')

const inLanguage = (clause: string, language: Language): string | null => {
  for (const [heard, english, krama] of phrases) {
    const found = heard.exec(clause)
    const said = language === 'english' ? english : krama
    if (found === null || said === '') continue
    return said
      .replaceAll(/\$(\d)/g, (_, at: string) => timeIn(found[Number(at)] ?? '', language))
      .replaceAll(/\b(from|to) on /g, '$1 ')
  }
  return null
}

const opensPolitely = /^((?:mohon |minta )?maaf(?: sekali| banget)?|terima kasih) (?=.{6})/

/** A clause by what the book holds of it, with its polite opening apart; null where it does not hold all of it. */
const clauseIn = (clause: string, language: Language): string | null => {
  const whole = inLanguage(clause, language)
  if (whole !== null) return whole
  const opening = opensPolitely.exec(clause)?.[1]
  if (opening === undefined) return null
  const [first, rest] = [inLanguage(opening, language), inLanguage(clause.slice(opening.length + 1), language)]
  return first === null || rest === null ? null : `${first}, ${rest}`
}

/** `25 ribu` as its figures: `rp 25.000`. */
const withSums = (sentence: string): string =>
  sentence.replace(new RegExp(`(?<![\\d.,])${amount}`, 'giu'), (whole, digits?: string, scale?: string) => {
    const value = valueOf(digits, scale)
    return value === null || value < 1_000 || /^20\d\d$/.test(whole.trim())
      ? whole
      : inRupiah(value).replace('\u00a0', ' ').toLowerCase()
  })

/** A shop's sentence in another language, where every clause of it stands in the book; else null. */
export const translated = (sentence: string, language: Language): string | null => {
  const clauses = withSums(sentence.slice(0, 240))
    .split(/[,;!?\n]+|\.(?=\s|$)|\s(?:tapi|tetapi|karena)\s/u)
    .map(plainClause)
    .filter((clause) => clause !== '')
  if (clauses.length === 0 || clauses.length > 5) return null
  const parts = clauses.map((clause) => clauseIn(clause, language))
  if (parts.some((part) => part === null)) return null
  const text = sentenceCase(parts.join(', '))
  const isAsked = language === 'english' ? /^(?:how|what)\b/i.test(text) : /punapa|pinten/.test(text)
  return `${text}${isAsked ? '?' : '.'}`
}

const quoted = /['"“”‘’«]([^'"“”‘’»]{3,240})['"“”‘’»]/u
const behindColon = /:\s{0,3}([^:]{3,240})$/u
const request =
  /(?<!\p{L})(?:bahasa |boso |basa |bhs )?(?:inggris|krama|kromo|jawa halus|english)\p{L}{0,4}(?!\p{L})|(?<!\p{L})(?:terjemah\p{L}{0,4}|translate\p{L}{0,3}|artikan|artiin|apa(?: ya)?|piye|dong|tolong|kalimat|ke|dalam|jadi|gimana|gmn|itu|nya|bilang|ngomong|langgananku|pembelinya|bule|simbah\p{L}{0,3})(?!\p{L})/giu

/** The sentence that a message wants said elsewhere: what stands in quotes or behind a colon, else what the request leaves. */
const sentenceIn = (message: string): string =>
  quoted.exec(message)?.[1] ?? behindColon.exec(message)?.[1] ?? message.replaceAll(request, ' ')

const isKrama = /(?<!\p{L})(?:krama|kromo|kromone|kramane|kromo inggil|jawa halus|boso alus)(?!\p{L})/iu

/** The answer to a wish for a translation: from the book, or an honest word with what the book holds. */
export const translationFor = (message: string): string => {
  const text = message.slice(0, 400)
  const foreign = foreignQuestions.find(([heard]) => heard.test(text.toLowerCase()))
  if (foreign !== undefined && !/ingg?ris\p{L}{0,3}\s['"“‘]/iu.test(text))
    return `Artinya: **${foreign[1]}**.\n\nJawabannya bisa begini:\n\n*${foreign[2]}*\n\n${foreign[2].includes('[') ? 'Isi yang di dalam kurung, dan pastikan' : 'Pastikan'} memang begitu keadaannya.`
  const language: Language = isKrama.test(text) ? 'krama' : 'english'
  const told = translated(sentenceIn(text), language)
  if (told !== null)
    return language === 'english'
      ? `*${told}*\n\nPendek dan sopan, aman untuk chat atau tulisan di toko. Ada angka atau nama di kalimatnya? Periksa sekali lagi sebelum dikirim.`
      : `*${told}*\n\nItu krama untuk orang yang dihormati. Tambahkan *nggih* di ujung supaya lebih hangat, dan dengarkan jawabannya: kata sehari-hari tiap daerah bisa sedikit berbeda.`
  return language === 'english'
    ? 'Kalimat itu belum ada di buku kalimat saya, dan saya tidak mau menebak di depan pembeli Anda.\n\nYang bisa saya tuliskan dalam bahasa Inggris: kalimat pendek jual beli, satu pokok satu kalimat, misalnya *inggrisnya "harga sudah termasuk ongkir"*, *inggrisnya "maaf, pesanannya terlambat"*, atau *inggrisnya "barang yang sudah dibeli tidak bisa dikembalikan"*.\n\nSelebihnya pakai penerjemah di ponsel, lalu minta satu orang yang fasih membacanya.'
    : 'Kalimat itu belum ada di buku kalimat saya, dan krama yang keliru malah terdengar kurang sopan.\n\nYang bisa saya tuliskan: kalimat pendek di warung, misalnya *kromone "maaf barangnya habis, besok ada lagi"* atau *kromone "silakan duduk"*. Selebihnya, tanyakan ke orang tua atau tetangga yang fasih.'
}
