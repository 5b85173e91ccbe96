import { randomBytes, randomInt } from 'node:crypto'

/** Somebody who talks to the product over HTTP with a cookie jar of their own, as a browser would. */
export interface Visitor {
  /** Sends JSON, or nothing for a GET; keeps the cookies of the answer. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** Signs up and in as a new owner. */
  signUp(): Promise<void>
}

/** A visitor of the product that answers at `address()`; the address may change when the product starts again. */
export const createVisitor = (address: () => string): Visitor => {
  const cookies = new Map<string, string>()
  const call: Visitor['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(address() + path, {
      method,
      headers: {
        accept: 'application/json',
        origin: address(),
        // A product that trusts its proxy sees another address each time and never limits the rate of a test.
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    return answer
  }
  return {
    call,
    signUp: async () => {
      const mark = randomBytes(6).toString('hex')
      const owner = { name: 'Pemilik Contoh', email: `${mark}@toko.example`, password: `sandi-${mark}` }
      const answer = await call('POST', '/api/auth/sign-up/email', owner)
      if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`)
    },
  }
}
