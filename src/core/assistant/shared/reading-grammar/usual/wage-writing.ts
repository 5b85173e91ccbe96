import { sumIn } from '../sums/numbers.ts'

const ofWage = /(?<!\p{L})(?:slip|gaji|gapok|upah|honor)(?!\p{L})/iu

/** `potongan:`, `dipotong`, `dikurangi`: from here on is told what is kept back. */
const marker =
  /(?<!\p{L})(?:(?:di)?potong(?:an|in)?(?:nya)?|(?:di)?kurangi)(?!\p{L})\s*:?\s*(?:ada\s+)?(?=[\p{L}\n-])/giu
/** One thing with its sum, up to what joins it to the next one or ends the sentence. */
const oneThing =
  /[\s\-•*]*([^,.;:\n\d%]{2,40}\d[^,;\n%]{0,30}?)(?=,(?!\d)|\.(?=\s|$)|[;\n)%]|\s(?:dan|sama|terus|trus|serta|lalu|jadi|potong|dipotong)\s|\s?\+|$)/uy
const joint = /\s?,\s?(?:(?:dan|sama|terus|trus|serta|lalu)\s)?|\s(?:dan|sama|terus|trus|serta|lalu)\s|\s?\+\s?/uy
const listed = /\s*\n\s*[-•*]\s*/uy
/** What is earned or told of the whole: it ends what is kept back. */
const ofEarnings =
  /(?<!\p{L})(?:bonus|tunjangan|lembur|uang|insentif|thr|gaji|gapok|total|bersih|terima|diterima|potong\p{L}*)(?!\p{L})/iu

const matchAt = (sticky: RegExp, text: string, at: number): RegExpExecArray | null => {
  sticky.lastIndex = at
  return sticky.exec(text)
}

/** The things told from `from` on, and where they end. */
const thingsFrom = (text: string, from: number): { readonly things: readonly string[]; readonly to: number } => {
  const things: string[] = []
  let to = from
  for (let at = from; things.length < 12;) {
    const found = matchAt(oneThing, text, at)
    const thing = found?.[1] ?? ''
    if (found === null || ofEarnings.test(thing) || text[at + found[0].length] === '%') break
    things.push(thing.trim())
    to = at + found[0].length
    const next = matchAt(listed, text, to) ?? matchAt(joint, text, to)
    if (next === null) break
    at = to + next[0].length
  }
  return { things, to }
}

/** One place of a message where it says what is kept back of a wage: the things, and where it begins and ends. */
export interface KeptBack {
  readonly from: number
  readonly to: number
  readonly things: readonly string[]
}

/** `potongan: telat 2x @25rb, kasbon 400rb … dipotong bpjs 55rb`: each place that tells what is kept back, with its things. */
export const keptBackIn = (text: string): KeptBack[] => {
  const found: KeptBack[] = []
  for (const { index, 0: said } of text.matchAll(marker)) {
    const { things, to } = thingsFrom(text, index + said.length)
    if (things.length > 0 && index >= (found.at(-1)?.to ?? 0)) found.push({ from: index, to, things })
  }
  return found
}

/** `potongannya: kasbon 400rb, bpjs 55rb, sama seragam 80rb`: each of the list is taken off by its own word. */
const eachTakenOff = (text: string): string =>
  keptBackIn(text)
    .filter(({ things }) => things.length > 1)
    .toReversed()
    .reduce(
      (told, { from, to, things }) =>
        `${told.slice(0, from)}${things.map((thing) => `potongan ${thing}`).join(', ')}${told.slice(to)}`,
      text,
    )

/** `telat 3x dipotong 25rb sekali telat`, `absen 2 hari @100rb`: what being late or away has cost. */
const missed =
  /(?<!\p{L})((?:telat|terlambat|absen|alpa|alpha|bolos|mangkir|izin|ijin)(?:\sdatang|\smasuk)?)\s(\d{1,2})\s?(?:x|kali|hari|jam)(?:nya)?[\s,]{1,2}(?:(?:dipotong|potong|diskon|dendanya|denda|kena|potongannya)\s){0,2}(@|masing-masing\s)?\s?((?:rp\.?\s?)?\d[\d.]{0,9}\s?(?:rb|ribu|k)?)(?!\p{L}|\d)(\s?(?:sekali(?:\s(?:telat|terlambat|absen|bolos|datang))?|per\s(?:kali|hari|jam|telat)|\/\s?(?:kali|hari|jam|x)|se(?:hari|jam|kali)(?:nya)?))?/giu
const perMissed = (text: string): string =>
  text.replaceAll(
    missed,
    (said, what: string, times: string, sign: string | undefined, each: string, rate?: string) => {
      const sum = sumIn(each)
      return sum === null || (sign ?? rate) === undefined ? said : `potongan ${what} Rp${sum * Number(times)}`
    },
  )

const wage = String.raw`(?:gaji\spokok|gapok|pokok|gaji|upah)`
const wageTold = new RegExp(
  String.raw`(?<!\p{L})${wage}(?:nya)?\s?:?\s?(?:sebesar\s|per\sbulan\s|sebulan\s)?((?:rp\.?\s?)?\d(?:[\d.,]{0,12}\d)?\s?(?:rb|ribu|k|jt|juta)?)(?!\p{L})`,
  'iu',
)
/** `bpjs 1% dari gaji pokok`, `pph 2,5% gapok`, `bpjs 1%`: a share of the wage that the same message tells. */
const ofTheWage = new RegExp(
  String.raw`(?<=\p{L}{2,}\s)(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)\s(?:(?:dari|dr)\s)?${wage}(?:nya)?(?!\p{L}|\s\d)|(?<=(?<!\p{L})(?:bpjs(?:\s(?:kesehatan|ketenagakerjaan|kes|tk|jht))?|jht)\s)(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)(?=\s*(?:[,.;\n]|$))`,
  'giu',
)

/** `gaji 2,9jt + tunjangan 400rb - cicilan 350rb`: the sign before a thing takes it off. */
export const withMinus = (text: string): string =>
  /\d\s?(?:rb|ribu|k|jt|juta)?\s\+\s\p{L}/iu.test(text)
    ? text.replaceAll(/(?<=\d\s?(?:rb|ribu|k|jt|juta)?)\s[-–−]\s(?:potongan\s|potong\s)?(?=\p{L})/giu, ', potongan ')
    : text

const shareOf = (base: number, percent: string): number => (base * Number(percent.replace(',', '.'))) / 100

/** The shares of the wage that a message tells, in percent, with the wage and the sum. */
export const sharesOfWage = (
  text: string,
): readonly { readonly percent: string; readonly base: number; readonly sum: number }[] => {
  const base = sumIn(wageTold.exec(text)?.[1] ?? '')
  return base === null
    ? []
    : Array.from(text.matchAll(ofTheWage), ([, told, alone = '']) => ({
        percent: told ?? alone,
        base,
        sum: shareOf(base, told ?? alone),
      })).filter(({ sum }) => Number.isInteger(sum))
}

/** `bpjs 1% dari gapok` as the sum that it comes to. */
export const withSharesOfWage = (text: string): string => {
  const shares = sharesOfWage(text)
  return text.replaceAll(ofTheWage, (said, told: string | undefined, alone: string | undefined) => {
    const share = shares.find((one) => one.percent === (told ?? alone))
    return share === undefined ? said : `Rp${share.sum}`
  })
}

/** What is taken off a wage, each by its own word; other papers stay as they are. */
export const inWageWriting = (text: string): string =>
  ofWage.test(text) ? perMissed(eachTakenOff(withSharesOfWage(withMinus(text)))) : text
