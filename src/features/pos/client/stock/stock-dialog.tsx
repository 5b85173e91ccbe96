import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { newId } from '#core/time-and-ids/shared/ids.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { lossReasons } from '../../shared/stock/stock-reasons.ts'
import { mostStockLines } from '../../shared/stock/stock.contract.ts'
import type { Product, Store } from '../../shared/store.ts'
import { LocationChoice } from '../locations/location-choice.tsx'
import { refreshStore } from '../pos.api.ts'
import { useSteady } from '../use-steady.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { reasonTexts } from './reason-texts.ts'
import { type Draft, type DraftLine, linesOf, type StockWork, stockWorks, type Typed } from './stock-draft.ts'
import { signed, StockLines } from './stock-lines.tsx'
import { keepStockWork } from './stock.api.ts'
import { workNames } from './work-names.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import { RadioKeys } from '../parts/radio-keys.tsx'
import s from './stock-dialog.module.css'

const hints: Readonly<Record<StockWork, string>> = {
  in: 'Isi berapa yang datang; stoknya bertambah.',
  loss: 'Isi berapa yang tidak bisa dijual lagi; stoknya berkurang.',
  count: 'Hitung barang di rak, isi hasilnya. Selisihnya ditunjukkan dulu sebelum disimpan.',
  move: 'Isi berapa yang dibawa ke lokasi lain; jumlah seluruhnya tetap.',
}

/** What was kept, in one sentence. */
const keptText = (work: StockWork, goods: number): string =>
  ({
    in: `Tersimpan: ${formatNumber(goods)} barang bertambah.`,
    loss: `Tersimpan: ${formatNumber(goods)} barang berkurang.`,
    count: `Tersimpan: ${formatNumber(goods)} barang sudah dihitung.`,
    move: `Tersimpan: ${formatNumber(goods)} barang sudah pindah.`,
  })[work]

const Differences = ({ lines }: { readonly lines: readonly DraftLine[] }) => (
  <ul className={s.lines} aria-label="Selisih">
    {lines.map(({ product, pieces, expected }) => (
      <li key={product.id} className={s.line}>
        <span className={s.name}>
          {product.name}
          <span className={s.held}>
            tertulis <span className="num">{formatNumber(expected)}</span>, terhitung{' '}
            <span className="num">{formatNumber(pieces)}</span>
          </span>
        </span>
        <b className={`num ${s.off}`}>{signed(pieces - expected)}</b>
      </li>
    ))}
  </ul>
)

export interface StockDialogProps {
  readonly itemId: string
  readonly store: Store
  readonly first: StockWork
  readonly onClose: () => void
}

/** Goods in, goods lost, goods counted, goods carried: one list, one figure for each of the goods. */
export const StockDialog = ({ itemId, store, first, onClose }: StockDialogProps) => {
  const { locations } = store
  const queries = useQueryClient()
  const [work, setWork] = useState(first)
  const [reason, setReason] = useState<(typeof lossReasons)[number]>('broken')
  const [place, setPlace] = useState(locations[0]?.id ?? null)
  const [to, setTo] = useState(locations[1]?.id ?? null)
  const [draft, setDraft] = useState<Draft>({})
  const [id, setId] = useState(() => newId('stockWork'))
  const [isLooking, setLooking] = useState(false)
  const [looked, setLooked] = useState<Product | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const works = stockWorks.filter((one) => one !== 'move' || locations.length > 1)
  const products = store.products.filter(({ stock }) => stock !== null)
  const lines = linesOf(work, draft, products, place)
  const others = locations.filter((one) => one.id !== place)
  const target = others.find((one) => one.id === to)?.id ?? others[0]?.id ?? null

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => keepStockWork(itemId, { id, work, reason, place, to: target, lines }),
    onSuccess: async () => {
      // Whoever counts next counts against what is written now.
      await refreshStore(queries, itemId)
      setKept(keptText(work, lines.length))
      begin()
    },
  })
  /** Another work, or another place, is another draft: figures of one mean nothing in the other. */
  const begin = (): void => {
    setDraft({})
    setId(newId('stockWork'))
    setLooking(false)
    reset()
  }
  const handleType = useSteady((product: Product, typed: Typed) => {
    setKept(null)
    reset()
    setDraft((all) => ({ ...all, [product.id]: typed }))
  })
  const handleHistory = useSteady((product: Product) => setLooked(product))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (lines.length === 0 || isPending) return
    if (work === 'count' && !isLooking) setLooking(true)
    else mutate()
  }
  const off = lines.filter(({ pieces, expected }) => pieces !== expected)
  return (
    <DialogShell title="Kelola stok" size="narrow" onClose={onClose}>
      <form className={s.form} noValidate onSubmit={submit}>
        <DialogBody>
          {isLooking ? (
            <>
              <p>
                {off.length === 0
                  ? `${formatNumber(lines.length)} barang dihitung, semuanya cocok.`
                  : `${formatNumber(lines.length)} barang dihitung, ${formatNumber(off.length)} berselisih. Simpan supaya stoknya mengikuti hitungan?`}
              </p>
              {off.length === 0 ? null : <Differences lines={off} />}
            </>
          ) : (
            <>
              <RadioKeys
                legend="Pekerjaan"
                hidesLegend
                choices={works}
                chosen={work}
                nameOf={(one) => workNames[one]}
                disabled={isPending}
                onChoose={(one) => {
                  setWork(one)
                  setKept(null)
                  begin()
                }}
              />
              <p className={s.hint}>{hints[work]}</p>
              {locations.length > 1 ? (
                <div className={s.places}>
                  <LocationChoice
                    label={work === 'move' ? 'Dari' : 'Di'}
                    locations={locations}
                    value={place ?? ''}
                    disabled={isPending}
                    onChoose={(next) => {
                      setPlace(next)
                      begin()
                    }}
                  />
                  {work === 'move' ? (
                    <LocationChoice
                      label="Ke"
                      locations={others}
                      value={target ?? ''}
                      disabled={isPending}
                      onChoose={setTo}
                    />
                  ) : null}
                </div>
              ) : null}
              {work === 'loss' ? (
                <RadioKeys
                  legend="Kenapa?"
                  choices={lossReasons}
                  chosen={reason}
                  nameOf={(one) => reasonTexts[one]}
                  onChoose={setReason}
                />
              ) : null}
              {products.length === 0 ? (
                <p className={s.none}>Belum ada barang yang stoknya dihitung.</p>
              ) : (
                <StockLines
                  disabled={isPending}
                  work={work}
                  products={products}
                  place={place}
                  draft={draft}
                  onType={handleType}
                  onHistory={handleHistory}
                />
              )}
            </>
          )}
        </DialogBody>
        <footer className={s.foot}>
          {error ? <Failure error={error} /> : null}
          {lines.length > mostStockLines ? (
            <Failure error={`Paling banyak ${mostStockLines} barang sekali simpan.`} />
          ) : null}
          <output className={s.kept}>{kept ?? ''}</output>
          <div className={s.keys}>
            {isLooking ? (
              <Button look="quiet" touch disabled={isPending} onClick={() => setLooking(false)}>
                Kembali
              </Button>
            ) : null}
            <Button
              look="primary"
              type="submit"
              touch
              waiting={isPending}
              disabled={lines.length === 0 || lines.length > mostStockLines}
            >
              {work === 'count' && !isLooking
                ? `Lihat selisih${lines.length > 0 ? ` (${formatNumber(lines.length)})` : ''}`
                : `Simpan${lines.length > 0 ? ` ${formatNumber(lines.length)} barang` : ''}`}
            </Button>
          </div>
        </footer>
      </form>
      {looked ? (
        <HistoryDialog itemId={itemId} product={looked} timeZone={store.timeZone} onClose={() => setLooked(null)} />
      ) : null}
    </DialogShell>
  )
}
