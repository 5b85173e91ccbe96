import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import { isTimeUnit } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const asking = words('persen\\p{L}*|persentase\\p{L}*|prosentase|rasio\\p{L}*|konversi\\p{L}*|conversion')
const ofOthers = words('naik|turun|tumbuh|pertumbuhan|kenaikan|penurunan|diskon|margin|bunga')
const ofSome = words('konversi\\p{L}*|conversion|closing|repeat\\p{L}*')

const joining = new Set('dari yang cuma hanya ada jadi'.split(' '))

/** `diretur`, `repeat order`, `beli lagi`: what the part is called, in its own words. */
const nameOf = ({ entry, count }: Term, whole: Term): string => {
  const noun = count?.noun === 'orang' ? '' : (count?.noun ?? '')
  const label = entry === whole.entry ? '' : entry.label
  return (
    [noun, label].filter((one) => one !== '').join(' ') ||
    entry.words
      .filter((word) => !joining.has(word))
      .slice(0, 2)
      .join(' ')
  )
}

/** `dari 300 order 9 diretur`, `1.500 orang lihat, 45 beli`: so many percent of those that were counted first. */
export const partCounted: Account = (terms, { message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const [whole, ...parts] = terms.filter(({ count }) => count !== null && !isTimeUnit(count.noun))
  const isCounted = terms.length === parts.length + 1
  const isWhole = whole?.entry.words.some((word) => word === 'dari' || word === 'total')
  if (!isWhole && !(parts.length === 1 && ofSome.test(message))) return null
  if (!whole?.count || !isCounted || parts.length === 0 || parts.some(({ value }) => value >= whole.value)) return null
  const book = openBook()
  const noun = whole.count.noun || whole.entry.words.at(-1) || ''
  const all = book.count({ ...whole.count, noun }, 'Semuanya')
  const rows = parts.flatMap((part) => {
    if (part.count === null) return []
    const name = sentenceCase(nameOf(part, whole)) || 'Bagian'
    const own = book.count({ ...part.count, noun }, name)
    return [{ name, own, share: book.part(`${name} dari semuanya`, own, all) }]
  })
  const [first, second] = rows
  if (!first) return null
  const rest = second ? null : book.less('Selebihnya', all, [first.own], { unit: 'count', noun })
  return {
    type: 'umum',
    title: 'Analisis Persentase',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...rows.map(({ name, own, share }) => p(`${name} **${bind(share.id)}**: ${bind(own.id)} dari ${bind(all.id)}.`)),
      ...(rest ? [p(`Selebihnya ${bind(rest.id)}.`)] : []),
    ],
    key: first.share.id,
    shown: [...rows.map(({ share }) => share.id), ...(rest ? [rest.id] : [])].slice(0, 4),
    next: ['Angka yang sama bulan lalu, supaya kelihatan membaik atau tidak: [isi persen bulan lalu].'],
  }
}
