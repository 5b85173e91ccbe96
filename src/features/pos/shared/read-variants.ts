const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L}))`
const label = String.raw`(?:ukuran|size|uk|nomor|no|warna|rasa|varian|motif)(?!\p{L})\.?`
const one = String.raw`(?!stok|stock|ukuran|size|warna|rasa|varian|harga)\p{L}[\p{L}\d]{0,11}(?:\s(?!stok|stock|ukuran|harga|dan\s)\p{L}{2,10})?`
const number = String.raw`\d{2}(?!\d|[.,]\d|\s?(?:rb|ribu|k|jt))`
/** `38 sampai 41`: every number between. */
const span = String.raw`${number}\s?(?:-|–|s\/d|sd|sampai|sampe|hingga)\s?${number}`
const letters = String.raw`(?:xs|s|m|l|x{1,3}l|[2-5]xl)`
/** Sizes in letters need no word that tells what they are: `ada S M L`. */
const sizes = String.raw`(?<![\p{L}\d])${letters}(?:(?:\s?[,/]\s?|\s(?:dan\s)?)${letters}){1,7}(?![\p{L}\d])`
const list = String.raw`(?:${span}|${number}(?:\s?[,/]\s?${number}){1,11}|${sizes}|${one}(?:\s?[,/]\s?(?:dan\s)?${one}|\sdan\s${one}){1,11})`
const choices = String.raw`(?:${label}\s?:?\s?(?<labelled>${list})|(?:ada\s|tersedia\s)?(?<sizes>${sizes}))`
const thing = String.raw`(?<=^|[,;.:\n]\s{0,3})(?<name>\p{L}[^,;.:\n]{1,40}?)`
const told: readonly RegExp[] = [
  // `seragam ukuran M/L/XL 85rb stok M 20, L 30, XL 10`
  new RegExp(String.raw`${thing}\s${choices}\s?@?\s?(?<price>${sum})(?![^,;.\n]{0,3}\d)`, 'giu'),
  // `kerudung 35rb warna hitam, putih, dusty`, `kaos 45rb ada S M L`
  new RegExp(
    String.raw`${thing}\s@?\s?(?<price>${sum})\s\(?${choices}\)?(?=\s*(?:[.;\n]|$|,\s|\s?(?:stok|stock)\s))`,
    'giu',
  ),
]
const counts = (choices: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^\s?,?\s?(?:stok|stock)(?:nya)?\s?:?\s((?:(?:${choices.join('|')})\s?:?\s\d{1,6}(?:\s?(?:pcs|biji|buah))?(?:\s?,\s?|\sdan\s|\s)?){2,12})`,
    'iu',
  )
const pieces = String.raw`(\d{1,6})\s?(?:pcs|biji|buah|pasang|potong)?`
const apiece = String.raw`(?:per|tiap|setiap|masing(?:[- ]?masing|2)?)`
/** `stok 3 tiap nomor`, `stok masing-masing 10` behind the thing itself. */
const eachBehind = new RegExp(
  String.raw`^\s?(?:stok|stock)(?:nya)?\s?:?\s(?:${pieces}\s?${apiece}(?:\s${label})?|${apiece}\s${pieces})`,
  'iu',
)
/** `kerudung 24 per warna`: as many of each. */
const ofEach = (name: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${name}\s${pieces}\s?${apiece}\s?${label}`, 'iu')
/** `stok masing-masing 10` behind the whole list. */
const eachOfAll = new RegExp(String.raw`(?:stok|stock)(?:nya)?\s?:?\s(?:awal\s)?${apiece}\s${pieces}`, 'iu')

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\d\s]/gu, String.raw`\$&`)
const choicesIn = (said: string): string[] => {
  const [, from, to] = new RegExp(String.raw`^(\d{2})\D+(\d{2})$`, 'u').exec(said) ?? []
  if (/^\d{2}\s?(?:-|–|s)/iu.test(said) && Number(from) < Number(to))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${Number(from) + at}`)
  const apart = new RegExp(String.raw`^${sizes}$`, 'iu').test(said) ? /[\s,/]+(?:dan\s)?/iu : /\s?[,/]\s?|\sdan\s/u
  return said
    .split(apart)
    .map((choice) => choice.trim().replace(/^dan\s/u, ''))
    .filter((choice) => choice !== '')
}

/** What of its name a later count calls a thing: `kerudung` of `kerudung segi4`. */
const calledBy = (name: string): string[] => {
  const words = name.trim().split(/\s+/)
  return words.map((_, at) => words.slice(0, words.length - at).join(' '))
}

/** How many there are of a choice; null where that is told for the whole list, behind it. */
type StockOf = (choice: string) => number | null

const expanded = (name: string, choices: readonly string[], price: string, stockOf: StockOf) =>
  choices
    .map((choice) => {
      const stock = stockOf(choice)
      return `${name} ${choice} ${price}${stock === null ? '' : ` stok ${stock}`}`
    })
    .join(', ')

/**
 * A thing in several sizes or colours, each with pieces of its own, is a product for each: that is how the shelf is
 * counted. Where no count sets them apart it stays one product at one price, and its choices stay told.
 */
export const inVariants = (text: string): string => {
  let rest = text
  const laterCount = (name: string): StockOf | null => {
    for (const called of calledBy(name)) {
      const found = ofEach(escaped(called)).exec(rest)
      if (!found) continue
      rest = rest.replace(found[0], `${called} ${found[1] ?? ''}`)
      return () => Number(found[1])
    }
    return eachOfAll.test(text) ? () => null : null
  }
  for (const form of told) {
    for (const { 0: whole, groups = {}, index } of text.matchAll(form)) {
      const { name = '', price = '' } = groups
      const choices = choicesIn(groups['labelled'] ?? groups['sizes'] ?? '')
      const behind = text.slice(index + whole.length)
      const own = counts(choices.map(escaped)).exec(behind)
      const each = own ? null : eachBehind.exec(behind)
      if (own || each) {
        const ofChoice = new Map(
          Array.from(
            (own?.[1] ?? '').matchAll(
              new RegExp(String.raw`(${choices.map(escaped).join('|')})\s?:?\s(\d{1,6})(?!\d)`, 'giu'),
            ),
            ([, choice = '', count = '0']) => [choice.trim().toLowerCase(), Number(count)],
          ),
        )
        const ofAll = Number(each?.[1] ?? each?.[2] ?? 0)
        const goods = expanded(name, choices, price, (choice) => ofChoice.get(choice.toLowerCase()) ?? ofAll)
        rest = rest.replace(`${whole}${own?.[0] ?? each?.[0] ?? ''}`, () => `${goods}, `)
        continue
      }
      const later = laterCount(name)
      if (later) rest = rest.replace(whole, () => `${expanded(name, choices, price, later)}, `)
    }
  }
  return rest
}
