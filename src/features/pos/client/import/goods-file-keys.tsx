import Download from 'lucide-react/icons/download'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useState } from 'react'

import { downloadFailure, downloadItem } from '#core/items/client/download-item.ts'
import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'

import { Notice } from '../notice.tsx'
import s from './goods-file-keys.module.css'
import type { ImportDialogProps } from './import-dialog.tsx'

const dialog = lazyPart<ImportDialogProps>(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  (module) => module['ImportDialog'],
)

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

interface GoodsFileKeysProps {
  readonly itemId: string
  /** Without goods there is nothing to export. */
  readonly isEmpty: boolean
  /** Keys that stand before these, in the same row. */
  readonly children?: ReactNode
}

/** Goods from a file and to a file (POS-08). */
export const GoodsFileKeys = ({ itemId, isEmpty, children }: GoodsFileKeysProps) => {
  const [isOpen, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<'csv' | 'xlsx' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const download = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setWaiting(format)
    setProblem(null)
    try {
      await downloadItem(itemId, format)
    } catch (error) {
      setProblem(downloadFailure(error))
    } finally {
      setWaiting(null)
    }
  }
  return (
    <>
      <div className={s.keys}>
        {children}
        <Button icon={<Upload {...icon} />} onPointerEnter={dialog.prefetch} onClick={() => setOpen(true)}>
          {isEmpty ? 'Impor dari Excel atau CSV' : 'Impor'}
        </Button>
        {isEmpty ? null : (
          <>
            <Button
              look="quiet"
              icon={<Download {...icon} />}
              waiting={waiting === 'xlsx'}
              onClick={() => void download('xlsx')}
            >
              Unduh Excel
            </Button>
            <Button
              look="quiet"
              icon={<Download {...icon} />}
              waiting={waiting === 'csv'}
              onClick={() => void download('csv')}
            >
              Unduh CSV
            </Button>
          </>
        )}
      </div>
      {problem ? <Notice text={problem} onClose={() => setProblem(null)} /> : null}
      {isOpen ? <dialog.Place itemId={itemId} onClose={() => setOpen(false)} fallback={<Spinner />} /> : null}
    </>
  )
}
