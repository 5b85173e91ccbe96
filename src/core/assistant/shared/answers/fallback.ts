import type { ItemKind } from '#core/items/shared/kinds.ts'

import { notCaught } from '../intent/follow-up.ts'
import type { Asked } from './answer.ts'
import { exampleOrder } from './kinds-in-words.ts'
import { wayToFindOut } from './told/finding-out.ts'

/** Questions by which anybody may begin. */
export const firstQuestions: readonly string[] = [
  'Modal 7.500 dijual 10.000, untung berapa persen?',
  'Apa bedanya invoice dan kuitansi?',
]

const suggestions = [
  `- **membuat surat**: *${exampleOrder('document', 'invoice')}*`,
  `- **membuat website, kasir, presentasi, atau analisis**: *${exampleOrder('website')}*`,
  `- **menghitung**: *${firstQuestions[0]}*`,
  `- **menjawab soal usaha**: *${firstQuestions[1]}*`,
].join('\n')

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
const markup = /<\s*\/?\s*[a-z!][^>]{0,200}>|javascript:|\{\{|\$\{/i

const vowelPoor = (word: string): boolean =>
  word.length >= 5 &&
  ((word.match(/[aiueo]/g)?.length ?? 0) <= word.length / 6 ||
    /[bcdfghjklmnpqrstvwxz]{5,}/.test(word) ||
    /^(.{1,3})\1{2,}$/.test(word))

const looksForeign = (asked: Asked): boolean => {
  const english =
    'the what how can you please is are my for do hello help need want i make does with and your who a to of'.split(' ')
  const count = english.filter((word) => asked.words.has(word)).length
  return asked.wordCount >= 3 && count >= 2 && count / Math.min(asked.wordCount, english.length) >= 0.3
}

const foreignScript =
  /[\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hebrew}]/u

/** Messages that say nothing the rules can read: signs, emoji, other languages, markup, random keys. */
export const answerOddText = (asked: Asked): { readonly name: string; readonly text: string } | null => {
  const text = asked.text.trim()
  if (!hasLetters(text)) {
    if (/^[\d\s.,+\-*/=()%x:]+$/.test(text)) {
      return {
        name: 'only_numbers',
        text: `Saya melihat angka saja, Juragan. Angka itu untuk apa? Misalnya harga barang, jumlah pesanan, atau tagihan.\n\n${suggestions}`,
      }
    }
    return {
      name: 'only_signs',
      text: `Saya terima, Juragan. Supaya bisa membantu, tuliskan dengan kata-kata ya. Beberapa contoh:\n\n${suggestions}`,
    }
  }
  if (markup.test(text)) {
    return {
      name: 'markup',
      text: `Pesan itu berisi kode, dan di sini kode hanya saya baca sebagai tulisan biasa, tidak saya jalankan.\n\nKalau maksudnya ada yang perlu dibuat atau ditanyakan, tuliskan dengan kalimat biasa. Contohnya:\n\n${suggestions}`,
    }
  }
  if (foreignScript.test(text) && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < 5) {
    return {
      name: 'other_language',
      text: `Maaf, saya baru lancar berbahasa Indonesia. / Sorry, I only work in Indonesian.\n\nContoh yang bisa saya kerjakan:\n\n${suggestions}`,
    }
  }
  if (looksForeign(asked)) {
    return {
      name: 'other_language',
      text: `Sorry, I work in Indonesian: from one Indonesian sentence I make business letters, slide decks, analyses, websites and tills.\n\nSilakan tulis dalam bahasa Indonesia, Juragan. Contohnya:\n\n${suggestions}`,
    }
  }
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length <= 4 && words.every((word) => vowelPoor(word) || word.length === 1)) {
    return {
      name: 'gibberish',
      text: `Sepertinya itu terketik tanpa sengaja, Juragan. Kalau mau mencoba, ini contohnya:\n\n${suggestions}`,
    }
  }
  return null
}

/** The words of a question that is known, as one writes it. */
export const asQuestion = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}?`

const questionLine = (words: string): string => `- *${asQuestion(words)}*`

/** Where one question stands out among those that are near: its answer, with a word of doubt. */
export const nearText = (words: string, reply: string): string =>
  `Persis yang itu belum saya ketahui, Juragan. Yang paling dekat dan bisa saya jawab:

${questionLine(words)}

${reply}

Kalau bukan itu maksudnya, tulis dengan kata lain yang lebih singkat.`

/** What may be said of a thing that is there, by its kind. */
const changesOf: Readonly<Record<ItemKind, string>> = {
  document: '*penerima jadi Bu Sari*, *jatuh tempo 5 Desember*, *tambah ongkir 20rb*, atau *totalnya berapa?*',
  presentation: '*judul slide 2 jadi …*, *hapus slide 4*, atau *tambah slide: …*',
  analysis: '*sewanya jadi 3 juta*, *tambah biaya listrik 400rb*, atau *kalau harganya 15rb jadi berapa?*',
  website: '*jam buka 08.00-20.00*, *tambah kopi susu 15rb*, atau *alamatnya Jl. …*',
  pos: '*es teh jadi 5rb*, *stok gula 20*, atau *hapus roti bakar*',
}

/** Where something was made, a message that nothing fits is most often meant for it. */
const ofMade = ({ context: { openItem, lastMade } }: Asked): string | null => {
  const made = openItem ?? lastMade
  return made === undefined
    ? null
    : `Kalau itu untuk **${made.title}**, sebutkan bagiannya dan isinya, contoh: ${changesOf[made.kind]}. Bisa juga diketik langsung di canvas, tanpa biaya.`
}

/** When nothing fits: honest, short, and with a way on. Nothing of the message is repeated. */
export const fallbackText = (asked: Asked, near: readonly string[] = []): string => {
  // Where something is told and nothing asked, no word speaks of a question.
  const unknown = asked.asks
    ? 'Maaf, Juragan, persisnya itu belum saya ketahui, dan saya tidak mau mengarang.'
    : `${notCaught}, Juragan.`
  const made = ofMade(asked)
  if (made !== null && (near.length === 0 || !asked.asks))
    return `${asked.asks ? 'Maaf, Juragan, yang itu belum saya ketahui, dan saya tidak mau mengarang.' : unknown}\n\n${made}`
  const way = wayToFindOut(asked)
  if (near.length > 0)
    return `${unknown} Yang dekat dengan itu dan bisa saya jawab:

${near.map(questionLine).join('\n')}

${near.length > 1 ? 'Pilih salah satunya, atau tulis' : 'Kalau bukan itu maksudnya, tulis'} ${asked.asks ? 'pertanyaan Anda ' : ''}dengan kata lain yang lebih singkat.${way === null ? '' : `\n\n${way}`}`
  if (way !== null) return `${unknown}\n\n${way}`
  return asked.asks
    ? `Maaf, Juragan, yang itu belum saya ketahui, dan saya tidak mau mengarang. Yang bisa saya bantu di sini:

${suggestions}

Kalau pertanyaannya soal usaha, coba tulis dengan kata lain yang lebih singkat.`
    : `${notCaught}, Juragan. Yang bisa saya bantu di sini:

${suggestions}`
}
