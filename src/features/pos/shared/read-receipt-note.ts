const cue = String.raw`(?:(?:di\s)?(?:bawah\s)?(?:struk|nota|resi|receipt|bon)(?:\s?nya)?\s(?:kasih\s|dikasih\s|ada\s|diberi\s)?(?:tulis(?:an|kan|in)?|catatan|ucapan|pesan)|(?:catatan|tulisan|ucapan|pesan|footer|kaki)\s(?:di\s)?(?:bawah\s)?(?:struk|nota|receipt|bon)|(?:tulis(?:kan|in)?|kasih (?:tulisan|ucapan))\sdi\s(?:bawah\s)?(?:struk|nota|receipt|bon))(?:nya)?`
const told = new RegExp(
  String.raw`(?<!\p{L})${cue}\s?:?\s?(?:["“'‘]([^"”\n]{3,180}?)["”'’](?!\p{L})|([^.;\n"“]{3,180}))`,
  'iu',
)

/** The last words on every receipt, as the owner says them: `struk tulis "Matur nuwun"`; and the text without them. */
export const readReceiptNote = (text: string): { readonly note: string; readonly text: string } => {
  const found = told.exec(text)
  const note = (found?.[1] ?? found?.[2] ?? '').trim()
  return found && note !== '' ? { note, text: text.replace(found[0], ' ; ') } : { note: '', text }
}
