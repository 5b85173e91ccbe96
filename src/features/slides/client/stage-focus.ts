/** Puts the keyboard on the stage: on the selected element, else on the slide itself. */
export const focusStage = (editor: ParentNode | null): HTMLElement | null => {
  const found =
    editor?.querySelector<HTMLElement>('[data-area="stage"] [aria-selected="true"]') ??
    editor?.querySelector<HTMLElement>('[data-area="stage"]') ??
    null
  found?.focus({ preventScroll: true })
  return found
}

/** What is selected on the stage: after 'Insert' the keyboard goes there. */
export const markedOnStage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-area="stage"] [aria-selected="true"]')
