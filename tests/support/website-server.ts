import { createEmbeddedAssistant } from '#core/assistant/server/embedded-assistant.ts'
import type { Database } from '#core/db/server/database.ts'
import { createHttp } from '#core/http/server/mount.ts'
import type { Identity } from '#core/http/shared/identity.ts'
import { itemRoutes } from '#core/items/server/items.routes.ts'
import { createJobs, type JobsDependencies } from '#core/jobs/server/jobs.ts'
import { createLive } from '#core/live/server/live.ts'
import { lateCharges } from '#features/chat/server/index.ts'
import { createWebsites, store, type WebsitesDependencies } from '#features/websites/server/index.ts'
import { easyAppCheck, verifiedPeople } from './app-check.ts'
import { createChatServer } from './chat-server.ts'
import { kindSkills } from './kind-skills.ts'
import { plainKinds } from './plain-kinds.ts'
import { make, say } from './scripted-assistant.ts'
import { silentLogger } from './silent-logger.ts'

/** How the chat takes and tells points, for tests that let it fail. */
export const chatCharges = lateCharges

export const publicUrl = 'http://127.0.0.1:3000'

const identify = async (headers: Headers): Promise<Identity> => {
  const user = headers.get('x-user')
  const guest = headers.get('x-guest')
  if (user) return { role: 'user', userId: user }
  return guest ? { role: 'guest', userId: guest } : { role: 'nobody' }
}

/** Content of a small site, as the kind stores it. */
export const siteContentOf = (name: string, heading = `Selamat datang di ${name}`, address?: string): unknown => ({
  schemaVersion: 1,
  businessInfo: { name, type: 'warung', description: 'Nasi campur dan kopi.', phone: '0812 3456 7890' },
  theme: { palette: 'senja', font: 'tegas' },
  root: {
    props: {
      title: name,
      description: 'Nasi campur dan kopi.',
      language: 'id',
      ...(address === undefined ? {} : { address }),
    },
  },
  content: [
    { type: 'Hero', props: { id: 'blk_1', heading, text: 'Buka setiap hari.', action: 'Pesan' } },
    { type: 'Contact', props: { id: 'blk_2', heading: 'Hubungi kami' } },
  ],
})

export interface WebsiteServerOptions {
  readonly jobs?: Partial<JobsDependencies>
  readonly websites?: Partial<WebsitesDependencies>
  /** How long an answer of the chat as JSON waits for the site, in milliseconds; not at all where not given. */
  readonly lateWait?: number
}

/**
 * Chat, items and websites behind the real HTTP door, sites in front of it; 'web NAME' orders a website in the chat,
 * 'web NAME di alamat ADDRESS' one whose owner wants that address.
 */
export const createWebsiteServer = (database: Database, options: WebsiteServerOptions = {}) => {
  const live = createLive({ database })
  const kinds = { ...plainKinds, website: store }
  const chatServer = createChatServer(database, { live, kinds, lateWait: options.lateWait ?? 0 })
  chatServer.assistant.when('web ', (message) => {
    const [name = '', address] = message.slice('web '.length).split(' di alamat ')
    const content = siteContentOf(name, undefined, address)
    return { kind: 'website', steps: [say('Baik, '), make('website', name, content), say('siap.')] }
  })
  const jobs = createJobs({
    database,
    live,
    logger: silentLogger,
    exclusive: false,
    firstWait: 1,
    grace: 20,
    ...options.jobs,
  })
  const websites = createWebsites({
    database,
    assistant: createEmbeddedAssistant({ skills: kindSkills }),
    jobs,
    charges: lateCharges,
    identify,
    logger: silentLogger,
    publicUrl,
    sitesDomain: undefined,
    compose: ({ name, description }) => ({ title: name || 'Website', description, content: siteContentOf(name) }),
    ...options.websites,
  })
  const appCheck = easyAppCheck(database)
  const http = createHttp({
    verifyApp: appCheck.verifyApp,
    routes: [...appCheck.routes, ...chatServer.chat.routes, ...itemRoutes({ database, kinds }), ...websites.routes],
    publicUrl,
    logger: silentLogger,
    identify,
    addressOf: () => '127.0.0.1',
    translate: () => null,
  })
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(publicUrl + path, init)
    return (await websites.answerSite(request)) ?? http.fetch(request)
  }
  const call = async (method: string, path: string, user: string | null, body?: unknown, headers = {}) => {
    const response = await fetch(path, {
      method,
      headers: { ...(user === null ? {} : { 'x-user': user }), 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
    return { status: response.status, body: (await response.json()) as any }
  }
  /** What visitors of a site's own host get. */
  const visit = (slug: string, path = '/', init: RequestInit = {}): Promise<Response> =>
    fetch(path, { ...init, headers: { host: `${slug}.localhost:3000`, ...(init.headers as Record<string, string>) } })
  return {
    ...chatServer,
    jobs,
    fetch,
    call,
    /** What a verified page sends besides with creating calls of this owner. */
    verified: verifiedPeople(
      (user) => (method, path, body) =>
        fetch(path, {
          method,
          headers: { 'content-type': 'application/json', 'x-user': user },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
    ),
    visit,
    /** Orders a website in the chat; answers with the reply's data. */
    order: async (name: string, user: string, over: Record<string, unknown> = {}) => {
      const { body } = await call('POST', '/api/chat', user, { message: `web ${name}`, sessionId: 's1', ...over })
      return body.data
    },
    stateOf: async (itemId: string, user: string) =>
      (await call('GET', `/api/websites/${itemId}/state`, user)).body.data,
    start: async () => {
      await live.start()
      await jobs.start()
    },
    stop: async () => {
      await jobs.stop()
      await live.stop()
    },
  }
}

export type WebsiteServer = ReturnType<typeof createWebsiteServer>
