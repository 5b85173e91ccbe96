/** What the Node server gives beside the request. */
interface NodeRuntime {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/**
 * The caller's address. A proxy's X-Forwarded-For counts only with TRUST_PROXY, and then its last entry, which the
 * proxy itself has written.
 */
export const callerAddress =
  (trustProxy: boolean) =>
  (request: Request, runtime: unknown): string => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return forwarded || ((runtime as NodeRuntime | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown')
  }
