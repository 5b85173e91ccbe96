const sum = String.raw`(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:,\d{1,3})?\s?(?:rb|ribu|jt|juta|k)?)`
const word = String.raw`\p{L}{3,12}(?:\s\p{L}{3,12})?`
const money = String.raw`(?:harga\s)?(?:jual|beli|modal|hpp|pokok|grosir|eceran|normal|promo|lama|baru|online|offline|reseller)`

/** `harga jual / modal: ayam penyet 22rb / 13.200, lele 18rb / 9.500`: what both sums of each row are, told once before them. */
const headed = new RegExp(
  String.raw`(?:(?<=\p{L}),\s)?(?<!\p{L})\(?(${money})\s?[/|]\s?(${money})\)?\s?:\s?((?:${word}\s${sum}\s?[/|]\s?${sum}(?:\s?[,;\n]\s?(?:dan\s)?|(?=\s?\.(?:\s|$)|\s*$))){2,40})`,
  'giu',
)
const row = new RegExp(String.raw`(${word})\s(${sum})\s?[/|]\s?(${sum})`, 'giu')

/** A message in which each row says what its two sums are: `: ayam penyet harga jual 22rb modal 13.200, …`. Linear. */
export const withColumnsNamed = (message: string): string =>
  message.replaceAll(
    headed,
    (_, first: string, second: string, rows: string) =>
      `: ${rows.replaceAll(row, (_row, name: string, one: string, other: string) => `${name} ${first} ${one} ${second} ${other}`)}`,
  )
