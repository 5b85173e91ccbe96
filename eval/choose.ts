import type { Assistant } from '#core/assistant/server/assistant.ts'
import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { Config } from '#core/config/server/config.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

/**
 * The assistant of the settings with the product's own skills. The product's choice reaches the stores of all kinds too,
 * which only the built server can load.
 */
export const chosenAssistant = async ({
  model,
  assistantFallback,
}: Pick<Config, 'model' | 'assistantFallback'>): Promise<Assistant> => {
  const embedded = createEmbeddedAssistant({ skills: kindSkills })
  if (model === null) return embedded
  const [{ connectModel }, { createModelAssistant }] = await Promise.all([
    import('#core/assistant/server/model/provider.ts'),
    import('#core/assistant/server/model/model-assistant.ts'),
  ])
  return createModelAssistant({
    model: connectModel(model),
    skills: kindSkills,
    ...(assistantFallback === 'embedded' ? { fallback: embedded } : {}),
    report: ({ code, message }) => process.stderr.write(`the model failed: ${code} ${message}\n`),
  })
}
