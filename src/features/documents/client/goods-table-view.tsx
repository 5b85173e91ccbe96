import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { Fragment, type KeyboardEvent } from 'react'
import { sentenceCase } from '#core/text/shared/letter-case.ts'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import { cashFlow, type CashFlow } from '../shared/letter/cash-flow.ts'
import { isPriceList, letterTotals } from '../shared/letter/letter-facts.ts'
import { letterBlock } from '../shared/letter/letter-blocks.ts'
import type { LetterData, LetterLine } from '../shared/letter.ts'
import { Fact, ValueFact } from './facts.tsx'
import { GoodsAdders, GoodsSums } from './goods-sums-view.tsx'
import { useLetter } from './letter-editing.ts'
import { PageRow } from './pages/page-row.tsx'
import { useGoodsPages } from './pages/page-starts.ts'
import { RenderedBlocks } from './rendered-blocks.tsx'
import g from './goods.module.css'
import s from './sheet.module.css'
import { readMoney, readQuantity, writeMoney, writeQuantity } from './typed-values.ts'

const noLine: LetterLine = { description: '', quantity: null, unit: '', price: null }

const icon = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const

type Layout = 'items' | 'costs' | 'prices' | 'flow'

/** The tables of the exports: goods with sums, plain costs, prices that are not added up, money in and out. */
const layoutOf = (letter: LetterData): Layout => {
  if (cashFlow(letter)) return 'flow'
  if (isPriceList(letter)) return 'prices'
  const [table] = letterBlock(letter, 'goodsTable')
  return table?.type === 'table' && table.columns.length === 3 ? 'costs' : 'items'
}

const moved = (lines: readonly LetterLine[], from: number, to: number): LetterLine[] => {
  const rest = [...lines]
  const [line] = rest.splice(from, 1)
  if (line) rest.splice(to, 0, line)
  return rest
}

const NoAmount = () => (
  <td>
    <span className="sr">tidak ada</span>
  </td>
)

interface RowProps {
  readonly at: number
  readonly line: LetterLine
  readonly amount: number | null
  readonly layout: Layout
  readonly count: number
  /** In a report of money in and out: which of the two this line is. */
  readonly incoming: boolean
}

const Row = ({ at, line, amount, layout, count, incoming }: RowProps) => {
  const { change } = useLetter()
  const number = at + 1
  const set = (part: Partial<LetterLine>): void =>
    change(`line.${at}.${Object.keys(part).join()}`, (known) => ({
      ...known,
      lines: (known.lines.length > 0 ? known.lines : [noLine]).map((one, index) =>
        index === at ? { ...one, ...part } : one,
      ),
    }))
  const setLines = (name: string, next: (lines: readonly LetterLine[]) => LetterLine[]) => () =>
    change(`lines.${name}.${at}`, (known) => ({ ...known, lines: next(known.lines) }))
  const up = setLines('up', (lines) => moved(lines, at, at - 1))
  const down = setLines('down', (lines) => moved(lines, at, at + 1))
  const remove = setLines('remove', (lines) => lines.filter((_, index) => index !== at))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (event.key === 'ArrowUp' && at > 0) up()
    if (event.key === 'ArrowDown' && at < count - 1) down()
  }
  const isEmpty = line.description === '' && line.price === null
  const price = (
    <ValueFact
      label={`Harga baris ${number}`}
      blank={layout === 'costs' || layout === 'flow' ? 'jumlah biaya' : 'harga satuan'}
      value={line.price}
      read={readMoney}
      write={writeMoney}
      onChange={(value) => set({ price: value })}
    />
  )
  const unit = (
    <Fact
      label={`Satuan baris ${number}`}
      hint={layout === 'prices' ? 'buah' : 'satuan'}
      className={line.unit || layout === 'prices' ? undefined : g.spareInline}
      value={line.unit}
      onChange={(value) => set({ unit: value })}
    />
  )
  const quantity = (
    <ValueFact
      label={`Jumlah baris ${number}`}
      blank={isEmpty ? 'jumlah' : undefined}
      hint="1"
      value={line.quantity}
      read={readQuantity}
      write={writeQuantity}
      onChange={(value) => set({ quantity: value })}
    />
  )
  // `Lembur (6 jam × 15.000)`: two columns of money have none for counts and prices.
  const isCounted = layout === 'flow' && line.quantity !== null && amount !== null
  return (
    <tr onKeyDown={onKeyDown}>
      <td className={g.no}>{number}</td>
      <td className={g.what}>
        <Fact
          label={`Uraian baris ${number}`}
          blank="nama barang atau jasa"
          value={sentenceCase(line.description)}
          onChange={(value) => set({ description: value })}
        />
        {isCounted ? (
          <>
            {' '}
            ({quantity} {unit} × {price})
          </>
        ) : null}
      </td>
      {layout === 'items' ? (
        <td className={classNames(g.right, g.howMany)}>
          {quantity} {unit}
        </td>
      ) : null}
      {layout === 'prices' ? <td className={g.howMany}>{unit}</td> : null}
      {layout === 'flow' && !incoming ? <NoAmount /> : null}
      <td className={classNames(g.right, layout === 'items' ? g.price : g.amount)}>
        {isCounted ? formatNumber(amount) : price}
      </td>
      {layout === 'flow' && incoming ? <NoAmount /> : null}
      {layout === 'items' ? (
        <td className={classNames(g.right, g.amount)}>{amount === null ? '' : formatNumber(amount)}</td>
      ) : null}
      <td className={g.tools}>
        <span>
          <button
            type="button"
            className={g.tool}
            aria-label={`Naikkan baris ${number}`}
            title="Naikkan (Alt+↑)"
            disabled={at === 0}
            onClick={up}
          >
            <ArrowUp {...icon} />
          </button>
          <button
            type="button"
            className={g.tool}
            aria-label={`Turunkan baris ${number}`}
            title="Turunkan (Alt+↓)"
            disabled={at >= count - 1}
            onClick={down}
          >
            <ArrowDown {...icon} />
          </button>
          <button
            type="button"
            className={g.tool}
            aria-label={`Hapus baris ${number}`}
            title="Hapus baris"
            onClick={remove}
          >
            <Trash2 {...icon} />
          </button>
        </span>
      </td>
    </tr>
  )
}

const headers: Readonly<Record<Exclude<Layout, 'flow'>, readonly string[]>> = {
  items: ['No', 'Uraian', 'Jumlah', 'Harga (Rp)', 'Total (Rp)'],
  costs: ['No', 'Uraian', 'Jumlah (Rp)'],
  prices: ['No', 'Uraian', 'Satuan', 'Harga Satuan (Rp)'],
}

const headersOf = (layout: Layout, flow: CashFlow | null): readonly string[] =>
  layout === 'flow' ? ['No', 'Uraian', `${flow?.sides.incoming} (Rp)`, `${flow?.sides.outgoing} (Rp)`] : headers[layout]

const isFigure = (header: string): boolean => header === 'Jumlah' || header.endsWith('(Rp)')

/** The goods with their sums; everything that can be reckoned is reckoned while the owner types. */
export const GoodsTable = () => {
  const { letter } = useLetter()
  const lines = letter.lines.length > 0 ? letter.lines : [noLine]
  const shown = { ...letter, lines }
  const layout = layoutOf(letter)
  const totals = letterTotals(shown)
  const flow = cashFlow(letter)
  const heads = headersOf(layout, flow)
  const pages = useGoodsPages()
  const [table, ...below] = letterBlock(letter, 'goodsTable')
  return (
    <>
      <table className={classNames(g.table, s[layout])}>
        <thead>
          <tr>
            {heads.map((header) => (
              <th key={header} scope="col" className={isFigure(header) ? g.right : undefined}>
                {header}
              </th>
            ))}
            <th className={g.tools}>
              <span className="sr">Atur baris</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const page = pages.get(at)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
              <Fragment key={at}>
                {page === undefined ? null : <PageRow page={page} columns={heads.length} />}
                <Row
                  at={at}
                  line={line}
                  amount={totals.lines[at] ?? null}
                  layout={layout}
                  count={lines.length}
                  incoming={flow?.entries[at]?.incoming ?? false}
                />
              </Fragment>
            )
          })}
        </tbody>
        {layout === 'prices' ? null : (
          <GoodsSums
            totals={totals}
            span={heads.length - 1}
            flowTable={flow && table?.type === 'table' ? table : null}
          />
        )}
      </table>
      <GoodsAdders />
      <RenderedBlocks blocks={below} />
    </>
  )
}
