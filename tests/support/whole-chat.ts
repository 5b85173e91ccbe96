import { kindSkills, kindStores } from '#app/server/kinds.ts'
import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { Database } from '#core/db/server/database.ts'
import type { ChatDependencies } from '#features/chat/server/index.ts'

import { type ChatServer, createChatServer } from './chat-server.ts'

/** The chat with the embedded assistant and all kinds, as the product has it. */
export const createWholeChat = (database: Database, over: Partial<ChatDependencies> = {}): ChatServer =>
  createChatServer(database, {
    assistant: createEmbeddedAssistant({ skills: kindSkills }),
    kinds: kindStores,
    ...over,
  })
