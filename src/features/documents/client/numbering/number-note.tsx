import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { LetterData } from '../../shared/letter.ts'
import { Button } from '#core/ui/client/button.tsx'
import s from './number-note.module.css'
import { usedQuery } from './numbering.api.ts'

/** A number is looked up when its owner pauses this long, in milliseconds. */
const pause = 500

interface NumberNoteProps {
  readonly itemId: string
  readonly letter: LetterData
  readonly onUse: (number: string) => void
}

/** Tells that the number which is typed belongs to another letter already, and offers the next free one. */
export const NumberNote = ({ itemId, letter, onUse }: NumberNoteProps) => {
  const number = letter.letterNumber.trim()
  const [opened] = useState(number)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(number === opened ? '' : number), pause)
    return () => clearTimeout(timer)
  }, [number, opened])
  const { data } = useQuery({ ...usedQuery(asked, letter.documentType, itemId), enabled: asked !== '' })
  if (asked === '' || asked !== number || !data?.usedBy) return null
  return (
    <div className={s.note} role="alert">
      <p>
        Nomor {number} sudah dipakai di &ldquo;{data.usedBy.title}&rdquo;, jadi perubahan ini belum disimpan di server.
      </p>
      <Button look="teal" onClick={() => onUse(data.suggestion)}>
        Pakai {data.suggestion}
      </Button>
    </div>
  )
}
