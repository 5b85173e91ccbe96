import type { AssistantContext } from '../port.ts'

const ordinals: Readonly<Record<string, number>> = { pertama: 1, kedua: 2, ketiga: 3, keempat: 4, kelima: 5 }
const pointed =
  /\b(?:nomor|nomer|no|point|poin|yang ke|yg ke|ke)[ .-]{0,2}([1-9])(?![\d.,])|\b(?:yang|yg|nomor|nomer) (pertama|kedua|ketiga|keempat|kelima)\b/i

/** The line of our last answer that a message points to by its number: `yang nomor 2 maksudnya gimana`. */
export const pointedLine = (text: string, turns: AssistantContext['turns']): string | null => {
  const found = pointed.exec(text)
  const last = turns.findLast(({ sender }) => sender === 'ai')?.content
  if (found === null || last === undefined) return null
  const at = Number(found[1] ?? ordinals[found[2]?.toLowerCase() ?? ''] ?? 0)
  const line = new RegExp(`(?:^|\\n)\\s{0,3}${at}[.)]\\s+([^\\n]{3,300})`).exec(last)?.[1]
  return line?.trim() ?? null
}
