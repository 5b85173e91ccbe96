import { type FormEvent, type ReactNode, useId } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Failure } from '../parts/failure.tsx'
import type { useChangeSettings } from './settings.api.ts'
import s from './settings.module.css'

interface SettingsFormProps {
  readonly title: string
  readonly note?: string
  /** What its key says. */
  readonly saveName: string
  readonly change: Pick<ReturnType<typeof useChangeSettings>, 'isPending' | 'isSuccess' | 'error'>
  /** Whether what stands in the fields differs from what is stored. */
  readonly isChanged: boolean
  readonly isValid?: boolean
  readonly savedWords?: string
  /** Keys beside the one that saves. */
  readonly moreKeys?: ReactNode
  readonly onSave: () => void
  readonly children: ReactNode
}

/** One section of the till's settings that is saved as a whole. */
export const SettingsForm = ({
  title,
  note,
  saveName,
  change: { isPending, isSuccess, error },
  isChanged,
  isValid = true,
  savedWords = 'Tersimpan. Kasir memakainya sebentar lagi.',
  moreKeys,
  onSave,
  children,
}: SettingsFormProps) => {
  const titleId = useId()
  const canSave = isChanged && isValid
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canSave) onSave()
  }
  return (
    <section className={s.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {note === undefined ? null : <p className={s.note}>{note}</p>}
      <form className={s.form} noValidate onSubmit={submit}>
        {children}
        <div className={s.keys}>
          <Button look="teal" type="submit" touch waiting={isPending} disabled={!canSave}>
            {saveName}
          </Button>
          {moreKeys}
          <output className={s.saved}>{isSuccess && !isChanged ? savedWords : ''}</output>
        </div>
        {error ? <Failure error={error} /> : null}
      </form>
    </section>
  )
}
