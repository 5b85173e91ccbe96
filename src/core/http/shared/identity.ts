/** Who is asking, decided by the server from the session cookie, bearer token or service key; never from a body. */
export type Identity =
  | { readonly role: 'nobody' }
  | { readonly role: 'guest'; readonly userId: string }
  | { readonly role: 'user'; readonly userId: string }
  | { readonly role: 'service' }

/**
 * Who may call a route: anyone; a person (guest or user, guests get an identity when they first need one);
 * a signed-in user; a machine with the service key.
 */
export type Access = 'public' | 'person' | 'user' | 'service'

/** The id of the person asking, or null for nobody and machines. */
export const personId = (identity: Identity): string | null =>
  identity.role === 'guest' || identity.role === 'user' ? identity.userId : null
