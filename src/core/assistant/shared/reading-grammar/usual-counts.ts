import { readFigures } from './numbers.ts'
import { conversion, isTimeUnit, unitOf } from './units.ts'

const figure = String.raw`\d[\d.]{0,8}(?:,\d{1,3})?`
const weight = 'kg|kilo|kilogram|kwintal|kuintal|kw|ton'

/** `1 kwintal lebih 35 kilo`: one count in two units. */
const andMore = new RegExp(
  String.raw`(?<=(?<![\d.,])${figure}\s?(\p{L}{2,8})\s)(?:lebih|langkung|luwih|punjul|plus)\s(?=${figure}\s?(\p{L}{2,8})(?!\p{L}))`,
  'giu',
)

/** `320 kilo, potong kadar air 5% dari timbangan`: a share of what was weighed is not paid. */
const lessShare = new RegExp(
  String.raw`(${figure})\s?(${weight})(?!\p{L})[,\s]{1,2}(?:di)?pot(?:ong)?(?:an)?\s(?:kadar air|refaksi|rafaksi|susut(?:an)?|tara|kotoran|rendemen)?\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)(?:\s(?:dari|dr)\s(?:timbangan|berat|bobot)(?:nya)?)?(?!\s?(?:dari|dr)\s(?:jumlah|total|harga))`,
  'giu',
)
const paidWeight = (_: string, whole: string, unit: string, percent: string): string => {
  const left = (readFigures(whole)?.value ?? 0) * (1 - Number(percent.replace(',', '.')) / 100)
  return `${String(Math.round(left * 1e4) / 1e4).replace('.', ',')} ${unit}`
}

/** `ayam 215 ekor timbangan kotornya 408 kilo`: sold by weight, however many they are. */
const byWeight = new RegExp(
  String.raw`\s\d{1,5}\s(?:ekor|batang|karung|sak|keranjang|ikat)[,\s]{1,2}(?:timbang(?:an)?|bobot|berat)(?:nya)?(?:\s(?:kotor|bersih|hidup|total)(?:nya)?)?\s(?=${figure}\s?(?:${weight})(?!\p{L}))`,
  'giu',
)

/** `yang mati di jalan 8 kilo dipotong`: so much of it is not paid. */
const cutOff = new RegExp(
  String.raw`(?:yang|yg|sing|nu)\s\p{L}{3,12}(?:\s\p{L}{2,10}){0,2}\s(${figure}\s?(\p{L}{2,8}))\s(?:di)?potong(?=\s*(?:[,.;\n]|$))`,
  'giu',
)

/** `22 galon @6rb, promo beli 10 gratis 1 jadi yang dibayar 20`: how the shop sells, told beside what is paid. */
const freeWith =
  /[,\s]{1,2}(?:ada\s)?(?:promo(?:nya)?\s)?beli\s\d{1,3}(?:\s\p{L}{2,10})?\s(?:gratis|dapat|dapet|bonus|free)\s\d{1,3}(?:\s\p{L}{2,10})?(?=[,\s]{1,2}(?:jadi\s)?(?:yang|yg)\s(?:di)?bayar)/giu

/** `48 karung, bruto 52 kg per karung, tara 2 kg tiap karung`: what is paid of each. */
const grossAndTare =
  /(?<=\d\s(\p{L}{2,10})[,\s]{1,2})(?:berat\s)?(?:bruto|kotor)(?:nya)?\s(\d{1,4}(?:,\d{1,2})?)\s?(kg|kilo)(?:\s?(?:\/|per|tiap|setiap)\s?\1)?[,\s]{1,2}(?:potong\s)?tara(?:nya)?\s(\d{1,3}(?:,\d{1,2})?)\s?(?:kg|kilo)(?:\s?(?:\/|per|tiap|setiap)\s?\1)?(?!\p{L})/giu
const netEach = (_: string, unit: string, gross: string, weighed: string, tare: string): string => {
  const net = Number(gross.replace(',', '.')) - Number(tare.replace(',', '.'))
  return `isi ${String(Math.round(net * 100) / 100).replace('.', ',')} ${weighed} per ${unit}`
}
/** `harga bersih 7.100 per kg`. */
const netPrice = /(?<=(?<!\p{L})harga)\s(?:bersih|netto|nett)(?=\s(?:rp\.?\s?)?\d)/giu

/** `…, jadi yang dibayar 20`: told apart from what was taken. */
const soPaid = /[,\s]{1,2}(?:jadi|makanya|jadinya)\s(?=(?:yang|yg)\s(?:di)?bayar(?:nya)?\s\d)/giu

const named = String.raw`\p{L}{2,14}(?:\s(?!(?:sama|dan)\s)\p{L}{2,14}){0,3}`
/** `: risol mayo, sus vla sama dadar gulung @2.500 masing2 80 biji`: each of them so many, at one price. */
const eachSoMany = new RegExp(
  String.raw`(?<=(?:[:;\n]|^)\s?)((?:${named},\s?){0,6}${named},?\s(?:sama|dan|&)\s${named})\s(@?\s?(?:rp\.?\s?)?\d[\d.,]{0,8}\s?(?:rb|ribu|k)?)\s(?:masing2|masing-masing|masing\smasing)\s(\d{1,5}(?:\s?\p{L}{2,10})?)`,
  'giu',
)
const eachApart = (_: string, names: string, price: string, count: string): string =>
  names
    .split(/,\s?|\s(?:sama|dan|&)\s/iu)
    .map((name) => `${name.trim()} ${count} @${price.replace(/^@\s?/, '')}`)
    .join(', ')

/** `uang saku 120rb plus uang makan 50rb per orang sehari`: what is told behind both is for both. */
const bothPer =
  /(?<!\p{L})(uang\s\p{L}{3,10}\s(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s(?:plus|dan|sama|\+)\s(uang\s\p{L}{3,10}\s(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k)?)\s?((?:per\s|\/\s?)(?:orang|org)\s?(?:(?:per\s|\/\s?|se)hari)?|sehari|per\shari)(?!\p{L})/giu

/** `10 dus isi 1000 juga`. */
const heldToo = /(?<=(?<!\p{L})isi\s\d{1,4})\sjuga(?!\p{L})/giu

/** Counts of a message in the writing that the grammars know. */
export const withUsualCounts = (text: string): string =>
  text
    .replaceAll(andMore, (said: string, one: string, other: string) => {
      const [large, small] = [unitOf(one.toLowerCase()), unitOf(other.toLowerCase())]
      return large !== null && small !== null && (conversion(large, small) ?? 0) > 1 ? '' : said
    })
    .replaceAll(lessShare, paidWeight)
    .replaceAll(byWeight, ' ')
    .replaceAll(grossAndTare, netEach)
    .replaceAll(netPrice, '')
    .replaceAll(freeWith, '')
    .replaceAll(bothPer, '$1 $3, $2 $3')
    .replaceAll(soPaid, ', ')
    .replaceAll(eachSoMany, eachApart)
    .replaceAll(heldToo, '')
    .replaceAll(cutOff, (said: string, count: string, word: string) => {
      const unit = unitOf(word.toLowerCase())
      return unit === null || isTimeUnit(unit) ? said : `yang rusak ${count}`
    })
