import type { TillDevice } from './device/till-device.ts'

/** What a seller is told who cannot leave. */
const uncountedText =
  'Belum bisa keluar: tidak bisa dipastikan apakah semua penjualan di perangkat ini sudah terkirim. Muat ulang halaman ini, lalu coba lagi.'

export type Leaving =
  | { readonly outcome: 'left' }
  /** Sales are not with the server yet. */
  | { readonly outcome: 'unsent' }
  /** A shift goes on, and nobody has said that it may. */
  | { readonly outcome: 'shift-open' }
  | { readonly outcome: 'unknown'; readonly problem: string }

/**
 * Signs out of a till whose sales are all with the server, as its device says at this moment; with a shift that goes on
 * only where that is wanted. Throws as `signOut` does.
 */
export const leaveTill = async (
  device: Pick<TillDevice, 'countUnsent' | 'readShift' | 'wipe'> | null,
  signOut: () => Promise<void>,
  leavesShift = false,
): Promise<Leaving> => {
  if (device) {
    // Null is 'not known', which is not 'none': the only copy of a sale may lie here.
    const unsent = await device.countUnsent().catch(() => null)
    if (unsent === null) return { outcome: 'unknown', problem: uncountedText }
    if (unsent > 0) return { outcome: 'unsent' }
    // A shift that cannot be read is not lost by leaving either.
    if (!leavesShift && (await device.readShift().catch(() => null))) return { outcome: 'shift-open' }
  }
  await signOut()
  // What a browser cannot forget it cannot open either: the session has ended.
  await device?.wipe().catch(() => undefined)
  return { outcome: 'left' }
}
