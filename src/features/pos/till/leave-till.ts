import type { TillDevice } from './device/till-device.ts'

/** What a seller is told who cannot leave. */
const uncountedText =
  'Belum bisa keluar: tidak bisa dipastikan apakah semua penjualan di perangkat ini sudah terkirim. Muat ulang halaman ini, lalu coba lagi.'

export type Leaving =
  | { readonly outcome: 'left' }
  /** Sales are not with the server yet. */
  | { readonly outcome: 'unsent' }
  | { readonly outcome: 'unknown'; readonly problem: string }

/** Signs out of a till whose sales are all with the server, as its device says at this moment. Throws as `signOut` does. */
export const leaveTill = async (
  device: Pick<TillDevice, 'countUnsent' | 'wipe'> | null,
  signOut: () => Promise<void>,
): Promise<Leaving> => {
  if (device) {
    // Null is 'not known', which is not 'none': the only copy of a sale may lie here.
    const unsent = await device.countUnsent().catch(() => null)
    if (unsent === null) return { outcome: 'unknown', problem: uncountedText }
    if (unsent > 0) return { outcome: 'unsent' }
  }
  await signOut()
  // What a browser cannot forget it cannot open either: the session has ended.
  await device?.wipe().catch(() => undefined)
  return { outcome: 'left' }
}
