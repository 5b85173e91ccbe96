import { formatNumber } from '#core/text/shared/rupiah.ts'

/** The groups of the guide, in their order. */
export const helpGroups = ['Mulai', 'Membuat', 'Menyunting', 'Kasir dan website', 'Poin', 'Akun', 'Masalah'] as const
export type HelpGroup = (typeof helpGroups)[number]

/** A piece of an article. `try` is a sentence that the chat understands as it stands. */
export type HelpBlock =
  | string
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly rows: readonly (readonly [string, string])[] }
  | { readonly try: string }

export interface HelpArticle {
  /** Stands in addresses (`/?bantuan=poin`): never changed. */
  readonly id: string
  readonly group: HelpGroup
  readonly title: string
  /** Other words that owners use for it. */
  readonly keywords: string
  readonly body: readonly HelpBlock[]
}

/** `50 poin`. */
export const inPoints = (points: number): string => `${formatNumber(points)} poin`
