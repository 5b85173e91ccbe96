import { beforeAll, beforeEach, expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import { createHttp } from '#core/http/server/mount.ts'
import { getItem, saveItem, setItemDeleted } from '#core/items/server/items.repo.ts'
import type { KindStores } from '#core/items/server/kind-store.ts'
import { storePaid } from '#core/items/server/paid-items.ts'
import type { DocumentType } from '#core/items/shared/kinds.ts'
import { getBalance } from '#core/points/server/charges.ts'
import { useTestDatabase } from '#tests/support/database.ts'
import { addUser } from '#tests/support/people.ts'
import { plainKinds } from '#tests/support/plain-kinds.ts'
import { silentLogger } from '#tests/support/silent-logger.ts'

import { paySlipTitle } from '../shared/letter/cash-flow.ts'
import type { DocumentContent } from '../shared/content/document-content.ts'
import { letterFromInput, letterInput } from '../shared/letter/letter-input.ts'
import { toRenderTree } from '../shared/content/to-render-tree.ts'
import { documentData } from './document-data.ts'
import { documentStore } from './document-store.ts'
import { letterNumberRoutes } from './letter-numbers.routes.ts'

const kinds: KindStores = { ...plainKinds, document: documentStore }
const now = new Date('2026-11-21T03:00:00Z')
const store = useTestDatabase()
let app: ReturnType<typeof createHttp>
let owner = ''
beforeAll(() => {
  app = createHttp({
    routes: letterNumberRoutes(store.database, () => now),
    publicUrl: 'http://127.0.0.1:3000',
    logger: silentLogger,
    identify: async (headers) => ({ role: 'user', userId: headers.get('x-user') ?? '' }),
    addressOf: () => '10.0.0.1',
    translate: () => null,
  })
})
beforeEach(async () => {
  owner = await addUser(store.database)
})

const call = async (path: string, method = 'GET', body?: unknown) => {
  const answer = await app.request(`http://127.0.0.1:3000/api/documents/numbers${path}`, {
    method,
    headers: { 'x-user': owner, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const contentOf = (type: DocumentType, date: string, letterNumber = ''): DocumentContent =>
  letterFromInput(letterInput.parse({ documentType: type, date, letterNumber, content: 'Isi' }), date)
const make = (type: DocumentType, over: { date?: string; number?: string; title?: string; ownerId?: string } = {}) =>
  store.database.transaction(async (tx) => {
    const { item } = await storePaid(
      tx,
      kinds,
      { ownerId: over.ownerId ?? owner, resultKey: null, now },
      {
        kind: 'document',
        title: over.title ?? 'Surat',
        description: '',
        documentType: type,
        content: contentOf(type, over.date ?? '2026-11-21', over.number),
        source: 'uji',
      },
    )
    return item
  })
const numberOf = async (id: string): Promise<string> =>
  ((await getItem(store.database, owner, id)).content as DocumentContent).letter.letterNumber
const made = async (...given: Parameters<typeof make>) => numberOf((await make(...given)).id)
const setNumber = async (id: string, letterNumber: string) => {
  const item = await getItem(store.database, owner, id)
  const content = item.content as DocumentContent
  return store.database.transaction((tx) =>
    saveItem(tx, kinds, {
      ownerId: owner,
      id,
      baseVersion: item.version,
      content: { ...content, letter: { ...content.letter, letterNumber } },
      author: 'Anda',
      now,
    }),
  )
}
const failure = async (work: Promise<unknown>): Promise<AppError> => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(thrown instanceof AppError)) throw new Error('nothing was refused')
  return thrown
}
const balance = async () => (await store.database.transaction((tx) => getBalance(tx, owner))).balance

test("DOC-02 the owner's own format: 100 at once give 100 distinct consecutive numbers", async () => {
  const saved = await call('/format', 'PUT', { template: '{seq:4}/{unit}/{kode}/{bulan}.{tahun}', unit: 'SJ' })
  expect(saved.body.data.next[2]).toEqual({ documentType: 'invoice', number: '0001/SJ/INV/11.2026' })
  const numbers = await Promise.all(Array.from({ length: 100 }, () => made('invoice')))
  expect(numbers.sort()).toEqual(
    Array.from({ length: 100 }, (_, at) => `${String(at + 1).padStart(4, '0')}/SJ/INV/11.2026`),
  )
  expect((await call('')).body.data.gaps).toEqual([])
})

test('DOC-02 pay slips are counted in a series of their own, reports in theirs', async () => {
  const slip = (letterNumber = '') =>
    store.database.transaction(async (tx) => {
      const content = contentOf('laporan', '2026-11-21', letterNumber)
      const letter = { ...content.letter, title: paySlipTitle }
      const { item } = await storePaid(
        tx,
        kinds,
        { ownerId: owner, resultKey: null, now },
        {
          kind: 'document',
          title: 'Slip Gaji',
          description: '',
          documentType: 'laporan',
          content: { ...content, letter },
          source: 'uji',
        },
      )
      return item
    })
  const first = await slip()
  expect(await numberOf(first.id)).toBe('001/SG/XI/2026')
  expect(await made('laporan')).toBe('001/LAP/XI/2026')
  expect(await numberOf((await slip()).id)).toBe('002/SG/XI/2026')
  const { usedBy, suggestion } = (await call('/check?number=001/SG/XI/2026&documentType=laporan')).body.data
  expect([usedBy?.id, suggestion]).toEqual([first.id, '003/SG/XI/2026'])
  const file = await documentStore.exports.docx?.(await getItem(store.database, owner, first.id), store.database)
  expect(file?.name).toBe('slip_gaji-2026-11-21.docx')
})

test('DOC-02 a format without a code numbers all types in one series, one without a year goes on for ever', async () => {
  await call('/format', 'PUT', { template: '{seq}/{tahun}', unit: '' })
  expect([await made('invoice'), await made('kuitansi'), await made('invoice', { date: '2027-01-02' })]).toEqual([
    '1/2026',
    '2/2026',
    '1/2027',
  ])
  await call('/format', 'PUT', { template: '{kode}-{seq:3}', unit: '' })
  expect([await made('invoice', { date: '2026-12-31' }), await made('invoice', { date: '2027-01-01' })]).toEqual([
    'INV-001',
    'INV-002',
  ])
})

test('DOC-02 a letter of somebody who writes for himself shows no number and takes none from the series', async () => {
  const personal = contentOf('surat_resmi', '2026-11-21')
  const dewi = { ...personal.letter.sender, name: 'Dewi' }
  const ids: string[] = []
  for (const sender of [personal.letter.sender, dewi, personal.letter.sender])
    await store.database.transaction(async (tx) => {
      const letter = { ...personal.letter, sender, signer: { name: 'Dewi', title: '' } }
      const drawn = toRenderTree({ ...personal, letter }, 'Surat')
      expect(JSON.stringify(drawn).includes('Nomor')).toBe(sender.name !== 'Dewi')
      const { item } = await storePaid(
        tx,
        kinds,
        { ownerId: owner, resultKey: null, now },
        {
          kind: 'document',
          title: 'Surat',
          description: '',
          documentType: 'surat_resmi',
          content: { ...personal, letter },
          source: 'uji',
        },
      )
      ids.push(item.id)
    })
  expect(await Promise.all(ids.map(numberOf))).toEqual(['001/SR/XI/2026', '', '002/SR/XI/2026'])
})

test('DOC-02 the year of a number is that of the letter, by the local day', async () => {
  expect(await made('invoice', { date: '2026-12-31' })).toBe('001/INV/XII/2026')
  expect(await made('invoice', { date: '2027-01-01' })).toBe('001/INV/I/2027')
  expect(await made('invoice', { date: '2026-12-31' })).toBe('002/INV/XII/2026')
})

test('DOC-02 a number that is used is never given again, and not taken over unseen', async () => {
  const first = await make('invoice', { title: 'Invoice PT Maju' })
  const second = await make('invoice')
  await setNumber(second.id, '003/INV/XI/2026')
  expect(await made('invoice')).toBe('004/INV/XI/2026')
  const before = await balance()
  const refused = await failure(make('invoice', { number: '001/INV/XI/2026' }))
  expect(refused).toMatchObject({
    code: 'letter_number_used',
    details: { number: '001/INV/XI/2026', itemId: first.id, title: 'Invoice PT Maju', suggestion: '005/INV/XI/2026' },
  })
  expect(await balance()).toBe(before)
  const stale = await failure(setNumber(second.id, '001/INV/XI/2026'))
  expect(stale.code).toBe('letter_number_used')
  expect(await numberOf(second.id)).toBe('003/INV/XI/2026')
  // Its own number is no other letter's, somebody else's neither, nor that of a deleted letter.
  await setNumber(second.id, '003/INV/XI/2026')
  await make('invoice', { number: '001/INV/XI/2026', ownerId: await addUser(store.database) })
  await store.database.transaction((tx) => setItemDeleted(tx, { ownerId: owner, id: first.id }, now))
  await setNumber(second.id, '001/INV/XI/2026')
})

test('DOC-02 two that want the same number at once: one gets it, the other is told', async () => {
  const letters = await Promise.all([make('invoice'), make('invoice'), make('invoice')])
  const outcomes = await Promise.allSettled(letters.map(({ id }) => setNumber(id, 'KHUSUS-7')))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const check = await call(`/check?number=KHUSUS-7&documentType=invoice`)
  expect(check.body.data).toMatchObject({ usedBy: { title: 'Surat' }, suggestion: '004/INV/XI/2026' })
  const free = await call(`/check?number=KHUSUS-8&documentType=invoice`)
  expect(free.body.data.usedBy).toBeNull()
})

test('DOC-02 the gaps are told with their reason: deleted, changed by hand, passed over', async () => {
  const [one, two] = [await make('invoice', { title: 'Dihapus' }), await make('invoice', { title: 'Diganti' })]
  await make('invoice')
  await store.database.transaction((tx) => setItemDeleted(tx, { ownerId: owner, id: one.id }, now))
  await setNumber(two.id, 'LAIN-1')
  await make('invoice', { number: '006/INV/XI/2026' })
  const { gaps } = (await call('')).body.data
  expect(
    gaps.map(({ sequence, reason, title, number }: Record<string, unknown>) => [sequence, reason, title, number]),
  ).toEqual([
    [5, 'skipped', null, null],
    [4, 'skipped', null, null],
    [2, 'changed', 'Diganti', '002/INV/XI/2026'],
    [1, 'deleted', 'Dihapus', '001/INV/XI/2026'],
  ])
  await setNumber(two.id, '004/INV/XI/2026')
  const after = (await call('')).body.data.gaps as { sequence: number }[]
  expect(after.map(({ sequence }) => sequence)).toEqual([5, 2, 1])
})

test('DOC-02 a format is looked at before it is saved, and a wrong one is refused in clear words', async () => {
  const look = await call(`?template=${encodeURIComponent('{seq:2}/{unit}/{romawi}')}&unit=TKO`)
  expect(look.body.data.next[0]).toEqual({ documentType: 'surat_penawaran', number: '01/TKO/XI' })
  expect((await call('')).body.data.format.template).toBe('{seq:3}/{kode}/{romawi}/{tahun}')
  const wrong = await call('/format', 'PUT', { template: '{seq}/{kota}', unit: '' })
  expect([wrong.status, wrong.body.code, wrong.body.error]).toEqual([
    400,
    'invalid_number_format',
    expect.stringContaining('{kota} tidak dikenal'),
  ])
})

test('AUTH-09 the format of numbers is part of what is kept about a person', async () => {
  await call('/format', 'PUT', { template: '{seq}', unit: 'X' })
  await make('invoice')
  expect((await documentData.read(store.database, owner))[0]).toMatchObject({
    text: expect.stringContaining('"{seq}"'),
  })
  await store.database.transaction((tx) => documentData.erase(tx, owner))
  expect(await documentData.read(store.database, owner)).toEqual([])
})
