import { findNamed } from '#core/assistant/shared/revision/find-named.ts'

import type { LetterLine } from '../letter.ts'

/** The rows that some words mean; empty where they mean none. */
export const findRows = (said: string, rows: readonly LetterLine[]): number[] =>
  findNamed(
    said,
    rows.map(({ description }) => description),
  )
