const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * What stands for sure in a JSON object whose end has not come yet: the values that are whole, the open ones closed
 * behind them. A word or a number in the middle of which it ends is left out. Null where nothing is settled.
 */
export const settledJson = (text: string, from = text.indexOf('{')): Record<string, unknown> | null => {
  if (from < 0) return null
  const open: string[] = []
  let isWord = false
  let settled: { readonly at: number; readonly open: readonly string[] } | null = null
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isWord) {
      if (letter === '\\') at += 1
      else if (letter === '"') isWord = false
      continue
    }
    if (letter === '"') isWord = true
    else if (letter in closing) open.push(letter)
    else if (letter === ',') settled = { at, open: [...open] }
    else if (letter === '}' || letter === ']') {
      open.pop()
      settled = { at: at + 1, open: [...open] }
      if (open.length === 0) break
    }
  }
  if (settled === null) return null
  const rest = settled.open.toReversed().map((one) => closing[one])
  try {
    return JSON.parse(`${text.slice(from, settled.at)}${rest.join('')}`) as Record<string, unknown>
  } catch {
    // No JSON at all: what a model wrote is judged when it is whole.
    return null
  }
}
