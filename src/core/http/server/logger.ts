import { pino } from 'pino'

export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>

/** Structured logs on stdout. Secrets never reach it: only named fields are logged, never headers or bodies. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
