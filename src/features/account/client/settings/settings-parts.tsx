import { type ReactNode, useId } from 'react'

import { Button } from '#core/ui/client/button.tsx'

import s from './settings-parts.module.css'

/** A headed part of a section. */
export const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className={s.part}>
    <h3>{title}</h3>
    {note === undefined ? null : <p className={s.note}>{note}</p>}
    {children}
  </section>
)

interface SwitchRowProps {
  readonly label: string
  readonly note?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A setting that is on or off; it acts at once. */
export const SwitchRow = ({ label, note, isOn, onChange }: SwitchRowProps) => {
  const id = useId()
  return (
    <div className={s.switchRow}>
      <span className={s.switchText}>
        <label htmlFor={id}>{label}</label>
        {note === undefined ? null : <span id={`${id}-note`}>{note}</span>}
      </span>
      {/* A checkbox that is a switch: browsers have no element for it. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={s.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}

/** Grey lines while something is fetched. */
export const LoadingLines = ({ what }: { readonly what: string }) => (
  <div className={s.lines} aria-busy="true">
    <span className="sr">{`Memuat ${what}…`}</span>
    <i />
    <i />
    <i />
    <i />
  </div>
)

/** What could not be fetched, and the key to ask again. */
export const Retry = ({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) => (
  <div className={s.retry} role="alert">
    <p>{text}</p>
    <Button onClick={onAgain}>Coba lagi</Button>
  </div>
)
