import type { AnalysisBlock } from '../../analysis-content.ts'
import { bind, onlyIf, p } from '../../draft.ts'
import type { Entry } from '../../ledger/entry.ts'
import type { WorkedStep } from '../../makers/worked.ts'
import { supposedName } from './statement-wanted.ts'

/** What a statement came to, as its sentences need it. */
export interface StatementResults {
  /** Takings and costs that the result is reckoned of; costs are empty where there are none. */
  readonly income: string
  readonly costs: string
  readonly piece: string | null
  /** ` sebulan`, for what time it is. */
  readonly time: string
  readonly isBalance: boolean
  readonly isCash: boolean
  readonly hasMargin: boolean
  readonly hasLargest: boolean
  readonly key: string
  /** The result that is asked, where it is another than what is left. */
  readonly answered: WorkedStep | undefined
  /** Its own sentence, where the result is divided. */
  readonly shared: string | undefined
  readonly supposed: Entry | undefined
  readonly pieces: { readonly noun: string } | null
  readonly timed: readonly WorkedStep[]
  readonly hours: boolean
}

/** `Dari pemasukan sebulan … dikurangi biaya …, labanya …`. */
const leftOver = ({ income, costs, piece, time, isBalance, isCash, hasMargin }: StatementResults): string => {
  const from = isBalance
    ? `Saldo awal ${bind('saldo_awal')} ditambah pemasukan`
    : piece === null
      ? `Dari pemasukan${time}`
      : 'Dijual'
  const result = isBalance
    ? `saldo akhirnya **${bind('bersih')}**`
    : isCash
      ? `kas bersihnya **${bind('bersih')}**`
      : piece === null
        ? `{{bersih|laba|impas, selisih|rugi}}nya **${bind('besar')}**`
        : `{{bersih|untung|impas, selisih|rugi}} **${bind('besar')}** per ${piece}`
  const less = costs === '' ? '' : ` dikurangi biaya ${bind(costs)}`
  return `${from} ${bind(income)}${less}, ${result}${hasMargin ? ` (margin ${bind('margin')})` : ''}.`
}

/** The statement in sentences: what was asked first, then what is left, what would be left, and what that is in other times. */
export const statementWords = (of: StatementResults): readonly AnalysisBlock[] => {
  const { answered, shared, key, costs, isBalance, supposed, pieces, timed, hasLargest, hours } = of
  const known = onlyIf('bersih', 'positive', 'zero', 'negative')
  const name = supposed === undefined ? '' : supposedName(supposed)
  return [
    ...(answered ? [p(shared ?? `${answered.label}: **${bind(key)}**.`, known)] : []),
    ...(answered === undefined || costs !== '' ? [p(leftOver(of), known)] : []),
    ...(hours
      ? [p(`Terpakai ${bind('jam')}; biayanya tertutup sejak ${bind('impas')}.`, onlyIf('impas', 'positive'))]
      : []),
    ...(isBalance
      ? [
          p(
            `Yang masuk {{arus|masih lebih besar daripada yang keluar: kas bertambah|sama dengan yang keluar, selisih|lebih kecil daripada yang keluar: kas berkurang}} **${bind('arus_besar')}**.`,
            known,
          ),
        ]
      : []),
    ...(supposed
      ? [
          p(`Setelah ${name} ${bind('kalau')}, sisanya **${bind('sisa_kalau')}**.`, onlyIf('sisa_kalau', 'positive')),
          p(
            `Kalau ${name} ${bind('kalau')}, tidak cukup: kurang ${bind('sisa_kalau')}.`,
            onlyIf('sisa_kalau', 'negative', 'zero'),
          ),
        ]
      : []),
    ...(pieces
      ? [
          p(
            `Tiap ${pieces.noun}: biaya **${bind('modal_tiap')}**, {{untung_tiap|untung|impas, selisih|selisih}} **${bind('untung_tiap')}**.`,
            known,
          ),
        ]
      : []),
    ...timed.filter(({ id }) => id !== key).map(({ id, label }) => p(`${label}: **${bind(id)}**.`, known)),
    ...(hasLargest
      ? [
          p(
            `Biaya terbesar ${bind('terbesar')}, ${bind('terbesar_persen')} dari pemasukan.`,
            onlyIf('terbesar_persen', 'positive'),
          ),
        ]
      : []),
  ]
}
