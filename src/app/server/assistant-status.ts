import type { Config } from '#core/config/server/config.ts'
import { type Route, route } from '#core/http/server/router.ts'
import { ok } from '#core/http/shared/contract.ts'
import { getAssistantStatus } from '#features/account/server/index.ts'

/** Which assistant answers, for Settings. */
export const assistantStatusRoute = (config: Pick<Config, 'model' | 'assistantFallback'>, name: string): Route =>
  route(getAssistantStatus, async () =>
    ok({
      assistant: name,
      model: config.model?.model ?? null,
      fallback: config.model !== null && config.assistantFallback === 'embedded',
      usesProfile: true,
    }),
  )
