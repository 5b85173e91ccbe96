import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Counted, Entry } from '../../ledger/entry.ts'
import { factorsOf, lineOf, toldCount } from '../../ledger/lines.ts'
import { sidesOf } from '../../ledger/sides.ts'
import type { WorkedFigure, WorkedStep } from '../../makers/worked.ts'
import { people } from '../../times-pieces.ts'
import { type Scene, words } from '../scene.ts'

const asking = words('bagi hasil|bagian|dibagi|separuh\\p{L}*|separo\\p{L}*|setengah\\p{L}*|paroan|maro')
const half = words('separuh\\p{L}*|separo\\p{L}*|setengah\\p{L}*|sparo|dibagi (?:dua|2)|50 ?%|1/2')
/** `separuh untuk pemilik kapal`: who takes one of two halves. */
const halfOf =
  /(?<!\p{L})(?:separuh|separo|setengah|50 ?%)(?:nya)?(?: lagi)?\s+(?:untuk|buat|kanggo|kangge|keur|ke|jatah)\s+([\p{L} ]{2,30}?)(?=[,.;:()]|\s+(?:separuh|separo|setengah|dan|sama|terus|trus)|$)/giu

interface Taker {
  readonly name: string
  /** How many of them there are, where more than one. */
  readonly heads: Counted | null
  readonly parts: Counted
}

/** `sawi 5 orang masing-masing 1 bagian`, `punggawa 2 bagian`: who takes how many parts; null for any other count. */
const takerOf = ({ counts, label, words: own }: Entry): Taker | null => {
  const parts = counts.filter(({ noun }) => noun === 'bagian')
  const [part, more] = parts
  const others = counts.filter((one) => one !== part && !(people.has(one.noun) && one.value === 1))
  const [heads, another] = others
  if (!part || more || another || part.value <= 0 || (heads && !people.has(heads.noun))) return null
  const name = sentenceCase(label || own.filter((word) => !people.has(word)).join(' ') || heads?.noun || '')
  return name === '' ? null : { name, heads: heads ?? null, parts: part }
}

const isPart = ({ counts, money, percent }: Entry): boolean =>
  money === null && percent === null && counts.some(({ noun }) => noun === 'bagian')

const figuresOf = ({ name, heads, parts }: Taker, at: number): WorkedFigure[] => [
  { id: `bagian_${at + 1}`, label: `Bagian ${name}`, told: toldCount(parts), noun: 'bagian' },
  ...(heads ? [{ id: `orang_${at + 1}`, label: `Banyaknya ${name}`, told: toldCount(heads), noun: heads.noun }] : []),
]

const weight = ({ heads }: Taker, at: number): string =>
  heads ? `bagian_${at + 1} * orang_${at + 1}` : `bagian_${at + 1}`

/**
 * What is left of a catch or a harvest, in halves, and one half by parts: `separuh untuk pemilik, separuh untuk awak:
 * punggawa 2 bagian, sawi 5 orang masing-masing 1 bagian`.
 */
export const sharedInParts: Scene = ({ ledger, message, figures }) => {
  const { entries } = ledger
  if (!asking.test(message) || figures.some(({ range }) => range !== undefined)) return null
  const given = entries.filter(isPart)
  const takers = given.map(takerOf)
  const known = takers.filter((one) => one !== null)
  if (known.length < 2 || known.length !== takers.length || known.length > 8) return null
  const sums = entries.filter(({ money }) => money !== null)
  // Other shares and counts would change what is left.
  if (entries.some((one) => !sums.includes(one) && !given.includes(one) && one.percent !== 50)) return null
  const sides = sidesOf({ ...ledger, entries: sums, sharing: null })
  if (!sides || sides.ins.length === 0 || sides.opening.length > 0) return null
  const owners = [...message.matchAll(halfOf)].map(([, name = '']) => name.trim())
  const isHalved = half.test(message)
  if (isHalved && owners.length === 0) return null
  const all = [...sides.ins, ...sides.outs]
  const factored = all.map((one) => factorsOf({ ...one, per: null }, [one]))
  // `satu trip dapat 14,8jt`: one of it is all of it.
  const isUnread = ({ counts }: Entry, at: number): boolean =>
    counts.filter(({ value }) => value !== 1).length !== (factored[at] ?? []).filter(({ value }) => value !== 1).length
  if (factored.includes(null) || all.some(isUnread)) return null
  const lines = all.map((one, at) =>
    lineOf(
      { ...one, per: null },
      sides.ins.includes(one) ? `masuk_${at + 1}` : `keluar_${at + 1}`,
      'Hasil',
      factored[at] ?? [],
    ),
  )
  const ins = lines.slice(0, sides.ins.length)
  const outs = lines.slice(sides.ins.length)
  const whole = outs.length > 0 ? 'sisa' : 'masuk'
  const [owner = 'pemilik', crew = 'awak'] = owners
  const steps: WorkedStep[] = [
    ...lines.flatMap((line) => line.steps),
    { id: 'masuk', label: 'Hasil', formula: ins.map(({ id }) => id).join(' + ') },
    ...(outs.length > 0
      ? [{ id: 'sisa', label: 'Sisa yang dibagi', formula: ['masuk', ...outs.map(({ id }) => id)].join(' - ') }]
      : []),
    ...(isHalved ? [{ id: 'separuh', label: `Separuh untuk ${owner}`, formula: `positive(${whole}) / 2` }] : []),
    {
      id: 'jumlah_bagian',
      label: 'Jumlah bagian',
      formula: known.map(weight).join(' + '),
      unit: 'count',
      noun: 'bagian',
    },
    {
      id: 'satu_bagian',
      label: 'Satu bagian',
      formula: `${isHalved ? 'separuh' : `positive(${whole})`} / jumlah_bagian`,
    },
    ...known.map(({ name, heads }, at): WorkedStep => ({
      id: `dapat_${at + 1}`,
      label: heads ? `${name}, tiap ${heads.noun}` : name,
      formula: `satu_bagian * bagian_${at + 1}`,
    })),
  ]
  return {
    type: 'umum',
    title: 'Pembagian Hasil',
    figures: [...lines.flatMap((line) => line.figures), ...known.flatMap(figuresOf)],
    steps,
    answer: [
      p(
        `Yang dibagi ${bind(whole)}${outs.length > 0 ? `, dari hasil ${bind('masuk')} sesudah biaya` : ''}.${isHalved ? ` Separuhnya **${bind('separuh')}** untuk ${owner}, separuhnya lagi untuk ${crew}.` : ''}`,
        onlyIf(whole, 'positive'),
      ),
      p(
        `Satu bagian **${bind('satu_bagian')}** (dari ${bind('jumlah_bagian')}): ${known.map(({ name, heads }, at) => `${name} **${bind(`dapat_${at + 1}`)}**${heads ? ` tiap ${heads.noun}` : ''}`).join(', ')}.`,
        onlyIf(whole, 'positive'),
      ),
      p('Hasilnya tidak menutup biayanya, jadi belum ada yang dibagi.', onlyIf(whole, 'zero', 'negative')),
    ],
    key: 'satu_bagian',
    shown: [whole, ...(isHalved ? ['separuh'] : []), ...known.map((_, at) => `dapat_${at + 1}`)].slice(0, 4),
    assumptions: outs.length > 0 ? ['Biaya dipotong dulu, baru sisanya dibagi.'] : [],
    next: ['Potongan lain sebelum dibagi, misalnya setoran kas atau utang bekal: [isi potongan lain].'],
  }
}
