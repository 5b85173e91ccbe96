import { canonicalWord } from '../intent/slang.ts'
import { type Answer, type Asked, listensFor } from './answer.ts'
import { asAnswered } from './spoken.ts'

/** Words of any question: they say nothing of what it is about. */
const empty = new Set(
  `apa apakah bagaimana berapa kenapa siapa kapan dimana mana yang dan atau untuk dengan dari pada di ke itu ini saya kamu anda
   tidak bisa boleh mau ingin ada sudah belum akan lagi juga saja kalau karena jadi buat bikin sama biar supaya ya dong sih kan
   min kak harus perlu punya pakai lebih sangat banget cuma hanya masih terus tolong usaha cara itu nya para tiap setiap sekali
   kita kami mereka dia ia orang hari bulan minggu tahun seperti kayak begini begitu semua sebuah satu dua tiga dalam oleh agar
   bagus baik enak ribu juta rupiah persen beda sih duh nih deh kok yah eh oh rp rb jt mending atas bawah lalu saat waktu pas suka sering contoh misalnya gimana kena pengin tapi tetapi`.split(
    /\s+/,
  ),
)
const prefixes = /^(?:meng|meny|mem|men|me|ber|ter|di|nge|nga|pem|pen|se)(?=\p{L}{4})/u
const endings = /(?:nya|kan|in|an|lah|kah|ku|mu|i)$/

/** The heart of a word, cut alike on both sides: `dikirim`, `mengirimkan`, `kiriman`. */
const stemOf = (word: string): string => {
  const known = canonicalWord(asAnswered(word))
  const bare = known.length > 5 ? known.replace(endings, '') : known
  return bare.replace(prefixes, '')
}

const stemsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !empty.has(canonicalWord(word)))
      .map(stemOf)
      .filter((stem) => stem.length >= 2),
  )

interface Spoken {
  readonly answer: Answer
  /** What its conditions listen for, and what its words say. */
  readonly heard: ReadonlySet<string>
  readonly said: ReadonlySet<string>
}

/** How near each of some answers is to a message, by the words they share; rare words count most. */
export interface Nearness {
  /** Of what the message speaks of, the share that an answer knows: 0 to 1. */
  readonly shareOf: (answer: Answer, asked: Asked) => number
}

export const createNearness = (answers: readonly Answer[]): Nearness => {
  const spoken: readonly Spoken[] = answers.map((answer) => ({
    answer,
    heard: stemsIn(listensFor(answer).join(' ')),
    said: stemsIn(typeof answer.reply === 'string' ? answer.reply : ''),
  }))
  const counted = new Map<string, number>()
  for (const { heard, said } of spoken)
    for (const stem of new Set([...heard, ...said])) counted.set(stem, (counted.get(stem) ?? 0) + 1)
  /** What no answer speaks of may be a name, or the very thing that is asked about. */
  const weightOf = (stem: string): number => {
    const count = counted.get(stem)
    return count === undefined ? 2 : Math.log((answers.length + 1) / count)
  }
  const byAnswer = new Map(spoken.map((one) => [one.answer, one]))
  return {
    shareOf: (answer, asked) => {
      const one = byAnswer.get(answer)
      if (one === undefined) return 0
      const stems = [...stemsIn(asked.text)]
      const knows = (stem: string): number => (one.heard.has(stem) ? 1 : one.said.has(stem) ? 0.7 : 0)
      const whole = stems.reduce((sum, stem) => sum + weightOf(stem), 0)
      // What speaks of nothing in particular fits any answer.
      return whole === 0 ? 1 : stems.reduce((sum, stem) => sum + knows(stem) * weightOf(stem), 0) / whole
    },
  }
}
