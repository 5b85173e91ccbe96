/** The door of the chat for the workspace. */
export { chatSessionsKey, useChatList, useRecentChats } from './chat.api.ts'
export { longestTitle } from '../shared/message.ts'
export { ChatListToast } from './chat-list-toast.tsx'
export { ChatPanel } from './chat-panel.tsx'
export { listenToReplies, useChatRoom } from './use-chat.ts'
