import { type ChargeRules, mostService, mostTax, readRate, type TaxName } from './charges.ts'

const rate = String.raw`\s{0,2}(?:charge|charger|fee)?(?:nya)?\s{0,2}(?:sebesar|menjadi|jadi|ke|[=:])?\s{0,2}(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:%|persen)`
/** `service 5%`, `biaya layanan 7,5 persen`, with the words that join it to what stands before. */
const serviceWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:dan|sama|plus|tambah|\+|&|biaya|uang)\s{1,2}){0,3}(?:service|servis|layanan|pelayanan)${rate}`,
  'iu',
)
/** `PB1 10%`, `pajak resto 10%`, `PPN 11%`. */
const taxWords = new RegExp(
  String.raw`(?<!\p{L})(?:(?:semua\s)?(?:makanan|minuman|menu|harga|barang)(?:nya)?\s(?:dan\sminuman\s)?(?=kena|dikena|ditambah))?(?:(?:dan|sama|plus|tambah|ditambah|\+|&|kena|dikenakan|dikenai)\s{1,2}){0,2}(?:pajak\s(?=p[bp]))?(pb\s?1|pbjt|ppn|tax|vat|pajak(?:\s(?:resto|restoran|daerah|makan|makanan))?)${rate}`,
  'iu',
)
/** `harga sudah termasuk pajak 10%`, `tanpa service`: nothing is added. */
const addsNothing =
  /(?<!\p{L})(?:(?:sudah|udah|sdh|dah)\s(?:termasuk|include)|include|inc|tanpa|bukan|gak pakai|ga pake)\s{1,2}$/iu

/** `PPN 11% sudah termasuk` */
const isInside =
  /^[\s,(]{0,2}(?:(?:itu|ini)\s)?(?:sudah|udah|sdh|dah)\s(?:termasuk|include|masuk|di dalam)|^[\s,(]{0,2}(?:termasuk|include|inc)\b(?!\s\p{L})/iu

const usualPpn = 1_100

/** Meals are taxed by the region, up to ten per cent: at a usual rate of PPN it is that. */
const nameOf = (word: string, taxRate: number): TaxName => {
  if (/^(?:ppn|vat)/i.test(word)) return 'PPN'
  return /^(?:pajak|tax)$/i.test(word) && taxRate >= usualPpn ? 'PPN' : 'PB1'
}

/** `hapus pajaknya`, `gak usah pakai service`: what is not added any more. */
const taken = String.raw`(?<!\p{L})(?:hapus|hapusin|hilangkan|hilangin|matikan|copot|tanpa|(?:gak|ga|nggak|tidak|jangan)(?:\s(?:usah|perlu))?(?:\s(?:pakai|pake|ada|dipungut|kena))?)\s(?:biaya\s)?`
const withoutTax = new RegExp(String.raw`${taken}(?:pb\s?1|pbjt|ppn|pajak)(?:nya)?(?!\p{L})`, 'iu')
const withoutService = new RegExp(String.raw`${taken}(?:service|servis|layanan)(?:\scharge)?(?:nya)?(?!\p{L})`, 'iu')

/** `ppn ga usah`: the refusal behind its tax. */
const refusedBehind =
  /(?<!\p{L})(pb\s?1|pbjt|ppn|pajak|service|servis)(?:nya)?\s(?:ga|gak|nggak|tidak|tdk|jangan)\s?(?:usah|perlu|ada|pakai|pake|dipakai|dipake)(?!\p{L})/giu

export const withPlainRefusals = (text: string): string => text.replaceAll(refusedBehind, 'tanpa $1')

/** The rates of a till after what its owner says of them; null where nothing is said. */
export const changedCharges = (text: string, now: ChargeRules): ChargeRules | null => {
  const { rules } = readCharges(text)
  if (rules)
    return {
      serviceRate: rules.serviceRate > 0 ? rules.serviceRate : now.serviceRate,
      ...(rules.taxRate > 0
        ? { taxRate: rules.taxRate, taxName: rules.taxName }
        : { taxRate: now.taxRate, taxName: now.taxName }),
    }
  const [noTax, noService] = [withoutTax.test(text), withoutService.test(text)]
  if (!noTax && !noService) return null
  return { ...now, ...(noTax ? { taxRate: 0 } : {}), ...(noService ? { serviceRate: 0 } : {}) }
}

export interface ToldCharges {
  /** Null where the message tells of none. */
  readonly rules: ChargeRules | null
  /** The message without those words, for the reader of goods. */
  readonly text: string
}

/** What an order for a till says that its bills are to be added to. */
export const readCharges = (whole: string): ToldCharges => {
  let text = whole
  const take = (words: RegExp): RegExpExecArray | null => {
    const found = words.exec(text)
    if (
      !found ||
      addsNothing.test(text.slice(0, found.index)) ||
      isInside.test(text.slice(found.index + found[0].length))
    )
      return null
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return found
  }
  const tax = take(taxWords)
  const service = take(serviceWords)
  const taxRate = (tax && readRate(tax[2] ?? '', mostTax)) ?? 0
  const serviceRate = (service && readRate(service[1] ?? '', mostService)) ?? 0
  if (taxRate === 0 && serviceRate === 0) return { rules: null, text: whole }
  return { rules: { serviceRate, taxRate, taxName: nameOf(tax?.[1] ?? '', taxRate) }, text }
}
