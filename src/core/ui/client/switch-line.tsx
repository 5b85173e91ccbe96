import { useId } from 'react'

import { Switch } from './switch.tsx'
import s from './switch-line.module.css'

interface SwitchLineProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A sentence that holds or does not, with its switch behind it. */
export const SwitchLine = ({ label, isOn, onChange }: SwitchLineProps) => {
  const id = useId()
  return (
    <div className={s.line}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  )
}
