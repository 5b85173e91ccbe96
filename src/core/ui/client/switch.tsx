import type { ComponentProps } from 'react'

import s from './switch.module.css'

interface SwitchProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby'> {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is on or off and acts at once; its name is its label's, or `aria-label`. */
export const Switch = ({ isOn, onChange, ...named }: SwitchProps) => (
  // A checkbox that is a switch: browsers have no element for it.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  <input
    {...named}
    type="checkbox"
    role="switch"
    className={s.switch}
    checked={isOn}
    aria-checked={isOn}
    onChange={(event) => onChange(event.target.checked)}
  />
)
