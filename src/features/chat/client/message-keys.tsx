import Check from 'lucide-react/icons/check'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import type { ItemKind } from '#core/items/shared/kinds.ts'
import { actionByResultType, prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { classNames } from '#core/ui/client/class-names.ts'

import type { ChatMessage, MessageBranch } from '../shared/message.ts'
import s from './message-keys.module.css'
import { useCopy } from './use-copy.ts'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
/** Remembers the step between branches that was pressed last: the key of the branch that comes gets the focus back. */
export interface LastStep {
  readonly remember: (messageId: string, by: -1 | 1) => void
  /** The step that led to a message, once. */
  readonly take: (messageId: string) => -1 | 1 | null
}
export const createLastStep = (): LastStep => {
  let last: { readonly messageId: string; readonly by: -1 | 1 } | null = null
  return {
    remember: (messageId, by) => {
      last = { messageId, by }
    },
    take: (messageId) => {
      if (last?.messageId !== messageId) return null
      const { by } = last
      last = null
      return by
    },
  }
}

interface KeyProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Key = ({ label, disabled, onPress, children }: KeyProps) => (
  <button type="button" className={s.key} aria-label={label} title={label} disabled={disabled} onClick={onPress}>
    {children}
  </button>
)

const CopyKey = ({ text }: { readonly text: string }) => {
  const { outcome, label, copy } = useCopy(text)
  return (
    <>
      <Key label={label} onPress={() => void copy()}>
        {outcome === 'copied' ? <Check {...small} className={s.done} /> : <Copy {...small} />}
      </Key>
      {outcome === 'none' ? null : <output className={s.told}>{label}</output>}
    </>
  )
}

interface BranchKeysProps {
  readonly messageId: string
  readonly branch: MessageBranch
  readonly busy: boolean
  readonly lastStep: LastStep
  readonly onShow: (messageId: string) => void
}

/** '2/3' with a key to either side: other answers to one question, or other versions of it. */
const BranchKeys = ({ messageId, branch, busy, lastStep, onShow }: BranchKeysProps) => {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const by = lastStep.take(messageId)
    if (by === null) return
    const [before, after] = place.current?.querySelectorAll('button') ?? []
    const [wanted, other] = by === 1 ? [after, before] : [before, after]
    ;(wanted?.disabled ? other : wanted)?.focus({ preventScroll: true })
  }, [messageId, lastStep])
  const go = (by: -1 | 1): void => {
    const wanted = branch.siblings[branch.index - 1 + by]
    if (wanted === undefined) return
    lastStep.remember(wanted, by)
    onShow(wanted)
  }
  return (
    <span className={s.branch} ref={place}>
      <Key label="Versi sebelumnya" disabled={busy || branch.index <= 1} onPress={() => go(-1)}>
        <ChevronLeft {...small} />
      </Key>
      <span className={`num ${s.count}`}>
        <span className="sr">Versi </span>
        {branch.index}/{branch.count}
      </span>
      <Key label="Versi berikutnya" disabled={busy || branch.index >= branch.count} onPress={() => go(1)}>
        <ChevronRight {...small} />
      </Key>
    </span>
  )
}

/** What making an item of this kind once more costs. */
export const priceOf = (kind: ItemKind): number => prices[actionByResultType[kind]]

interface MessageKeysProps {
  readonly message: ChatMessage
  /** Neither sent nor known to the server yet: nothing to do with it. */
  readonly isOwn: boolean
  readonly busy: boolean
  readonly lastStep: LastStep
  readonly onShowBranch: (messageId: string) => void
  readonly onRegenerate: (messageId: string) => void
  readonly onEdit: (messageId: string) => void
}

/** The quiet row under a message: copy, once more or change, and the way between its versions. */
export const MessageKeys = ({ message, isOwn, busy, lastStep, ...on }: MessageKeysProps) => {
  const [asks, setAsks] = useState(false)
  const { id, item, branch } = message
  const canRepeat = !isOwn && message.replyId !== null
  const again = (): void => {
    setAsks(false)
    on.onRegenerate(id)
  }
  if (asks && item)
    return (
      <div className={s.question}>
        <p>
          Membuat lagi memakai <b className="num">{formatNumber(priceOf(item.kind))} poin</b>. Yang lama tetap ada.
        </p>
        <div className={s.answers}>
          <Button look="teal" disabled={busy} onClick={again}>
            Buat lagi
          </Button>
          <Button look="quiet" onClick={() => setAsks(false)}>
            Batal
          </Button>
        </div>
      </div>
    )
  return (
    // One key has room beside the words; the way between versions needs a row of its own.
    <div className={classNames(s.keys, isOwn && s.own)} data-beside={(isOwn && !branch) || undefined}>
      {branch ? (
        <BranchKeys messageId={id} branch={branch} busy={busy} lastStep={lastStep} onShow={on.onShowBranch} />
      ) : null}
      {isOwn || message.content === '' ? null : <CopyKey text={message.content} />}
      {isOwn ? (
        <Key label="Ubah" disabled={busy} onPress={() => on.onEdit(id)}>
          <Pencil {...small} />
        </Key>
      ) : null}
      {canRepeat ? (
        <Key label="Ulangi" disabled={busy} onPress={() => (item ? setAsks(true) : again())}>
          <RotateCw {...small} />
        </Key>
      ) : null}
    </div>
  )
}
