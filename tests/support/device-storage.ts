import { Dexie } from 'dexie'
import { IDBDatabase, IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { beforeAll } from 'vitest'

/** Gives the browser's parts a storage. Test files share what they have read, but each has a browser of its own. */
export const useDeviceStorage = (): void =>
  beforeAll(() => {
    Object.assign(globalThis, { indexedDB, IDBKeyRange, IDBDatabase })
    Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  })
