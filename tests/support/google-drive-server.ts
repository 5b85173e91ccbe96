import { createServer, type IncomingMessage } from 'node:http'

import { type Answer, createGoogleConsent, failed, newToken } from './google-consent.ts'
import { listenOnLoopback, stopServer } from './loopback.ts'

/** What a call may be answered with instead of its own answer. */
export type GoogleFailure =
  | { readonly status: number; readonly reason?: string; readonly retryAfter?: number }
  /** The connection breaks before the call is read to its end; nothing of it counts. */
  | 'hang-up'
  /** The call is done in full and its answer is lost. */
  | 'lost-answer'
  | 'nonsense'
  /** Of an upload's part only the first 256 KiB count, and the connection breaks. */
  | 'half-part'

export interface GoogleFile {
  readonly id: string
  name: string
  readonly mimeType: string
  bytes: Buffer
  trashed: boolean
  readonly appProperties: Readonly<Record<string, string>>
  /** How often its content was written. */
  writes: number
}

/**
 * A stand-in for Google's drive and consent on loopback, written from developers.google.com/drive/api ('Upload file data',
 * 'Search query terms and operators', 'Resolve errors', 'Export MIME types', reference of files and about) and
 * developers.google.com/identity/protocols/oauth2/web-server, read 2026-11-21. It knows what those pages have and refuses
 * the rest: bearer tokens that end, sessions of the resumable protocol with parts of 256 KiB, fields only when asked for,
 * conversion by MIME type, files of drive.file alone.
 */
export interface GoogleDriveServer {
  readonly origin: string
  readonly clientId: string
  readonly clientSecret: string
  readonly account: string
  readonly files: ReadonlyMap<string, GoogleFile>
  /** Calls in the order they came, such as `PUT session 0-1048575/2000000`. */
  readonly calls: string[]
  failNext(start: string, how: GoogleFailure, times?: number): void
  /** What the owner says on the consent page. */
  answerConsent(how: 'allow' | 'deny' | 'without-drive'): void
  /** The owner takes the permission back at Google. */
  revokeAll(): void
  /** Every access token ends now. */
  endAccess(): void
  /** Every upload session ends now. */
  endSessions(): void
  /** Calls are not answered any more until `release`. */
  hold(): void
  release(): void
  /** Bytes that fit into the account's drive. */
  setRoom(bytes: number): void
  /** Tokens that a test holds without the consent page. */
  grant(): { readonly accessToken: string; readonly refreshToken: string }
  close(): Promise<void>
}

const unit = 256 * 1024

const docs = 'application/vnd.google-apps.document'
const slides = 'application/vnd.google-apps.presentation'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const powerPoint = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/** What may become what ('Import to Google Docs types'), as far as it is used here. */
const imports: Readonly<Record<string, string>> = { [docs]: word, [slides]: powerPoint }

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Session {
  readonly fileId: string | null
  readonly metadata: Record<string, unknown>
  readonly mediaType: string
  readonly total: number
  readonly fields: string | null
  got: Buffer
  done: GoogleFile | null
}

const fieldsAreKnown = (fields: string | null): boolean =>
  fields === null ||
  fields.split(',').every((name) => /^(?:kind|id|name|mimeType|trashed|appProperties|webViewLink)$/.test(name))

const lineOf = (request: IncomingMessage, url: URL): string => {
  const range = request.headers['content-range']
  if (url.searchParams.has('upload_id')) return `PUT session ${range?.replace('bytes ', '') ?? ''}`
  return `${request.method} ${url.pathname}`
}

export const startGoogleDrive = async (): Promise<GoogleDriveServer> => {
  const consent = createGoogleConsent()
  const account = 'toko@gmail.test'
  const files = new Map<string, GoogleFile>()
  const sessions = new Map<string, Session>()
  const calls: string[] = []
  const failures: { start: string; how: GoogleFailure }[] = []
  let room = Infinity
  let origin = ''
  let held: (() => void)[] | null = null

  const masked = (file: GoogleFile, fields: string | null): Record<string, unknown> => {
    const kind = file.mimeType === docs ? 'document' : file.mimeType === slides ? 'presentation' : null
    const all: Record<string, unknown> = {
      kind: 'drive#file',
      id: file.id,
      name: file.name,
      mimeType: file.mimeType,
      trashed: file.trashed,
      appProperties: file.appProperties,
      webViewLink: kind
        ? `https://docs.google.com/${kind}/d/${file.id}/edit?usp=drivesdk`
        : `https://drive.google.com/file/d/${file.id}/view?usp=drivesdk`,
    }
    const wanted = fields?.split(',') ?? ['kind', 'id', 'name', 'mimeType']
    return Object.fromEntries(wanted.map((name) => [name, all[name]]))
  }
  const beginSession = (request: IncomingMessage, url: URL, fileId: string | null, body: Buffer): Answer => {
    const { headers } = request
    if (url.searchParams.get('uploadType') !== 'resumable') return failed(400, 'badRequest')
    if (!/^application\/json; charset=UTF-8$/i.test(headers['content-type'] ?? '')) return failed(400, 'badContent')
    const total = Number(headers['x-upload-content-length'])
    const mediaType = headers['x-upload-content-type']
    if (!Number.isSafeInteger(total) || total <= 0 || typeof mediaType !== 'string') return failed(400, 'badRequest')
    const fields = url.searchParams.get('fields')
    if (!fieldsAreKnown(fields)) return failed(400, 'invalidParameter')
    const metadata = JSON.parse(body.toString()) as Record<string, unknown>
    if (Object.keys(metadata).some((name) => !['name', 'mimeType', 'appProperties', 'parents'].includes(name)))
      return failed(400, 'badRequest')
    const known = fileId === null ? undefined : files.get(fileId)
    if (fileId !== null && !known) return failed(404, 'notFound', `File not found: ${fileId}.`)
    const target = String(metadata['mimeType'] ?? known?.mimeType ?? mediaType)
    if (target.startsWith('application/vnd.google-apps.') && imports[target] !== mediaType)
      return failed(400, 'invalidContentType', 'cannot be converted')
    if (total > room) return failed(403, 'storageQuotaExceeded', "The user's Drive storage quota has been exceeded.")
    const id = newToken('AEnB2U')
    sessions.set(id, { fileId, metadata, mediaType, total, fields, got: Buffer.alloc(0), done: null })
    return {
      status: 200,
      headers: { location: `${origin}/upload/drive/v3/files?uploadType=resumable&upload_id=${id}` },
    }
  }

  const store = (session: Session): GoogleFile => {
    const { metadata, got } = session
    const known = session.fileId === null ? undefined : files.get(session.fileId)
    if (known) {
      if (typeof metadata['name'] === 'string') known.name = metadata['name']
      known.bytes = got
      known.writes += 1
      return known
    }
    const file: GoogleFile = {
      id: newToken('1'),
      name: String(metadata['name'] ?? 'Untitled'),
      mimeType: String(metadata['mimeType'] ?? session.mediaType),
      bytes: got,
      trashed: false,
      appProperties: (metadata['appProperties'] ?? {}) as Record<string, string>,
      writes: 1,
    }
    files.set(file.id, file)
    return file
  }

  const goOn = ({ got }: Session): Answer => ({
    status: 308,
    headers: got.length > 0 ? { range: `bytes=0-${got.length - 1}` } : {},
  })

  const putPart = (session: Session, range: string, body: Buffer): Answer => {
    const done = (): Answer => ({ status: 200, body: masked(session.done as GoogleFile, session.fields) })
    const asked = /^bytes \*\/(\d+|\*)$/.exec(range)
    if (asked) return body.length > 0 ? failed(400, 'badRequest') : session.done ? done() : goOn(session)
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? []
    if (from === undefined || to === undefined || total !== session.total) return failed(400, 'badRequest')
    if (session.done) return done()
    const isLast = to + 1 === total
    if (body.length !== to - from + 1 || (!isLast && body.length % unit !== 0)) return failed(400, 'badRequest')
    if (from !== session.got.length) return failed(400, 'badRequest', 'not the next byte')
    session.got = Buffer.concat([session.got, body])
    if (!isLast) return goOn(session)
    session.done = store(session)
    return done()
  }

  const search = (query: URLSearchParams): Answer => {
    const fields = /^files\(([\w,]+)\)$/.exec(query.get('fields') ?? '')?.[1] ?? null
    if (!fieldsAreKnown(fields)) return failed(400, 'invalidParameter')
    const q = query.get('q') ?? ''
    const [, key, value] =
      /^appProperties has \{ key='([^']+)' and value='([^']+)' \} and trashed = false$/.exec(q) ?? []
    if (key === undefined || value === undefined) return failed(400, 'invalid', 'Invalid Value')
    const found = [...files.values()].filter((file) => !file.trashed && file.appProperties[key] === value)
    const most = Number(query.get('pageSize') ?? 100)
    return { status: 200, body: { files: found.slice(0, most).map((file) => masked(file, fields)) } }
  }

  const answerDrive = (request: IncomingMessage, url: URL, body: Buffer): Answer => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!consent.opens(token)) return failed(401, 'authError', 'Invalid Credentials')
    const { method = '' } = request
    const { pathname, searchParams } = url
    const uploadId = searchParams.get('upload_id')
    if (pathname === '/upload/drive/v3/files' && method === 'PUT' && uploadId !== null) {
      const session = sessions.get(uploadId)
      if (!session) return failed(404, 'notFound')
      return putPart(session, request.headers['content-range'] ?? '', body)
    }
    if (pathname === '/upload/drive/v3/files' && method === 'POST') return beginSession(request, url, null, body)
    const updated = /^\/upload\/drive\/v3\/files\/([\w-]+)$/.exec(pathname)?.[1]
    if (updated !== undefined && method === 'PATCH') return beginSession(request, url, updated, body)
    if (method !== 'GET') return failed(404, 'notFound')
    if (pathname === '/drive/v3/about')
      return searchParams.get('fields') === 'user(emailAddress)'
        ? { status: 200, body: { user: { emailAddress: account } } }
        : failed(400, 'required', "The 'fields' parameter is required for this method.")
    if (pathname === '/drive/v3/files') return search(searchParams)
    const [, id, action] = /^\/drive\/v3\/files\/([\w-]+)(\/export)?$/.exec(pathname) ?? []
    const file = id === undefined ? undefined : files.get(id)
    if (!file) return failed(404, 'notFound', `File not found: ${id}.`)
    if (action !== undefined) {
      if (!file.mimeType.startsWith('application/vnd.google-apps.')) return failed(403, 'fileNotExportable')
      if (searchParams.get('mimeType') !== imports[file.mimeType]) return failed(400, 'badRequest')
      if (file.bytes.length > 10 * 1024 * 1024) return failed(403, 'exportSizeLimitExceeded')
      return { status: 200, bytes: file.bytes, headers: { 'content-type': imports[file.mimeType] ?? '' } }
    }
    if (searchParams.get('alt') === 'media')
      return file.mimeType.startsWith('application/vnd.google-apps.')
        ? failed(403, 'fileNotDownloadable')
        : { status: 200, bytes: file.bytes, headers: { 'content-type': file.mimeType } }
    const fields = searchParams.get('fields')
    return fieldsAreKnown(fields) ? { status: 200, body: masked(file, fields) } : failed(400, 'invalidParameter')
  }

  const answer = (request: IncomingMessage, url: URL, body: Buffer): Answer => {
    const { method } = request
    if (method === 'GET' && url.pathname === '/o/oauth2/v2/auth') return consent.authorize(url.searchParams)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    if (method === 'POST' && url.pathname === '/token')
      return isForm ? consent.grantTokens(new URLSearchParams(body.toString())) : failed(400, 'invalid_request')
    if (method === 'POST' && url.pathname === '/revoke')
      return isForm ? consent.revoke(new URLSearchParams(body.toString())) : failed(400, 'invalid_request')
    return answerDrive(request, url, body)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    const line = lineOf(request, url)
    calls.push(line)
    const index = failures.findIndex(({ start }) => line.startsWith(start))
    const how = index < 0 ? undefined : failures.splice(index, 1)[0]?.how
    if (how === 'hang-up') return void request.socket.destroy()
    const body = await readBody(request)
    if (held) await new Promise<void>((go) => void held?.push(go))
    if (how === 'half-part') {
      const session = sessions.get(url.searchParams.get('upload_id') ?? '')
      if (session) session.got = Buffer.concat([session.got, body.subarray(0, unit)])
      return void request.socket.destroy()
    }
    const {
      status,
      body: said,
      headers,
      bytes,
    }: Answer = how !== undefined && typeof how === 'object'
      ? {
          ...failed(how.status, how.reason ?? 'backendError'),
          ...(how.retryAfter === undefined ? {} : { headers: { 'retry-after': String(how.retryAfter) } }),
        }
      : answer(request, url, body)
    if (how === 'lost-answer') return void request.socket.destroy()
    response.writeHead(status, { ...(bytes ? {} : { 'content-type': 'application/json; charset=UTF-8' }), ...headers })
    response.end(how === 'nonsense' ? '<html>' : (bytes ?? (said === undefined ? '' : JSON.stringify(said))))
  })
  origin = await listenOnLoopback(server)
  return {
    origin,
    ...consent.keys,
    account,
    files,
    calls,
    failNext: (start, how, times = 1) => {
      for (let time = 0; time < times; time += 1) failures.push({ start, how })
    },
    answerConsent: consent.answerConsent,
    revokeAll: consent.revokeAll,
    endAccess: consent.endAccess,
    endSessions: () => sessions.clear(),
    hold: () => {
      held = []
    },
    release: () => {
      for (const go of held ?? []) go()
      held = null
    },
    setRoom: (bytes) => {
      room = bytes
    },
    grant: consent.grant,
    close: () => stopServer(server),
  }
}
