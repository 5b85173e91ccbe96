/** A project of an owner's account at a host of databases. */
export interface HostedProject {
  readonly ref: string
  readonly name: string
}

export interface HostedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** Milliseconds from now until the access token ends. */
  readonly lasts: number
}

/**
 * A host at which owners keep databases of their own, reached with their permission (design §3, Outbound ports).
 * Failures are AppErrors: `supabase_expired` where the owner has to give the permission again, `supabase_unreachable`
 * where trying again may help, `supabase_refused` where the permission does not reach.
 */
export interface HostedDatabase {
  /** Milliseconds that a whole set-up of a project takes at the longest. */
  readonly longestSetup: number
  /** The page on which the owner consents. */
  consentUrl(state: string, challenge: string): string
  exchange(code: string, verifier: string): Promise<HostedTokens>
  refresh(refreshToken: string): Promise<HostedTokens>
  /** Ends the permission there. */
  revoke(refreshToken: string): Promise<void>
  listProjects(token: string): Promise<readonly HostedProject[]>
  /** A new project in our region. One of that name is found instead: a repeated order makes one. */
  createProject(token: string, order: { readonly name: string; readonly password: string }): Promise<HostedProject>
  /** Waits until a project can be used. Throws `supabase_not_ready`. */
  untilReady(token: string, ref: string): Promise<void>
  /** Runs SQL in the project's database in one transaction. Throws `supabase_schema_failed`. */
  runSetup(token: string, ref: string, sql: string): Promise<void>
}
