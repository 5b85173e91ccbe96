import { sumIn } from './sums/numbers.ts'

const instead =
  /(?<!\p{L})(\p{L}{3,20})\s+(?:(?:jadi(?:nya)?|itu|tadi|harusnya|maksudnya)\s+){0,2}(\d{1,6})(?:\s*(\p{L}{1,10}))?\s+(?:(?:den[gk]|din[gk]|dengan|loh|lho|ya)\s+)?bukan\s+(\d{1,6})(?!\d|[.,]\d|\s?(?:rb|ribu|jt|juta|k)\b)(?:\s+(\p{L}{1,10}))?/iu

/** `30 karung eh salah maaf, 35 karung`: the same count once more, with words of mending between. */
const anew =
  /(?<![\d.,@])\d{1,3}(?:\.?\d{3})?\s?(\p{L}{2,12})[\s,.]{1,3}(?=(?:\p{L}{2,10}[\s,.:]{1,3}){0,3}(?:eh|ralat|salah|maksud\p{L}{0,3}|koreksi)(?!\p{L}))(?:(?:eh|ralat|salah|maaf|maap|sori|sorry|maksud\p{L}{0,3}|koreksi|ding|deng|saya|sy|harusnya|tulis|ketik)[\s,.:]{1,3}){1,5}(?=\d{1,3}(?:\.?\d{3})?\s?\1(?!\p{L}))/giu

/** `piring 200 eh ralat 150 biji`: a count without a unit, told anew right behind it. */
const anewPlain =
  /(?<![\d.,@])\d{1,3}(?:\.?\d{3})?[\s,]{1,3}(?:(?:eh|ralat|salah|maaf|maap|sori|sorry|maksud\p{L}{0,3}|koreksi|ding|deng)[\s,.:]{1,3}){1,4}(?=\d{1,3}(?:\.?\d{3})?(?:\s|$))/giu

/** `pesen box 60, eh tadi nambah 15 lagi jadi 75 kotak`: what it was, how many more, and what it is now. */
const grown =
  /(?<![\d.,@])(\d{1,5})\s?\p{L}{0,10}[\s,.]{1,3}(?:\p{L}{2,12}[\s,.]{1,3}){0,6}(?:nambah|tambah|ditambah|minta tambah|nambahin)\s(\d{1,5})(?:\s\p{L}{2,10}){0,3}[\s,]{1,3}(?:jadi|jadinya|menjadi|total(?:nya)?|semua(?:nya)?)\s(?:total\s)?(\d{1,5})(?![\d.,]*\d|\s?(?:rb|ribu|jt|juta|k)\b)/giu

const grownTo = (whole: string, before: string, more: string, now: string): string =>
  Number(before) + Number(more) === Number(now) ? now : whole

/** `awalnya 75 orang eh tadi pagi nelpon nambah jadi 90 orang`: what it was, and what it is now. */
const formerCount =
  /(?<!\p{L})(?:awalnya|tadinya|semula|mulanya)\s(?:(?:cuma|hanya|mau|rencananya|rencana|minta|pesan|pesen)\s){0,3}\d{1,5}\s(\p{L}{2,12})(?!\p{L})[^\d\n]{0,200}?\s(?:jadi|jadinya|menjadi|[Aa]khirnya|[Tt]ernyata)\s(?:\p{L}{2,12}\s){0,3}(\d{1,5})\s\1(?!\p{L})/giu

/** `katanya mau 200 undangan terus nelpon lagi jadi 250 terus barusan fix 225 lembar`: what it is after all that was said. */
const fixedCount =
  /(?<!\p{L})(?:katanya|awalnya|tadinya|semula|kemarin)\s(?:mau|pesan|pesen|minta|order)\s\d{1,5}\s(\p{L}{3,14})(?!\p{L})[^\d\n]{0,90}?(?:jadi\s\d{1,5}(?!\d)[^\d\n]{0,90}?)?\s(?:fix|fixnya|final|finalnya)\s(\d{1,5}\s\p{L}{2,12})/giu

/** `2rb.. eh 2.500`: a price told anew right behind it. */
const priceAnew =
  /(?<![\d.,])((?:rp\.?\s?)?\d{1,3}(?:[.,]\d{1,3}){0,2}\s?(?:rb|ribu|rebu|k|jt|juta)?)(?:\s?[.,…]{1,3}\s?|\s)(?!(?:saya|sy|aku)[\s,.]{1,3}(?!eh|ralat|salah|maa|sor|maksud|koreksi|den[gk]|din[gk]))(?:(?:eh|ralat|salah|maaf|maap|sori|sorry|maksudnya|maksud|saya|sy|aku|koreksi|den[gk]|din[gk])[\s,.]{1,3}){1,4}(?:(?:harga(?:nya)?|udah|sudah|turun|naik|jadi(?:nya)?|sekarang|skrg)\s){0,4}(?=@?\s?(?:rp\.?\s?)?(\d{1,3}(?:\.\d{3}){1,2}(?!\d)|\d{1,3}(?:,\d{1,3})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})))/giu
const hasPrice = /\d\s?(?:rb|ribu|rebu|k|jt|juta)|\.\d{3}/iu

/** A message in which a price that was told anew stands once, as it holds. */
export const withPriceToldAnew = (text: string): string =>
  text.replaceAll(priceAnew, (said, wrong: string, right: string) =>
    hasPrice.test(wrong) && sumIn(wrong) !== sumIn(right) ? '' : said,
  )

/** `harga tetep 18rb`: the word names nothing. */
const steady = /(?<!\p{L})(harga(?:nya)?)\s+(?:tetep|tetap|ttp|masih|sama)(?=\s+(?:rp\.?\s?)?\d)/giu

/** `200 kursi futura @7rb eh salah, 250 kursi deng`: the count of a thing told anew behind its price. */
const behindPrice =
  /(?<![\d.,@])\d{1,5}\s((?:\p{L}{2,12}\s)?)(\p{L}{3,12})((?:\s(?!(?:eh|bukan|salah|ralat|maaf|maap)(?!\p{L}))\p{L}{2,12}){0,2}\s@?\s?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?)[,.…]{0,3}\s(?:(?:eh|ralat|salah|maaf|maap|sori|sorry|maksudnya|koreksi|ding|deng)[\s,]{1,3}){1,4}(\d{1,5})\s\2(?!\p{L})(?:\s(?:den[gk]|din[gk]|maksudnya)(?!\p{L}))?/giu

/** A message in which such a count stands once, as it holds. */
export const withCountToldAnew = (text: string): string => text.replaceAll(behindPrice, '$4 $1$2$3')

/** `eh salah, 6 peti deng bukan 5`: the count alone, told anew somewhere behind with its unit. */
const unitInstead =
  /(?:(?:eh|salah|ralat|maaf|maap|sori|sorry)[\s,.]{1,3}){1,3}(?:harusnya\s)?(\d{1,6})\s?(\p{L}{2,10})\s+(?:(?:den[gk]|din[gk]|dengan|loh|lho|ya)\s+)?bukan\s+(\d{1,6})(?!\d|[.,]\d|\s?(?:rb|ribu|jt|juta|k)\b)(?:\s\2(?!\p{L}))?\.?/iu

/** `eh salah, bukan 15, 18 lembar ding`: the same with the wrong count before the right one. */
const notThatUnit =
  /(?:(?:eh|salah|ralat|maaf|maap|sori|sorry|den[gk]|din[gk]|dengan)[\s,.]{1,3}){1,4}(?:bukan|jangan|jgn)\s(\d{1,6})(?:\s\p{L}{2,10})?[\s,]{1,2}(?:(?:tapi|tp|melainkan|harusnya)\s)?(\d{1,6})\s(\p{L}{2,10})(?!\p{L})(?:\s(?:den[gk]|din[gk]|maksudnya)(?!\p{L}))?\.?/iu

const withUnitMended = (text: string): string => {
  const reversed = notThatUnit.exec(text)
  const found = reversed ?? unitInstead.exec(text)
  if (found === null) return text
  const [whole, first = '', second = '', third = ''] = found
  const [right, unit, wrong] = reversed === null ? [first, second, third] : [second, third, first]
  const before = text.slice(0, found.index)
  const place = new RegExp(`(?<![\\d.,])${wrong}(?=\\s?${unit}(?!\\p{L}))`, 'iu').exec(before)
  return place === null
    ? text
    : `${before.slice(0, place.index)}${right}${before.slice(place.index + wrong.length)}${text.slice(found.index + whole.length)}`
}

/** `ongkirnya tadinya mau digratisin tapi bensin naik jadi 25rb aja`: what it costs after all. */
const afterAll =
  /(?<!\p{L})(\p{L}{3,14}?)(?:nya)?\s(?:tadinya|awalnya|semula)\s[^.;,\n\d]{3,60}?\s(?:tapi|tp|tetapi|cuma)\s[^.;,\n\d]{0,40}?(?:jadi|jadinya|menjadi)\s(?=(?:rp\.?\s?)?\d)/giu

/** `tadinya mau lontong sayur tapi ga jadi, trus ganti nasi kuning 40 kotak`: what was ordered in its place. */
const inPlace =
  /(?<!\p{L})(?:tadinya|awalnya)\s[^.;,\n\d]{3,60}?\s(?:(?:tapi|tp|tetapi|cuma)\s)?(?:ga|gak|nggak|enggak|ndak|tidak|batal)\s?(?:jadi)?[\s,]{1,3}(?:(?:terus|trus|lalu)\s)?(?:di)?ganti(?:nya)?\s(?:(?:jadi|sama|dengan)\s)?/giu

/** Longest text that is looked through for what a correction is about. */
const longest = 5_000

/**
 * `garam 30 dus …, eh garam 29 dus bukan 30`: a count that is taken back within one message. The count told first is
 * replaced and the correction's own words go, so that nothing is counted twice.
 */
export const corrected = (text: string): string =>
  text.length > longest
    ? text
    : withCountMended(
        withPriceToldAnew(withCountToldAnew(text).replaceAll(anew, '').replaceAll(anewPlain, ''))
          .replaceAll(formerCount, '$2 $1')
          .replaceAll(fixedCount, '$1 $2')
          .replaceAll(grown, grownTo)
          .replaceAll(steady, '$1')
          .replaceAll(afterAll, '$1 ')
          .replaceAll(inPlace, ''),
      )

const withCountMended = (text: string): string => {
  if (!/\b(?:bukan|jangan|jgn)\b/i.test(text)) return text
  const byUnit = withUnitMended(text)
  if (byUnit !== text) return byUnit
  const found = instead.exec(text)
  if (found === null) return text
  const [whole, thing = '', right = '', unit = '', wrong = '', again = ''] = found
  const before = text.slice(0, found.index)
  const place = new RegExp(
    `(?<!\\p{L})${thing.replace(/ny[aeo]$/i, '')}(?:\\s\\p{L}{2,12}){0,2}?\\s+${wrong}(?![\\d.,]*\\d)`,
    'iu',
  ).exec(before)
  if (place === null) return text
  const mended = `${before.slice(0, place.index)}${place[0].slice(0, -wrong.length)}${right}${before.slice(place.index + place[0].length)}`
  // A word behind the wrong count that is no unit belongs to what follows.
  const rest = again !== '' && again.toLowerCase() !== unit.toLowerCase() ? ` ${again}` : ''
  return `${mended}${rest}${text.slice(found.index + whole.length)}`
}
