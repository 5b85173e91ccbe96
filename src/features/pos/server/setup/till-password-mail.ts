import type { Tx } from '#core/db/server/database.ts'
import type { Mails } from '#core/outbound/server/mails.ts'

import type { ShopOwner } from '../shop-owner.ts'

interface OpenedTill {
  readonly id: string
  readonly name: string
  readonly posUrl: string
  readonly password: string
}

/**
 * Orders the mail with a till's first password, as part of the transaction that stores its hash (P2 §4: the next steps
 * point to the e-mail). False where mails do not leave this server: then the screen that shows it is the only place.
 */
export const mailTillPassword = async (
  tx: Tx,
  mails: Mails,
  owner: ShopOwner,
  { id, name, posUrl, password }: OpenedTill,
): Promise<boolean> => {
  if (!mails.reaches) return false
  await mails.send(tx, {
    key: `till-password:${id}`,
    userId: owner.id,
    to: owner.email,
    subject: `Kasir ${name} siap dipakai`,
    text: [
      `Halo ${owner.name},`,
      `kasir ${name} sudah siap. Buka di alamat ini:\n${posUrl}`,
      `Email: ${owner.email}\nKata sandi kasir: ${password}`,
      'Kata sandi ini khusus untuk kasir. Siapa pun yang memegangnya bisa berjualan di kasir Anda, jadi berikan hanya ke orang yang Anda percaya. Kalau perlu yang baru, buka kasir ini di Juragan lalu tekan Kata sandi kasir baru.',
      'Salam,\nJuragan',
    ].join('\n\n'),
  })
  return true
}
