import { stemsIn } from './stems.ts'

/** What a question asks of its subject. */
export type QuestionForm = 'difference' | 'whether' | 'why' | 'when' | 'number'

/** What says it, the firmest first; in the words of any question, formal or spoken. */
const forms: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'difference',
    /^\W{0,3}(?:apa\s)?(?:sih\s)?be(?:da|do)\b|\bbe(?:da|do)(?:nya|ne|na|e)\b|\b(?:perbedaan|bedakan|bedain)|\bbeda\s(?:apa|opo)\b|\b(?:apa|opo)\s(?:sih\s)?beda\b/,
  ],
  ['why', /\b(?:kenapa|knp|mengapa|ngapa|kok|naha|ngopo|napa)\b/],
  ['when', /\b(?:kapan|kpn)\b/],
  [
    'whether',
    /\b(?:boleh(?:kah)?|wajib(?:kah)?|harus(?:kah)?|perlu(?:kah)?|kudu|melanggar|dilarang|sah|legal|haram)\b.{0,60}\b(?:ga|gak|g|nggak|ngga|engga|enggak|tidak|tdk|ndak|nda|ora|kah|apa)\b|\b(?:bolehkah|wajibkah|haruskah|perlukah|boleh|melanggar)\b/,
  ],
  ['number', /\b(?:berapa|brp|brapa|piro|pinten|sabaraha|berapo)\b/],
]

/** The forms that a question takes: `boleh ga`, `kenapa`, `bedanya apa`; a message may ask in more than one. */
export const formsOf = (text: string): ReadonlySet<QuestionForm> => {
  const lower = text.toLowerCase()
  return new Set(forms.flatMap(([form, words]) => (words.test(lower) ? [form] : [])))
}

/** `dicatetnya gimana`, `melanggar ga`: the word before whatever makes it a question; `jadi hijau gimana` asks of no green. */
const beforeAsking =
  /(?<!\p{L})(?<!jadi\s)(\p{L}{3,})\s(?:itu\s|nya\s)?(?:(?:gimana|gmn|gmana|bagaimana|piye|kumaha|berapa|brp|kapan|kah|boleh|wajib)(?!\p{L})|(?:ga|gak|g|nggak|ngga|enggak|tidak)(?:\s(?:ya|sih|kak|min|dong))?\s{0,2}(?:$|[?.,!]))/gu
/** `boleh dicabut`, `cara mencatat`: the word behind it. */
const behindAsking =
  /(?<!\p{L})(?:cara(?:nya)?|gimana|gmn|bagaimana|boleh|harus|wajib|perlu|kenapa|kapan)\s(?:saya\s|kita\s|kalau\s|kalo\s|biar\s)?(\p{L}{3,})/gu

/** What is asked of any subject; an answer may give it without the word. */
const ofAnything = stemsIn(
  'urut urutan urutannya syarat syaratnya isi isinya hitung contoh langkah aturan proses tarif biaya harga bayar aman wajar untung rugi mulai bikin tulis jawab hasil jumlah lama total',
)

/** The hearts of the words by which a message asks: those beside what makes it a question. */
export const askedBy = (text: string): readonly string[] => {
  const lower = text.toLowerCase()
  const words = [beforeAsking, behindAsking].flatMap((places) => [...lower.matchAll(places)].map(([, word]) => word))
  return [...stemsIn(words.join(' '))].filter((stem) => !ofAnything.has(stem))
}
