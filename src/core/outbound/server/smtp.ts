import { Readable } from 'node:stream'

import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

import type { MailSettings } from '#core/config/server/mail-settings.ts'

import { type MailCarrier, MailNotTaken, type OutgoingMail } from './mail.ts'

/** Waits of a mail server, each in milliseconds; nothing is shown to anybody meanwhile. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 5_000, socketTimeout: 30_000 }

/** The library is loaded with the first mail: most installations have no mail server. */
const composed = async (mail: OutgoingMail, from: MailSettings['from']): Promise<Buffer> => {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    date: mail.date,
    // The same whenever it is tried: mailboxes drop what they have already.
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** The server's words may repeat addresses: its code and where it was said are enough for the log. */
const notTaken = (error: unknown): MailNotTaken => {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const said = [command, responseCode, code].filter((part) => part !== undefined && part !== '').join(' ')
  // RFC 5321 §4.2.1: 5yz stays as it is. A wrong password is the operator's to change, so it is tried again.
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return new MailNotTaken(`the mail server did not take it: ${said || 'no answer'}`, isFinal)
}

const isRefusal = (error: unknown): boolean => error instanceof Error && 'responseCode' in error

/** Bytes that are first read when the server asks for them (354), which is when they can begin to be taken. */
const whenAsked = (bytes: Buffer, onHanding: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      await onHanding()
      yield bytes
    })(),
    { objectMode: false, highWaterMark: 0 },
  )

/** A call of the connection that answers by calling back. */
const called = (call: (done: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())))

/** A mail server by SMTP (RFC 5321), with STARTTLS or TLS everywhere but on loopback. */
export const createSmtp = ({ host, port, tls, login, from }: MailSettings): MailCarrier => {
  const options: SMTPConnectionOptions = {
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...patience,
  }

  const inConversation = async (talk: (connection: SMTPConnection) => Promise<void>, signal: AbortSignal) => {
    const { default: Connection } = await import('nodemailer/lib/smtp-connection')
    const connection = new Connection(options)
    try {
      const broken = new Promise<never>((_, reject) => {
        connection.on('error', reject)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      await Promise.race([talk(connection), broken])
      connection.quit()
    } catch (error) {
      // Without the closing dot nothing counts as sent (RFC 5321 §3.3).
      connection.close()
      throw error
    }
  }

  return {
    reaches: true,
    deliver: async (mail, onHanding, signal) => {
      const message = await composed(mail, from)
      let isHanded = false
      const body = whenAsked(message, async () => {
        await onHanding()
        isHanded = true
      })
      try {
        await inConversation(async (connection) => {
          await called((done) => connection.connect(done))
          if (login) await called((done) => connection.login({ user: login.user, pass: login.password }, done))
          await called((done) =>
            connection.send({ from: from.address, to: [mail.to], size: message.length }, body, done),
          )
        }, signal)
      } catch (error) {
        if (isHanded && !isRefusal(error)) throw error
        throw notTaken(error)
      }
    },
  }
}
