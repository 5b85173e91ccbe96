import type { AssistantContext } from '../port.ts'
import { ownWords } from '../intent/go-on.ts'
import { readCorrection } from './told-corrections.ts'

const outcry = '(?:eh|aduh|waduh|maaf|sori|sorry|duh|lah|oh ya|(?:ga|gak|nggak|tidak)\\s?jadi)'
/** Goes back on a value without naming what it is of: `eh kembaliin 50 aja`, `eh 55 deh`, `gak jadi, balikin ke 2`. */
const goesBack = new RegExp(
  `^(?:${outcry}[\\s,]+){0,3}(?:(?:di)?(?:balik|balikk|kembali)(?:in|an|kan)\\s+|(?<=^${outcry}[\\s,]+))(?:(?:lagi|jadi|ke|aja|saja|kayak|kaya|seperti|(?:yang|yg)|tadi|semula|awal|lama|itu)[\\s,]+){0,5}(?=(?:rp\\.?\\s*)?\\d)`,
  'i',
)
/** Points to a value without naming what it is of: `yang tadi diganti jadi 2 juta`. */
export const thatOne = new RegExp(
  `^\\s*(?:${outcry}[\\s,]+)?(?:(?:yang|yg|itu)\\s+(?:tadi|barusan|itu|terakhir)|(?:itu|tadi)(?:nya)?)\\s+(?:tolong\\s+)?(?:di)?(?:ganti|ubah|jadikan)?\\s*(?:jadi|menjadi|ke)?\\s*(?=(?:rp\\.?\\s*)?\\d)`,
  'i',
)
const changedLast = /^(?:(?:eh|oh|tolong|yang|yg)\s+)*(\p{L}[\p{L} ]{1,40}?)\s+(?:jadi|menjadi|jd)\s+(?:rp\.?\s*)?\d/iu
const saysRight = /(?:\s+(?:deh|ding|yang|yg))*\s+(?:bener|benar|betul)(?:nya)?(?:\s+(?:deh|ya))*\s*[.!]*$/i
const longestChange = 100

/** `jatuh tempo belum diisi.`: the answer to a question about a place that is still open. */
const stillOpen = /(?:^|\s)([\p{L} ]{3,30}?) belum diisi\.\s*$/u
/** `5 desember`, `ubah jadi 21 hari`, `diisi Jl. Mawar 3 aja`: what is to stand there. */
const filling =
  /^(?:(?:oh|eh|ok|oke|ya|tolong|isi|diisi|ganti|ubah|jadi|jadikan|dengan|tulis|aja|saja|kalau gitu)[\s,]+){0,4}(\S.{0,60}?)(?:[\s,]+(?:aja|saja|ya|dong|deh|kak|min))*\s*[.!]*$/iu
const bareValue =
  /^(?:(?:tanggal|tgl)\s)?\d|^(?:besok|lusa|kemarin|hari ini|jl|jln|jalan|bapak|pak|ibu|bu|mas|mbak|pt|cv|toko)(?![\p{L}])/iu

/** The order that fills what was asked about just before and stands open; null where the message tells no value for it. */
const ofOpenPlace = (message: string, turns: AssistantContext['turns']): string | null => {
  const last = turns.at(-1)
  const place = last?.sender === 'ai' ? stillOpen.exec(last.content.split('\n')[0] ?? '')?.[1] : undefined
  const value = place === undefined ? undefined : filling.exec(message.trim())?.[1]
  return value === undefined || !bareValue.test(value) || value.includes('?') ? null : `${place?.trim()} jadi ${value}`
}

/** The message with the thing that was changed or asked about just before, where it tells the value alone. Pure. */
export const ofLastChange = (message: string, turns: AssistantContext['turns']): string => {
  const filled = ofOpenPlace(message, turns)
  if (filled !== null) return filled
  const pointer = [goesBack, thatOne].find((words) => words.test(message))
  const last = pointer === undefined ? undefined : ownWords(turns, 1)[0]
  if (pointer === undefined || last === undefined || last.length > longestChange) return message
  const what = changedLast.exec(readCorrection(last)?.orders[0] ?? last)?.[1]
  // `eh 8 deh bener`
  return what === undefined ? message : message.replace(pointer, `${what} jadi `).replace(saysRight, '')
}
