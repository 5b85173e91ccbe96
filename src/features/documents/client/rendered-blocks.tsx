import { Fragment } from 'react'

import { assetUrl } from '#core/items/shared/assets.contract.ts'
import type { Block, Run } from '#core/render/shared/render-tree.ts'
import { classNames } from '#core/ui/client/class-names.ts'
import g from './goods.module.css'
import l from './letter.module.css'
import n from './nodes/table.module.css'
import s from './sheet.module.css'

/* The tree is drawn anew from the content each time and holds no state, so positions name its parts. */
/* oxlint-disable react/no-array-index-key */

/** Runs of text in their styles; blanks stand out. */
export const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ text, bold, italic, underline, blank, font, size, href }, at) => {
    const words = href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      text
    )
    const className = classNames(bold && s.bold, italic && s.italic, underline && s.underline, blank && s.blank)
    return className || font || size ? (
      <span key={at} className={className} data-blank={blank ? text : undefined} data-font={font} data-points={size}>
        {words}
      </span>
    ) : (
      <Fragment key={at}>{words}</Fragment>
    )
  })

const headings = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

const Table = ({ block }: { readonly block: Extract<Block, { type: 'table' }> }) => {
  const cell = (at: number): string | undefined => (block.columns[at]?.align === 'right' ? g.right : undefined)
  return (
    <table className={g.table}>
      <thead>
        <tr>
          {block.header.map((runs, at) => (
            <th key={at} className={cell(at)} scope="col">
              <Runs runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((runs, column) => (
              <td key={column} className={cell(column)} data-column={column} data-columns={row.length}>
                <Runs runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {block.sums.length > 0 ? (
        <tfoot>
          {block.sums.map(({ label, value, strong }, at) => (
            <tr key={at} className={strong ? g.total : undefined}>
              <td colSpan={block.columns.length - 1} className={g.right}>
                <Runs runs={label} />
              </td>
              <td className={g.right}>
                <Runs runs={value} />
              </td>
            </tr>
          ))}
        </tfoot>
      ) : null}
    </table>
  )
}

const Grid = ({ block }: { readonly block: Extract<Block, { type: 'grid' }> }) => (
  <table className={n.table}>
    <colgroup>
      {block.columns.map((share, at) => (
        <col key={at} style={{ width: `${share * 100}%` }} />
      ))}
    </colgroup>
    <tbody>
      {block.rows.map((row, at) => (
        <tr key={at}>
          {row.map(({ header, colspan, rowspan, blocks }, column) => {
            const Cell = header ? 'th' : 'td'
            return (
              <Cell key={column} colSpan={colspan} rowSpan={rowspan}>
                <RenderedBlocks blocks={blocks} />
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

const Fields = ({ block }: { readonly block: Extract<Block, { type: 'fields' }> }) => (
  <div className={l.fieldsRow}>
    <dl className={l.fields}>
      {block.rows.map(({ label, runs }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>
            <Runs runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
    {block.aside ? (
      <div className={l.aside}>
        <Runs runs={block.aside} />
      </div>
    ) : null}
  </div>
)

const RenderedBlock = ({ block }: { readonly block: Block }) => {
  switch (block.type) {
    case 'letterhead':
      return (
        <div className={l.letterhead}>
          {block.logo ? <img className={l.logo} src={assetUrl(block.logo)} alt="" /> : null}
          <p className={l.business}>
            <Runs runs={block.name} />
          </p>
          {block.lines.map((line, at) => (
            <div key={at}>
              <Runs runs={line} />
            </div>
          ))}
        </div>
      )
    case 'title':
      return (
        <div className={l.title}>
          <h2>
            <Runs runs={block.runs} />
          </h2>
          {block.below ? (
            <div>
              <Runs runs={block.below} />
            </div>
          ) : null}
        </div>
      )
    case 'heading': {
      const Heading = headings[block.level]
      return (
        <Heading className={block.plain ? s.article : s[`level${block.level}`]} data-align={block.align}>
          <Runs runs={block.runs} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={classNames(block.tight && l.tight)} data-align={block.align}>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List start={block.ordered ? block.start : undefined}>
          {block.items.map((item, at) => (
            <li key={at}>
              <RenderedBlocks blocks={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'fields':
      return <Fields block={block} />
    case 'table':
      return <Table block={block} />
    case 'columns':
      return (
        <div className={l.columns}>
          {block.cells.map((cell, at) => (
            <div key={at}>
              <RenderedBlocks blocks={cell} />
            </div>
          ))}
        </div>
      )
    case 'grid':
      return <Grid block={block} />
    case 'picture':
      return (
        <p data-align={block.align}>
          <img
            className={s.picture}
            src={assetUrl(block.asset)}
            alt={block.alt}
            style={{ width: `${block.width * 100}%` }}
          />
        </p>
      )
    case 'pageBreak':
      return <hr className={s.pause} />
    // Letters have neither key figures nor charts.
    case 'figures':
    case 'chart':
      return null
    case 'space':
      return <div className={block.points > 20 ? l.pen : l.gap} />
    case 'box':
      return (
        <div className={l.box}>
          <Runs runs={block.runs} />
        </div>
      )
  }
}

/** The blocks of the tree from which the files are made, on the screen: what is seen here is what is exported. */
export const RenderedBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, at) => <RenderedBlock key={at} block={block} />)
