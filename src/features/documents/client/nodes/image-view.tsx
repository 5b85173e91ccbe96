import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { type PointerEvent as ReactPointerEvent, useState } from 'react'

import { assetUrl } from '#core/items/shared/assets.contract.ts'
import { deliverPicture } from '../pictures/insert-picture.ts'
import { storedAsset, useUpload } from '../pictures/uploads.ts'
import s from './blocks.module.css'
import { imageFacts } from './image-node.ts'

interface BrokenProps {
  readonly sentence: string
  readonly onAgain: () => void
}

const Broken = ({ sentence, onAgain }: BrokenProps) => (
  <div className={s.broken} role="alert">
    <span>{sentence}</span>
    <button type="button" onClick={onAgain}>
      Coba lagi
    </button>
  </div>
)

/** A picture on the sheet: from this device while it is being sent, with a clear place where it cannot be shown. */
export const ImageView = ({ node, editor, selected, updateAttributes }: ReactNodeViewProps) => {
  const { asset, alt, width, align } = imageFacts(node.attrs)
  const upload = useUpload(asset)
  const [attempt, setAttempt] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const known = storedAsset(asset)
  const address = upload?.preview ?? (known ? assetUrl(known) : '')
  const isFailed = upload?.state === 'failed'

  const drag = (down: ReactPointerEvent<HTMLSpanElement>): void => {
    down.preventDefault()
    down.stopPropagation()
    const grip = down.currentTarget
    const frame = grip.parentElement
    const line = frame?.parentElement?.getBoundingClientRect().width ?? 0
    const start = frame?.getBoundingClientRect().width ?? 0
    if (line === 0) return
    grip.setPointerCapture(down.pointerId)
    // A picture in the middle grows to both sides, so its corner moves half as fast as its width.
    const pull = align === 'center' ? 2 : 1
    const widthAt = (event: PointerEvent): number =>
      Math.min(100, Math.max(10, Math.round(((start + (event.clientX - down.clientX) * pull) / line) * 100)))
    const move = (event: PointerEvent): void => setDragged(widthAt(event))
    const end = (event: PointerEvent): void => {
      grip.removeEventListener('pointermove', move)
      setDragged(null)
      if (event.type === 'pointerup') updateAttributes({ width: widthAt(event) })
    }
    grip.addEventListener('pointermove', move)
    grip.addEventListener('pointerup', end, { once: true })
    grip.addEventListener('pointercancel', end, { once: true })
  }

  return (
    <NodeViewWrapper className={s.figure} data-align={align} data-asset={asset} contentEditable={false}>
      <div className={s.picture} data-state={upload?.state} style={{ width: `${dragged ?? width}%` }}>
        {isBroken || isFailed || address === '' ? (
          <Broken
            sentence={
              isFailed
                ? `Gambar belum terkirim. ${upload.sentence}`
                : `Gambar tidak bisa ditampilkan${alt ? `: ${alt}` : '.'}`
            }
            onAgain={() => {
              setBroken(false)
              setAttempt(attempt + 1)
              if (isFailed) void deliverPicture(editor, asset)
            }}
          />
        ) : (
          <img key={attempt} src={address} alt={alt} draggable={false} onError={() => setBroken(true)} />
        )}
        {upload?.state === 'sending' ? <output className={s.note}>Mengirim gambar...</output> : null}
        {selected && editor.isEditable && !isBroken && !isFailed ? (
          <span className={s.grip} aria-hidden="true" onPointerDown={drag} />
        ) : null}
      </div>
    </NodeViewWrapper>
  )
}
