import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { AssistantContext } from '../port.ts'
import { readMessage } from '../read-message.ts'

/** Names, quantities and sums are read here, never dates: any day will do. */
const anyDay = '2026-01-01' as IsoDay

/** A message longer than this tells its own matter. */
const longest = 300

const again =
  /\b(?:satu|1)\s+lagi\b|\b(?:buat|bikin)(?:kan|in|no)?\s+(?:lagi|ulang)\b|\blagi\s+(?:satu|dong|buat|untuk|utk)\b|\b(?:kayak|kaya|seperti|sama\s+(?:kayak|kaya|seperti|dengan|dgn))\s+(?:yang\s+|yg\s+)?(?:tadi|barusan|sebelumnya|itu|di\s?atas)\b|\bsama\s+persis\b|\b(?:yang|isinya)\s+sama\b/i

/** Whether a message orders once more what was ordered before: `buat lagi kayak tadi tapi buat Bu Ani`. */
export const ordersAgain = (message: string): boolean => message.length <= longest && again.test(message)

/** `dari cerita tadi bikinin ppt dong`: the matter stands in what was told before. */
const fromBefore =
  /\b(?:dari|berdasarkan|berdasar|sesuai|pakai|pake|pakek|ambil\s+dari)\s+(?:semua\s+)?(?:(?:cerita|data|info|informasi|keterangan|penjelasan|obrolan|chat|omongan|angka|yang)(?:ku|nya)?\s*)?(?:saya\s+|aku\s+|gue\s+)?(?:yang\s+|yg\s+)?(?:tadi|barusan|di\s?atas|sebelumnya)\b|\b(?:data|cerita|keterangan)nya\s+(?:yang\s+)?(?:tadi|di\s?atas)\b/i

/** The message without its pointer to what was told before; null where it has none. */
export const withoutPointer = (message: string): string | null =>
  message.length <= longest && fromBefore.test(message) ? message.replace(fromBefore, ' ').trim() : null

const moneyWords =
  /(?:rp\.?\s*)?\d[\d.,]*\s*(?:ribu|rebu|rb|juta|jt|k)(?![\p{L}])|rp\.?\s*\d[\d.,]*|\d{1,3}(?:\.\d{3})+/giu
const amountOf = (words: string): number | undefined => readMessage(`harga ${words}`, anyDay).amounts[0]

/** A sum in place of the only one there was; several are left as they are. */
const withSum = (earlier: string, told: string): string => {
  const sums = [...earlier.matchAll(moneyWords)]
  const [next] = told.match(moneyWords) ?? []
  const [only] = sums
  if (next === undefined || only === undefined || sums.length !== 1 || amountOf(next) === undefined) return earlier
  return `${earlier.slice(0, only.index)}${next.trim()}${earlier.slice(only.index + only[0].length)}`
}

const counted = /(?<![\d.,@])(\d{1,5})\s+(\p{L}{2,})/gu
const moneyUnits = new Set(['rb', 'ribu', 'rebu', 'jt', 'juta', 'rupiah', 'lagi', 'hari', 'bulan', 'persen'])

/** `tapi 30 kotak`: the new count of what was counted before. */
const withCounts = (earlier: string, told: string): string => {
  let text = earlier
  for (const [, count = '', unit = ''] of told.matchAll(counted)) {
    if (moneyUnits.has(unit.toLowerCase())) continue
    const place = [...text.matchAll(counted)].find(([, , one = '']) => one.toLowerCase() === unit.toLowerCase())
    if (place) text = `${text.slice(0, place.index)}${count}${text.slice(place.index + (place[1]?.length ?? 0))}`
  }
  return text
}

const forWhom = /\b(?:buat|untuk|utk|bwt|ke|kepada|kpd|atas nama|a\.?n\.?)\s+(?=\p{L})/giu

/** Whom the message names, as it writes it. */
const whomOf = (message: string): string | null => {
  const at = [...message.matchAll(forWhom)].at(-1)
  if (at === undefined) return null
  const { recipient } = readMessage(`Buatkan invoice untuk ${message.slice(at.index + at[0].length)}`, anyDay)
  return recipient?.name ?? recipient?.company ?? null
}

const withWhom = (earlier: string, whom: string): string => {
  const { recipient } = readMessage(earlier, anyDay)
  const names = [recipient?.name, recipient?.company].filter((name) => name !== undefined)
  for (const name of names) {
    // A title may be written in another way than it is read (`Bu`, `Ibu`): the name behind it is the same.
    for (const part of [name, name.split(' ').slice(1).join(' ')]) {
      const at = part === '' ? -1 : earlier.toLowerCase().indexOf(part.toLowerCase())
      if (at === -1) continue
      const title = part === name ? '' : (/\p{L}+\.?\s+$/u.exec(earlier.slice(0, at))?.[0] ?? '')
      return `${earlier.slice(0, at - title.length)}${whom}${earlier.slice(at + part.length)}`
    }
  }
  return `${earlier} untuk ${whom}`
}

/** The earlier order with what the message says otherwise: for whom, how many, at what price. */
export const orderedAgain = (earlier: string, message: string): string => {
  const whom = whomOf(message)
  const named = whom === null ? earlier : withWhom(earlier, whom)
  return withSum(withCounts(named, message), message)
}

/** What the owner said before, newest last, at most the last few turns. */
export const ownWords = (turns: AssistantContext['turns'], atMost = 4): readonly string[] =>
  turns
    .filter(({ sender }) => sender === 'user')
    .map(({ content }) => content)
    .slice(-atMost)
