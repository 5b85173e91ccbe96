import { Spinner } from '#core/ui/client/spinner.tsx'

import s from './app-check-note.module.css'
import { useAppCheckWait } from './app-check-wait.ts'

/** One calm line while the verification takes long; nothing at all otherwise. */
export const AppCheckNote = () => {
  const { isLong } = useAppCheckWait()
  return (
    <output className={s.place}>
      {isLong ? (
        <p className={s.note}>
          <Spinner />
          Memeriksa keamanan sebentar…
        </p>
      ) : null}
    </output>
  )
}
