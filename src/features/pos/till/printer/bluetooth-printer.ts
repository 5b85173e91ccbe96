/// <reference types="web-bluetooth" />

/** The services under which cheap receipt printers take their bytes; a browser lets us see only those we name. */
const printerServices = [
  '000018f0-0000-1000-8000-00805f9b34fb',
  '0000ff00-0000-1000-8000-00805f9b34fb',
  '0000ffe0-0000-1000-8000-00805f9b34fb',
  '0000fff0-0000-1000-8000-00805f9b34fb',
  '0000fee7-0000-1000-8000-00805f9b34fb',
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '49535343-fe7d-4ae5-8fa9-9fafd205e455',
]

/** Small printers lose what comes in larger pieces, in bytes. */
const pieceSize = 100

/** Why nothing was printed: nobody chose a printer, it takes no receipts, or it is away. */
export type PrinterProblem = 'none-chosen' | 'no-printer' | 'away'

export class PrinterError extends Error {
  readonly problem: PrinterProblem
  constructor(problem: PrinterProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Whether this browser can reach Bluetooth printers at all. */
export const hasBluetooth = (): boolean => 'bluetooth' in navigator && isSecureContext

let chosen: BluetoothDevice | null = null
/** Two receipts never mix: the second waits for the first. */
let printing: Promise<void> = Promise.resolve()

/** Asks which printer it is; the browser shows what is near. Only the press of a key may ask. Throws PrinterError. */
const choosePrinter = async (): Promise<BluetoothDevice> => {
  try {
    return await navigator.bluetooth.requestDevice({ acceptAllDevices: true, optionalServices: printerServices })
  } catch (cause) {
    throw new PrinterError('none-chosen', cause)
  }
}

type Writable = Pick<
  BluetoothRemoteGATTCharacteristic,
  'properties' | 'writeValueWithResponse' | 'writeValueWithoutResponse'
>

/** Where the printer takes its bytes: the first place of its services that may be written. */
const findInlet = async (device: BluetoothDevice): Promise<Writable> => {
  if (!device.gatt) throw new PrinterError('no-printer')
  const server = device.gatt.connected ? device.gatt : await device.gatt.connect()
  for (const service of await server.getPrimaryServices()) {
    for (const inlet of await service.getCharacteristics())
      if (inlet.properties.write || inlet.properties.writeWithoutResponse) return inlet
  }
  throw new PrinterError('no-printer')
}

const write = async (device: BluetoothDevice, bytes: Uint8Array): Promise<void> => {
  try {
    const inlet = await findInlet(device)
    for (let at = 0; at < bytes.length; at += pieceSize) {
      const piece = bytes.slice(at, at + pieceSize)
      // Answered writes tell when the printer has room again.
      await (inlet.properties.write ? inlet.writeValueWithResponse(piece) : inlet.writeValueWithoutResponse(piece))
    }
  } catch (cause) {
    throw cause instanceof PrinterError ? cause : new PrinterError('away', cause)
  }
}

/** Sends bytes to the chosen printer; asks which one it is where none was chosen. Throws PrinterError. */
export const printBytes = async (bytes: Uint8Array): Promise<void> => {
  const device = (chosen ??= await choosePrinter())
  const work = printing.then(() => write(device, bytes))
  // Whoever printed before is told of it there.
  printing = work.catch(() => undefined)
  try {
    await work
  } catch (error) {
    // What takes no receipts is asked for anew at the next press.
    if (error instanceof PrinterError && error.problem === 'no-printer') chosen = null
    throw error
  }
}
