/** The door of the chat for the workspace. */
export { chatSessionsKey, useRecentChats } from './chat.api.ts'
export { ChatPanel } from './chat-panel.tsx'
export { listenToReplies, useChatRoom } from './use-chat.ts'
