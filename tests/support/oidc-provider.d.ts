/** The part of the certified issuer (MIT) that our tests use; the package itself carries no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Interaction {
    readonly uid: string
    readonly params: Readonly<Record<string, unknown>>
    readonly prompt: { readonly name: string }
    readonly session?: { readonly accountId: string }
  }
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  interface Context {
    readonly oidc: {
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string; grantIdFor(clientId: string): string | undefined }
    }
  }
  type Prompt = Readonly<Record<'name', string>>
  export const interactionPolicy: {
    readonly Prompt: new (info: { readonly name: string; readonly requestable: boolean }) => Prompt
    base(): {
      add(prompt: Prompt, index: number): void
      get(name: string): { readonly checks: { remove(reason: string): void } }
    }
  }
  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    readonly Grant: {
      new (of: { accountId: string; clientId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>
  }
  export type { Context }
}
