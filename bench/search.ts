import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#core/db/server/database.ts'
import { migrate } from '#core/db/server/migrate.ts'
import { startPostgres } from '#core/db/server/postgres-server.ts'
import { itemSearch } from '#core/items/server/item-search.ts'
import { createSearch } from '#core/search/server/search.ts'
import { chatSearch } from '#features/chat/server/chat-search.ts'

import { type Figure, percentile } from './measure.ts'

const owner = 'usr_ukur'
const messages = 10_000
const words =
  'penawaran invoice katering kaos polo bordir kardus bakso mie ayam geprek surat kontrak sewa ruko harga modal untung ongkir bandung sleman ibu bapak pesanan tanggal kirim lunas stok gudang kasir laporan bulan minggu'.split(
    ' ',
  )
const wordAt = (place: number): string => words[place % words.length] ?? ''
const textOf = (n: number): string =>
  Array.from({ length: 14 }, (_, at) => wordAt(n * 7 + at * at * 3 + at)).join(' ') + ` nomor ${n} pelanggan${n % 900}`

/** A wanted word as it is typed in a hurry: two neighbours swapped. In three letters nobody could tell which was meant. */
const mistyped = (word: string): string =>
  word.length < 4 ? word : `${word[0] ?? ''}${word[2] ?? ''}${word[1] ?? ''}${word.slice(3)}`

/** Searching over 10,000 messages of one owner, right and mistyped words in turn; the index has been read. */
export const measureSearch = async (): Promise<Figure[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'juragan-bench-'))
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startPostgres({ dataDir, log: silent })
  const database = openDatabase(postgres.url)
  try {
    await migrate(database)
    await database.$client.query(
      `INSERT INTO chat_sessions (user_id, session_id, title, last_message, message_count, last_position, is_active, created_at, updated_at) SELECT $1, 's' || n, 'Chat ' || n, '', 0, 0, true, now(), now() FROM generate_series(1, 200) n`,
      [owner],
    )
    const texts = Array.from({ length: messages }, (_, n) => textOf(n))
    await database.$client.query(
      `INSERT INTO chat_messages (id, user_id, session_id, position, depth, sender, content, state, flags, created_at) SELECT 'msg' || n, $1, 's' || (1 + n % 200), n, 1, 'user', body, 'complete', '{}', now() - n * interval '1 minute' FROM unnest($2::text[]) WITH ORDINALITY AS t(body, n)`,
      [owner, texts],
    )
    const search = createSearch({ database, sources: [chatSearch, itemSearch] })
    await search.find(owner, 'penawaran', 20)
    const times: number[] = []
    for (let round = 0; round < 60; round++) {
      const word = wordAt(round)
      const query = round % 2 === 0 ? `${word} pelanggan${round}` : mistyped(word)
      const started = performance.now()
      const hits = await search.find(owner, query, 20)
      times.push(performance.now() - started)
      if (hits.length === 0) throw new Error(`nothing was found for ${query}`)
    }
    return [{ what: 'search over 10,000 messages, p95', figure: percentile(times, 0.95), unit: 'ms', limit: 100 }]
  } finally {
    await database.$client.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
