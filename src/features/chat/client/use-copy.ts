import { useEffect, useState } from 'react'

import { copyText } from '#core/ui/client/copy-text.ts'

/** How long 'Tersalin' stands on the key. */
const copiedLasts = 2000

const labels = { none: 'Salin', copied: 'Tersalin', refused: 'Tidak bisa disalin di browser ini' } as const

interface Copying {
  readonly outcome: keyof typeof labels
  /** What the key says now. */
  readonly label: string
  readonly copy: () => Promise<void>
}

/** Puts a text on the clipboard and says for a moment how that went. */
export const useCopy = (text: string): Copying => {
  const [outcome, setOutcome] = useState<keyof typeof labels>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), copiedLasts)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async (): Promise<void> => setOutcome((await copyText(text)) ? 'copied' : 'refused')
  return { outcome, label: labels[outcome], copy }
}
