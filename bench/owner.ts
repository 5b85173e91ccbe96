const json = { 'content-type': 'application/json' }

/** What the chat answers as JSON when it has made something. */
export interface Made {
  readonly data: { readonly item: { readonly id: string } }
}

export interface OwnerCall {
  post(path: string, body: unknown, accept?: string): Promise<Response>
  put(path: string, body: unknown): Promise<Response>
  get(path: string): Promise<Response>
  /** Stores a PNG and gives its id. */
  store(picture: Uint8Array): Promise<string>
  /** Orders by chat and gives the id of what was made. */
  order(sentence: string): Promise<string>
}

/** A new owner's calls, by bearer. */
export const newOwner = async (url: string): Promise<OwnerCall> => {
  const email = `ukur-${Math.random().toString(36).slice(2)}@contoh.example`
  const body = JSON.stringify({ name: 'Pemilik Ukur', email, password: 'rahasia-ukur-1' })
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers: json, body })
  const { token } = (await signedUp.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const send = (method: 'POST' | 'PUT', path: string, value: unknown, accept = 'application/json') =>
    fetch(`${url}${path}`, { method, headers: { ...headers, accept }, body: JSON.stringify(value) })
  const post: OwnerCall['post'] = (path, value, accept) => send('POST', path, value, accept)
  return {
    post,
    put: (path, value) => send('PUT', path, value),
    get: (path) => fetch(`${url}${path}`, { headers }),
    store: async (picture) => {
      const sent = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'image/png' },
        body: new Uint8Array(picture),
      }
      const answer = (await (await fetch(`${url}/api/assets`, sent)).json()) as { data: { id: string } }
      return answer.data.id
    },
    order: async (sentence) => {
      const answer = await post('/api/chat', { message: sentence, sessionId: `u${Math.random()}` })
      const text = await answer.text()
      const made = (JSON.parse(text) as Partial<Made>).data?.item
      if (!made) throw new Error(`nothing was made of "${sentence}": ${text}`)
      return made.id
    },
  }
}
