import { browserStorage } from '#core/ui/client/browser-storage.ts'

import { hasBluetooth } from './bluetooth-printer.ts'

/**
 * How papers of this device are printed: by the browser's own dialog, on a small Bluetooth printer, or by the app RawBT,
 * which also reaches printers that browsers do not.
 */
export const printWays = ['dialog', 'bluetooth', 'rawbt'] as const
export type PrintWay = (typeof printWays)[number]

export const wayNames: Readonly<Record<PrintWay, string>> = {
  dialog: 'Biasa',
  bluetooth: 'Bluetooth',
  rawbt: 'Aplikasi RawBT',
}

const key = 'juragan:kasir:cetak'

/** The ways that this device has: RawBT is an app of Android. */
export const possibleWays = (): readonly PrintWay[] =>
  printWays.filter(
    (way) => way === 'dialog' || (way === 'bluetooth' ? hasBluetooth() : /Android/i.test(navigator.userAgent)),
  )

/** The way that was chosen on this device; the dialog where none was, or it is not to be had any more. */
export const readPrintWay = (): PrintWay => {
  const kept = browserStorage.read(key)
  return possibleWays().find((way) => way === kept) ?? 'dialog'
}

export const keepPrintWay = (way: PrintWay): void => browserStorage.write(key, way === 'dialog' ? null : way)
