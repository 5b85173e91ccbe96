import type { AssistantContext } from '../port.ts'
import { ownWords } from '../intent/go-on.ts'
import { readCorrection } from './told-corrections.ts'

/** Goes back on a value without naming what it is of: `eh kembaliin 50 aja`, `eh 55 deh`. */
const goesBack =
  /^(?:(?:eh|aduh|waduh|maaf|sori|sorry|duh|lah)[\s,]+)*(?:(?:di)?(?:balik|balikk|kembali)(?:in|an|kan)\s+|(?<=^(?:eh|aduh|waduh|maaf|sori|sorry|duh|lah)[\s,]+))(?:(?:lagi|jadi|ke|aja|saja)\s+)*(?=(?:rp\.?\s*)?\d)/i
const changedLast = /^(?:(?:eh|oh|tolong|yang|yg)\s+)*(\p{L}[\p{L} ]{1,40}?)\s+(?:jadi|menjadi|jd)\s+(?:rp\.?\s*)?\d/iu
const longestChange = 100

/** The message with the thing that was changed just before, where it tells the value alone. Pure. */
export const ofLastChange = (message: string, turns: AssistantContext['turns']): string => {
  const last = goesBack.test(message) ? ownWords(turns, 1)[0] : undefined
  if (last === undefined || last.length > longestChange) return message
  const what = changedLast.exec(readCorrection(last)?.orders[0] ?? last)?.[1]
  return what === undefined ? message : message.replace(goesBack, `${what} jadi `)
}
