import CircleAlert from 'lucide-react/icons/circle-alert'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useDeferredValue, useMemo, useState } from 'react'

import { formatDay, formatTime } from '#core/text/shared/dates.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { dayIn } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { useGrowingList } from '#core/ui/client/growing-list.ts'
import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { SearchField } from '#core/ui/client/search-field.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { Stamp } from '#core/ui/client/stamp.tsx'
import { productFinder } from '../shared/find-products.ts'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { goodsOfSale } from '../shared/counted-goods.ts'
import type { Sale } from '../shared/sale.ts'
import { statusWords } from '../shared/status-words.ts'
import type { Store } from '../shared/store.ts'
import type { HistoryDialogProps } from './history/history-dialog.tsx'
import s from './sales-tab.module.css'
import type { Shop } from './use-shop.ts'

/** From so many goods on they are searched rather than looked over. */
const searchFrom = 13

const isBeyondStock = ({ lines }: Sale): boolean => lines.some(({ short }) => short !== undefined)

/** Goods that tills have sold beyond their stock: what is on the shelf and what is written differ, somebody has to count. */
const Shortages = ({ shortages }: Pick<Store, 'shortages'>) =>
  shortages.length === 0 ? null : (
    <output className={s.shortages}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        Terjual melebihi stok:{' '}
        <b>{shortages.map(({ name, short }) => `${name} (${formatNumber(short)})`).join(', ')}</b>. Penjualannya tetap
        tercatat. Hitung ulang barangnya, lalu isi stok yang benar di tab Produk.
      </span>
    </output>
  )

interface HistoryProps {
  readonly sales: readonly Sale[]
  readonly timeZone: string
  /** The shop's own day, on which the date goes without saying. */
  readonly today: string | undefined
}

const History = ({ sales, timeZone, today }: HistoryProps) => {
  return (
    <ol className={s.history}>
      {sales.map((sale) => {
        const at = new Date(sale.timestamp)
        const day = dayIn(at, timeZone)
        return (
          <li key={sale.id}>
            <span className={s.goods}>{goodsOfSale(sale)}</span>
            <b className="num">{formatRupiah(sale.total)}</b>
            <span className={s.when}>
              <span className="num">
                {day === today ? '' : `${formatDay(day)}, `}
                {formatTime(at, timeZone)}
              </span>
              {` · ${paymentMethodName(sale.paymentMethod)} · `}
              <span className="num">{sale.number}</span>
              {sale.customerName ? ` · ${sale.customerName}` : null}
              {isBeyondStock(sale) ? <span className={s.beyond}> · melebihi stok</span> : null}
              {statusWords[sale.status] ? (
                <span className={s.beyond}>
                  {` · ${statusWords[sale.status]} `}
                  <span className="num">{formatRupiah(sale.refunded ?? 0)}</span>
                </span>
              ) : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const historyDialog = lazyPart<HistoryDialogProps>(
  async () => (await import('./history/history-dialog.tsx')).HistoryDialog,
  (module) => module['HistoryDialog'],
)

interface SalesTabProps {
  readonly itemId: string
  readonly shop: Shop
  readonly onProducts: () => void
}

/** Quick sale of one piece for each product, and the last ten sales, newest first. */
export const SalesTab = ({ itemId, shop, onProducts }: SalesTabProps) => {
  const [isOpen, setOpen] = useState(false)
  const { products, sales, report, shortages, timeZone } = shop.store
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const find = useMemo(() => productFinder(products), [products])
  const found = useMemo(() => find(wanted), [find, wanted])
  const { shown, end } = useGrowingList(found.length, wanted)
  return (
    <div className={s.tab}>
      <Shortages shortages={shortages} />
      <section aria-labelledby="jual-cepat">
        <h2 id="jual-cepat" className={s.title}>
          Jual cepat
        </h2>
        {products.length === 0 ? (
          <div className={s.empty}>
            <p>Belum ada produk untuk dijual.</p>
            <Button onClick={onProducts}>Tambah produk</Button>
          </div>
        ) : null}
        {products.length >= searchFrom ? (
          <SearchField label="Cari produk untuk dijual" placeholder="Cari produk" value={search} onSearch={setSearch} />
        ) : null}
        <ul className={s.cards}>
          {found.slice(0, shown).map((product) => (
            <li key={product.id} className={s.card} data-empty={product.stock === 0 || undefined}>
              <b className={s.cardName}>{product.name}</b>
              <span className={`num ${s.cardPrice}`}>{formatRupiah(product.price)}</span>
              <span className={s.cardStock}>
                {product.stock === null ? null : product.stock === 0 ? (
                  <Stamp look="err">Habis</Stamp>
                ) : (
                  <>
                    stok <span className="num">{formatNumber(product.stock)}</span>
                  </>
                )}
              </span>
              <Button
                wide
                disabled={product.stock === 0}
                waiting={shop.selling.has(product.id)}
                aria-label={`Jual 1 ${product.name}`}
                icon={<ShoppingCart size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => void shop.sell(product)}
              >
                Jual 1
              </Button>
            </li>
          ))}
        </ul>
        <div ref={end} aria-hidden="true" />
      </section>
      <section className={s.paper} aria-labelledby="riwayat-jual">
        <h2 id="riwayat-jual" className={s.title}>
          10 penjualan terakhir
        </h2>
        {sales.length === 0 ? (
          <p className={s.none}>Belum ada penjualan hari ini.</p>
        ) : (
          <>
            <History sales={sales} timeZone={timeZone} today={report.lastDays.at(-1)?.day} />
            <Button wide onPointerEnter={historyDialog.prefetch} onClick={() => setOpen(true)}>
              Semua penjualan
            </Button>
          </>
        )}
        {isOpen ? <historyDialog.Place itemId={itemId} onClose={() => setOpen(false)} fallback={<Spinner />} /> : null}
      </section>
    </div>
  )
}
