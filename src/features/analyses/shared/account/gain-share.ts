import { bind, onlyIf, p } from '../draft.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words(
  'bep|impas|balik modal|banding\\p{L}*|vs|target|naik|turun|bagi hasil|dibagi|diskon|promo|swot|sisihk\\p{L}*|disisihkan|zakat',
)
const gainWords = wordList('untung laba margin profit cuan bersih')
/** Paid for what was sold: with these told, a share is a result of theirs and no way to it. */
const goods = wordList('modal hpp belanja bahan kulakan beli pokok barang')

const isGainShare = ({ count, entry }: Term): boolean =>
  count === null && entry.percent !== null && entry.way !== 'wish' && entry.words.some((word) => gainWords.has(word))

/** What a told share of the takings is, and what is left of it when so much is paid of it: `omzet 30jt, laba bersih 20%, cicilan 2jt`. */
export const gainByShare: Account = (terms, { message }) => {
  if (ofOthers.test(message)) return null
  const [share, moreShare] = terms.filter(isGainShare)
  const [income, moreIncome] = terms.filter(({ role, count }) => role === 'received' && count === null)
  if (!share || moreShare || !income || moreIncome || share.value >= 100) return null
  const paid = terms.filter((one) => one !== share && one !== income)
  const isPaid = ({ role, count, many, per, time, entry }: Term): boolean =>
    count === null &&
    entry.percent === null &&
    (role === 'paid' || role === 'unknown') &&
    many.length === 0 &&
    (per === null || timeNamed(per) !== null) &&
    (time === null || income.time === null || time === income.time) &&
    !entry.words.some((word) => goods.has(word))
  if (income.many.length > 0 || !paid.every(isPaid)) return null
  const trail = [...share.entry.words, ...share.entry.trail]
  if (trail.includes('modal') || trail.includes('dari')) return null
  const per = income.time ?? ''
  const book = openBook()
  const takings = book.sum(income.entry, 'Omzet', per)
  const isGross = share.entry.words.includes('kotor')
  const named = isGross ? 'Laba kotor' : 'Laba'
  const gain = book.share(named, takings, book.sum(share.entry, `${named} dari omzet`), { per })
  const outs = paid.map(({ entry }) => book.sum(entry, entry.label || 'Biaya'))
  const spent = outs.length === 0 ? null : book.plus('Yang dibayar dari situ', outs, { per })
  const rest = spent ? book.less(isGross ? 'Laba bersih' : 'Sisa laba', gain, [spent], { per }) : null
  const size = rest ? book.step('Besarnya', `abs(${rest.id})`, Math.abs(rest.value), { quiet: true }) : null
  const spoken = per === '' ? '' : ` se${per}`
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      ...(rest && size
        ? [
            p(
              `${isGross ? 'Laba bersih' : 'Sisa laba'}${spoken} **${bind(rest.id)}**.`,
              onlyIf(rest.id, 'positive', 'zero'),
            ),
            p(`Labanya kurang **${bind(size.id)}**${spoken} untuk membayar semua itu.`, onlyIf(rest.id, 'negative')),
          ]
        : []),
      p(`${named}${spoken} **${bind(gain.id)}** dari omzet ${bind(takings.id)}.`),
    ],
    key: (rest ?? gain).id,
    shown: [...(rest ? [rest.id] : []), gain.id],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri: [isi biaya lain].'],
  }
}
