import { Mark, markInputRule, markPasteRule } from '@tiptap/core'

/**
 * The three styles of DOC-12 with their own rules: `**x**` bold, `*x*` italic, `__x__` underline. The editor's usual
 * marks read `__x__` as bold, which resolutions 12 forbids.
 */
const style = (
  name: 'bold' | 'italic' | 'underline',
  tags: readonly [string, ...string[]],
  [property, isSet]: readonly [string, RegExp],
  input: RegExp,
  key: string,
) =>
  Mark.create({
    name,
    parseHTML: () => [
      ...tags.map((tag) => ({ tag, getAttrs: isPlain(name) })),
      { style: property, getAttrs: (value) => (isSet.test(value) ? null : false) },
    ],
    renderHTML: () => [tags[0], 0],
    addInputRules() {
      return [markInputRule({ find: input, type: this.type })]
    },
    addPasteRules() {
      return [markPasteRule({ find: new RegExp(input.source.replace(/\$$/, ''), 'g'), type: this.type })]
    },
    addKeyboardShortcuts() {
      return {
        [`Mod-${key}`]: () => this.editor.commands.toggleMark(this.name),
        [`Mod-${key.toUpperCase()}`]: () => this.editor.commands.toggleMark(this.name),
      }
    },
  })

/** Web pages wrap whole clippings into `<b style="font-weight: normal">`. */
const isPlain =
  (name: string) =>
  (element: HTMLElement): false | null =>
    name === 'bold' && element.style.fontWeight === 'normal' ? false : null

const bold = style(
  'bold',
  ['strong', 'b'],
  ['font-weight', /^(?:bold(?:er)?|[6-9]00)$/],
  /(?:^|[\s(])(\*\*(?!\s)([^*\n]*[^*\s])\*\*)$/,
  'b',
)

const italic = style(
  'italic',
  ['em', 'i'],
  ['font-style', /^(?:italic|oblique)/],
  /(?:^|[\s(])(\*(?![\s*])([^*\n]*[^*\s])\*)$/,
  'i',
)

const underline = style(
  'underline',
  ['u'],
  ['text-decoration', /underline/],
  /(?:^|[\s(])(__(?![\s_])([^_\n]*[^_\s])__)$/,
  'u',
)

export const inlineStyles = [bold, italic, underline]
