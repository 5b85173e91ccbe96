import type { ErrorDetails } from '#core/errors/shared/app-error.ts'
import { isErrorCode } from '#core/errors/shared/error-codes.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { countWords } from './entry-words.ts'

export interface TillState {
  readonly isOut: boolean
  /** The server was reached and could not take the sales now. */
  readonly isStuck: boolean
  readonly waiting: number
  /** False where not only sales wait or were refused. */
  readonly onlySales: boolean
  readonly refused: number
  /** False where the browser keeps nothing. */
  readonly keepsSales: boolean
  /** The device has stopped answering what it keeps. */
  readonly isUnreadable: boolean
  /** False on an address without TLS, where browsers open no page without a network. */
  readonly opensOffline: boolean
}

export interface StateLine {
  readonly tone: 'calm' | 'warn' | 'error'
  readonly text: string
  /** Whether there is something to look at behind it. */
  readonly hasMore: boolean
}

/** What a seller is told whose device does not answer what it keeps. */
export const unreadableText =
  'Catatan penjualan di perangkat ini tidak terbaca. Muat ulang halaman ini, dan jangan hapus data browser.'

/** The line under the till's head: what a seller has to know about the network now; null where all is well. */
export const stateLine = ({ isOut, isStuck, waiting, refused, onlySales, ...can }: TillState): StateLine | null => {
  const words = (count: number): string => countWords(count, onlySales)
  if (can.isUnreadable) return { tone: 'error', text: unreadableText, hasMore: false }
  if (refused > 0)
    return { tone: 'error', text: `${words(refused)} tidak diterima server. Lihat alasannya.`, hasMore: true }
  if (!can.keepsSales)
    return {
      tone: isOut ? 'error' : 'warn',
      text: 'Browser ini tidak bisa menyimpan penjualan. Berjualanlah hanya selagi ada internet.',
      hasMore: false,
    }
  if (isOut && waiting > 0) return { tone: 'calm', text: `Tanpa internet: ${words(waiting)} menunggu.`, hasMore: true }
  if (isOut)
    return { tone: 'calm', text: 'Tanpa internet. Tetap bisa berjualan, nanti terkirim sendiri.', hasMore: false }
  if (isStuck && waiting > 0)
    return { tone: 'warn', text: `Server belum menjawab: ${words(waiting)} menunggu, dicoba lagi.`, hasMore: true }
  if (!can.opensOffline)
    return {
      tone: 'warn',
      text: 'Jangan tutup halaman ini saat internet putus: tanpa https kasir tidak bisa dibuka lagi.',
      hasMore: false,
    }
  return null
}

/** The word beside the cashier's name while all is well. */
export const calmWord = (waiting: number, onlySales: boolean): string =>
  waiting > 0 ? `mengirim ${countWords(waiting, onlySales)}…` : 'semua terkirim'

const reasons: Readonly<Record<string, string>> = {
  sale_conflict: 'Nomornya sudah dipakai penjualan lain. Tekan Kirim lagi: dicatat sebagai penjualan tersendiri.',
  product_gone: 'Barangnya tidak dikenal di kasir ini. Unduh catatannya, lalu serahkan ke pemilik.',
  invalid_request: 'Catatannya tidak terbaca oleh server. Unduh catatannya, lalu serahkan ke pemilik.',
}

/** Why the server did not take an entry, and what to do about it. */
export const reasonOf = ({ code, details }: { readonly code: string; readonly details: ErrorDetails }): string =>
  reasons[code] ?? errorText(isErrorCode(code) ? code : 'internal', details)
