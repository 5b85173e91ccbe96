import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { toAppError } from '#core/errors/shared/app-error.ts'
import type { EditorProps } from '#core/items/client/editor-props.ts'
import { formatTime } from '#core/text/shared/dates.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Toast, ToastRack } from '#core/ui/client/toast.tsx'
import { useWidthClass } from '#core/ui/client/viewport.ts'
import { posContent } from '../shared/pos-content.ts'
import type { Store } from '../shared/store.ts'
import { CustomersTab } from './customers/customers-tab.tsx'
import { useStore } from './pos.api.ts'
import s from './pos-canvas.module.css'
import { Notice } from './notice.tsx'
import { ProductsTab } from './products-tab.tsx'
import { ReportsTab } from './reports-tab.tsx'
import { SalesTab } from './sales-tab.tsx'
import { OpenTillKey, TillKeys } from './till-keys.tsx'
import { SettingsKey } from './settings/settings-key.tsx'
import { shownFirst } from './shown-first.ts'
import { StockKeys } from './stock/stock-keys.tsx'
import { useShopPlace } from './locations/use-shop-place.tsx'
import { useShop } from './use-shop.ts'

const tabs = { products: 'Produk', sales: 'Penjualan', reports: 'Laporan', customers: 'Pelanggan' } as const
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[]

/** As long as a deletion can be undone, in milliseconds. */
const undoTime = 8_000

interface TabsProps {
  readonly current: Tab
  readonly panelId: string
  readonly onChoose: (tab: Tab) => void
}

const Tabs = ({ current, panelId, onChoose }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const handleKeyDown = (event: KeyboardEvent): void => {
    const at = tabNames.indexOf(current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabNames.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabNames.length) % tabNames.length
    onChoose(tabNames[index] ?? current)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={s.tabs} role="tablist" aria-label="Bagian kasir" ref={list}>
      {tabNames.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${panelId}-${tab}`}
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={handleKeyDown}
        >
          {tabs[tab]}
        </button>
      ))}
    </div>
  )
}

interface OpenShopProps extends EditorProps {
  readonly known: Store
}

const OpenShop = ({ item, known, barSlot, toolbarEnd }: OpenShopProps) => {
  const width = useWidthClass()
  // On narrower screens the bar has no room for it: it stands with the other keys of the till.
  const inBar = width === 'desktop'
  const content = posContent.safeParse(item.content).data
  const posIntent = content?.posIntent ?? null
  const first = shownFirst(content?.features ?? [])
  const [tab, setTab] = useState<Tab>(() => (first.reports && known.sales.length > 0 ? 'reports' : 'products'))
  const [lowOnly, setLowOnly] = useState(false)
  const panelId = useId()
  const whole = useShop(item.id, known)
  const { shop, choice } = useShopPlace(item.id, whole)
  const { store } = whole
  const { report } = store
  return (
    <div className={s.shop}>
      {inBar && barSlot ? createPortal(<OpenTillKey itemId={item.id} look="plain" />, barSlot) : null}
      <div className={s.tools}>
        <Tabs current={tab} panelId={panelId} onChoose={setTab} />
      </div>
      <TillKeys item={item} withOpenKey={!inBar} />
      {first.locationInvite && store.locations.length === 0 ? (
        <div className={s.places}>
          <p>Punya cabang? Tambahkan lokasinya, supaya stok dan penjualannya terpisah.</p>
          <SettingsKey item={item} label="Tambah lokasi" />
        </div>
      ) : null}
      {known.sales.length === 0 && (first.customerHint || first.discountHint) ? (
        <div className={s.hints}>
          {first.customerHint ? (
            <p>Pelanggan: isi namanya di kasir saat menjual. Belanjanya terkumpul di tab Pelanggan.</p>
          ) : null}
          {first.discountHint ? (
            <p>Diskon: di kasir, ketuk barang di keranjang, atau ketuk Diskon untuk seluruh belanja.</p>
          ) : null}
        </div>
      ) : null}
      {choice && (tab === 'products' || tab === 'sales') ? <div className={s.places}>{choice}</div> : null}
      {shop.problem ? <Notice text={shop.problem} onClose={shop.dismiss} /> : null}
      {/* Another part begins at its top, however far down the last one was read. */}
      <div
        key={tab}
        className={s.well}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${tab}`}
        tabIndex={-1}
      >
        {tab === 'products' ? (
          <ProductsTab
            itemId={item.id}
            posIntent={posIntent}
            shop={shop}
            stockKeys={<StockKeys itemId={item.id} store={store} atHand={first.stockWork === true} />}
            lowOnly={lowOnly}
            onLowOnly={setLowOnly}
          />
        ) : null}
        {tab === 'sales' ? <SalesTab itemId={item.id} shop={shop} onProducts={() => setTab('products')} /> : null}
        {tab === 'customers' ? <CustomersTab itemId={item.id} timeZone={store.timeZone} /> : null}
        {tab === 'reports' ? (
          <ReportsTab
            itemId={item.id}
            store={store}
            onLowStock={() => {
              setLowOnly(true)
              setTab('products')
            }}
            onSales={() => setTab('sales')}
          />
        ) : null}
      </div>
      <div className={s.foot}>
        <section className={s.figures} aria-label="Ringkasan toko">
          <span>
            <b className="num">{formatNumber(store.products.length)}</b> produk
          </span>
          <span>
            <b className="num">{formatNumber(report.salesToday)}</b> penjualan hari ini
          </span>
          <span>
            <b className="num">{formatRupiah(report.totalRevenue)}</b> pendapatan
          </span>
          <span className={s.updated}>
            Diperbarui <span className="num">{formatTime(new Date(store.lastUpdated), store.timeZone)}</span>
          </span>
        </section>
        {width === 'mobile' ? toolbarEnd : null}
      </div>
      {shop.removed ? (
        <ToastRack>
          <Toast key={shop.removed.id} title="Produk dihapus" lasts={undoTime} onClose={shop.finishRemove}>
            <p className={s.undoText}>{shop.removed.name} sudah diturunkan dari rak.</p>
            <Button onClick={shop.undoRemove}>Urungkan</Button>
          </Toast>
        </ToastRack>
      ) : null}
    </div>
  )
}

/** The POS canvas (P2 §2.9): products, sales and reports of the owner's shop, and the way to its till. */
export const PosCanvas = (props: EditorProps) => {
  const { data, error, refetch, isFetching } = useStore(props.item.id)
  if (data) return <OpenShop {...props} known={data} />
  if (error) {
    return (
      <div className={s.failure} role="alert">
        <p>{errorText(toAppError(error).code, toAppError(error).details)}</p>
        <Button waiting={isFetching} onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </div>
    )
  }
  return (
    <div className={s.wait}>
      <output>Membuka toko…</output>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
