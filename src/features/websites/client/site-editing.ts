import type { BusinessInfo, SiteBlock, SiteContent } from '../shared/site-content.ts'

/** Changes of a site as the panel makes them: each gives a new content and leaves the old one as it was. */

export const changeInfo = (content: SiteContent, change: Partial<BusinessInfo>): SiteContent => ({
  ...content,
  businessInfo: { ...content.businessInfo, ...change },
})

export const changeTheme = (content: SiteContent, change: Partial<SiteContent['theme']>): SiteContent => ({
  ...content,
  theme: { ...content.theme, ...change },
})

export const changeRoot = (content: SiteContent, change: Partial<SiteContent['root']['props']>): SiteContent => ({
  ...content,
  root: { props: { ...content.root.props, ...change } },
})

/** Replaces one block; the others keep their identity. */
export const changeBlock = <B extends SiteBlock>(
  content: SiteContent,
  block: B,
  props: Partial<B['props']>,
): SiteContent => ({
  ...content,
  content: content.content.map((known) =>
    known.props.id === block.props.id ? ({ ...known, props: { ...known.props, ...props } } as SiteBlock) : known,
  ),
})

/** The list with one of its members elsewhere; a place outside of it changes nothing. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const copy = [...list]
  if (from < 0 || from >= copy.length || to < 0 || to >= copy.length) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

/** One block up or down. The opening stays first: a page begins with it. */
export const moveBlock = (content: SiteContent, id: string, step: -1 | 1): SiteContent => {
  const from = content.content.findIndex(({ props }) => props.id === id)
  const to = from + step
  const isFixed = content.content[from]?.type === 'Hero' || content.content[to]?.type === 'Hero'
  return isFixed ? content : { ...content, content: moved(content.content, from, to) }
}

/** The list with one member changed. */
export const changedAt = <T>(list: readonly T[], place: number, change: Partial<T>): T[] =>
  list.map((known, index) => (index === place ? { ...known, ...change } : known))

export const withoutAt = <T>(list: readonly T[], place: number): T[] => list.filter((_, index) => index !== place)
