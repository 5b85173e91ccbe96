import { formatRupiah, roundToRupiah } from '#core/text/shared/rupiah.ts'

import type { Told } from './figures.ts'

/** What was reckoned, with its way, so that it can be checked. */
export interface Reckoned {
  readonly name: string
  readonly text: string
}

/** One way to reckon: null where the figures it needs were not told. */
export type Way = (told: Told) => Reckoned | null

export const inRupiah = (value: number): string => formatRupiah(roundToRupiah(value))

/** Lines of a list, and paragraphs around it. */
export const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
export const paragraphs = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n')
