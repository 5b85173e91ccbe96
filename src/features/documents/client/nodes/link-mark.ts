import { Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

import { safeHref } from '../../shared/content/document-content.ts'

const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const looksLikeSite = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u

/** A typed or pasted address as one that may be stored; null for what leads nowhere (or would run a script). */
export const linkAddress = (typed: string): string | null => {
  const text = typed.trim()
  const known = safeHref(text)
  if (known !== null) return !/^https?:/i.test(known) || URL.canParse(known) ? known : null
  if (looksLikeMail.test(text)) return safeHref(`mailto:${text}`)
  return looksLikeSite.test(text) ? safeHref(`https://${text}`) : null
}

/** A link: where to is all it says. It is opened with Ctrl and a click, as in every editor of letters. */
export const linkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = linkAddress(element.getAttribute('href') ?? '')
        return href === null ? false : { href }
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    'a',
    { href: typeof href === 'string' ? (linkAddress(href) ?? undefined) : undefined, rel: 'noopener noreferrer' },
    0,
  ],
  addProseMirrorPlugins() {
    const { type, editor } = this
    return [
      new Plugin({
        props: {
          // An address that is pasted over marked words becomes their link; alone it is text that leads there.
          handlePaste(view, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            const hasOthers = /\s/.test(text) || (event.clipboardData?.getData('text/html') ?? '') !== ''
            const href = hasOthers || !/^https?:\/\//i.test(text) ? null : linkAddress(text)
            if (href === null) return false
            const { from, to, empty, $from } = view.state.selection
            if (!$from.parent.inlineContent) return false
            const mark = type.create({ href })
            view.dispatch(
              empty
                ? view.state.tr.replaceSelectionWith(view.state.schema.text(text, [mark]), false)
                : view.state.tr.addMark(from, to, mark),
            )
            return true
          },
          handleClick(_, __, event) {
            const link = (event.target as Element | null)?.closest?.('a[href]')
            const isWanted = event.ctrlKey || event.metaKey || !editor.isEditable
            if (!link || !isWanted) return false
            open(link.getAttribute('href') ?? '', '_blank', 'noopener,noreferrer')
            return true
          },
        },
      }),
    ]
  },
})
