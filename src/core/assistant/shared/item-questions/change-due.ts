import { formatRupiah } from '#core/text/shared/rupiah.ts'

import { ownWords } from '../intent/go-on.ts'
import type { KindSkills } from '../intent/kind-mentions.ts'
import type { AssistantContext } from '../port.ts'
import { readMoney } from '../revision/told-amounts.ts'

const longest = 80
const sum = String.raw`((?:rp\.?\s?)?\d[\d.,]*\s?(?:rb|ribu|jt|juta|k)?)(?![\p{L}\d%])`
/** `bayar 250rb`, `dibayar cash 3 juta`. */
const paid = new RegExp(
  String.raw`(?<!\p{L})(?:di)?bayar(?:nya|in)?\s+(?:(?:pakai|pake|cash|kes|tunai|kontan|uang|dengan)\s+){0,3}${sum}`,
  'iu',
)
const asksChange =
  /(?<!\p{L})(?:kembali|kembalian|balik|susuk)(?:nya|ne)?\s+(?:jadi\s+)?(?:berapa|brp|brapa)(?!\p{L})/iu
const shown = /Rp[\s\u00a0]?(\d{1,3}(?:\.\d{3})*)/u

/**
 * `bayar 250rb kembalinya berapa`: what comes back of a sum that was handed over for the bill at hand, told with the
 * question or just before it. Null for everything else. Free, and nothing is made.
 */
export const answerChangeDue = (message: string, skills: KindSkills, context: AssistantContext): string | null => {
  const item = context.openItem ?? context.lastMade
  if (item?.kind !== 'document' || message.length > longest || !asksChange.test(message)) return null
  const before = ownWords(context.turns, 1)[0] ?? ''
  const words = paid.exec(message)?.[1] ?? (before.length <= longest ? paid.exec(before)?.[1] : undefined)
  const given = words === undefined ? null : readMoney(words, context.today)
  const fact = skills.document.facts?.(item).find(({ asked }) => asked === 'berapa')
  const total = Number((shown.exec(fact?.says ?? '')?.[1] ?? '').replaceAll('.', ''))
  if (given === null || !(total > 0)) return null
  const of = `dari **${item.title}**: ${formatRupiah(given)} − ${formatRupiah(total)}`
  return given >= total
    ? `Kembaliannya ${of} = **${formatRupiah(given - total)}**.`
    : `Uangnya kurang **${formatRupiah(total - given)}**: totalnya ${formatRupiah(total)}, dibayar ${formatRupiah(given)}.`
}
