import type { Logger } from '#core/http/server/logger.ts'

const nothing = (): void => {}

/** A logger for tests whose failures are meant. */
export const silentLogger: Logger = { info: nothing, warn: nothing, error: nothing, debug: nothing, fatal: nothing }
