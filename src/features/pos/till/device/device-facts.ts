import { AppError } from '#core/errors/shared/app-error.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import type { OpenedShift } from '../../shared/shift.ts'
import type { FactName, KeptFacts, TillDatabase } from './till-database.ts'

/** The few facts that a device keeps of itself and its shop, each by its name. */
export interface DeviceFacts {
  readonly read: <Name extends FactName>(name: Name) => Promise<KeptFacts[Name] | undefined>
  readonly write: <Name extends FactName>(name: Name, value: KeptFacts[Name]) => Promise<unknown>
  /** What this device is called for ever, and where its numbers are. */
  readonly device: KeptFacts['device']
  /** Inside a transaction: how far journal and receipts are counted. */
  readonly counted: () => Promise<KeptFacts['device']>
  /** Inside a transaction: the next place in the journal, which is taken with it. */
  readonly take: () => Promise<number>
  /** Inside a transaction: the shift that goes on. Throws `shift_unknown` where none does. */
  readonly ongoing: () => Promise<OpenedShift>
}

/** Opens the facts; a device that has no name yet gets one. */
export const openFacts = async (database: TillDatabase): Promise<DeviceFacts> => {
  const { facts } = database
  const read: DeviceFacts['read'] = async <Name extends FactName>(name: Name) =>
    (await facts.get(name)) as KeptFacts[Name] | undefined
  const write: DeviceFacts['write'] = (name, value) => facts.put(value, name)

  const device = await database.transaction('rw', facts, async () => {
    const known = await read('device')
    if (known) return known
    const made = { id: newId('device'), sequence: 0, receipts: 0 }
    await write('device', made)
    return made
  })

  const counted = async () => (await read('device')) ?? device

  return {
    read,
    write,
    device,
    counted,
    take: async () => {
      const before = await counted()
      const sequence = before.sequence + 1
      await write('device', { ...before, sequence })
      return sequence
    },
    ongoing: async () => {
      const shift = await read('shift')
      if (!shift) throw new AppError('shift_unknown')
      return shift
    },
  }
}
