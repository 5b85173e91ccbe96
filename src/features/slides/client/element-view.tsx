import type { CSSProperties } from 'react'

import type { SlideElement } from '../shared/scene/deck.ts'
import type { Surface } from '../shared/scene/deck-themes.ts'
import type { DrawnElement, DrawnStyle } from '../shared/scene/drawn-slide.ts'
import { figureColumns } from '../shared/scene/table-columns.ts'
import { typesetting } from '../shared/scene/text-fit.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import { MarkedLine, MarkedWords } from './marked-words.tsx'
import { ShapeDrawing } from './shape-drawing.tsx'
import s from './stage.module.css'
import './stand-in-faces.css'

/** What stands in for the faces of the files where a device does not have them; Carlito is as wide as Calibri. */
const faces = {
  Arial: 'Arial, "Liberation Sans", Arimo, Helvetica, "Arial stand-in", sans-serif',
  'Times New Roman': '"Times New Roman", "Liberation Serif", Tinos, Times, "Times stand-in", serif',
  Calibri: 'Calibri, Carlito, "Liberation Sans", "Arial stand-in", sans-serif',
} as const

/** The look of the words of an element, shared by the drawn text and the field it is typed in. */
export const wordsStyle = (style: DrawnStyle): CSSProperties => ({
  fontFamily: faces[style.fontFamily],
  fontSize: style.fontSize,
  fontWeight: style.fontWeight === 'bold' ? 700 : 400,
  fontStyle: style.fontStyle,
  textDecoration: style.textDecoration === 'underline' ? 'underline' : 'none',
  textAlign: style.textAlign,
  color: style.color,
  lineHeight: typesetting.lineHeight,
})

/** Where the words of a box begin, as an alignment of its column. */
export const vertical = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const

const Words = ({ text, style }: { readonly text: string; readonly style: DrawnStyle }) => {
  if (style.list === 'none') {
    return (
      <div className={s.words}>
        <MarkedWords text={text} />
      </div>
    )
  }
  const List = style.list === 'number' ? 'ol' : 'ul'
  return (
    <List
      className={style.list === 'number' ? s.numbers : s.bullets}
      style={{ gap: `${typesetting.pointGap}em`, paddingLeft: `${typesetting.pointIndent}em` }}
    >
      {text.split('\n').map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
        <li key={index} className={line.trim() === '' ? s.noPoint : undefined}>
          <MarkedLine text={line} />
        </li>
      ))}
    </List>
  )
}

const rowStyle = (surface: Surface, isHead: boolean, row: number): CSSProperties | undefined => {
  if (isHead) return { background: surface.tableHead, color: surface.onTableHead }
  return row % 2 === 0 ? { background: surface.tableBand } : undefined
}

const Table = ({ table, surface }: { table: NonNullable<SlideElement['table']>; surface: Surface }) => {
  const isFigure = figureColumns(table.rows, table.header)
  return (
    <table className={s.table}>
      <tbody>
        {table.rows.map((cells, row) => {
          const isHead = table.header && row === 0
          const Cell = isHead ? 'th' : 'td'
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place
            <tr key={row} style={rowStyle(surface, isHead, row)}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its place
                <Cell
                  key={column}
                  style={{ borderColor: surface.line, ...(isFigure[column] ? { textAlign: 'right' } : {}) }}
                >
                  <MarkedWords text={cell} />
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const EmptyPicture = ({ surface }: { readonly surface: Surface }) => (
  <div className={s.emptyPicture} style={{ background: surface.panel, color: surface.soft, borderColor: surface.line }}>
    <svg viewBox="0 0 24 24" width="40" height="40" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <circle cx="9" cy="9" r="2" />
      <path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21" />
    </svg>
    <span>Tempat gambar</span>
  </div>
)

interface ElementViewProps {
  readonly element: DrawnElement
  readonly surface: Surface
}

/** One element inside its box, without its place: the same drawing for stage, thumbnail and presentation. */
export const ElementView = ({ element, surface }: ElementViewProps) => {
  const { style, position } = element
  const { width, height } = position
  switch (element.type) {
    case 'text':
      return (
        <div
          className={s.text}
          style={{
            ...wordsStyle(style),
            background: style.backgroundColor,
            justifyContent: vertical[style.verticalAlign],
          }}
        >
          <Words text={element.content} style={style} />
        </div>
      )
    case 'image':
      return element.content === '' ? (
        <EmptyPicture surface={surface} />
      ) : (
        <img className={s.picture} src={element.content} alt={element.alt ?? ''} draggable={false} />
      )
    case 'chart':
      return element.chart ? (
        <div className={s.chart} style={{ background: style.backgroundColor, fontFamily: faces[style.fontFamily] }}>
          <ChartDrawing
            chart={element.chart}
            width={width}
            height={height}
            look={{
              colors: surface.chart,
              ink: surface.ink,
              soft: surface.soft,
              line: surface.line,
              background: surface.background,
              fontSize: style.fontSize,
            }}
          />
        </div>
      ) : null
    case 'shape':
      return <ShapeDrawing shape={element.shape ?? 'rectangle'} width={width} height={height} style={style} />
    case 'table':
      return element.table ? (
        <div className={s.tableBox} style={{ ...wordsStyle(style), background: style.backgroundColor }}>
          <Table table={element.table} surface={surface} />
        </div>
      ) : null
  }
}
