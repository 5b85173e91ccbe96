import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'

import type { Block } from '#core/render/shared/render-tree.ts'
import { sentenceCase } from '#core/text/shared/letter-case.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { paySlipTitle } from '../shared/letter/cash-flow.ts'
import { discountName } from '../shared/letter/letter-facts.ts'
import type { LetterData } from '../shared/letter.ts'
import { blankText, runs } from '../shared/content/runs.ts'
import { usualTax } from '../shared/letter/tax-rule.ts'
import type { Totals } from '../shared/letter/totals.ts'
import { budgetTitle } from '../shared/letter/cash-flow.ts'
import { moneyText, percentText } from '../shared/letter/wording.ts'
import { Fact, ValueFact } from './facts.tsx'
import { useLetter } from './letter-editing.ts'
import { Runs } from './rendered-blocks.tsx'
import g from './goods.module.css'
import { readMoney, readShare, writeMoney, writeShare } from './typed-values.ts'

interface SumProps {
  readonly span: number
  readonly label: ReactNode
  readonly value: ReactNode
  readonly strong?: boolean
  readonly onRemove?: () => void
  readonly removeLabel?: string
}

const Sum = ({ span, label, value, strong, onRemove, removeLabel }: SumProps) => (
  <tr className={strong ? g.total : undefined}>
    <td colSpan={span} className={g.right}>
      {label}
    </td>
    <td className={g.right}>{value}</td>
    <td className={g.tools}>
      {onRemove ? (
        <span>
          <button type="button" className={g.tool} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
            <X size={16} strokeWidth={1.9} aria-hidden="true" />
          </button>
        </span>
      ) : null}
    </td>
  </tr>
)

type Share = LetterData['discount']
type ShareKey = 'discount' | 'withheld' | 'downPayment'

const withoutWithheld = (letter: LetterData): LetterData => {
  const { withheld: _, ...others } = letter
  return others
}

const shareHint = '5% atau 50.000'

type Table = Extract<Block, { type: 'table' }>

interface GoodsSumsProps {
  readonly totals: Totals
  readonly span: number
  /** The table of a report of money in and out, which has sums of its own: below each column, and what is left. */
  readonly flowTable: Table | null
}

/** The last row of such a table: what both columns add up to. */
const ColumnSums = ({ cells }: { readonly cells: Table['rows'][number] }) => (
  <tr>
    {cells.map((cell, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- cells have no identity but their column
      <td key={at} className={at > 1 ? g.right : undefined}>
        <Runs runs={cell} />
      </td>
    ))}
    <td className={g.tools}>{null}</td>
  </tr>
)

/** Discount, charges, PPN, total, down payment: figures follow the lines; what the owner sets is a field. */
export const GoodsSums = ({ totals, span, flowTable }: GoodsSumsProps) => {
  const { letter, change } = useLetter()
  const { discount, withheld, charges, downPayment } = letter
  const { tax } = totals
  const hasSteps =
    flowTable === null && (discount !== null || withheld !== undefined || charges.length > 0 || letter.tax !== null)
  const put = (part: Partial<LetterData>): void => change(Object.keys(part).join(), (known) => ({ ...known, ...part }))
  const [moved, setMoved] = useState<ShareKey | null>(null)
  /** A percentage is typed behind its name; an amount stands, and is typed, where amounts stand. */
  const share = (
    label: string,
    key: ShareKey,
    value: NonNullable<Share>,
    shown: string,
    sign: '' | '−',
    set: (next: NonNullable<Share>) => void,
  ) => {
    const field = (
      <ValueFact<Share>
        label={label}
        hint={shareHint}
        value={value}
        read={readShare}
        write={(known) => (known && 'amount' in known && known.amount === 0 ? '' : writeShare(known))}
        takesFocus={moved === key}
        onChange={(next) => {
          setMoved('percent' in value !== 'percent' in (next ?? { amount: 0 }) ? key : null)
          set(next ?? { amount: 0 })
        }}
      />
    )
    if ('percent' in value)
      return {
        label: (
          <>
            {label} {field}
          </>
        ),
        value: `${sign}${shown}`,
      }
    return {
      label,
      value:
        value.amount === 0 ? (
          field
        ) : (
          <>
            {sign}
            {field}
          </>
        ),
    }
  }
  const setCharge = (at: number, part: Partial<LetterData['charges'][number]>): void =>
    change(`charge.${at}.${Object.keys(part).join()}`, (known) => ({
      ...known,
      charges: known.charges.map((charge, index) => (index === at ? { ...charge, ...part } : charge)),
    }))
  return (
    <tfoot>
      {hasSteps ? <Sum span={span} label="Subtotal" value={formatNumber(totals.subtotal)} /> : null}
      {discount === null ? null : (
        <Sum
          span={span}
          {...share(discountName(letter), 'discount', discount, formatNumber(totals.discount), '−', (next) =>
            put({ discount: next }),
          )}
          removeLabel={`Hapus ${discountName(letter).toLowerCase()}`}
          onRemove={() => put({ discount: null })}
        />
      )}
      {charges.map((charge, at) => (
        <Sum
          // oxlint-disable-next-line react/no-array-index-key -- charges have no identity but their place
          key={at}
          span={span}
          label={
            <Fact
              label={`Nama biaya ${at + 1}`}
              hint="nama biaya"
              value={sentenceCase(charge.label)}
              onChange={(label) => setCharge(at, { label })}
            />
          }
          value={
            <ValueFact
              label={`Besar biaya ${at + 1}`}
              hint="0"
              value={charge.amount}
              read={readMoney}
              write={(amount) => (amount === 0 ? '' : writeMoney(amount))}
              onChange={(amount) => setCharge(at, { amount: amount ?? 0 })}
            />
          }
          removeLabel={`Hapus biaya ${at + 1}`}
          onRemove={() => put({ charges: charges.filter((_, index) => index !== at) })}
        />
      ))}
      {tax && !flowTable ? (
        <>
          <Sum span={span} label="Dasar pengenaan pajak (DPP)" value={formatNumber(tax.base)} />
          {tax.otherBase === null ? null : (
            <Sum span={span} label="DPP nilai lain (11/12)" value={formatNumber(tax.otherBase)} />
          )}
        </>
      ) : null}
      {letter.tax ? (
        <Sum
          span={span}
          label={`PPN ${percentText(letter.tax.percent)}${letter.tax.included ? ' (sudah termasuk)' : ''}`}
          value={tax ? formatNumber(tax.amount) : ''}
          removeLabel="Hapus PPN"
          onRemove={() => put({ tax: null })}
        />
      ) : null}
      {/* A tax that the payer keeps back stands below PPN, which it does not lower. */}
      {withheld === undefined ? null : (
        <Sum
          span={span}
          {...share(withheld.name, 'withheld', withheld.share, formatNumber(totals.withheld), '−', (next) =>
            put({ withheld: { ...withheld, share: next } }),
          )}
          removeLabel={`Hapus ${withheld.name}`}
          onRemove={() => change('withheld', withoutWithheld)}
        />
      )}
      {flowTable ? <ColumnSums cells={flowTable.rows.at(-1) ?? []} /> : null}
      {flowTable?.sums.map(({ label, value, strong }) => (
        <Sum
          key={label.map(({ text }) => text).join('')}
          span={span}
          strong={strong}
          label={<Runs runs={label} />}
          value={<Runs runs={value} />}
        />
      ))}
      {flowTable ? null : (
        <Sum
          span={span}
          strong
          label="Total"
          value={
            totals.total === null ? <Runs runs={runs(blankText('harga yang belum ada'))} /> : moneyText(totals.total)
          }
        />
      )}
      {downPayment === null ? null : (
        <>
          <Sum
            span={span}
            {...share('Uang muka', 'downPayment', downPayment, formatNumber(totals.downPayment), '', (next) =>
              put({ downPayment: next }),
            )}
            removeLabel="Hapus uang muka"
            onRemove={() => put({ downPayment: null })}
          />
          {totals.balance === null || totals.downPayment === 0 ? null : (
            <Sum span={span} strong label="Sisa pembayaran" value={moneyText(totals.balance)} />
          )}
        </>
      )}
    </tfoot>
  )
}

/** What is earned, spent or counted is neither taxed nor paid in advance; what is planned to be bought is. */
const isSold = ({ documentType, title }: LetterData): boolean =>
  (documentType !== 'laporan' && documentType !== 'surat-perjalanan-dinas') || title === budgetTitle

/** The keys under the table that add to it. */
export const GoodsAdders = () => {
  const { letter, change } = useLetter()
  const isSlip = letter.title === paySlipTitle
  const adders: readonly { name: string; isOffered: boolean; add: (known: LetterData) => LetterData }[] = [
    {
      name: 'Baris',
      isOffered: true,
      add: (known) => ({
        ...known,
        lines: [...known.lines, { description: '', quantity: null, unit: '', price: null }],
      }),
    },
    {
      name: 'Potongan',
      isOffered: isSlip,
      add: (known) => ({
        ...known,
        lines: [...known.lines, { description: 'potongan', quantity: null, unit: '', price: 0 }],
      }),
    },
    {
      name: discountName(letter),
      isOffered: letter.discount === null && isSold(letter),
      add: (known) => ({ ...known, discount: { amount: 0 } }),
    },
    {
      name: 'Biaya',
      isOffered: isSold(letter),
      add: (known) => ({ ...known, charges: [...known.charges, { label: '', amount: 0 }] }),
    },
    {
      name: 'PPN',
      isOffered: letter.tax === null && isSold(letter),
      add: (known) => ({ ...known, tax: usualTax(null, false) }),
    },
    {
      name: 'Uang muka',
      isOffered: letter.downPayment === null && isSold(letter),
      add: (known) => ({ ...known, downPayment: { amount: 0 } }),
    },
  ]
  return (
    <fieldset className={g.adders}>
      <legend className="sr">Tambah ke tabel</legend>
      {adders
        .filter(({ isOffered }) => isOffered)
        .map(({ name, add }) => (
          <button key={name} type="button" className={g.adder} onClick={() => change(`add.${name}`, add)}>
            <Plus size={14} strokeWidth={2} aria-hidden="true" />
            {name}
          </button>
        ))}
    </fieldset>
  )
}
