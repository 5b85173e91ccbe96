import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { goodsOfSale } from '../../shared/counted-goods.ts'
import type { RefundKind } from '../../shared/refund.ts'
import { statusName } from '../../shared/reports/words.ts'
import type { Sale } from '../../shared/sale.ts'
import { historyQuery } from '../reports/books.api.ts'
import { GiveBack } from './give-back.tsx'
import { SaleDetail } from './sale-detail.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import { Nothing } from '../parts/nothing.tsx'
import { Unread } from '../parts/unread.tsx'
import s from './history.module.css'

interface SaleKeyProps {
  readonly sale: Sale
  readonly timeZone: string
  readonly onOpen: () => void
}

const SaleKey = ({ sale, timeZone, onOpen }: SaleKeyProps) => {
  const at = new Date(sale.timestamp)
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <span className={s.goods}>{goodsOfSale(sale)}</span>
        <b className="num">{formatRupiah(sale.total)}</b>
        <span className={s.meta}>
          {formatDay(dayIn(at, timeZone))}, {formatTime(at, timeZone)} · {sale.number} ·{' '}
          {paymentMethodName(sale.paymentMethod)}
          {sale.customerName ? ` · ${sale.customerName}` : null}
          {sale.status === 'completed' ? null : <b> · {statusName(sale.status)}</b>}
        </span>
      </button>
    </li>
  )
}

const titleOf = (opened: Sale | null, kind: RefundKind | null): string => {
  if (!opened) return 'Semua penjualan'
  if (!kind) return `Struk ${opened.number}`
  return kind === 'void' ? `Batalkan ${opened.number}` : `Kembalikan barang ${opened.number}`
}

export interface HistoryDialogProps {
  readonly itemId: string
  readonly onClose: () => void
}

/** All sales of the shop: searched, looked through page by page, each opened with its receipt and given back. */
export const HistoryDialog = ({ itemId, onClose }: HistoryDialogProps) => {
  const [wish, setWish] = useState({ search: '', from: '', to: '' })
  const [opened, setOpened] = useState<Sale | null>(null)
  const [kind, setKind] = useState<RefundKind | null>(null)
  const wanted = useDeferredValue(wish)
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(itemId, wanted),
  )
  const shop = data?.pages[0]?.shop
  const sales = data?.pages.flatMap((page) => page.sales) ?? []
  const type = (part: keyof typeof wish) => (event: { currentTarget: HTMLInputElement }) =>
    setWish({ ...wish, [part]: event.currentTarget.value })
  return (
    <DialogShell title={titleOf(opened, kind)} size="wide" onClose={onClose}>
      {opened && kind ? (
        <GiveBack
          itemId={itemId}
          sale={opened}
          kind={kind}
          onGiven={(sale) => {
            setOpened(sale)
            setKind(null)
          }}
          onBack={() => setKind(null)}
        />
      ) : opened && shop ? (
        <SaleDetail itemId={itemId} sale={opened} shop={shop} onGiveBack={setKind} onBack={() => setOpened(null)} />
      ) : (
        <DialogBody aria-busy={isFetching}>
          <div className={s.filters}>
            <TextField
              className={s.search}
              label="Cari penjualan"
              type="search"
              placeholder="No. struk, barang, atau pelanggan"
              maxLength={100}
              value={wish.search}
              onChange={type('search')}
            />
            <TextField label="Dari tanggal" type="date" value={wish.from} onChange={type('from')} />
            <TextField label="Sampai tanggal" type="date" value={wish.to} onChange={type('to')} />
          </div>
          {data && error ? <Failure error={error} isFetching={isFetching} onAgain={() => void refetch()} /> : null}
          {shop && sales.length === 0 ? <Nothing>Tidak ada penjualan yang cocok.</Nothing> : null}
          {shop && sales.length > 0 ? (
            <ol className={s.sales} aria-label="Penjualan">
              {sales.map((sale) => (
                <SaleKey key={sale.id} sale={sale} timeZone={shop.timeZone} onOpen={() => setOpened(sale)} />
              ))}
            </ol>
          ) : null}
          {hasNextPage ? (
            <Button touch waiting={isFetching} onClick={() => void fetchNextPage()}>
              Tampilkan yang lebih lama
            </Button>
          ) : null}
          {data ? null : (
            <Unread
              error={error}
              isFetching={isFetching}
              waitText="Membuka penjualan…"
              onAgain={() => void refetch()}
            />
          )}
        </DialogBody>
      )}
    </DialogShell>
  )
}
