import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type MailCarrier, MailNotTaken, type OutgoingMail } from './mail.ts'

/** Laid down mails are forgotten after this long. */
const keptMilliseconds = 7 * 86_400_000

const nameOf = ({ id, date }: OutgoingMail): string =>
  `${date.toISOString().slice(0, 19).replaceAll(':', '.')} ${id}.txt`

const forgetOld = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < now - keptMilliseconds) await rm(file, { force: true })
  }
}

/**
 * Mails where no mail server is set up: files for the eyes of whoever runs this server, never shown by it. A mail may
 * hold what opens an account, and on a server open to others its reader cannot be told from anybody else.
 */
export const createMailOutbox = (folder: string): MailCarrier => ({
  reaches: false,
  deliver: async (mail, onHanding) => {
    await onHanding()
    const page = `Kepada: ${mail.to}\nPerihal: ${mail.subject}\n\n${mail.text}\n`
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, nameOf(mail)), page, { mode: 0o600 })
      await forgetOld(folder, Date.now())
    } catch (error) {
      throw new MailNotTaken(`the outbox cannot be written: ${(error as NodeJS.ErrnoException).code ?? ''}`, false)
    }
  },
})
