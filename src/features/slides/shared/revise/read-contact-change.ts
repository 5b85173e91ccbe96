import type { EditClause } from '#core/assistant/shared/revision/edit-clauses.ts'

import type { DeckContent } from '../scene/deck.ts'
import { contactIn } from '../reading/read-contact.ts'
import type { DeckStep } from './deck-changes.ts'

const cue =
  /\b(?:alamat|lokasi|jl|jln|jalan|ig|instagram|telp|telepon|wa|whatsapp|hp|kontak|nomor|nomer|email)(?:nya)?\b[\s\S]*$/i
const linking = /^(\p{L}+?)(?:nya)?\s+(?:(?:di|ke|jadi|menjadi|sekarang|baru|itu|adalah|ada|usaha|toko)\s+)+/iu

const isOf = (label: string, line: string): boolean => line.startsWith(`${label}:`)

/** `slide terakhir kasih alamat Jl. Pemuda 12`, `wa nya jadi 0812…`: how to reach the owner, on the slide that ends the deck. */
export const readContactChange = (clause: EditClause, deck: DeckContent): DeckStep[] | null => {
  if (clause.verb === 'remove' || clause.verb === 'raise' || clause.verb === 'lower') return null
  const said = cue.exec(clause.text)?.[0].replace(linking, '$1 ')
  const told = said === undefined ? [] : contactIn(said.replace(/\s+(?:di|pada|ke)\s+(?:slide|halaman)\s+\S+$/i, ''))
  const last = deck.slides.at(-1)
  const place = last?.elements.find(({ role }) => role === 'subtitle')
  if (told.length === 0 || !last || !place) return null
  const lines = place.content.split('\n').filter((line) => line !== 'Ada pertanyaan?')
  const kept = lines.map((line) => {
    const fresh = told.find(({ label }) => isOf(label, line))
    return fresh === undefined ? line : `${fresh.label}: ${fresh.value}`
  })
  const added = told.filter(({ label }) => !lines.some((line) => isOf(label, line)))
  const value = [...kept, ...added.map(({ label, value: one }) => `${label}: ${one}`)].join('\n')
  return [
    {
      change: { op: 'text', slide: last.id, element: place.id, before: place.content, value },
      difference: {
        label: told.map(({ label }) => label).join(', '),
        before: lines.filter((line) => told.some(({ label }) => isOf(label, line))).join(', '),
        after: told.map((one) => one.value).join(', '),
      },
    },
  ]
}
