import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { terbilang } from '#core/text/shared/terbilang.ts'

/** `kaos polo`, `kaos polo dan topi`, `kaos polo, topi, dan jaket`; `mesin serta meja dan kursi`. */
export const joinWords = (words: readonly string[]): string => {
  const last = words.at(-1) ?? ''
  const link = last.includes(' dan ') ? 'serta' : 'dan'
  return words.length < 3 ? words.join(` ${link} `) : `${words.slice(0, -1).join(', ')}, ${link} ${last}`
}

/** A total as letters write it, with a plain space so that searching the file finds it: `Rp 5.750.000`. */
export const moneyText = (amount: number): string => `Rp ${formatNumber(amount)}`

/** `Rp 5.750.000 (lima juta tujuh ratus lima puluh ribu rupiah)`, as contracts and receipts want it. */
export const moneyWithWords = (amount: number): string => `${moneyText(amount)} (${terbilang(amount)} rupiah)`

const decimals = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 3 })

/** `100`, `2,5`, `1.500`. */
export const quantityText = (quantity: number, unit: string): string => `${decimals.format(quantity)} ${unit}`.trim()

/** `11%`, `1,1%`. */
export const percentText = (percent: number): string => `${decimals.format(percent)}%`

const honorifics: readonly (readonly [RegExp, string])[] = [
  [/^(?:bapak|bpk\.?|pak)\s*(?:\/|dan|,)?\s*(?:ibu|bu)(?:-ibu)?\s+/i, 'Bapak/Ibu'],
  [/^(?:bapak|bpk\.?|bp\.|pak)\s+/i, 'Bapak'],
  [/^(?:ibu|bu)\s+/i, 'Ibu'],
  [/^(?:saudari|sdri\.?)\s+/i, 'Saudari'],
  [/^(?:saudara|sdr\.?)\s+/i, 'Saudara'],
]
/** `mb Tia`: a title that was typed short. */
const shortMbak = /^mbk?\s+(?=\p{L})/iu

/** How letters write the everyday forms: `Pak Budi` -> `Bapak Budi`, `Bu Sari` -> `Ibu Sari`. Other names stay. */
export const formalName = (name: string): string => {
  const trimmed = name.trim().replace(shortMbak, 'Mbak ')
  const found = honorifics.find(([pattern]) => pattern.test(trimmed))
  if (found) return trimmed.replace(found[0], `${found[1]} `)
  // `mbak Rere` begins a line of the paper.
  return trimmed.replace(/^(?:si\s+(?=\p{Lu})|\p{Ll}(?=\p{Ll}{1,5}\s\p{Lu}))/u, (one) =>
    one.startsWith('si') && one.length > 2 ? '' : one.toUpperCase(),
  )
}

/** By what word the letter turns to its reader: `Bapak`, `Ibu`; `Bapak/Ibu` where the name does not tell. */
export const addressWord = (name: string): string =>
  honorifics.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? 'Bapak/Ibu'

/** The name alone, for a signature: signers do not honour themselves. */
export const plainName = (name: string): string =>
  honorifics
    .reduce((rest, [pattern]) => rest.replace(pattern, ''), name.trim())
    .replace(/^(?:mas|mbak|mba|kang|bang|cak|koh?|cik?)\s+(?=\S)/i, '')

/** Ends with a full stop, whatever the owner typed. */
export const asSentence = (text: string): string => {
  const trimmed = sentenceCase(text.trim())
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`
}

/** `lain2`, `gara2`: a word that is said twice, as an office writes it. */
export const doubled = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{N}-])(\p{L}?\p{Ll}{2,12})2(nya|an)?(?![\p{L}\p{N}])/gu,
    (whole, word: string, end = '') =>
      /^(?:cm|km|dm|mm|hm|ha|tahap|termin|kelas|blok|kamar|meja|lantai|jilid|level|no|nomor|ruang|grade|tipe|type|kw|co|sp)$/i.test(
        word,
      )
        ? whole
        : `${word}-${word.toLowerCase().replace(/^(?:ber|di)(?=\p{Ll}{4})/u, '')}${end}`,
  )

const grades = ['pertama', 'kedua', 'ketiga'] as const

/** `SP 2`: a warning by its whole name. */
export const warningsInFull = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d/])sp\s?-?\s?([123])(?![\p{L}\d/])/giu,
    (_, grade: string) => `surat peringatan ${grades[Number(grade) - 1] ?? grade}`,
  )

/** Words of talk inside a sentence as an office writes them: `jadi Rp 6.000` -> `menjadi Rp 6.000`. */
export const inOffice = (sentence: string): string =>
  warningsInFull(sentence)
    .replaceAll(/(?<!\btanda )\bjadi(?=\s(?:Rp|pukul|jam|tanggal|\d))/g, 'menjadi')
    .replaceAll(/\b(?:gara-gara|soalnya|lantaran)\b/g, 'karena')
    // `bakalan 3 ekor`: young stock, and no time to come.
    .replaceAll(/\bbakal(?:an)?\b(?!\s+(?:sapi|kambing|domba|kerbau|babi)\b|\s*:?\s*\d)/g, 'akan')
    .replaceAll(/\b(?:pph|ppn|npwp)\b/g, (tax) => (tax === 'pph' ? 'PPh' : tax.toUpperCase()))
    .replace(
      /^(?:tertunggak|menunggak|nunggak)(?=\s(?:invoice|nota|tagihan|sewa|cicilan|iuran|angsuran|uang|pembayaran))/i,
      'tunggakan',
    )
    .replaceAll(/\blibur dulu\b/g, 'libur sementara')
    .replaceAll(/\breno[vp]\b/g, 'renovasi')

const upper = (letter: string): string => letter.toUpperCase()

/** Names typed without any capital (`toko sinar jaya`, `pt maju bersama`) as an office writes them; others stay. */
export const properName = (name: string): string => {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ')
  if (trimmed !== trimmed.toLowerCase()) return trimmed
  return trimmed
    .split(' ')
    .map((word) =>
      /^(?:pt|cv|ud|tb|pd|rt|rw|pkk|sd|smp|sma|smk|sdn|smpn|sman|smkn|rs|rm)\.?$/.test(word)
        ? word.toUpperCase()
        : word.replace(/^\p{L}/u, upper),
    )
    .join(' ')
}
