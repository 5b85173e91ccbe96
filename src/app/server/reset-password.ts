import { drizzle } from 'drizzle-orm/node-postgres'

import { resetMinutes } from '#core/auth/shared/passwords.contract.ts'
import { createPasswords } from '#core/auth/server/passwords.ts'
import { type Config, loadConfig } from '#core/config/server/config.ts'
import { StartRefused } from '#core/config/server/start-refused.ts'
import { readDatabase } from '#core/db/server/backup/reach-database.ts'

/** Where browsers reach the server that these settings start. */
const addressOf = ({ publicUrl, tls, host, port }: Config): string =>
  publicUrl ?? `${tls ? 'https' : 'http'}://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

/** `npm run reset-password -- email`: a link that sets a new password once, for whoever runs the server to pass on. */
export const runResetPassword = async (args: readonly string[], signal: AbortSignal): Promise<string> => {
  const [email] = args
  if (email === undefined)
    throw new StartRefused('no e-mail is named', 'Sebutkan email akunnya: npm run reset-password -- nama@contoh.id')
  const config = await loadConfig(process.env)
  const link = await readDatabase(
    config,
    (client) => {
      const nobody = { reaches: false, send: async () => undefined }
      const passwords = createPasswords({ database: drizzle(client), publicUrl: addressOf(config), mails: nobody })
      return passwords.makeResetLink(email)
    },
    signal,
  )
  if (link === null)
    throw new StartRefused('there is no such account', `Tidak ada akun dengan email ${email}: periksa ejaannya.`)
  return `Tautan kata sandi baru untuk ${email}, sekali pakai, berlaku ${resetMinutes} menit:\n${link}\nBerikan hanya kepada pemilik akun itu.`
}
