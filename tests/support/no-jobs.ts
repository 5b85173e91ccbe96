import type { Jobs } from '#core/jobs/server/jobs.ts'

/** Jobs that are ordered and never done, for parts of the product that are not about them. */
export const noJobs: Pick<Jobs, 'define' | 'send'> = { define: () => undefined, send: async () => true }
