import { ownWords } from '../intent/go-on.ts'
import { understandRevision } from '../revision/understand-revision.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import type { AssistantContext } from '../port.ts'

/** `kalau diskonnya 10% jadi berapa?`: a change that is only supposed, and what would come of it. */
const supposed =
  /^(?:(?:eh|terus|trus|nah|lalu|dan)\s+){0,2}(?:kalau|kalo|klo|misal(?:nya)?|andai(?:kan)?|seandainya)\s+(\S.{2,80}?)[\s,]+(?:(?:jadi|total|hasil|untung|laba|bersih|bayar|semua|sisa)(?:nya)?\s+){0,3}(?:berapa|brp|brapa|gimana|gmn|bagaimana)(?:\s+(?:ya|kak|min|jadinya|totalnya|untungnya|labanya|hasilnya|sebulan|sehari|setahun|seminggu|per\s(?:bulan|hari|tahun)))*\s*[?.!]*$/i

/** `klo jualnya jadi 15rb?`, `kalau 60 gelas?`: the change alone, and the mark asks what comes of it. */
const supposedAlone =
  /^(?:(?:eh|terus|trus|nah|lalu|dan)\s+){0,2}(?:kalau|kalo|klo|misal(?:nya)?|andai(?:kan)?|seandainya)\s+((?:\p{L}[\p{L} ]{2,40}?\s)?(?:jadi\s)?(?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k|%|persen|\p{L}{2,12}(?:\s\p{L}{3,12})?)?)\s*\?+\s*$/iu
/** `yaudah pake yg 15rb aja`: the supposed value is named once more. */
const acceptedValue =
  /^(?:(?:ok|oke|ya|iya|sip|yaudah|ya udah|deal|nah)[\s,]*){0,2}(?:(?:di)?(?:pakai|pake|ganti|ubah|jadi)(?:kan|in)?\s+){1,2}(?:(?:yang|yg)\s+)?((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k|%|persen)?)(?:\s+(?:aja|saja|ya|deh|dong))*\s*[.!]*$/iu

/** `ok pakai segitu`, `iya ganti gitu aja`: what was supposed just before is wanted. */
const accepted =
  /^(?:(?:ok|oke|okay|ya udah|yaudah|udah|ya|iya|sip|boleh|setuju|gas|deal|nah)[\s,]*){0,2}(?:(?:di)?(?:pakai|pake|ganti|ubah|jadi|terap|bikin|buat|masuk)(?:kan|in)?(?=\s|[.!]|$)\s*)?(?:(?:diskon|harga|sewa|angka)(?:nya)?\s+)?(?:(?:yang|yg)\s+)?(?:itu|segitu|gitu|begitu|tadi)?(?:\s*(?:aja|saja|ya|deh|dong)(?!\p{L}))*\s*[.!]*$/iu

/** The change that was supposed just before and is accepted now; the message itself where it accepts none. Pure. */
export const withSuppositionTaken = (message: string, turns: AssistantContext['turns']): string => {
  const last = ownWords(turns, 1)[0]
  const order = last === undefined ? undefined : (supposed.exec(last) ?? supposedAlone.exec(last))?.[1]
  if (order === undefined || message.trim() === '') return message
  const value = acceptedValue.exec(message.trim())?.[1]
  const isTaken =
    value === undefined ? accepted.test(message.trim()) : order.toLowerCase().includes(value.toLowerCase())
  return isTaken ? order : message
}

/** `60 gelas` alone is what something comes to be: how many glasses, or how many of what is called so. */
const ordersOf = (said: string | undefined): readonly string[] => {
  const [, count = '', thing = ''] = /^(\d[\d.,]*)\s+(\p{L}.*)$/u.exec(said ?? '') ?? []
  return said === undefined ? [] : thing === '' ? [said] : [`jadi ${said}`, `${thing} jadi ${count}`]
}

export interface Supposed {
  readonly text: string
  /** The change as it can be ordered. */
  readonly order: string
}

/** What a supposed change of the item at hand would come to; null where nothing of it is named. Free, nothing changes. */
export const answerSupposed = (message: string, skills: KindSkills, context: AssistantContext): Supposed | null => {
  const said = (supposed.exec(message) ?? supposedAlone.exec(message))?.[1]
  const [order, found] =
    ordersOf(said)
      .map((one) => [one, understandRevision(one, skills, context)] as const)
      .find(([, read]) => read?.means === 'change') ?? []
  if (order === undefined || found?.means !== 'change') return null
  const rows = found.revision.differences.map(({ label, before, after }) => {
    const now = after === '' ? 'tidak ada' : after
    return before === '' ? `- ${label}: **${now}**` : `- ${label}: ${before} → **${now}**`
  })
  return {
    text: `Kalau begitu jadinya:\n\n${rows.join('\n')}\n\nBelum ada yang saya ubah. Kalau setuju, kirim: *${order}*`,
    order,
  }
}
