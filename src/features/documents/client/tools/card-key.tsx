import { Popover } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useState } from 'react'

import { layerOf } from '#core/ui/client/menu.tsx'
import m from './card.module.css'

interface CardKeyProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  readonly card: ReactNode
  /** The key that opens it. */
  readonly children: ReactElement
  /** Where the keyboard is afterwards: in the document, whose marked words stayed marked. */
  readonly after: () => HTMLElement | null
}

/** A key with a small card of fields. */
export const CardKey = ({ name, isOpen, onOpen, card, children, after }: CardKeyProps) => {
  const [key, setKey] = useState<HTMLElement | null>(null)
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger ref={setKey} render={children} />
      <Popover.Portal container={layerOf(key)}>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className={m.place}>
          <Popover.Popup className={m.card} aria-label={name} finalFocus={() => after() ?? true}>
            {card}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface FormKeyProps extends Omit<CardKeyProps, 'card'> {
  readonly onApply: () => void
  readonly fields: ReactNode
}

/** A key with a card whose fields are applied together. */
export const FormKey = ({ onApply, fields, ...rest }: FormKeyProps) => (
  <CardKey
    {...rest}
    card={
      <form
        className={m.form}
        onSubmit={(event) => {
          event.preventDefault()
          onApply()
        }}
      >
        {fields}
      </form>
    }
  />
)
