import { inTwoMeasures } from '#core/assistant/shared/reading-grammar/goods/two-measures.ts'

const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L})|\d{3,7}(?![\d.,]\d))`

/** `semen 58rb/sak atau 55rb kalau di atas 20 sak`: what everybody pays stands first; the other stays among the notes. */
const fromSoMany = new RegExp(
  String.raw`(${sum}(?:\s?(?:\/|per\s)\s?\p{L}{2,12})?)\s(?:atau|,|tapi|dan)?\s?${sum}\s(?:kalau|kalo|jika|bila|untuk|utk|min)\s(?:beli\s|di atas\s|lebih dari\s|minimal\s|min\s|ambil\s){0,2}\d{1,4}(?:\s\p{L}{2,12})?`,
  'giu',
)

export const withoutPriceFromSoMany = (text: string): string => text.replaceAll(fromSoMany, '$1')

/** What is sold in two measures is two products. */
export const inTwoUnits = (text: string): string =>
  inTwoMeasures(text, (name, measure, price) => `${name} per ${measure} ${price}`)

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
