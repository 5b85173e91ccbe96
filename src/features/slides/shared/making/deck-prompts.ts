import { pointsSection, type Section } from './section.ts'

/** A step that nobody has told yet; `want` says which comes first where the argument is thin: 0 is always there. */
export interface Prompt extends Section {
  readonly want: number
}

/** A slide of blanks with a hint for who speaks. */
export const prompt = (want: number, title: string, lines: readonly string[], notes: string): Prompt => ({
  ...pointsSection(title, lines, notes),
  isBlank: true,
  want,
})

/** The same with a place for a picture. */
export const picture = (
  want: number,
  title: string,
  lines: readonly string[],
  what: string,
  notes: string,
): Prompt => ({
  ...prompt(want, title, lines, notes),
  kind: 'picture',
  picture: what,
})
