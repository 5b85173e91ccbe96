import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { goodsOfSale } from '../shared/counted-goods.ts'
import type { Sale } from '../shared/sale.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { Modal } from './modal.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { ChosenSale } from './refund/chosen-sale.tsx'
import { statusWords } from '../shared/status-words.ts'
import { journalQuery, todayQuery, type TillPlace } from './till.api.ts'
import { todayOf } from './today.ts'
import s from './today-dialog.module.css'

interface TodayDialogProps {
  readonly place: TillPlace
  readonly shop: TillShop
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onClose: () => void
}

/** The figures of the shop's day and its last sales; each receipt can be printed again, each sale given back. */
export const TodayDialog = ({ place, shop, onKept, onClose }: TodayDialogProps) => {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError } = useInfiniteQuery(
    todayQuery(place.slug),
  )
  const [first] = data?.pages ?? []
  const answer = first && { report: first.report, sales: data?.pages.flatMap((page) => page.sales) ?? [] }
  const { data: journal } = useQuery(journalQuery(place))
  const [chosen, setChosen] = useState<Sale | null>(null)
  const [now] = useState(() => new Date())
  const { timeZone } = shop
  if (chosen) {
    return <ChosenSale sale={chosen} place={place} shop={shop} onKept={onKept} onBack={() => setChosen(null)} />
  }
  // Without a network this device's own sales are what can be told.
  const isOut = error !== null && toAppError(error).code === 'offline'
  const today = journal && (answer || (isOut && place.device)) ? todayOf({ answer, journal, timeZone, now }) : null
  const sales = today?.sales
  return (
    <Modal title="Penjualan hari ini" onClose={onClose}>
      {today ? (
        <dl className={s.figures}>
          <div>
            <dt>Penjualan</dt>
            <dd className="num">{formatNumber(today.salesToday)}</dd>
          </div>
          <div>
            <dt>Pendapatan</dt>
            <dd className="num">{formatRupiah(today.revenueToday)}</dd>
          </div>
        </dl>
      ) : error ? null : (
        <output className={s.wait}>
          <Spinner /> Menghitung penjualan…
        </output>
      )}
      {today && !today.isWhole ? (
        <p className={s.none}>Tanpa internet: hanya penjualan dari perangkat ini yang terlihat.</p>
      ) : null}
      {sales?.length === 0 ? <p className={s.none}>Belum ada penjualan hari ini.</p> : null}
      {sales && sales.length > 0 ? (
        <>
          <h3 className={s.title}>Struk hari ini</h3>
          <ol className={s.sales}>
            {sales.map((sale) => (
              <li key={sale.id}>
                <button type="button" onClick={() => setChosen(sale)}>
                  <span>
                    <span className={s.goods}>
                      <b className="num">{formatTime(new Date(sale.timestamp), timeZone)}</b> {goodsOfSale(sale)}
                    </span>
                    <span className={s.meta}>
                      <span className="num">{sale.number}</span> · {paymentMethodName(sale.paymentMethod)}
                      {sale.customerName ? ` · ${sale.customerName}` : null}
                      {sale.notes.trim() === '' ? null : ` · ${sale.notes}`}
                      {statusWords[sale.status] ? ` · ${statusWords[sale.status]}` : null}
                      {today?.unsent.has(sale.id) ? ' · belum terkirim' : null}
                    </span>
                  </span>
                  <b className="num">{formatRupiah(sale.total)}</b>
                </button>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {error && (isFetchNextPageError || !today) ? (
        <div className={s.failure} role="alert">
          <p>{errorText(toAppError(error).code, toAppError(error).details)}</p>
          <Button touch waiting={isFetching} onClick={() => void (today ? fetchNextPage() : refetch())}>
            Coba lagi
          </Button>
        </div>
      ) : today && hasNextPage ? (
        <Button touch wide waiting={isFetching} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      ) : null}
    </Modal>
  )
}
