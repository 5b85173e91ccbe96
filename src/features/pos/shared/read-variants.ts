const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?\s?(?:rb|ribu|rebu|k|jt|juta)(?!\p{L}))`
const label = '(?:ukuran|size|uk|warna|rasa|varian|motif)'
const one = String.raw`(?!stok|stock|ukuran|size|warna|rasa|varian|harga)\p{L}[\p{L}\d]{0,11}(?:\s(?!stok|stock|ukuran|harga|dan\s)\p{L}{2,10})?`
const number = String.raw`\d{2}(?!\d|[.,]\d|\s?(?:rb|ribu|k|jt))`
const list = String.raw`(?:${number}(?:\s?[,/]\s?${number}){1,11}|${one}(?:\s?[,/]\s?(?:dan\s)?${one}|\sdan\s${one}){1,11})`
const thing = String.raw`(?<=^|[,;.:\n]\s{0,3})(\p{L}[^,;.:\n]{1,40}?)`
/** `seragam ukuran M/L/XL 85rb stok M 20, L 30, XL 10` */
const listedBefore = new RegExp(String.raw`${thing}\s${label}\s?:?\s?(${list})\s(${sum})(?![^,;.\n]{0,3}\d)`, 'giu')
/** `kerudung 35rb warna hitam, putih, dusty` */
const listedBehind = new RegExp(
  String.raw`${thing}\s(${sum})\s\(?${label}\s?:?\s?(${list})\)?(?=\s*(?:[.;\n]|$|,\s|\s(?:stok|stock)\s))`,
  'giu',
)
const counts = (choices: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^\s?,?\s?(?:stok|stock)(?:nya)?\s?:?\s((?:(?:${choices.join('|')})\s?:?\s\d{1,6}(?:\s?(?:pcs|biji|buah))?(?:\s?,\s?|\sdan\s|\s)?){2,12})`,
    'iu',
  )
/** `kerudung 24 per warna`: as many of each. */
const ofEach = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${name}\s(\d{1,6})\s?(?:pcs|biji|buah)?\s?(?:per|tiap|setiap)\s?${label}(?!\p{L})`,
    'iu',
  )

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\d\s]/gu, String.raw`\$&`)
const choicesIn = (said: string): string[] =>
  said
    .split(/\s?[,/]\s?|\sdan\s/u)
    .map((choice) => choice.trim().replace(/^dan\s/u, ''))
    .filter((choice) => choice !== '')

/** What of its name a later count calls a thing: `kerudung` of `kerudung segi4`. */
const calledBy = (name: string): string[] => {
  const words = name.trim().split(/\s+/)
  return words.map((_, at) => words.slice(0, words.length - at).join(' '))
}

const expanded = (name: string, choices: readonly string[], price: string, stockOf: (choice: string) => number) =>
  choices.map((choice) => `${name} ${choice} ${price} stok ${stockOf(choice)}`).join(', ')

/**
 * A thing in several sizes or colours, each with pieces of its own, is a product for each: that is how the shelf is
 * counted. Where no count sets them apart it stays one product at one price, and its choices stay told.
 */
export const inVariants = (text: string): string => {
  let rest = text
  const eachCount = (
    name: string,
  ): { readonly count: number; readonly said: string; readonly plain: string } | null => {
    for (const called of calledBy(name)) {
      const found = ofEach(escaped(called)).exec(rest)
      if (found) return { count: Number(found[1]), said: found[0], plain: `${called} ${found[1]}` }
    }
    return null
  }
  const spread = (whole: string, name: string, said: string, price: string, behind: string): string | null => {
    const choices = choicesIn(said)
    const own = counts(choices.map(escaped)).exec(behind)
    if (own) {
      const told = new Map(
        Array.from(
          (own[1] ?? '').matchAll(
            new RegExp(String.raw`(${choices.map(escaped).join('|')})\s?:?\s(\d{1,6})(?!\d)`, 'giu'),
          ),
          ([, choice = '', count = '0']) => [choice.trim().toLowerCase(), Number(count)],
        ),
      )
      const goods = expanded(name, choices, price, (choice) => told.get(choice.toLowerCase()) ?? 0)
      rest = rest.replace(`${whole}${own[0]}`, () => `${goods}, `)
      return goods
    }
    const each = eachCount(name)
    if (!each) return null
    const goods = expanded(name, choices, price, () => each.count)
    rest = rest.replace(whole, () => `${goods}, `).replace(each.said, () => each.plain)
    return goods
  }
  for (const found of text.matchAll(listedBefore))
    spread(found[0], found[1] ?? '', found[2] ?? '', found[3] ?? '', text.slice(found.index + found[0].length))
  for (const found of text.matchAll(listedBehind))
    spread(found[0], found[1] ?? '', found[3] ?? '', found[2] ?? '', text.slice(found.index + found[0].length))
  return rest
}
