import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, p } from '../draft.ts'
import type { Counted, Entry } from '../ledger/entry.ts'
import { wordList } from '../ledger/levels/units.ts'
import { words } from '../whole-words.ts'
import { type Amount, openBook } from './book.ts'
import type { Account } from './term.ts'

const asking = words('gaji\\p{L}*|upah\\p{L}*|bayar\\p{L}*|honor\\p{L}*|terima')
const ofOthers = words('omzet|omset|untung\\p{L}*|laba|jual|banding\\p{L}*|vs|thr|pesangon|naik')
const overtime = wordList('lembur overtime')
const kept = wordList('kasbon potong potongan dipotong pinjaman cicilan denda utang hutang ngutang')
const added = wordList('bonus tunjangan transport makan uang insentif')
const idle = wordList(
  'masuk kerja lembur kasbon potong potongan dipotong bonus minggu ini bulan total gak ga tidak nggak cuma hadir punya utang ambil dan ada uang makan transport',
)

type Part = 'days' | 'hours' | 'pieces'

interface Person {
  readonly name: string
  readonly counts: { readonly count: Counted; readonly part: Part }[]
  readonly sums: { readonly entry: Entry; readonly isKept: boolean }[]
  /** What he is paid for each of what is counted, where that is his own. */
  readonly rates: Map<Counted, Entry>
}

const holds = ({ words: own, trail }: Entry, of: ReadonlySet<string>): boolean =>
  [...own, ...trail].some((word) => of.has(word))

const nameOf = ({ label }: Entry): string =>
  sentenceCase(
    label
      .split(' ')
      .filter((word) => !idle.has(word.toLowerCase()))
      .join(' ')
      .trim(),
  )

const partOf = ({ noun }: Counted): Part | null =>
  noun === 'hari'
    ? 'days'
    : noun === 'jam'
      ? 'hours'
      : ['potong', 'pcs', 'buah', 'biji', 'lusin'].includes(noun)
        ? 'pieces'
        : null

const isRate = ({ money, counts, per, rate }: Entry): boolean =>
  money !== null && counts.length === 0 && (per !== null || rate !== null)

const counted: Readonly<Record<Part, (name: string) => string>> = {
  days: (name) => `${name}: masuk`,
  hours: (name) => `${name}: jam lembur`,
  pieces: (name) => `${name}: hasil`,
}

/** What each of several workers is paid by one rate: days, hours of overtime, less what he has had: `Rudi 6 hari lembur 5 jam, Anto 5 hari kasbon 100rb`. */
export const payOfSeveral: Account = (_, { ledger, message }) => {
  if (!asking.test(message) || ofOthers.test(message)) return null
  const { entries } = ledger
  if (entries.some(({ percent, pack }) => percent !== null || pack !== null)) return null
  const rates = entries.filter(isRate)
  const of = (part: Part): Entry | undefined =>
    rates.find((one) => {
      const { per, rate } = one
      const isHour = per === 'jam' || holds(one, overtime)
      if (part === 'hours') return isHour
      if (part === 'pieces') return per !== null && partOf({ noun: per } as Counted) === 'pieces'
      return !isHour && (per === 'hari' || rate === 'hari')
    })
  const people: Person[] = []
  for (const entry of entries) {
    if (rates.includes(entry)) continue
    const name = nameOf(entry)
    if (name !== '') people.push({ name, counts: [], sums: [], rates: new Map() })
    const last = people.at(-1)
    if (!last) return null
    for (const count of entry.counts) {
      const part = partOf(count)
      if (!part || last.counts.some((one) => one.part === part)) return null
      last.counts.push({ count, part })
    }
    // `Yanto 26 hari @110rb`: a rate of his own.
    const [own, more] = entry.counts
    if (entry.money !== null && entry.each && own && !more && !holds(entry, kept)) last.rates.set(own, entry)
    else if (entry.money !== null) {
      const isKept = holds(entry, kept)
      if (!isKept && !holds(entry, added)) return null
      last.sums.push({ entry, isKept })
    }
  }
  const parts = new Set(
    people.flatMap(({ counts, rates: own }) => counts.flatMap(({ part, count }) => (own.has(count) ? [] : part))),
  )
  if (people.length < 2 || people.length > 12 || people.some(({ counts }) => counts.length === 0)) return null
  if ([...parts].some((part) => !of(part)) || rates.some((one) => ![...parts].some((part) => of(part) === one)))
    return null
  if (new Set(people.map(({ name }) => name.toLowerCase())).size < people.length) return null
  const book = openBook()
  const labels: Readonly<Record<Part, string>> = {
    days: 'Upah harian',
    hours: 'Upah lembur per jam',
    pieces: 'Upah per potong',
  }
  const paid = people.map(({ name, counts, sums, rates: own }) => {
    const earned = counts.map(({ count, part }): Amount => {
      const rate = own.get(count) ?? of(part)
      const label = part === 'hours' ? `${name}: lembur` : `${name}: upah`
      return rate
        ? book.times(label, [
            book.sum(rate, own.has(count) ? `${name}: ${labels[part].toLowerCase()}` : labels[part]),
            book.count(count, counted[part](name)),
          ])
        : book.count(count, counted[part](name))
    })
    const more = sums.filter(({ isKept }) => !isKept).map(({ entry }) => book.sum(entry, `${name}: tambahan`))
    const off = sums.filter(({ isKept }) => isKept).map(({ entry }) => book.sum(entry, `${name}: potongan`))
    const gross = book.plus(off.length > 0 ? `${name}: sebelum potongan` : `${name}: diterima`, [...earned, ...more])
    return { name, amount: off.length > 0 ? book.less(`${name}: diterima`, gross, off) : gross }
  })
  const all = book.plus(
    'Semua yang dibayar',
    paid.map(({ amount }) => amount),
  )
  return {
    type: 'umum',
    title: 'Analisis Gaji',
    figures: book.figures,
    steps: book.steps,
    answer: [
      p(`Semua yang harus dibayar **${bind(all.id)}** untuk ${paid.length} orang.`),
      ...paid.map(({ name, amount }) => p(`${name}: **${bind(amount.id)}**.`)),
    ],
    key: all.id,
    shown: [all.id, ...paid.map(({ amount }) => amount.id)].slice(0, 4),
    chart: {
      title: 'Yang diterima',
      categories: paid.map(({ name }) => name),
      values: paid.map(({ amount }) => amount.id),
    },
    next: ['Yang belum disebut, misalnya uang makan dan potongan lain: [isi tambahan atau potongan].'],
  }
}
