import { type ReactNode, useId } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Switch } from '#core/ui/client/switch.tsx'

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
      <Switch
        id={id}
        isOn={isOn}
        onChange={onChange}
        {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
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
