import { useState } from 'react'

import { closeItemNotice, useItemNotice } from '#core/items/client/item-notice.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Toast } from '#core/ui/client/toast.tsx'

import s from './item-notice-toast.module.css'

const lasts = 8_000

/** Tells what became of an item that is out of sight, with what can be done about it. */
export const ItemNoticeToast = () => {
  const { notice } = useItemNotice()
  const [last, setLast] = useState({ notice, number: 0 })
  if (last.notice !== notice) setLast({ notice, number: last.number + 1 })
  if (notice === null) return null
  const { title, text, action } = notice
  return (
    // Every notice has its own time.
    <Toast key={last.number} title={title} lasts={lasts} onClose={closeItemNotice}>
      <p className={s.text}>{text}</p>
      {action ? (
        <Button
          className={s.key}
          onClick={() => {
            closeItemNotice()
            action.run()
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </Toast>
  )
}
