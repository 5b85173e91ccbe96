import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * A stand-in for a mail server on loopback, from RFC 5321: one command line in its order (§4.1.4, else 503), EHLO first
 * (§3.2), MAIL (§4.1.1.2), RCPT (§4.1.1.3), DATA with dots doubled (§4.1.1.4, §4.5.2), RSET, NOOP and QUIT (§4.1.1.5 to
 * §4.1.1.10), lines of at most 512 and 1,000 octets (§4.5.3.1), lines that end with CRLF alone (§2.3.8); AUTH PLAIN from
 * RFC 4954 §4 (530 before it), and the fields that a message must have from RFC 5322 §3.6. Anything else is refused.
 */
export interface SmtpServer {
  readonly port: number
  readonly user: string
  readonly password: string
  /** What it has taken for delivery. */
  readonly mails: readonly ReceivedMail[]
  /** The next time a client comes to this step, it fails that way: a reply's code, or a connection that ends. */
  failNext(step: Step, how: number | 'hang-up'): void
  /** How many clients came to a step so far. */
  seen(step: Step): number
  close(): Promise<void>
}

/** `end` is the closing dot: with 'hang-up' the mail was taken and the client never hears of it. */
export type Step = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data' | 'end'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Header fields by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** The text as its writer wrote it. */
  readonly text: string
  readonly raw: string
}

const path = /^<([^<>\s@]+@[^<>\s@]+)>((?: [A-Z0-9-]+(?:=\S+)?)*)$/

const fromQuotedPrintable = (body: string): string =>
  Buffer.from(
    body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodedWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )

const readMessage = (from: string, to: readonly string[], raw: string): ReceivedMail => {
  const split = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, split).replace(/\r\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decodedWords(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  )
  const body = raw.slice(split + 4)
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  const text =
    encoding === 'quoted-printable'
      ? fromQuotedPrintable(body)
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString('utf8')
        : body
  return { from, to, headers, text: text.replaceAll('\r\n', '\n').trimEnd(), raw }
}

/** What is wrong with a message; null where it may be delivered. */
const problemOf = (raw: string): string | null => {
  if (/(?<!\r)\n|\r(?!\n)/.test(raw)) return 'bare CR or LF'
  if (raw.split('\r\n').some((line) => Buffer.byteLength(line) > 998)) return 'line too long'
  const names =
    raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .match(/^[\w-]+(?=:)/gm)
      ?.map((name) => name.toLowerCase()) ?? []
  const missing = ['date', 'from', 'to', 'message-id'].find((name) => names.filter((one) => one === name).length !== 1)
  return missing === undefined ? null : `field ${missing}`
}

export const startSmtp = async (): Promise<SmtpServer> => {
  const user = 'juragan'
  const password = 'sandi server ✓'
  const mails: ReceivedMail[] = []
  const failures = new Map<Step, number | 'hang-up'>()
  const counts = new Map<Step, number>()
  const sockets = new Set<Socket>()

  const converse = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    let greeted = false
    let known = false
    let from: string | null = null
    let to: string[] = []
    let inData = false
    let rest = ''

    const forget = (): void => {
      from = null
      to = []
    }
    /** True where this step is told to fail, and has. */
    const fails = (step: Step): boolean => {
      counts.set(step, (counts.get(step) ?? 0) + 1)
      const how = failures.get(step)
      failures.delete(step)
      if (how === undefined) return false
      if (how === 'hang-up') socket.destroy()
      else say(`${how} as it was told to`)
      return true
    }

    const take = (raw: string): void => {
      const message = raw.replace(/^\./gm, '')
      const problem = problemOf(message)
      const mail = readMessage(from ?? '', to, message)
      forget()
      if (problem !== null) return say(`554 5.6.0 ${problem}`)
      if (failures.get('end') === 'hang-up') mails.push(mail)
      if (fails('end')) return
      mails.push(mail)
      say('250 2.0.0 taken')
    }

    const commands: Record<string, (rest: string) => void> = {
      EHLO: (name) => {
        if (name === '') return say('501 5.5.4 who is it?')
        greeted = true
        forget()
        for (const line of ['250-penerima.contoh', '250-8BITMIME', '250-SIZE 1000000', '250 AUTH PLAIN']) say(line)
      },
      AUTH: (words) => {
        if (!greeted || known || from !== null) return say('503 5.5.1 not now')
        if (fails('auth')) return
        const [mechanism, secret = ''] = words.split(' ')
        if (mechanism !== 'PLAIN') return say('504 5.5.4 only PLAIN')
        const [, name, word] = Buffer.from(secret, 'base64').toString('utf8').split('\0')
        known = name === user && word === password
        say(known ? '235 2.7.0 welcome' : '535 5.7.8 wrong')
      },
      MAIL: (words) => {
        if (!greeted || from !== null) return say('503 5.5.1 not now')
        if (!known) return say('530 5.7.0 who is it?')
        const [, address] = path.exec(words.replace(/^FROM:/i, '')) ?? []
        if (address === undefined) return say('501 5.5.4 no path')
        if (fails('mail')) return
        from = address
        say('250 2.1.0 go on')
      },
      RCPT: (words) => {
        if (from === null) return say('503 5.5.1 not now')
        const [, address] = path.exec(words.replace(/^TO:/i, '')) ?? []
        if (address === undefined) return say('501 5.5.4 no path')
        if (fails('rcpt')) return
        to.push(address)
        say('250 2.1.5 go on')
      },
      DATA: (words) => {
        if (words !== '') return say('501 5.5.4 no words here')
        if (to.length === 0) return say('503 5.5.1 for whom?')
        if (fails('data')) return
        inData = true
        say('354 end with a dot')
      },
      RSET: () => {
        forget()
        say('250 2.0.0 forgotten')
      },
      NOOP: () => say('250 2.0.0 here'),
      QUIT: () => {
        say('221 2.0.0 bye')
        socket.end()
      },
    }

    if (fails('greeting')) return
    say('220 penerima.contoh ESMTP')
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8')
      for (;;) {
        const end = inData ? `\r\n${rest}`.indexOf('\r\n.\r\n') : rest.indexOf('\r\n')
        if (end < 0) return
        if (inData) {
          inData = false
          const raw = rest.slice(0, end)
          rest = rest.slice(end + 3)
          take(raw)
          continue
        }
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        const [verb = '', ...words] = line.split(' ')
        const command = commands[verb.toUpperCase()]
        if (Buffer.byteLength(line) > 510) say('500 5.5.2 too long')
        else if (command) command(words.join(' '))
        else say('500 5.5.2 unknown')
      }
    })
  }

  const server: Server = createServer(converse)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    user,
    password,
    mails,
    failNext: (step, how) => void failures.set(step, how),
    seen: (step) => counts.get(step) ?? 0,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
