/** For pages over plain http, where browsers have no clipboard to write to. */
const copyBySelection = (text: string): boolean => {
  const box = document.createElement('textarea')
  const before = document.activeElement
  box.value = text
  box.className = 'sr'
  // Inside the open dialog, if there is one: what lies behind it cannot be selected.
  ;(before?.closest('dialog') ?? document.body).append(box)
  box.select()
  try {
    return document.execCommand('copy')
  } finally {
    box.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

/** Puts text on the clipboard; false where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
