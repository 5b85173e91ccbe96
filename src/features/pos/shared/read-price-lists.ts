import { unitOf } from '#core/assistant/shared/reading-grammar/goods/units.ts'

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{3,7}(?![\d.,]\d))`
const per = String.raw`\s?(?:\/|per\s)\s?(\p{L}{2,12})`
const twoUnits = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;:\n]{1,60}?)\s(${sum})${per}\s?(?:\/|,|atau|dan|sama|kalau|kalo)\s?(${sum})${per}(?!\p{L})`,
  'giu',
)

const byCount = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;:\n]{1,60}?)\s(${sum})\s(?:\/\s?|atau\s)?(\d{1,2}\s\p{L}{2,12})\s(${sum})(?!\s?(?:\/|per\s))`,
  'giu',
)

/** `mi 3rb/bungkus atau 1 dus isi 40 112rb`: the larger measure stands before its price. */
const packBehind = new RegExp(
  String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;:\n]{1,60}?)\s(${sum})${per}\s?(?:\/|,|atau|dan|sama|kalau|kalo)\s?((?:1\s|se)?\p{L}{2,10}(?:\s\(?isi\s\d{1,4}(?:\s(?:pcs|biji|bungkus|buah|botol|sachet))?\)?)?)\s(${sum})(?!\s?(?:\/|per\s))`,
  'giu',
)

/** `mi 3.500 per pcs / 128.000 per dus`: `kaos kaki 15rb 3 pasang 40rb`: what is sold in two measures is two products. */
export const inTwoUnits = (text: string): string =>
  text
    .replaceAll(twoUnits, (whole: string, name: string, first: string, small: string, second: string, large: string) =>
      small.toLowerCase() === large.toLowerCase()
        ? whole
        : `${name} per ${small} ${first}, ${name} per ${large} ${second}`,
    )
    .replaceAll(
      packBehind,
      (whole: string, name: string, first: string, small: string, pack: string, price: string) => {
        const unit = /^(?:1\s|se)?(\p{L}+)/iu.exec(pack)?.[1]?.toLowerCase() ?? ''
        const isPack = unitOf(unit) !== null && unit !== small.toLowerCase()
        return isPack ? `${name} per ${small} ${first}, ${name} ${pack} ${price}` : whole
      },
    )
    .replaceAll(byCount, (whole: string, name: string, one: string, many: string, all: string) =>
      unitOf(many.split(' ')[1]?.toLowerCase() ?? '') === null ? whole : `${name} ${one}, ${name} ${many} ${all}`,
    )

const other = new RegExp(
  String.raw`(?<!\p{L})harga (?:khusus )?(member|langganan|reseller|grosir|pelanggan tetap|agen)(?:nya)?(?: (?:beda|lain|khusus|sendiri))?\s*[:=]?\s*((?:\p{L}[^,;.:\n]{1,40}?\s${sum}(?:\s?(?:\/|per\s)\s?\p{L}{2,12})?(?:\s?,\s?|\sdan\s|$|(?=[.;\n]))){1,40})`,
  'iu',
)

export interface OtherPrices {
  /** `Harga member: brownies 42rb, bolu 35rb`; empty where none were told. */
  readonly told: string
  /** The message without them: what everybody pays. */
  readonly text: string
}

/** Prices for some buyers only, which are not what the till asks everybody for. */
export const readOtherPrices = (text: string): OtherPrices => {
  const found = other.exec(text)
  const list = (found?.[2] ?? '').replace(/[\s,]+$/u, '')
  return found
    ? { told: `Harga ${(found[1] ?? '').toLowerCase()}: ${list}`, text: text.replace(found[0], ' ; ') }
    : { told: '', text }
}
