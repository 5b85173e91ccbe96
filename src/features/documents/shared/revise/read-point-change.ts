import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'

import type { DocumentContent } from '../content/document-content.ts'
import { wordsOf } from '../content/nodes.ts'
import { asPoint } from '../papers/point-words.ts'
import { placedTexts } from './body-range.ts'
import type { DocumentChange } from './document-changes.ts'
import type { LetterChange } from './read-goods-change.ts'

const point = '(?:poin|butir|nomor|no\\.?|langkah|aturan)'
const please = '^\\s*(?:tolong\\s+|coba\\s+|mohon\\s+)?'
const added = new RegExp(
  `${please}(?:di)?tambah(?:kan|in)?\\s+(?:satu\\s+)?(?:poin|butir|langkah|aturan)(?:\\s+(?:lagi|baru))?\\s*:?\\s+(\\S.{2,300})$`,
  'isu',
)
const removed = new RegExp(
  `${please}(?:(?:di)?hapus(?:kan|in)?\\s+${point}\\s+(?:ke-?\\s*)?(\\d{1,2})|${point}\\s+(?:ke-?\\s*)?(\\d{1,2})\\s+(?:tolong\\s+)?(?:di)?(?:hapus|hilang|buang)(?:kan|in)?)(?:\\s+(?:ya|dong|aja|saja))*[.!\\s]*$`,
  'iu',
)
const replaced = new RegExp(
  `${please}(?:(?:ganti|ubah)\\s+)?${point}\\s+(?:ke-?\\s*)?(\\d{1,2})\\s+(?:(?:di)?(?:ganti|ubah)\\s+)?(?:jadi|menjadi|dengan)\\s*:?\\s+(\\S.{2,300})$`,
  'isu',
)

/** `tambah poin: …`, `poin 3 dihapus`, `poin 1 jadi …`: the numbered points of rules and guides, counted as they stand there. */
export const readPointChange = (text: string, { letter, body }: DocumentContent, today: IsoDay): LetterChange => {
  const list = (body.content ?? []).find(({ type }) => type === 'orderedList')
  if (letter.documentType !== 'surat_resmi' || list === undefined) return null
  const points = (list.content ?? []).map(wordsOf)
  const fresh = added.exec(text)?.[1]
  if (fresh !== undefined) return [{ op: 'point-add', text: asPoint(fresh, { today, recurs: true }) }]
  const [, gone, goneToo] = removed.exec(text) ?? []
  const [, changed, to = ''] = replaced.exec(text) ?? []
  const number = Number(gone ?? goneToo ?? changed ?? 0)
  if (number === 0) return null
  const old = points[number - 1]
  const place = placedTexts(body).find((one) => one.text === old)
  if (old === undefined || place === undefined)
    return { ask: `Dokumen ini punya ${points.length} poin. Contoh: "hapus poin ${points.length}".` }
  const instead = changed === undefined ? '' : asPoint(to, { today, recurs: true })
  return [{ op: 'range', place: { from: place.from, to: place.to }, text: old, with: instead } satisfies DocumentChange]
}
