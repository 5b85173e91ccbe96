/** The longest side of a stored logo, in pixels. */
export const longestLogoSide = 512
/** The largest stored logo, in bytes of the file. */
export const mostLogoBytes = 200_000
/** Larger files are not even read: a photo of a phone has 3 to 12 MB. */
export const mostSourceBytes = 25_000_000

export type LogoType = 'image/png' | 'image/jpeg'

/** One way to write a logo. */
export interface LogoTry {
  readonly width: number
  readonly height: number
  readonly type: LogoType
  /** Of JPEG; PNG has none. */
  readonly quality?: number
}

/** The size within a square, with the same proportions; never larger than it is, never without a pixel. */
export const fitWithin = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * How a logo is written, the best way first: pictures that may be see-through stay PNG (Word and PowerPoint show no WebP),
 * photos become JPEG; whatever is too heavy is tried again smaller.
 */
export const logoTries = (width: number, height: number, source: string): readonly LogoTry[] => {
  const sides = [longestLogoSide, 384, 256, 192, 128, 64]
  if (source !== 'image/jpeg') return sides.map((side) => ({ ...fitWithin(width, height, side), type: 'image/png' }))
  return sides.flatMap((side) =>
    [0.9, 0.75].map((quality) => ({ ...fitWithin(width, height, side), type: 'image/jpeg' as const, quality })),
  )
}
