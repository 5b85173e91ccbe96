import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Toast } from '#core/ui/client/toast.tsx'

import { useChatList, useChatListNews } from './chat.api.ts'
import s from './chat-list-toast.module.css'

/** How long a deletion can be taken back from the toast. */
const lasts = 10_000

/** Tells that a chat was deleted, with the key that takes it back, or that something with the list failed. */
export const ChatListToast = () => {
  const { deleted, failure } = useChatListNews()
  const { takeBack, closeNews } = useChatList()
  const [waiting, setWaiting] = useState(false)
  if (failure !== null)
    return (
      <Toast key={failure} title="Belum berhasil" lasts={lasts} onClose={closeNews}>
        <p className={s.text}>{failure}</p>
      </Toast>
    )
  if (deleted === null) return null
  const undo = async (): Promise<void> => {
    setWaiting(true)
    await takeBack()
    setWaiting(false)
  }
  return (
    <Toast key={deleted.chat.sessionId} title="Chat dihapus" lasts={lasts} onClose={closeNews}>
      <div className={s.row}>
        <p className={`cut ${s.text}`}>{deleted.chat.title}</p>
        <Button
          look="teal"
          waiting={waiting}
          icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void undo()}
        >
          Urungkan
        </Button>
      </div>
    </Toast>
  )
}
