import type { Places } from '#features/account/server/account.routes.ts'

/** Nobody is signed in anywhere, for tests of other parts of the account. */
export const noPlaces: Places = {
  list: async () => [],
  revoke: async () => undefined,
  current: async () => null,
}
