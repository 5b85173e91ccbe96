import { bind, onlyIf, p } from '../draft.ts'
import type { Asked } from '../ledger/asked.ts'
import type { Entry } from '../ledger/entry.ts'
import { timeNamed } from '../ledger/ledger-words.ts'
import { factorsOf, isTime as isAnyTime, lineOf, toldSum } from '../ledger/lines.ts'
import { daysOf } from '../ledger/sides.ts'
import type { WorkedStep } from '../makers/worked.ts'
import type { Role } from '../told-figure.ts'
import { type Scene, words } from './scene.ts'

const asking = words(
  'bep|titik impas|impas|break ?even|(?:harus|minimal|mesti|kudu) (?:\\p{L}+ ){0,2}(?:laku|jual|terjual|kejual|payu)|nutup (?:biaya|modal|sewa)|(?:biar|supaya|agar|ben|supados) (?:ga|gak|nggak|ngga|tidak|ndak|ora|mboten|teu) (?:rugi|nombok|tekor)',
)
const ofOthers = words('balik modal|banding\\p{L}*|vs|versus|dibagi|paket hemat|bundling')
/** Paid by the month, where nothing tells its time. */
const monthly = words('sewa|gaji|upah|bayaran|listrik|air|wifi|internet|kontrakan|cicilan|angsuran|biaya tetap|tetap')
const turnover = words('omzet|omset|penjualan|pendapatan|pemasukan|untung|laba')
const costing = words('modal|hpp|bahan|biaya|kemasan|ongkos|variabel|kulakan|beli')

/** Hours and nights are let one by one. */
const isTime = (noun: string): boolean => isAnyTime(noun) && noun !== 'jam' && noun !== 'malam'

/** `175rb per trip`, `sekali trip 175rb`: for one of what a sum is told. */
const unitOfOne = ({ per, words: own }: Entry, units: ReadonlySet<string>): string | null => {
  if (per !== null && !isTime(per) && per !== 'kali') return per
  const at = own.indexOf('sekali')
  const named = own[at + 1]
  return at >= 0 && named !== undefined && units.has(named) ? named : null
}

const isMonthly = ({ per }: Entry): boolean => per === null || timeNamed(per) === 'bulan'
const isDaily = ({ per }: Entry): boolean => timeNamed(per ?? '') === 'hari'

/** What is paid anyway for each day, not what comes in. */
const isPaidDaily = (one: Entry): boolean => one.money !== null && one.way === 'out' && isDaily(one) && !one.each

/** `berapa mangkok sehari`: what is counted by the question. */
const pieceAsked = ({ wanted, words: own }: Asked): string | null => {
  const noun = own[own.indexOf('berapa') + 1] ?? ''
  return wanted.includes('pieces') && own.includes('berapa') && noun !== '' && timeNamed(noun) === null ? noun : null
}

/** How many must be sold to cover what is paid anyway, and a wished profit: price, costs of one and costs of a month. */
export const unitBreakEven: Scene = ({ ledger, message, margins, choices, figures }) => {
  const { entries, asked } = ledger
  // Where every role was told in so many words, the whole study of a break-even shows more.
  const has = (...roles: readonly Role[]): boolean => figures.some(({ role }) => roles.includes(role))
  const told = figures.filter(({ kind }) => kind === 'money').length
  const isRead = entries.filter(({ money }) => money !== null).length <= told
  const hasAll = has('price') && has('unit_cost', 'hpp') && has('fixed', 'expense', 'target_profit')
  if (hasAll && isRead && !entries.some((one) => isPaidDaily(one))) return null
  const isAsked = asking.test(message) || asked.wanted.includes('pieces')
  if (!isAsked || ofOthers.test(message) || margins.length > 1 || choices) return null
  if (entries.some(({ percent, pack }) => percent !== null || pack !== null)) return null
  if (figures.some(({ range }) => range !== undefined)) return null
  const sums = entries.filter(({ money }) => money !== null)
  const units = new Set(sums.flatMap(({ per }) => (per === null || isTime(per) || per === 'kali' ? [] : [per])))
  const wishes = sums.filter(({ way }) => way === 'wish')
  const [wish, secondWish] = wishes
  const rest = sums.filter((one) => !wishes.includes(one))
  const ofOne = rest.filter((one) => unitOfOne(one, units) !== null)
  const [unit, otherUnit] = [...new Set(ofOne.map((one) => unitOfOne(one, units)))]
  if (otherUnit !== undefined || secondWish) return null
  // The price is what comes in; where no word says so, the dearest of what is told for one.
  const incoming = rest.filter(({ way, per }) => way === 'in' && (per === null || !isTime(per)))
  const [price, otherPrice] =
    incoming.length > 0
      ? incoming
      : ofOne.filter((one) => !costing.test(one.words.join(' '))).toSorted((a, b) => (b.money ?? 0) - (a.money ?? 0))
  if (!price || (otherPrice && incoming.length > 0) || turnover.test(price.words.join(' '))) return null
  const isBeside = (one: Entry): boolean =>
    one.per === null && (one.money ?? 0) < (price.money ?? 0) && !monthly.test(one.words.join(' '))
  const variable = rest.filter((one) => one !== price && (ofOne.includes(one) || isBeside(one)))
  const fixed = rest.filter((one) => one !== price && !variable.includes(one))
  const spent = variable.reduce((sum, { money }) => sum + (money ?? 0), 0)
  if (variable.length === 0 || spent >= (price.money ?? 0) || (fixed.length === 0 && !wish)) return null
  if ([price, ...variable].some(({ counts }) => counts.length > 0)) return null
  const days = daysOf(entries)
  const timed = [...fixed, ...wishes]
  // `sewa tempat 40rb sehari, upah 60rb sehari`: then a day is what is asked for.
  const base = timed.every(isDaily) ? 'hari' : 'bulan'
  if (base === 'bulan' && !timed.every((one) => isMonthly(one) || (isDaily(one) && days !== null))) return null
  const factored = fixed.map((one) => ({ one, factors: factorsOf(one, [one]) }))
  if (factored.some(({ factors }) => factors === null)) return null
  const counts = entries.filter(({ money }) => money === null).flatMap((one) => one.counts)
  if (counts.some(({ noun }) => noun !== 'hari') || counts.length > 1) return null
  const noun = unit ?? pieceAsked(asked) ?? 'porsi'
  const lines = factored.map(({ one, factors }, at) =>
    lineOf(
      one,
      `tetap_${at + 1}`,
      fixed.length > 1 ? `Biaya tetap ${at + 1}` : 'Biaya tetap',
      factors ?? [],
      base === 'bulan' && isDaily(one) ? days?.id : undefined,
    ),
  )
  const costs = variable.map((one, at) => ({ id: `biaya_${at + 1}`, one }))
  const total = lines.length > 1 ? 'tetap_semua' : (lines[0]?.id ?? '')
  const isByDay = days !== null && base === 'bulan'
  const sold = (id: string, label: string, needed: string): WorkedStep[] => [
    { id, label, formula: `ceil((${needed}) / positive(untung))`, unit: 'count', noun, per: base },
    ...(isByDay
      ? [
          {
            id: `${id}_hari`,
            label,
            formula: `ceil(${id} / ${days.id})`,
            unit: 'count' as const,
            noun,
            per: 'hari',
          },
        ]
      : []),
    { id: `omzet_${id}`, label: `Omzet ${label.toLowerCase()}`, formula: `${id} * harga`, per: base },
  ]
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps),
    ...(lines.length > 1
      ? [
          {
            id: total,
            label: 'Jumlah biaya tetap',
            formula: lines.map(({ id }) => id).join(' + '),
            per: base,
          },
        ]
      : []),
    { id: 'untung', label: `Untung per ${noun}`, formula: ['harga', ...costs.map(({ id }) => id)].join(' - ') },
    ...(total === '' ? [] : sold('impas', 'Titik impas', total)),
    ...(wish ? sold('target', 'Target terjual', [...(total === '' ? [] : [total]), 'mau'].join(' + ')) : []),
  ]
  const key = wish ? 'target' : 'impas'
  return {
    type: 'bep',
    title: wish ? 'Analisis Target Penjualan' : 'Analisis Titik Impas',
    figures: [
      { id: 'harga', label: 'Harga jual', told: toldSum(price), per: noun },
      ...costs.map(({ id, one }) => ({ id, label: one.label || 'Modal', told: toldSum(one), per: noun })),
      ...lines.flatMap(({ figures: own }) => own),
      ...(wish ? [{ id: 'mau', label: 'Untung yang dimau', told: toldSum(wish) }] : []),
      ...(days ? [days] : []),
    ],
    steps,
    answer: [
      p(
        `Harus terjual **${bind(key)}** se${base}${isByDay ? `, kira-kira **${bind(`${key}_hari`)}** sehari,` : ''} untuk ${wish ? `untung ${bind('mau')}` : 'balik biaya'}; omzetnya **${bind(`omzet_${key}`)}**.`,
        onlyIf('untung', 'positive'),
      ),
      p(
        `Tiap ${noun} dijual ${bind('harga')} dan menyisakan **${bind('untung')}**${total === '' ? '' : ` untuk menutup biaya tetap ${bind(total)} se${base}`}${wish && total !== '' ? `; biaya itu sendiri sudah tertutup setelah **${bind('impas')}**` : ''}.`,
        onlyIf('untung', 'positive'),
      ),
    ],
    key,
    shown: [key, ...(isByDay ? [`${key}_hari`] : []), 'untung', `omzet_${key}`],
    next: ['Yang biasa terjual sekarang, untuk melihat jaraknya: [isi yang terjual sekarang].'],
  }
}
