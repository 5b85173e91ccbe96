import TriangleAlert from 'lucide-react/icons/triangle-alert'

import type { Run } from '#core/render/shared/render-tree.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import type { FigureCard, ShownBlock, ShownSection } from '../shared/view.ts'
import { ChartView } from './chart-view.tsx'
import { InputsView } from './inputs-view.tsx'
import s from './section-view.module.css'

/** Runs of prose; blanks stand out as what is still to be filled in. */
export const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, bold, blank }, at) => {
    const words = blank ? <mark className={s.blank}>{text}</mark> : text
    // oxlint-disable-next-line react/no-array-index-key -- runs have no identity but their place
    return bold ? <strong key={at}>{words}</strong> : <span key={at}>{words}</span>
  })

const Card = ({ card }: { readonly card: FigureCard }) => (
  <li className={s.card}>
    <span className={s.cardLabel}>{card.label}</span>
    <strong className={classNames('num', s.cardValue)}>
      <Runs runs={card.value} />
    </strong>
    {card.words === '' ? null : (
      <details className={s.how}>
        <summary>Cara hitung</summary>
        <p>{card.words}</p>
        <p className="num">= {card.figures}</p>
      </details>
    )}
  </li>
)

const Table = ({ block }: { readonly block: Extract<ShownBlock, { type: 'table' }> }) => (
  // Wide tables scroll by themselves; the keyboard reaches them like any other thing that scrolls.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className={s.tableBox} aria-label={block.caption || 'Tabel'} tabIndex={0}>
    <table className={s.table}>
      {block.caption === '' ? null : <caption>{block.caption}</caption>}
      <thead>
        <tr>
          {block.columns.map(({ label, align }, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <th key={at} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, rowAt) => (
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={rowAt}>
            {row.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} data-align={block.columns[at]?.align}>
                <Runs runs={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {block.total ? (
        <tfoot>
          <tr>
            {block.total.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} data-align={block.columns[at]?.align}>
                <Runs runs={cell} />
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  </section>
)

interface BlockViewProps {
  readonly block: ShownBlock
  readonly onFigure: (id: string, value: number | null) => void
}

export const BlockView = ({ block, onFigure }: BlockViewProps) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={s.paragraph}>
          <Runs runs={block.runs} />
        </p>
      )
    case 'note':
      return (
        <div className={s.note} role="note">
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          <p>
            <strong>Perlu dicek: </strong>
            <Runs runs={block.runs} />
          </p>
        </div>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={s.list}>
          {block.items.map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <Table block={block} />
    case 'figures':
      return (
        <ul className={s.cards}>
          {block.cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )
    case 'inputs':
      return <InputsView figures={block.figures} onFigure={onFigure} />
    case 'chart':
      return <ChartView title={block.title} data={block.data} description={block.description} />
  }
}

interface SectionViewProps extends Pick<BlockViewProps, 'onFigure'> {
  readonly section: ShownSection
  readonly children?: React.ReactNode
}

/** A section as it is read: its title, then its blocks. `children` stand beside the title. */
export const SectionView = ({ section, onFigure, children }: SectionViewProps) => (
  <section className={s.section} aria-labelledby={`bagian-${section.id}`}>
    <header className={s.head}>
      <h2 id={`bagian-${section.id}`}>{section.title}</h2>
      {children}
    </header>
    {section.blocks.map((block) => (
      <BlockView key={block.at} block={block} onFigure={onFigure} />
    ))}
  </section>
)
