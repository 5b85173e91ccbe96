import { sentenceCase } from '#core/text/shared/letter-case.ts'

/** `a`, `a dan b`, `a, b, dan c`. */
export const joinWords = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' dan ') : `${words.slice(0, -1).join(', ')}, dan ${words.at(-1) ?? ''}`

/** `Laba per bulan`, said once: `Hasil per bulan` and `Hasil setahun` tell their time themselves. */
export const withTime = (label: string, per: string): string =>
  per === '' || label.endsWith(` per ${per}`) || label.toLowerCase().endsWith(`se${per}`)
    ? label
    : `${label} per ${per}`

/** `jualan 18,4jt`, `belanja 11,3jt`: the words before a sum, where they are few; empty where they say more than a name. */
export const wordsBefore = (said: string): string => {
  const [before = ''] = said.split(/\d/)
  const words = before.replace(/(?:^|\s)(?:rp\.?|@)\s*$/i, '').trim()
  return /^\p{L}[\p{L} ]{2,24}$/u.test(words) &&
    words.split(/\s+/).length <= 2 &&
    !/analis|hitung|tolong|cek/i.test(words)
    ? sentenceCase(words)
    : ''
}

/** Words of the owner inside our own text: they bind nothing and set nothing in bold. */
export const quoted = (text: string): string =>
  text.replaceAll(/[{}]/g, '').replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()
