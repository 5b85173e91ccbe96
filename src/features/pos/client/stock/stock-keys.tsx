import Package from 'lucide-react/icons/package'
import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { Store } from '../../shared/store.ts'
import k from '../parts/key-row.module.css'
import type { StockDialogProps } from './stock-dialog.tsx'
import { type StockWork, stockWorks } from './stock-draft.ts'
import { workNames } from './work-names.ts'

const dialog = lazyPart<StockDialogProps>(
  async () => (await import('./stock-dialog.tsx')).StockDialog,
  (module) => module['StockDialog'],
)

interface StockKeysProps {
  readonly itemId: string
  readonly store: Store
  /** The shop was ordered with its stock: every work has a key of its own. */
  readonly atHand: boolean
}

/** The ways into the stock work. */
export const StockKeys = ({ itemId, store, atHand }: StockKeysProps) => {
  const [work, setWork] = useState<StockWork | null>(null)
  const works = stockWorks.filter((one) => one !== 'move' || store.locations.length > 1)
  if (store.products.every(({ stock }) => stock === null)) return null
  return (
    <>
      {atHand ? (
        <fieldset className={k.row} aria-label="Kelola stok">
          {works.map((one) => (
            <Button key={one} onPointerEnter={dialog.prefetch} onClick={() => setWork(one)}>
              {workNames[one]}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Button
          icon={<Package size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPointerEnter={dialog.prefetch}
          onClick={() => setWork('in')}
        >
          Kelola stok
        </Button>
      )}
      {work ? (
        <dialog.Place itemId={itemId} store={store} first={work} onClose={() => setWork(null)} fallback={<Spinner />} />
      ) : null}
    </>
  )
}
