import type { Asked } from '../../ledger/asked.ts'
import { plainWord } from '../../ledger/ledger-words.ts'
import { toldCount } from '../../ledger/lines.ts'
import type { Sharing } from '../../ledger/sharing.ts'
import { bind } from '../../draft.ts'
import type { Worked, WorkedFigure, WorkedStep } from '../../makers/worked.ts'

interface Shares {
  readonly figures: readonly WorkedFigure[]
  readonly steps: readonly WorkedStep[]
  readonly key: string
  readonly answer: string
  /** The parts side by side, where they differ. */
  readonly chart?: NonNullable<Worked['chart']>
}

const nameOf = (name: string, at: number): string => (name === '' ? `Bagian ${at + 1}` : name)

/** Whose share is asked: the part whose name stands in the question. */
const askedPart = ({ parts }: Sharing, { words }: Asked): number => {
  const own = ['saya', 'aku', 'gw', 'sy', 'kami', 'gue', 'ambo']
  // `dibagi 65:35 buat saya dan pemodal, bagian pemodal berapa`: whose share is told behind the word.
  const from = words.findLastIndex((word) => ['bagian', 'jatah', 'kebagian', 'porsi'].includes(word))
  const said = new Set(words.slice(Math.max(0, from)).map((word) => (own.includes(word) ? 'saya' : word)))
  return parts.findIndex(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .map(plainWord)
      .some((word) => said.has(own.includes(word) ? 'saya' : word)),
  )
}

/** The steps that divide `whole`: equal parts of heads, or named parts by their weights. */
export const sharesOf = (sharing: Sharing, whole: string, asked: Asked): Shares => {
  const { parts, heads } = sharing
  if (heads !== null)
    return {
      figures: [
        {
          id: 'dibagi',
          label: 'Dibagi untuk',
          told: toldCount({ value: heads, noun: 'bagian', per: null, rate: null, times: false, said: '' }),
        },
      ],
      steps: [{ id: 'masing', label: 'Tiap bagian', formula: `${whole} / dibagi` }],
      key: 'masing',
      answer: `Yang dibagi ${bind(whole)}; tiap bagian mendapat **${bind('masing')}**.`,
    }
  const isPercent = parts.reduce((sum, { weight }) => sum + weight, 0) === 100
  const weights = parts.map((_, at) => `bobot_${at + 1}`)
  const found = askedPart(sharing, asked)
  const key = `bagian_${found === -1 ? 1 : found + 1}`
  return {
    figures: [
      ...parts.flatMap(({ name, heads: own }, at) =>
        own === undefined
          ? []
          : [
              {
                id: `orang_${at + 1}`,
                label: `Banyaknya ${nameOf(name, at)}`,
                told: toldCount({ value: own, noun: 'orang', per: null, rate: null, times: false, said: '' }),
                noun: 'orang',
              },
            ],
      ),
      ...parts.map(({ name, weight }, at) => ({
        id: `bobot_${at + 1}`,
        label: `Bagian ${nameOf(name, at)}`.replace(/^Bagian Bagian/, 'Bagian'),
        told: {
          ...toldCount({ value: weight, noun: '', per: null, rate: null, times: false, said: '' }),
          kind: isPercent ? ('percent' as const) : ('count' as const),
        },
      })),
    ],
    steps: [
      ...parts.map(({ name }, at) => ({
        id: `bagian_${at + 1}`,
        label: `Jatah ${nameOf(name, at)}`,
        formula: `${whole} * bobot_${at + 1} / ${isPercent ? '100' : `(${weights.join(' + ')})`}`,
      })),
      ...parts.flatMap(({ name, heads: own }, at) =>
        own === undefined
          ? []
          : [
              {
                id: `tiap_${at + 1}`,
                label: `Tiap ${nameOf(name, at)}`,
                formula: `bagian_${at + 1} / orang_${at + 1}`,
              },
            ],
      ),
    ],
    key,
    answer: `Yang dibagi ${bind(whole)}: ${parts
      .map(
        ({ name, heads: own }, at) =>
          `${nameOf(name, at)} **${bind(`bagian_${at + 1}`)}**${own === undefined ? '' : ` (tiap orang **${bind(`tiap_${at + 1}`)}**)`}`,
      )
      .join(', ')}.`,
    chart: {
      title: 'Bagian masing-masing',
      categories: parts.map(({ name }, at) => nameOf(name, at)),
      values: parts.map((_, at) => `bagian_${at + 1}`),
    },
  }
}
