import type { Slide } from './deck.ts'

/** What a slide is called among the others: which step it is where that stands above its title, else its title. */
export const stepName = ({ elements, title }: Slide): string =>
  elements.find(({ role, type }) => type === 'text' && role === 'kicker')?.content.trim() || title
