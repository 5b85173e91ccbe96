import { type FormEvent, useState } from 'react'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import { longestLineNote } from '../../shared/sale.ts'
import { readTypedPrice, readTypedStock, tidyPrice } from '../../shared/typed-price.ts'
import type { CartLine } from '../cart.ts'
import { Modal } from '../modal.tsx'
import s from './bill.module.css'
import { DiscountField } from './discount-field.tsx'
import { type Discount, discountProblem, readTypedDiscount, rupiahOff, typedDiscount } from './discount.ts'

/** As many pieces one line may have. */
const mostPieces = 1_000_000

/** What was agreed about a line. */
export interface SaidOfLine {
  readonly discount: Discount | undefined
  readonly price: number
  readonly note: string
}

interface LineDialogProps {
  readonly line: CartLine
  /** As many as may be taken of it. */
  readonly most: number
  readonly onDone: (quantity: number, said: SaidOfLine) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** A line of the cart: how many, at what price, what is taken off, what is wanted of it, or out with it. */
export const LineDialog = ({ line, most, onDone, onRemove, onClose }: LineDialogProps) => {
  const { name, listPrice = line.price } = line
  const [asked, setAsked] = useState(() => formatNumber(line.price))
  const price = readTypedPrice(asked)?.amount ?? null
  const [pieces, setPieces] = useState(() => formatNumber(line.quantity))
  const [typed, setTyped] = useState(() => typedDiscount(line.discount))
  const [note, setNote] = useState(line.note ?? '')
  const quantity = readTypedStock(pieces)
  const isLess = quantity !== null && quantity <= line.quantity
  const piecesProblem =
    quantity === null || quantity === 0
      ? 'Isi jumlahnya dengan angka, paling sedikit 1.'
      : quantity > mostPieces
        ? `Jumlahnya paling banyak ${formatNumber(mostPieces)}.`
        : !isLess && quantity > most
          ? `Stok tinggal ${formatNumber(most)}.`
          : null
  const priceProblem = price === null ? 'Harga ini tidak terbaca. Tulis angka saja, misalnya 12.000.' : null
  const gross = (price ?? 0) * (quantity ?? 0)
  const discountWrong = piecesProblem === null ? discountProblem(typed, gross) : null
  const said = readTypedDiscount(typed) ?? undefined
  const off = rupiahOff(gross, said)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (piecesProblem === null && discountWrong === null && quantity !== null && price !== null)
      onDone(quantity, { discount: said, price, note })
  }
  return (
    <Modal title={name} onClose={onClose}>
      <form className={s.form} noValidate onSubmit={submit}>
        <TextField
          label="Jumlah"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          onChange={(event) => setPieces(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          error={piecesProblem}
        />
        <TextField
          label="Harga satuan (Rp)"
          name="price"
          inputMode="numeric"
          autoComplete="off"
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setAsked(tidyPrice)}
          error={priceProblem}
          {...(price !== null && price !== listPrice ? { help: `Harga di daftar ${formatRupiah(listPrice)}.` } : {})}
        />
        <DiscountField typed={typed} error={discountWrong} onTyped={setTyped} />
        <TextField
          label="Catatan (boleh kosong)"
          name="note"
          autoComplete="off"
          maxLength={longestLineNote}
          placeholder="Misalnya tanpa gula"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div aria-live="polite">
          <LedgerRow
            name={`${formatNumber(quantity ?? 0)} × ${formatNumber(price ?? 0)}`}
            figure={formatRupiah(gross)}
          />
          {off > 0 ? <LedgerRow name="Diskon" figure={`−${formatRupiah(off)}`} /> : null}
          <LedgerRow sum name="Jadi" figure={formatRupiah(gross - off)} />
        </div>
        <Button look="primary" type="submit" touch wide>
          Simpan
        </Button>
        <Button look="quiet" touch wide onClick={onRemove}>
          Keluarkan dari keranjang
        </Button>
      </form>
    </Modal>
  )
}
