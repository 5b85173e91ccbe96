import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepPrintWay, possibleWays, readPrintWay } from './print-way.ts'
import { rawBtAddress } from './print-paper.ts'
import { thermalBytes } from './thermal-bytes.ts'

interface FakePrinter {
  readonly written: number[]
  readonly pieces: number[]
  isAway: boolean
}

/** A printer as a browser shows it: one service that takes bytes, one that only tells. */
const fakeDevice = (printer: FakePrinter, services = ['takes']) => {
  const inlet = {
    properties: { write: true, writeWithoutResponse: false },
    writeValueWithResponse: async (piece: Uint8Array) => {
      if (printer.isAway) throw new DOMException('GATT Server is disconnected', 'NetworkError')
      printer.pieces.push(piece.length)
      printer.written.push(...piece)
    },
  }
  const tells = { properties: { write: false, writeWithoutResponse: false } }
  const gatt = {
    connected: false,
    connect: async () => gatt,
    getPrimaryServices: async () =>
      services.map((kind) => ({ getCharacteristics: async () => (kind === 'takes' ? [tells, inlet] : [tells]) })),
  }
  return { name: 'RPP02N', gatt }
}
const withBluetooth = (requestDevice: () => Promise<unknown>): void => {
  vi.stubGlobal('isSecureContext', true)
  Object.defineProperty(navigator, 'bluetooth', {
    configurable: true,
    value: { requestDevice: vi.fn<() => Promise<unknown>>(requestDevice) },
  })
}
/** The page as after a reload: nothing chosen yet. */
const freshPage = async () => {
  vi.resetModules()
  return (await import('./print-paper.ts')).printPaper
}
const lines = ['Warung Kopi Senja', 'TOTAL                  Rp\u00A068.000']

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'bluetooth')
})

test('POS-06 a paper becomes plain letters for a thermal printer, with room to tear it off', () => {
  const text = new TextDecoder('latin1').decode(thermalBytes([...lines, '“Ibu” – 2 × Café'], 32))
  expect(text.startsWith('\u001b@')).toBe(true)
  expect(text).toContain('TOTAL                  Rp 68.000')
  expect(text).toContain('"Ibu" - 2 ')
  const below = text.slice(text.indexOf('Caf'))
  expect(below.split('\n').length).toBeGreaterThan(5)
  expect(below.lastIndexOf('\u001dV')).toBeGreaterThan(below.indexOf('\n\r\n\r\n\r'))
})

test('POS-06 a Bluetooth printer is asked for once, gets every byte in its order in small pieces, and papers do not mix', async () => {
  const printer = { written: [], pieces: [], isAway: false } as FakePrinter
  withBluetooth(async () => fakeDevice(printer))
  keepPrintWay('bluetooth')
  const printPaper = await freshPage()
  const long = Array.from({ length: 40 }, (_, at) => `${at} barang`)
  expect(await printPaper(long, 32)).toBeNull()
  const other = Array.from({ length: 40 }, (_, at) => `${at} lainnya`)
  expect(await Promise.all([printPaper(other, 32), printPaper(long, 32)])).toEqual([null, null])
  const all = [long, other, long].flatMap((paper) => [...thermalBytes(paper, 32)])
  expect(printer.written).toEqual(all)
  expect(Math.max(...printer.pieces)).toBeLessThanOrEqual(100)
  expect(navigator.bluetooth.requestDevice).toHaveBeenCalledTimes(1)
})

test('POS-06 what keeps a paper from being printed is told, and the next press tries again', async () => {
  const printer = { written: [], pieces: [], isAway: true } as FakePrinter
  withBluetooth(() => Promise.reject(new DOMException('User cancelled', 'NotFoundError')))
  keepPrintWay('bluetooth')
  expect(await (await freshPage())(lines, 32)).toContain('Belum ada printer yang dipilih')
  withBluetooth(async () => fakeDevice(printer, ['tells']))
  const unknown = await freshPage()
  expect(await unknown(lines, 32)).toContain('bukan printer struk')
  // The next press asks again, and another one may be chosen.
  await unknown(lines, 32)
  expect(navigator.bluetooth.requestDevice).toHaveBeenCalledTimes(2)
  withBluetooth(async () => fakeDevice(printer))
  const printPaper = await freshPage()
  expect(await printPaper(lines, 32)).toContain('Printer tidak menjawab')
  printer.isAway = false
  expect(await printPaper(lines, 32)).toBeNull()
  expect(printer.written.length).toBeGreaterThan(0)
})

test('POS-06 RawBT gets the bytes by its own address', () => {
  const address = rawBtAddress(new Uint8Array([27, 64, 65, 255]))
  expect(address).toBe('intent:base64,G0BB/w==#Intent;scheme=rawbt;package=ru.a402d.rawbtprinter;end;')
})

test('POS-06 a device offers the ways that it has; one that is gone falls back to the dialog', () => {
  expect(possibleWays()).toEqual(['dialog'])
  withBluetooth(async () => null)
  expect(possibleWays()).toEqual(['dialog', 'bluetooth'])
  keepPrintWay('bluetooth')
  expect(readPrintWay()).toBe('bluetooth')
  Reflect.deleteProperty(navigator, 'bluetooth')
  expect(readPrintWay()).toBe('dialog')
})
