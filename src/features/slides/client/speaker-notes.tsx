import { setNotes } from '../shared/scene/deck-operations.ts'
import { useActiveSlide, useDeckStore } from './deck-store.ts'
import s from './slide-editor.module.css'

/** What the owner means to say at a slide; only the presenter sees it. */
export const SpeakerNotes = () => {
  const store = useDeckStore()
  const slide = useActiveSlide()
  return (
    <label className={s.notes}>
      Catatan pembicara
      <textarea
        rows={2}
        value={slide.notes ?? ''}
        placeholder="Hanya terlihat oleh Anda saat presentasi"
        onChange={({ target }) =>
          store.getState().change((deck) => setNotes(deck, slide.id, target.value), { key: `notes:${slide.id}` })
        }
      />
    </label>
  )
}
