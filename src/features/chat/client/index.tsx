/** The door of the chat for the workspace. */
export { chatsAhead, chatSessionsKey, readChatAhead, useChatList, readOlderChats, useRecentChats } from './chat.api.ts'
export type { SessionSummary as ChatEntry } from '../shared/chat.contract.ts'
export { longestTitle } from '../shared/message.ts'
export { goToBox, putIntoBox } from './box-words.ts'
export { ChatListToast } from './chat-list-toast.tsx'
export { ChatPanel } from './chat-panel.tsx'
export { listenToReplies, useChatRoom } from './use-chat.ts'
