const spelled = new Map([
  ['sen', 'Senin'],
  ['sel', 'Selasa'],
  ['rab', 'Rabu'],
  ['kam', 'Kamis'],
  ['jum', 'Jumat'],
  ['sab', 'Sabtu'],
  ['min', 'Minggu'],
  ['ming', 'Minggu'],
  ['mgg', 'Minggu'],
])
/** A figure or its unit that runs on into the next day, as `875rb` of `sab 875rb ming 920rb`. */
const runsOn = /[\p{L}\d]$/u
/** A short day with its sum or count: `rab 1,1jt`, `kam: 40 porsi`. */
const day = /(?<![\p{L}\d])(sen|sel|rab|kam|jum|sab|min|ming|mgg)(?=\.?\s?[:=]?\s?(?:rp\.?\s?)?\d)/giu

/**
 * `sen 1.250.000, sel 980rb, rab 1,1jt` with its days spelled and set apart, so that none of them is taken for a word of its own
 * (`rab` is a budget, `min` is whom one speaks to, `40 minggu` a time). Only where three different days stand in a message; any other comes back unchanged.
 */
export const withWeekdaysSpelled = (message: string): string => {
  const named = new Set([...message.matchAll(day)].map(([, word = '']) => word.toLowerCase()))
  if (named.size < 3) return message
  const first = message.search(day)
  return message.replaceAll(
    new RegExp(`(\\s*)${day.source}`, day.flags),
    (_, gap: string, word: string, at: number) => {
      const name = spelled.get(word.toLowerCase()) ?? word
      const isJoined = at > first && gap !== '' && runsOn.test(message.slice(Math.max(0, at - 1), at))
      return `${isJoined ? ', ' : gap}${name}`
    },
  )
}

const name = '(?:senin|selasa|rabu|kamis|jumat|jum.at|sabtu|minggu)'
const soldWords = 'laku|terjual|kejual|laris|keluar|habis|dapat|dapet|dpt|jual'
const counted = new RegExp(
  String.raw`(?<!\p{L})(${name}):?\s(?:(?:${soldWords})\s)?(?=\d{1,5}(?![\d.,]*\s?(?:rb|ribu|k|jt|juta)(?!\p{L})|\.\d))`,
  'giu',
)
const money = /(?:rp\.?\s?)?(?:\d{1,3}(?:\.\d{3})+|\d{1,4}(?:,\d{1,3})?\s?(?:rb|ribu|k|jt|juta))(?![\p{L}\d])/giu
const priceOfOne = new RegExp(
  String.raw`(?<=[.,;\n]\s?)(?:(?:satu|sebuah|sebiji|sepotong|per)\s(?:\p{L}{2,14}\s){1,3}|(?:\p{L}{2,14}\s){0,3}(?:satunya|sebijinya|harganya)\s)(${money.source})(?=\s*(?:[.,;\n]|$))`,
  'iu',
)

/**
 * `Senin laku 4, Rabu 7. Satu noken 175rb`: pieces that were sold on different days, with their one price told as such:
 * `Senin 4, Rabu 7. harganya 175rb semua`. Any other message comes back unchanged.
 */
export const withDaysCounted = (message: string): string => {
  const days = new Set([...message.matchAll(counted)].map(([, day = '']) => day.toLowerCase()))
  if (days.size < 2) return message
  const rows = message.replaceAll(counted, '$1 ')
  return (rows.match(money) ?? []).length === 1 ? rows.replace(priceOfOne, 'harganya $1 semua') : rows
}
