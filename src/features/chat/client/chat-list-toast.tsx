import { DeletionToast } from '#core/ui/client/deletion-toast.tsx'

import { useChatList, useChatListNews } from './chat.api.ts'

/** Tells that a chat was deleted, with the key that takes it back, or that something with the list failed. */
export const ChatListToast = () => {
  const { deleted, failure } = useChatListNews()
  const { takeBack, closeNews } = useChatList()
  return (
    <DeletionToast
      deleted={deleted && { id: deleted.chat.sessionId, title: 'Chat dihapus', name: deleted.chat.title }}
      failure={failure}
      onTakeBack={takeBack}
      onClose={closeNews}
    />
  )
}
