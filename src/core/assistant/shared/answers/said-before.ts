import type { Asked } from './answer.ts'

const plain = new Set(
  'kalau terus kalo gimana bagaimana berapa yang tadi kenapa juga saya kamu anda boleh bisa tidak harus dengan untuk dari pada atau sama masih sudah belum lagi saja itu ini apa dong sih kan'.split(
    ' ',
  ),
)
const longest = 3

/** The sentence of the last reply that speaks of what is asked about now; null where none does. */
export const saidBefore = ({ words, context }: Asked): string | null => {
  const last = context.turns.findLast(({ sender }) => sender === 'ai')?.content
  const telling = [...words].filter((word) => word.length > longest && !plain.has(word))
  if (last === undefined || telling.length === 0) return null
  const sentences = last.split(/\n+|(?<=[.!?])\s+(?=\p{Lu}|\*)/u).map((one) => one.trim())
  const scored = sentences
    .filter((one) => one.length >= 25 && !one.startsWith('Contoh:'))
    .map((one) => {
      const lower = one.toLowerCase()
      return { one, hits: telling.filter((word) => lower.includes(word)).length }
    })
  const best = Math.max(0, ...scored.map(({ hits }) => hits))
  return best === 0 ? null : (scored.find(({ hits }) => hits === best)?.one.replace(/^(?:-|\d+\.)\s/, '') ?? null)
}
