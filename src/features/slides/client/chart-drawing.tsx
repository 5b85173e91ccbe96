import { type ChartData } from '../shared/scene/deck.ts'
import { chartInWords, type ChartLook, type ChartMark, drawChart } from '../shared/scene/chart-drawing.ts'

const path = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')

const anchors = { left: 'start', center: 'middle', right: 'end' } as const

const Mark = ({ mark }: { readonly mark: ChartMark }) => {
  switch (mark.mark) {
    case 'rect':
      return <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} fill={mark.fill} />
    case 'line':
      return (
        <path
          d={path(mark.points)}
          fill="none"
          stroke={mark.stroke}
          strokeWidth={mark.width}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )
    case 'area':
      return <path d={`${path(mark.points)}Z`} fill={mark.fill} />
    case 'text': {
      const shift = { left: 0, center: mark.width / 2, right: mark.width }[mark.align]
      return (
        <text
          x={mark.x + shift}
          // The letters stand a little above the middle line of their box, as in the PDF.
          y={mark.y + mark.height / 2 + mark.size * 0.35}
          textAnchor={anchors[mark.align]}
          fontSize={mark.size}
          fontWeight={mark.bold ? 700 : 400}
          fill={mark.color}
        >
          {mark.text}
        </text>
      )
    }
  }
}

interface ChartDrawingProps {
  readonly chart: ChartData
  readonly width: number
  readonly height: number
  readonly look: ChartLook
}

/** A chart as vectors, drawn from its figures alone. */
export const ChartDrawing = ({ chart, width, height, look }: ChartDrawingProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" role="img" aria-label={chartInWords(chart)}>
    {drawChart(chart, { width, height }, look).map((mark, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a mark is known by its place
      <Mark key={index} mark={mark} />
    ))}
  </svg>
)
