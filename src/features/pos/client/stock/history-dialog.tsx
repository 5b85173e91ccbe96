import { useInfiniteQuery } from '@tanstack/react-query'

import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import type { StockMoveView } from '../../shared/stock/stock.contract.ts'
import type { Product } from '../../shared/store.ts'
import { reasonTexts } from './reason-texts.ts'
import { signed } from './stock-lines.tsx'
import { stockMovesQuery } from './stock.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { Unread } from '../parts/unread.tsx'

const whereAndWhen = ({ at, location, number }: StockMoveView, timeZone: string): string => {
  const instant = new Date(at)
  const when = `${formatDay(dayIn(instant, timeZone))}, ${formatTime(instant, timeZone)}`
  return [when, location, number === null ? null : `struk ${number}`].filter((one) => one !== null).join(' · ')
}

export interface HistoryDialogProps {
  readonly itemId: string
  readonly product: Pick<Product, 'id' | 'name'>
  readonly timeZone: string
  readonly onClose: () => void
}

/** How a product's stock came to be what it is: when, why, how many and where. */
export const HistoryDialog = ({ itemId, product, timeZone, onClose }: HistoryDialogProps) => {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    stockMovesQuery(itemId, product.id),
  )
  const moves = data?.pages.flatMap((page) => page.moves)
  return (
    <DialogShell title={`Riwayat stok ${product.name}`} size="narrow" onClose={onClose}>
      <DialogBody>
        {moves ? (
          moves.length === 0 ? (
            <Nothing>Stok barang ini belum pernah berubah.</Nothing>
          ) : (
            <RecordList
              label="Perubahan stok"
              lines={moves.map((move) => ({
                key: move.position,
                what: reasonTexts[move.reason],
                when: whereAndWhen(move, timeZone),
                figure: signed(move.delta),
                isGood: move.delta > 0,
              }))}
            />
          )
        ) : (
          <Unread error={error} isFetching={isFetching} waitText="Membuka riwayat…" onAgain={() => void refetch()} />
        )}
        {hasNextPage ? (
          <Button touch wide waiting={isFetching} onClick={() => void fetchNextPage()}>
            Lihat yang lebih lama
          </Button>
        ) : null}
      </DialogBody>
    </DialogShell>
  )
}
