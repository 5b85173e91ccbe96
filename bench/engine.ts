import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

/** The embedded engine with every kind; built by itself for the bench. */
export const createEngine = () => createEmbeddedAssistant({ skills: kindSkills })
