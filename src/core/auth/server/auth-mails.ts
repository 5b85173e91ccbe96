import type { Tx } from '#core/db/server/database.ts'

import { linkParams, resetMinutes, verificationHours } from '../shared/passwords.contract.ts'
import { hashToken } from './credential.ts'

interface AuthMail {
  readonly key: string
  readonly userId: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Who carries the mails of sign-in away. */
export interface AuthMails {
  /** Whether mails come into the mailbox that they are addressed to. */
  readonly reaches: boolean
  /** Orders a mail as part of `tx`, once for its key. */
  send(tx: Tx, mail: AuthMail): Promise<void>
}

/** Whom a mail is for. */
export interface Addressee {
  readonly id: string
  readonly name: string
  readonly email: string
}

const mail = (
  { id, name, email }: Addressee,
  key: string,
  subject: string,
  paragraphs: readonly string[],
): AuthMail => ({
  key,
  userId: id,
  to: email,
  subject,
  text: [`Halo ${name},`, ...paragraphs, 'Salam,\nJuragan'].join('\n\n'),
})

const page = (publicUrl: string, param: string, token: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/masuk#${param}=${token}`

/** Where a new password is set with this token. */
export const resetLink = (publicUrl: string, token: string): string => page(publicUrl, linkParams.reset, token)

export const resetMail = (to: Addressee, publicUrl: string, token: string): AuthMail =>
  mail(to, `password-reset:${hashToken(token)}`, 'Buat kata sandi baru untuk Juragan', [
    `ada yang meminta kata sandi baru untuk akun Juragan dengan email ini. Kalau itu Anda, buka tautan berikut dalam ${resetMinutes} menit. Tautan hanya bisa dipakai sekali.`,
    resetLink(publicUrl, token),
    'Kalau bukan Anda, abaikan saja email ini: kata sandi Anda tidak berubah.',
  ])

export const verificationMail = (to: Addressee, publicUrl: string, token: string): AuthMail =>
  mail(to, `verification:${hashToken(token)}`, 'Pastikan email Anda untuk Juragan', [
    `akun Juragan dibuat dengan email ini. Buka tautan berikut dalam ${verificationHours} jam, di perangkat tempat Anda masuk ke Juragan, supaya kami tahu email ini milik Anda:`,
    page(publicUrl, linkParams.verification, token),
    'Kalau bukan Anda yang membuat akun itu, jangan dibuka; abaikan saja email ini.',
  ])

/** Tells the owner of a change that somebody else may have made. */
export const passwordChangedMail = (to: Addressee, publicUrl: string, change: string): AuthMail =>
  mail(to, `password-changed:${change}`, 'Kata sandi Juragan Anda diganti', [
    'kata sandi akun Juragan Anda baru saja diganti.',
    `Kalau bukan Anda yang menggantinya, buka ${publicUrl.replace(/\/+$/, '')}/masuk lalu tekan Lupa kata sandi.`,
  ])
