import ChevronDown from 'lucide-react/icons/chevron-down'
import FileOutput from 'lucide-react/icons/file-output'
import FileText from 'lucide-react/icons/file-text'
import { createPortal } from 'react-dom'

import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { type MenuEntries, MenuKey, rule } from '#core/ui/client/menu.tsx'
import type { LetterData } from '../../shared/letter.ts'
import s from './convert-key.module.css'
import { conversionsFor, useConversion, useRelatives } from './use-conversion.ts'

const price = `${formatNumber(prices.document_create)} poin`

export interface ConvertProps {
  readonly itemId: string
  readonly letter: LetterData
  readonly flush: () => Promise<boolean>
  readonly openItem: (itemId: string) => void
  readonly onFailure: (sentence: string) => void
}

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** 'Ubah jadi…' in the canvas's bar: the next paper of the sale, and the papers that are there already. */
export const ConvertKey = ({ barSlot, ...props }: ConvertProps & { readonly barSlot: HTMLElement | null }) => {
  const { itemId, letter, openItem } = props
  const { isRunning, convert } = useConversion(props)
  const { source, offspring } = useRelatives(itemId)
  const conversions = conversionsFor(letter)
  if (barSlot === null || conversions.length === 0) return null
  const relatives: MenuEntries = [
    ...(source
      ? [{ label: `Asalnya: ${source.title}`, icon: <FileText {...small} />, run: () => openItem(source.id) }]
      : []),
    ...offspring.slice(0, 6).map(({ id, title }) => ({
      label: `Sudah jadi: ${title}`,
      icon: <FileText {...small} />,
      run: () => openItem(id),
    })),
  ]
  const entries: MenuEntries = [
    ...conversions.map((one) => ({
      label: one.label,
      keys: price,
      icon: <FileOutput {...small} />,
      run: () => void convert(one),
    })),
    ...(relatives.length > 0 ? [rule, ...relatives] : []),
  ]
  return createPortal(
    <MenuKey align="end" entries={entries}>
      <Button
        look="quiet"
        className={s.key}
        aria-label="Ubah jadi…"
        title="Ubah jadi surat berikutnya"
        waiting={isRunning}
        icon={<FileOutput size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        <span className={s.word}>Ubah jadi</span>
        <ChevronDown size={14} strokeWidth={1.9} aria-hidden="true" />
      </Button>
    </MenuKey>,
    barSlot,
  )
}

/** The same as rows of a phone's list of keys; `onChoose` closes the list. */
export const ConvertRows = ({ onChoose, ...props }: ConvertProps & { readonly onChoose: () => void }) => {
  const { itemId, letter, openItem } = props
  const { isRunning, convert } = useConversion(props)
  const { source, offspring } = useRelatives(itemId)
  const conversions = conversionsFor(letter)
  if (conversions.length === 0) return null
  const relatives = [...(source ? [source] : []), ...offspring.slice(0, 4)]
  return (
    <>
      <h2>Ubah jadi</h2>
      {conversions.map((one) => (
        <Button
          key={one.label}
          touch
          wide
          waiting={isRunning}
          onClick={() => {
            onChoose()
            void convert(one)
          }}
        >
          <span className={s.row}>
            {one.label} <span className={`num ${s.price}`}>{price}</span>
          </span>
        </Button>
      ))}
      {relatives.map(({ id, title }) => (
        <Button
          key={id}
          look="quiet"
          touch
          wide
          onClick={() => {
            onChoose()
            openItem(id)
          }}
        >
          <span className={s.name}>
            {id === source?.id ? 'Asalnya' : 'Sudah jadi'}: {title}
          </span>
        </Button>
      ))}
    </>
  )
}
