import { dayWords } from '#core/text/shared/calendar-words.ts'

/** `eh bukan,`, `... eh maksudnya`, `, ralat:`, `... ga jadi,`: words with which a speaker takes back what he just said. */
const edit =
  /[\s,.…;]{1,5}(?:(?:eh|aduh|duh)[\s,.]{1,3}(?:(?:bukan|salah|keliru|ralat|koreksi|maksud(?:nya|ku|\ssaya|\ssy)?|maaf|sori|sorry|(?:ga|gak|nggak|ngga|tidak|ndak)\sjadi|batal|harusnya)(?:\s(?:deng|ding|tulis|sebut|ketik))?[\s,.…:]{1,4}){1,4}|(?:ralat|maksud\s(?:saya|sy|ku)|maksudku)[\s,:]{1,3}|(?<=(?:\.{2,3}|…)\s?)(?:(?:ga|gak|nggak|ngga|tidak|ndak)\sjadi|bukan)(?:\s(?:deng|ding))?[\s,]{1,3})(?=\p{L})/giu

/** Words with which so much begins that the same word before proves no retracing. */
const everywhere = new Set(
  'saya kami kita yang yg dan sama ini itu sudah udah ada juga lagi saja aja dia tapi'.split(' '),
)

/** Whoever sets right the name of a paper wants the paper. */
const paper = /^(?:surat|proposal|invoice|nota|kuitansi|kwitansi|kontrak|laporan|slide|presentasi)\s/iu

/** So many words before it are looked through, within one clause: another clause tells another thing. */
const retraced = 10
const wordsIn = /[\p{L}\d][\p{L}\d'’./-]*/gu
const monthBehind = /^(?:tgl|tanggal)\s\d{1,2}\s(\p{L}{3,9})(?:\s\d{4})?$/iu
const dayAlone = /^(?:(?:tgl|tanggal)\s\d{1,2})(?=\s*(?:[,.;:!?\n]|$))/iu
const isDay = (word: string): boolean => dayWords.includes(word.toLowerCase()) || /^(?:besok|besuk|lusa)$/iu.test(word)
const isNamed = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

interface Word {
  readonly text: string
  readonly at: number
}

/** The place from which the speaker begins anew: the same word, another day of the week, or a name instead of a name. */
const anew = (before: readonly Word[], first: string): number | null => {
  const near = before.slice(-retraced)
  const same = near.findLast(({ text }) => text.toLowerCase() === first.toLowerCase())
  if (same !== undefined) return everywhere.has(first.toLowerCase()) ? null : same.at
  if (isDay(first)) {
    const last = near.findLastIndex(({ text }) => isDay(text))
    // `besok senin eh maksudnya lusa …`: the day was told in two words.
    const inTwo = isDay(near[last - 1]?.text ?? '') ? last - 1 : last
    return near[inTwo]?.at ?? null
  }
  if (!isNamed(first) || !isNamed(near.at(-1)?.text ?? '')) return null
  const unnamed = near.findLastIndex(({ text }) => !isNamed(text) || /^(?:pak|bu|bapak|ibu|mas|mbak)$/i.test(text))
  return near[unnamed + 1]?.at ?? null
}

/**
 * `surat lamaran... eh bukan, surat permohonan`, `tgl 23 november eh maksudnya tgl 28`: what was said first goes where the
 * speaker begins anew with the same word; counts and prices are told anew in another place.
 */
export const withRepairs = (text: string): string => {
  let told = text
  for (const found of [...text.matchAll(edit)].toReversed()) {
    const behind = told.slice(found.index + found[0].length)
    const sentence = Math.max(...['\n', '. ', '? ', '! '].map((end) => told.lastIndexOf(end, found.index - 1))) + 1
    const before = [...told.slice(sentence, found.index).matchAll(wordsIn)].map(({ 0: word, index }) => ({
      text: word,
      at: sentence + index,
    }))
    const from = anew(before, /^[\p{L}'’]+/u.exec(behind)?.[0] ?? '')
    if (from === null || told.slice(from, found.index).includes(',')) continue
    const month = monthBehind.exec(told.slice(from, found.index))?.[1]
    const right = month === undefined ? behind : behind.replace(dayAlone, (day) => `${day} ${month}`)
    const kept = told.slice(0, from)
    told = `${kept.trim() === '' && paper.test(right) ? 'buatkan ' : kept}${right}`
  }
  return told
}
