import { sentenceCase } from '#core/text/shared/letter-case.ts'

/** One of several ways with the text that is told for it, that of all of them beside it. */
export interface ToldWay {
  readonly name: string
  readonly text: string
}

const marker = String.raw`(?:(?:cara|pilihan|opsi|tempat|lokasi|skenario)\s*)?(?<!\p{L})(?:[a-d]|[1-4])\s*[):](?!\d)`
const marked = new RegExp(String.raw`^${marker}\s*`, 'iu')
/** Where a sentence ends, and where the next of numbered ways begins. */
const ends = new RegExp(
  String.raw`(?<=[.;!?])\s+|\n+|(?:,\s*|\s+)(?=(?:(?:cara|pilihan|opsi|tempat|lokasi|skenario)\s*)?(?<!\p{L})(?:[a-d]|[1-4])\)\s)`,
  'iu',
)
const named = /^(\p{L}[\p{L}\s'-]{2,29}):\s+(?=[^:]*\d)/u
/** Headings of sums, which are no ways. */
const headings =
  /^(?:.*\s)?(?:analis\p{L}*|catatan|data|rincian|keluar|masuk|pengeluaran|pemasukan|biaya|modal|belanja|omzet|harga|bahan|sehari|sebulan|info|note|ket\p{L}*)$/iu
const leading = /^(?:kalo|kalau|klo|jika|bila|di|lewat|via|pake|pakai|jual di|jualan di)\s+(?=[^,]*\p{L})/iu
const ordering =
  /^(?:(?:tolong|coba|minta|dong|kak|bang|bu|pak|mas)\s+){0,2}(?:banding|analis|hitung)\p{L}*\s+(?=\p{L})/iu
const asking = /(?<!\p{L})(?:berapa|brp|brapa|piro|mana)(?!\p{L})/iu
/** What follows a name. */
const behindName =
  /(?<!\p{L})(?:sewa|harga|bayar|modal|laku|omzet|omset|kena|kepotong|dipotong|potong\p{L}*|abis|habis|dapat|dapet|kira|untung|laba|biaya|hpp|admin|jual|sehari|sebulan|dari|ke)(?!\p{L})|\d|[,:(]/iu

const nameOf = (text: string, at: number): string => {
  const own = text.replace(marked, '').replace(ordering, '').replace(leading, '')
  const words = (own.slice(0, behindName.exec(own)?.index ?? own.length).match(/[\p{L}'-]+/gu) ?? []).slice(0, 4)
  return words.length === 0 ? `Cara ${at + 1}` : sentenceCase(words.join(' '))
}

const numbersIn = (text: string): number => (text.match(/\d[\d.,]*/g) ?? []).length
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** `IG abis 1,4jt dapet 90 order, tiktok abis 900rb dapet 50 order`: clauses that tell the same of different things. */
const parallel = (sentence: string): string[] => {
  const clauses = sentence.split(/,\s+(?=\p{L})|\s+(?:sedangkan|sementara|kalo|kalau)\s+/iu)
  const told = clauses.filter((one) => numbersIn(one) > 1)
  const [first = '', ...others] = told
  const own = wordsIn(first)
  const isLike = others.every(
    (one) => numbersIn(one) === numbersIn(first) && wordsIn(one).filter((word) => own.includes(word)).length > 1,
  )
  // `analisis perbandingan: di sekolah laku 80 …`: the heading is none of them.
  return others.length > 0 && others.length < 4 && isLike
    ? told.map((one) => one.replace(/^[^\d:]{1,60}:\s+/u, ''))
    : []
}

/** `borongan 6.500 per potong atau harian 85rb`: two sums of one sentence, the one or the other. */
const either = (sentence: string): string[] => {
  const sides = sentence.replace(/^[^\d:]{1,60}:\s+/u, '').split(/,?\s+(?:atau|vs|versus)\s+/iu)
  return sides.length === 2 && sides.every((one) => /\p{L}/u.test(one) && money.test(one)) ? sides : []
}
const money = /\d\s*(?:rb|ribu|k|jt|juta)(?!\p{L})|\d\.\d{3}(?!\d)/iu

/** Each way is read once more: what is longer is no question of a few ways. */
const mostRead = 1500

interface Cut {
  readonly ways: readonly string[]
  readonly shared: readonly string[]
}

const cutBy = (sentences: readonly string[], isWay: (sentence: string) => boolean): Cut => ({
  ways: sentences.filter(isWay),
  shared: sentences.filter((one) => !isWay(one)),
})

const isNamed = (one: string): boolean => {
  const name = named.exec(one)?.[1]
  return name !== undefined && !headings.test(name)
}

const cutsOf = (sentences: readonly string[], isAlone: boolean): Cut[] => {
  // Clauses alone are a list; what is told for all of them makes them ways.
  const isShared = (one: string): boolean =>
    sentences.some((other) => other !== one && /\d/.test(other) && !asking.test(other))
  const beside = sentences.find((one) => parallel(one).length > 0 && (isAlone || isShared(one)))
  const choice = sentences.find((one) => either(one).length > 0 && isShared(one))
  return [
    cutBy(sentences, (one) => marked.test(one) && /\d/.test(one.replace(marked, ''))),
    cutBy(sentences, isNamed),
    cutBy(sentences, (one) => leading.test(one) && /\d/.test(one) && !asking.test(one)),
    ...(beside === undefined ? [] : [{ ways: parallel(beside), shared: sentences.filter((one) => one !== beside) }]),
    ...(choice === undefined ? [] : [{ ways: either(choice), shared: sentences.filter((one) => one !== choice) }]),
  ]
}

/**
 * The ways that a message sets side by side, each with what is told for it and for all of them; empty where it parts
 * nothing. `text` is to be read by itself. With `alone` clauses that tell the same of different things are ways though
 * nothing is told for all of them.
 */
export const toldWays = (message: string, { alone = false } = {}): readonly ToldWay[] => {
  if (message.length > mostRead) return []
  const sentences = message
    .split(ends)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const found = cutsOf(sentences, alone).find(({ ways }) => ways.length > 1 && ways.length < 5)
  if (!found) return []
  const isShared = (one: string): boolean => found.shared.includes(one) && /\d/.test(one) && !asking.test(one)
  const first = sentences.findIndex((one) => !found.shared.includes(one))
  const before = sentences.slice(0, first).filter(isShared)
  const behind = sentences.slice(first).filter(isShared)
  const names = found.ways.map(nameOf)
  if (new Set(names).size < names.length) return []
  return found.ways.map((own, at) => ({
    name: names[at] ?? '',
    text: [...before, own.replace(marked, ''), ...behind].map((one) => one.replace(/[.;,]+$/, '')).join('.\n'),
  }))
}
