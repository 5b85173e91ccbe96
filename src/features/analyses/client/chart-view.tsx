import { createContext, use, useEffect, useRef, useState } from 'react'

import {
  type ChartData,
  type ChartInk,
  type ChartMark,
  chartTextSize,
  drawChart,
} from '#core/render/shared/chart-drawing.ts'
import { chartTable } from '../shared/view.ts'
import s from './chart-view.module.css'

/** The width of charts where it is known before anything is laid out: on paper. */
export const ChartWidth = createContext<number | null>(null)

/** The width of an element, followed as it changes. */
const useWidth = (): [React.RefObject<HTMLDivElement | null>, number] => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}

const ink = (name: ChartInk): string => s[name] ?? ''

const Mark = ({ mark }: { readonly mark: ChartMark }) => {
  switch (mark.type) {
    case 'rect':
      return <rect className={ink(mark.ink)} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx="1.5" />
    case 'line':
      return (
        <line className={ink(mark.ink)} x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} strokeWidth={mark.width} />
      )
    case 'path':
      return (
        <polyline
          className={ink(mark.ink)}
          points={mark.points.map((point) => point.join(',')).join(' ')}
          strokeWidth={mark.width}
          strokeLinejoin="round"
        />
      )
    case 'dot':
      return <circle className={ink(mark.ink)} cx={mark.x} cy={mark.y} r={mark.r} />
    case 'text':
      return (
        <text
          className={ink(mark.ink)}
          x={mark.x}
          y={mark.y}
          textAnchor={mark.anchor}
          fontSize={chartTextSize}
          fontWeight={mark.bold ? 700 : 500}
        >
          {mark.text}
        </text>
      )
  }
}

interface ChartViewProps {
  readonly title: string
  readonly data: ChartData
  readonly description: string
}

/**
 * A chart as lines and words of the page: drawn from the same marks as the PDF, in the theme's colours, described in
 * words, and with its numbers in a table for whoever reads better than sees.
 */
export const ChartView = ({ title, data, description }: ChartViewProps) => {
  const [box, measured] = useWidth()
  const width = use(ChartWidth) ?? measured
  const drawing = width > 0 ? drawChart(data, width) : null
  const [header = [], ...rows] = chartTable(data, data.format)
  return (
    <figure className={s.chart}>
      <figcaption>{title}</figcaption>
      <div ref={box} className={s.box}>
        {drawing ? (
          <svg width={drawing.width} height={drawing.height} role="img" aria-label={description}>
            {/* Marks have no identity but their place. */}
            {drawing.marks.map((mark, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Mark key={at} mark={mark} />
            ))}
          </svg>
        ) : null}
      </div>
      <details className={s.numbers}>
        <summary>Lihat angkanya</summary>
        <table>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {header.map((cell, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...values], row) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at} className="num">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
