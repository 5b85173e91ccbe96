import type { DrawnStyle } from '../shared/scene/drawn-slide.ts'
import type { SlideElement } from '../shared/scene/deck.ts'

interface ShapeDrawingProps {
  readonly shape: NonNullable<SlideElement['shape']>
  readonly width: number
  readonly height: number
  readonly style: DrawnStyle
}

const strokeOf = (color: string): string => (color === 'transparent' ? 'none' : color)

/** A shape as vectors, filling its box: filled with its background, outlined in its colour; lines are all colour. */
export const ShapeDrawing = ({ shape, width, height, style }: ShapeDrawingProps) => {
  const middle = height / 2
  const head = Math.min(16, width / 3)
  const filled = { fill: strokeOf(style.backgroundColor), stroke: strokeOf(style.color), strokeWidth: 2 }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden="true" overflow="visible">
      {shape === 'ellipse' ? (
        <ellipse cx={width / 2} cy={middle} rx={width / 2} ry={middle} {...filled} />
      ) : shape === 'line' || shape === 'arrow' ? (
        <path
          d={`M0 ${middle}H${width}${shape === 'arrow' ? `M${width - head} ${middle - head * 0.6}L${width} ${middle}L${width - head} ${middle + head * 0.6}` : ''}`}
          fill="none"
          stroke={strokeOf(style.color)}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ) : (
        <rect
          width={width}
          height={height}
          rx={shape === 'rounded' ? Math.min(width, height) * 0.16667 : 0}
          {...filled}
        />
      )}
    </svg>
  )
}
