import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond that JavaScript's dates can hold. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
