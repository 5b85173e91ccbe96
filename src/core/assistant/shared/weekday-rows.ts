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
/** A short day with its sum or count: `rab 1,1jt`, `kam: 40 porsi`. */
const day = /(?<![\p{L}\d])(sen|sel|rab|kam|jum|sab|min|ming|mgg)(?=\.?\s?[:=]?\s?(?:rp\.?\s?)?\d)/giu

/**
 * `sen 1.250.000, sel 980rb, rab 1,1jt` with its days spelled, so that none of them is taken for a word of its own (`rab` is a
 * budget, `min` is whom one speaks to). Only where three different days stand in a message; any other comes back unchanged.
 */
export const withWeekdaysSpelled = (message: string): string => {
  const named = new Set([...message.matchAll(day)].map(([, word = '']) => word.toLowerCase()))
  return named.size < 3 ? message : message.replaceAll(day, (word) => spelled.get(word.toLowerCase()) ?? word)
}
