import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { Button } from './button.tsx'
import s from './deletion-toast.module.css'
import { Toast } from './toast.tsx'

/** How long a deletion can be taken back from the toast; its clock stops under pointer and focus. */
const lasts = 10_000

interface DeletionToastProps {
  readonly deleted: {
    readonly id: string
    /** What kind of thing is gone. */
    readonly title: string
    readonly name: string
    /** What else became of it. */
    readonly note?: string | undefined
  } | null
  /** Why something with the list did not work; it goes before what was deleted. */
  readonly failure: string | null
  readonly onTakeBack: () => Promise<void>
  readonly onClose: () => void
}

/** Tells that an entry of a list was deleted, with the key that takes it back, or that something with the list failed. */
export const DeletionToast = ({ deleted, failure, onTakeBack, onClose }: DeletionToastProps) => {
  const [waiting, setWaiting] = useState(false)
  if (failure !== null)
    return (
      <Toast key={failure} title="Belum berhasil" lasts={lasts} onClose={onClose}>
        <p className={s.text}>{failure}</p>
      </Toast>
    )
  if (deleted === null) return null
  const undo = async (): Promise<void> => {
    setWaiting(true)
    await onTakeBack()
    setWaiting(false)
  }
  return (
    <Toast key={deleted.id} title={deleted.title} lasts={lasts} onClose={onClose}>
      <div className={s.row}>
        <p className={`cut ${s.text}`}>{deleted.name}</p>
        <Button
          look="teal"
          waiting={waiting}
          icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void undo()}
        >
          Urungkan
        </Button>
      </div>
      {deleted.note === undefined ? null : <p className={s.text}>{deleted.note}</p>}
    </Toast>
  )
}
