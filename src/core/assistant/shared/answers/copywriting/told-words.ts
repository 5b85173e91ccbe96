import { orderAt, type Readers, tellingAt } from './text-orders.ts'

/** Words of a form of their own. */
const ofSpeeches = /^(?:sambutan|pidato|pantun|slogan|puisi|doa)(?!\p{L})/iu
const asksHow = /(?<!\p{L})(?:gimana|gmn|gmana|bagaimana|caranya|enaknya|berapa)(?!\p{L})/iu
/** Said of the words, at their end: `yang sopan ya`, `buat ditaruh di status`, `makasih`. */
const ofTheWords = [
  /[,.\s]+(?:ya|dong|kak|min|mas|mbak|makasih|terima kasih|trims|thanks)[.!]*$/i,
  /[,\s]+(?:yang|yg|kalimatnya|bahasanya|tulisannya)\s(?:yang\s|yg\s)?(?:sopan|halus|singkat|pendek|menarik|lucu|ramah|santai|enak|rapi|bagus|jelas|tegas|baik)[^,.]{0,30}$/i,
  /[,\s]+(?:singkat|pendek|sopan)\s(?:aja|saja)$/i,
  /[,.\s]+(?:tolong\s|tlg\s|mohon\s|coba\s)?(?:di)?(?:rapi|bagus|halus|perhalus|perbaik|bener|benar)\p{L}{0,4}\s(?:bahasa|kata|kalimat|tulisan)\p{L}{0,5}(?:\s\p{L}{2,4})?$/iu,
  /(?:^|[,\s]+)(?:(?:buat|untuk|utk|mau|nanti|biar)\s(?:saya\s|aku\s|bisa\s|mau\s)?)?(?:di)?(?:taruh|taroh|pasang|kirim|sebar|share|bagikan|posting|upload|unggah|pajang)\p{L}{0,3}\s(?:di\s|ke\s|lewat\s|via\s)?(?:grup|group|status|story|wa|whatsapp|ig|instagram)(?:\s\p{L}{2,12}){0,3}(?=$|[,.:])/iu,
  /[,\s]+(?:buat|untuk|utk|di|ke)\s(?:grup|group|status|story|broadcast)(?:\s\p{L}{2,12}){0,3}(?=$|[,.:])/iu,
]

/** Words that the owner wants to hand on: to whom, and what they tell. */
export interface Told {
  readonly matter: string
  readonly readers: Readers | null
  /** Somebody who is named: `Bu Ratmi`. */
  readonly name: string | null
  readonly isStatus: boolean
  readonly isInvitation: boolean
  readonly isDictated: boolean
  readonly isReminder: boolean
  /** To be hung up, not sent. */
  readonly isSign: boolean
}

const withoutManner = (told: string): string => {
  let matter = told.trim()
  for (let turn = 0; turn < 4; turn += 1) {
    const shorter = ofTheWords.reduce((text, pattern) => text.replace(pattern, ''), matter).trim()
    if (shorter === matter) break
    matter = shorter
  }
  return matter
}

/** What is to be done by the words, not the words: `minta maaf karena toko kebanjiran`. */
const described =
  /^(?:untuk\s|buat\s|utk\s)?(?:minta maaf|permintaan maaf|permohonan maaf|terima kasih|makasih|menawarkan|nawarin|nagih|menagih|ngucapin|mengucapkan|selamat|menolak|nolak|mengingatkan|ngingetin|ingetin|promosi|mempromosikan|promosiin|menyapa|nyapa)(?!\p{L})/iu

/** So many words at least are something told. */
const leastWords = 4
/** A longer text is the owner's own, or no order of words. */
const longest = 900

/** Reads an order of words that tells what they are to say; null where it tells nothing, or orders something else. */
export const readTold = (message: string): Told | null => {
  const text = message
    .slice(0, longest)
    .trim()
    .replaceAll(/\s{0,3}\n\s{0,3}/g, ', ')
  const words = text.split(/\s+/)
  const first = orderAt(words) ?? tellingAt(words)
  // `besok kita libur, tolong bikinin status`: the order stands behind what is told.
  const cut = Math.max(...[', ', '. ', '; '].map((mark) => text.lastIndexOf(mark)))
  const behind = cut < 0 ? [] : text.slice(cut + 2).split(/\s+/)
  const last = first === null ? orderAt(behind) : null
  if (first === null && last?.end !== behind.length) return null
  const order = first ?? last
  if (order === null) return null
  const told = first === null ? text.slice(0, cut) : words.slice(first.end).join(' ')
  const matter = withoutManner(told.replace(/^[-:,\s]+/, '')).replace(/^[-:,.\s]+|^(?:jualan|jual)\s/i, '')
  if (
    matter.split(/\s+/).length < leastWords ||
    asksHow.test(matter) ||
    described.test(matter) ||
    ofSpeeches.test(matter)
  )
    return null
  return {
    matter,
    readers: order.readers,
    name: order.name,
    isStatus: /(?<!\p{L})(?:status|story|stori|sw|feed)(?!\p{L})/iu.test(text),
    isInvitation: order.isInvitation,
    isDictated: order.isDictated,
    isReminder: order.isReminder,
    isSign: order.isSign,
  }
}
