import type { Assistant } from '#core/assistant/server/assistant.ts'
import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import { warmUp } from '#core/assistant/server/warm-up.ts'
import type { Config } from '#core/config/server/config.ts'
import type { Logger } from '#core/http/server/logger.ts'

import { kindSkills } from './kinds.ts'

export interface ChosenAssistant {
  readonly assistant: Assistant
  /** Longest time for one reply, in milliseconds; undefined leaves the chat's own. */
  readonly timeLimit?: number
  /** Makes the first reply after a start as quick as any other; ends early once `signal` aborts. */
  warmUp(signal: AbortSignal): Promise<void>
}

/** So that the assistant's own sentence about a slow model comes before the chat's. */
const beyondModel = 10_000

/** What answers, by `ASSISTANT` (ASSIST-02). The provider library is loaded only where a model is chosen. */
export const chooseAssistant = async (
  { model, assistantFallback }: Pick<Config, 'model' | 'assistantFallback'>,
  logger: Logger,
  note: (outcome: string, seconds: number) => void,
): Promise<ChosenAssistant> => {
  const embedded = createEmbeddedAssistant({ skills: kindSkills })
  if (model === null) return { assistant: embedded, warmUp: (signal) => warmUp(embedded, signal) }
  const [{ connectModel }, { createModelAssistant }, { defaultLimits }] = await Promise.all([
    import('#core/assistant/server/model/provider.ts'),
    import('#core/assistant/server/model/model-assistant.ts'),
    import('#core/assistant/server/model/limits.ts'),
  ])
  const assistant = createModelAssistant({
    model: { ...connectModel(model), note },
    skills: kindSkills,
    ...(assistantFallback === 'embedded' ? { fallback: embedded } : {}),
    report: (failure) => logger.warn({ code: failure.code, reason: failure.message }, 'the model failed'),
  })
  return {
    assistant,
    timeLimit: defaultLimits.total + beyondModel,
    warmUp: async (signal) => {
      if (assistantFallback === 'embedded') await warmUp(embedded, signal)
    },
  }
}
