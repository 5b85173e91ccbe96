import { useEffect, useState } from 'react'

import { Button } from './button.tsx'
import s from './dialog-opening.module.css'
import { Spinner } from './spinner.tsx'

/** From when on a wait is seen, and from when on it is no usual one any more, in milliseconds. */
export const openingWaits = { seen: 300, long: 4000 } as const

const words = {
  seen: 'Membuka…',
  long: 'Belum bisa dibuka. Periksa koneksi; begitu tersambung, ini terbuka sendiri.',
} as const

/** What stands for a dialog until its code has come: nothing for a blink, then that it opens, then what to do. */
export const DialogOpening = ({ onClose }: { readonly onClose: () => void }) => {
  const [stage, setStage] = useState<keyof typeof words | null>(null)
  useEffect(() => {
    const timers = [
      setTimeout(() => setStage('seen'), openingWaits.seen),
      setTimeout(() => setStage('long'), openingWaits.long),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (stage === null) return null
  return (
    <div className={s.opening}>
      <output>
        <Spinner /> {words[stage]}
      </output>
      {stage === 'long' ? <Button onClick={onClose}>Batal</Button> : null}
    </div>
  )
}
