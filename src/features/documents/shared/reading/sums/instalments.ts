/** One part of a payment: its share, and when it is due in the owner's words (empty where that was not said). */
export interface Instalment {
  readonly percent: number
  readonly when: string
}

const share = /(?<![\d.,:/])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen\b)/giu
const inParts = /\b(?:termin|termyn|tahap|pembayaran|bayar|dibayar|dp|uang muka|pelunasan|sisa|di awal|di muka)/i
const strokes =
  /\b(?:termin|termyn|tahap|pembayaran|bayar|dibayar)\D{0,20}(\d{1,2})(?:\s?%)?(?:\s?[/-]\s?|,?\s)(\d{1,2})(?:\s?%)?(?:(?:\s?[/-]\s?|,?\s)(\d{1,2}))?(?:(?:\s?%)?(?:\s?[/-]\s?|,?\s)(\d{1,2}))?/iu
const lead =
  /^(?:(?:termin|tahap|pembayaran)(?:\s+(?:ke-?)?\s?(?:\d|i{1,3}|pertama|kedua|ketiga))?|dp|uang muka|pelunasan|dan|lalu|sisanya?|sisa)\s*:?\s*$/i

const ofWhole = /\d\s?(?:rb|ribu|jt|juta)(?!\p{L})|\d\.\d{3}|(?<!\p{L})\d{1,2}\s?(?:x|kali|termin|tahap)\s*:?\s*$/iu

const isWhole = (parts: readonly Instalment[]): boolean =>
  parts.length > 1 && Math.abs(parts.reduce((sum, { percent }) => sum + percent, 0) - 100) < 0.01

const cleaned = (words: string): string =>
  words
    .replace(/^[\s:,.;()-]+|[\s:,.;(-]+$/g, '')
    .replace(/\s+(?:dan|lalu|terus|trus|sisanya|sisa)$/i, '')
    .slice(0, 80)

const ofOther = /\b(?:denda|bunga|komisi|diskon|ppn|pajak|fee)\b/i
/** `30% progres 50%`: how far the work is, no share of its price. */
const asProgress = /\b(?:progres{1,2}|kemajuan|bobot|fisik|mencapai|capai)\s*(?:pekerjaan\s*|fisik\s*)?$/i

/** `30% di awal, 40% pas atap selesai, 30% serah terima`; the words before a share tell when where none follow it. */
const told = (text: string): Instalment[] => {
  const found = [...text.matchAll(share)].filter(({ index }) => {
    const before = text.slice(Math.max(0, index - 90), index)
    // `denda 1 permil per hari maksimal 5%`: shares of a clause about something else.
    return !ofOther.test(before.split(/[,;\n]|\.\s/).at(-1) ?? '') && !asProgress.test(before)
  })
  return found.map((match, index) => {
    const end = (match.index ?? 0) + match[0].length
    const next = found[index + 1]?.index ?? text.length
    const clause = /^[^,.;\n]*/.exec(text.slice(end, next))?.[0] ?? ''
    const before =
      /(?:[^,.;:\n%]|(?<=\d)[.,](?=\d)){0,80}$/.exec(text.slice(Math.max(0, match.index - 80), match.index))?.[0] ?? ''
    // `nilai 27,5jt dibayar 3 termin 40% 35% 25%`: the sum before the first share is the whole, and no time.
    const isLone = cleaned(clause) === '' && !lead.test(before.trim()) && !ofWhole.test(before)
    const lone = isLone ? cleaned(before) : cleaned(clause)
    return { percent: Number((match[1] ?? '').replace(',', '.')), when: lone }
  })
}

/** `sisanya pas selesai`; `mohon dicantumkan sisa pembayarannya` tells no time. */
const tellsWhen =
  /(?<!\p{L})(?:pas|saat|setelah|stlh|sesudah|ketika|waktu|sebelum|sblm|habis|abis|kalau|kalo|begitu|tgl|tanggal|besok|lusa|minggu|bulan|hari|tahun|maksimal|paling|selesai|jadi|beres|kelar|(?:di)?(?:kirim|terima|antar|ambil|pasang)|serah|sampai|nyampe|tempo|cod|akhir|h-?\d)(?!\p{L})|\d/iu

/**
 * A payment in parts as the message tells it: only shares that make up the whole are parts of it. Empty for other
 * messages; shares of profit are none.
 */
export const instalmentsOf = (text: string): Instalment[] => {
  if (/\bbagi hasil\b/i.test(text) || !inParts.test(text)) return []
  const [, ...figures] = strokes.exec(text) ?? []
  const parts = figures
    .filter((figure) => figure !== undefined)
    .map((figure) => ({ percent: Number(figure), when: '' }))
  if (isWhole(parts)) return parts
  const shares = told(text)
  if (isWhole(shares)) return shares
  // `dp 50% sisanya pas selesai`
  const rest = /\bsisa(?:nya)?\s+([^,.;\n]{3,80})/i.exec(text)?.[1] ?? ''
  const [first, second] = shares.filter(({ percent }) => percent > 0 && percent < 100)
  // `30% pas mulai, 40% kalau setengah jadi, sisanya waktu serah terima`
  const left = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  if (second !== undefined && left > 0 && rest !== '' && !/\d/.test(rest))
    return [...shares, { percent: left, when: cleaned(rest) }]
  const isDown =
    first !== undefined &&
    new RegExp(`\\b(?:dp|uang muka)\\D{0,20}${String(first.percent).replace('.', ',')}\\s?(?:%|persen)`, 'i').test(text)
  return isDown && first && tellsWhen.test(rest) && !/\d\s?(?:rb|ribu|jt|juta)/i.test(rest)
    ? [
        { percent: first.percent, when: 'uang muka' },
        { percent: 100 - first.percent, when: cleaned(rest.replace(/^(?:di)?(?:bayar|lunasi|lunaskan)\s+/i, '')) },
      ]
    : []
}

/** A part that is told as a sum; null for the rest. */
export interface SumPart {
  readonly amount: number | null
  readonly when: string
}

const partsCue =
  /\b(?:di)?(?:bayar|cicil|angsur|balikin|kembalikan|kembali|lunasi|transfer)(?:nya|an|kan)?\b[^:.;\n\d]{0,30}\b(?:\d{1,2}|dua|tiga|empat|lima|enam)\s?(?:x|kali|tahap|termin)\b\s*[:,=]?\s*|\b(?:termin|cicilan|angsuran|jadwal (?:bayar|cicilan|angsuran)(?:nya)?)\s*:\s*/iu
/** `di depan 6jt`, `pas atap naik Rp 7.500.000`: when, and how much. */
const partWithWhen =
  /^(?:dan |lalu |terus )?((?:di|pas|saat|waktu|ketika|setelah|sesudah|kalau|habis|awal|akhir|akhirnya|muka)\b[^\d]{0,60}?)\s*(?:Rp\s?(\d[\d.]*)|(sisa(?:nya)?))\s*$/isu
const partOfSum =
  /^(?:dan |lalu |terus )?(?:(?:termin|tahap|cicilan|angsuran)?\s*(?:ke-?)?\s?\d?\s*:?\s*)?(?:Rp\s?(\d[\d.]*)|(sisa(?:nya)?))(?:\s+(.*))?$/isu

/**
 * `dibayar 3x: 8jt di awal, 5jt pas dinding jadi, 5jt kalo beres`: a payment in told sums, in an office's writing of the
 * message. Empty where there are not at least two.
 */
export const sumPartsOf = (formal: string): SumPart[] => {
  const cue = partsCue.exec(formal)
  if (!cue) return []
  const rest = formal.slice(cue.index + cue[0].length).split(/[;\n]|\.(?=\s|$)/)[0] ?? ''
  const parts: SumPart[] = []
  for (const piece of rest.split(/,(?!\d)|\s+dan\s+(?=Rp|sisa)/)) {
    const [, before = '', sumBehind, leftBehind] = partWithWhen.exec(piece.trim()) ?? []
    const [, sum = sumBehind, left = leftBehind, when = before] = partOfSum.exec(piece.trim()) ?? []
    if (sum === undefined && left === undefined) break
    parts.push({ amount: sum === undefined ? null : Number(sum.replaceAll('.', '')), when: cleaned(when) })
  }
  return parts.length > 1 && parts.filter(({ amount }) => amount === null).length < 2 ? parts : []
}

/** `sisanya 20jt bulan Juni 2027`: the month of the rest, where no day of it is told. */
const restInMonth =
  /(?<!\p{L})sisa(?:nya)?\s(?:(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta)?\s)?(?:(?:di)?(?:bayar|lunasi)\s)?(?:di\s|pada\s)?((?:bulan\s)?(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)\s20\d\d|bulan\ske\s?-?\s?\d{1,2})(?!\d)/iu

/** `sisanya 3 kali tiap bulan mulai januari 2027`: in how many parts the rest is paid. */
const restInParts =
  /(?<!\p{L})sisa(?:nya)?\s(?:(?:di)?(?:bayar|cicil|angsur|lunasi)\s)?(\d{1,2})\s?(?:x|kali)(?:\s(?:bayar|cicil\p{L}*|angsur\p{L}*))?(?:\s(?:tiap|setiap|per)\s(bulan|minggu))?(?:\s(?:mulai|sejak)\s((?:bulan\s)?\p{L}{3,9}(?:\s20\d\d)?))?/iu

/** `sisanya dibayar pas balik nama`: when the rest behind a deposit is paid, where no day is told. */
export const settlementOf = (text: string): string => {
  const month = restInMonth.exec(text)?.[1]
  if (month !== undefined)
    return `pada ${month.toLowerCase().startsWith('bulan') ? '' : 'bulan '}${month.replace(/ke\s?-?\s?(?=\d)/iu, 'ke-')}`
  const [, times = '', rhythm = '', from = ''] = restInParts.exec(text) ?? []
  if (times !== '')
    return `dalam ${times} kali angsuran${rhythm === '' ? '' : ` setiap ${rhythm.toLowerCase()}`}${from === '' ? '' : ` mulai ${from}`}`
  const [, count = '', unit = ''] =
    /\bsisa(?:nya)?\s+(?:di)?(?:bayar|lunasi|lunaskan|lunas)\s+(?:dalam\s|selama\s|tempo\s)?(\d{1,2})\s?(hari|minggu|bulan)(?!\p{L}|\slagi)/iu.exec(
      text,
    ) ?? []
  return count === ''
    ? cleaned(
        /\b(?:sisa(?:nya)?|pelunasan)\s+(?:(?:di)?(?:bayar|lunasi|lunaskan|lunas)\s+)?((?:pas|saat|setelah|sesudah|ketika|waktu|sebelum|habis|h-\d+)\s?[^,.;\n]{3,60})/i.exec(
          text,
        )?.[1] ?? '',
      )
    : `dalam ${count} ${unit.toLowerCase()}`
}
