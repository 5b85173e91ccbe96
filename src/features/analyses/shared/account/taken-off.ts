import { bind, onlyIf, p } from '../draft.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account, Term } from './term.ts'

const ofOthers = words('bep|impas|balik modal|banding\\p{L}*|vs|target|naik|turun|dibagi|bagi hasil|swot|diskon')
const takings = wordList('omzet omset penjualan kotor bruto pendapatan jualan')
const paidOut = words(
  'cair|dicairkan|pencairan|diterima|terima|ditransfer|transferan|masuk (?:ke )?(?:rekening|rek|saldo|dompet)',
)
const gainWords = wordList('untung laba cuan profit')

const isSum = ({ count, entry }: Term): boolean => count === null && entry.percent === null
const isPaidOut = ({ entry: { words: own } }: Term): boolean =>
  paidOut.test(own.join(' ')) && !own.some((word) => gainWords.has(word))

const keptBack = words('retur|refund|admin\\p{L}*|komisi|potongan|fee|biaya layanan|layanan|ongkir|subsidi|voucher')
const isWithin = ({ entry, time, many }: Term): boolean =>
  time === null && many.length === 0 && keptBack.test(entry.words.join(' '))

/** `omzet kotor 18jt, yang cair 16jt`: what was kept of the takings, and what of the rest stays when all costs are paid. */
export const takenOff: Account = (terms, { message }) => {
  if (ofOthers.test(message) || !terms.every(isSum)) return null
  const [net, moreNet] = terms.filter(isPaidOut)
  const [gross, moreGross] = terms.filter(
    (one) => one !== net && one.entry.way === 'in' && one.entry.words.some((word) => takings.has(word)),
  )
  if (!net || !gross || moreNet || moreGross || net.value >= gross.value || net.time !== gross.time) return null
  const others = terms.filter((one) => one !== net && one !== gross)
  // `retur 600rb`, `komisi 900rb` lie between what was sold and what was paid out, and are no costs beside it.
  const within = others.filter(isWithin)
  const costs = others.filter((one) => !within.includes(one))
  if (within.reduce((sum, { value }) => sum + value, 0) > gross.value - net.value) return null
  const isCost = ({ role, per, time, entry }: Term): boolean =>
    ['cost', 'paid', 'unknown'].includes(role) &&
    entry.way !== 'in' &&
    per === null &&
    (time === null || time === net.time)
  if (!costs.every(isCost) || net.many.length + gross.many.length > 0) return null
  const per = net.time ?? ''
  const book = openBook()
  const whole = book.sum(gross.entry, 'Omzet kotor', per)
  const received = book.sum(net.entry, 'Yang diterima', per)
  const kept = book.less('Potongan', whole, [received], { per })
  const share = book.part('Potongan dari omzet kotor', kept, whole)
  const known = within.map(({ entry }) => book.sum(entry, entry.label || 'Potongan yang disebut'))
  if (known.length > 0) book.less('Potongan lainnya', kept, known)
  const costOf = ({ entry, many }: Term): Amount => {
    const label = entry.label || 'Biaya'
    const sum = book.sum(entry, label)
    return many.length === 0
      ? sum
      : book.times(label, [sum, ...many.map((one) => book.count(one, `${label}, banyaknya`))])
  }
  const spent = costs.length === 0 ? null : book.plus('Semua biaya', costs.map(costOf), { per })
  const gain = spent ? book.less('Laba bersih', received, [spent], { per }) : null
  const size = gain ? book.step('Besarnya', `abs(${gain.id})`, Math.abs(gain.value), { quiet: true }) : null
  if (gain) book.part('Margin dari yang diterima', gain, received)
  return {
    type: 'laba_rugi',
    title: 'Analisis Laba Rugi',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Potongannya **${bind(kept.id)}**, yaitu **${bind(share.id)}** dari omzet kotor ${bind(whole.id)}.`),
      ...(gain && size && spent
        ? [
            p(
              `{{${gain.id}|Laba bersihnya|Impas, sisanya|Ruginya}} **${bind(size.id)}**: dari yang diterima ${bind(received.id)} dikurangi biaya ${bind(spent.id)}.`,
              onlyIf(gain.id, 'positive', 'zero', 'negative'),
            ),
          ]
        : []),
    ],
    key: (gain ?? kept).id,
    shown: [kept.id, share.id, ...(gain ? [gain.id] : [])],
    next: ['Biaya yang belum disebut, misalnya tenaga sendiri dan kemasan: [isi biaya lain].'],
  }
}
