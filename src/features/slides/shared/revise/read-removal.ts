import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'
import { findNamed } from '#core/assistant/shared/revision/find-named.ts'

import type { DeckContent } from '../scene/deck.ts'
import type { DeckStep } from './deck-changes.ts'
import { listedOn } from './slide-rows.ts'

/** `hapus yg bed cover`: one thing that a slide lists, by its words; a slide that listed nothing else goes with it. */
export const readRemoval = ({ target, text, verb }: EditClause, deck: DeckContent): DeckStep[] | null => {
  const said = target.replace(/^(?:(?:yang|yg|poin|baris|menu|produk|bagian|tulisan)\s+)+/i, '').trim()
  if (verb !== 'remove' || said.length < 3 || /\b(?:slide|slaid|halaman|judul|semua)\b/i.test(text)) return null
  const listed = deck.slides.flatMap((slide) => listedOn(slide).map((name) => ({ slide, name })))
  const found = findNamed(
    said,
    listed.map(({ name }) => name),
  ).flatMap((at) => listed[at] ?? [])
  const [only] = found
  if (only === undefined || found.length > 1) return null
  const { name, slide } = only
  const isAll = listedOn(slide).length === 1
  return [
    {
      change: isAll ? { op: 'remove', slide: slide.id } : { op: 'row-remove', slide: slide.id, name },
      difference: { label: name, before: name, after: '' },
    },
  ]
}
