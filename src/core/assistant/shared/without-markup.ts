/** `<script>…</script>` and `<style>…</style>` with what they hold: code, and no word of the owner. */
const code = /\s?<(script|style)\b[^<>]{0,300}>[^<]{0,2000}(?:<\/\1\s*>|$)\s?/giu
const tag = /\s?<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,300})?\/?>\s?/giu

const spaced = (match: string): string => (/^\s|\s$/u.test(match) ? (match.includes('\n') ? '\n' : ' ') : '')

/**
 * The message without HTML tags. They come with what was pasted, or with somebody's try to smuggle code into a name: the
 * name is what stands around them. `stok < 5` and `<3` are no tags. Linear; a message without any comes back unchanged.
 */
export const withoutMarkup = (message: string): string =>
  message.includes('<') ? message.replaceAll(code, spaced).replaceAll(tag, spaced) : message
