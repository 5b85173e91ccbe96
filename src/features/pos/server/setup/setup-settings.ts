import type { HostedDatabaseSettings } from '#core/config/server/hosted-database-settings.ts'

/** What the set-up of databases of owners' own needs; without it only the embedded one is set up. */
export interface SetupSettings extends HostedDatabaseSettings {
  readonly secretKey: string
  /** Waiting between two looks at a project; tests wait for nothing. */
  readonly wait?: (milliseconds: number) => Promise<unknown>
  /** Hears why a function that a set-up put into an owner's project could not be taken away again. */
  readonly onUnclosed: (error: unknown) => void
}
