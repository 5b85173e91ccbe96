import { useEffect, useState } from 'react'

import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import { mixedPayment, onDebt, saleMethods } from '../shared/sale.ts'
import { roundedCash } from '../shared/rounding-rule.ts'
import type { TillShop } from '../shared/till.contract.ts'
import { billOf } from './bill/cart-bill.ts'
import { MixedPayment } from './bill/mixed-payment.tsx'
import { type Cart, lineProblem } from './cart.ts'
import { CashSide } from './cash-side.tsx'
import type { PaymentMethod } from './checkout.ts'
import { DebtSide } from './debts/debt-side.tsx'
import { type Goods, productOf } from './device/goods.ts'
import { Modal } from './modal.tsx'
import { ChoiceKeys } from './parts/choice-keys.tsx'
import { Note } from './parts/note.tsx'
import s from './payment-dialog.module.css'
import { QrisSide } from './qris/qris-side.tsx'
import { usePin } from './pin/use-pin.tsx'
import { paymentMethodName } from '#core/text/shared/payment-methods.ts'
import { SoldPanel } from './sold-panel.tsx'
import type { TillPlace } from './till.api.ts'
import type { CheckoutHand } from './use-checkout.ts'

/** How a bill can be paid. */
const ways = [...saleMethods, mixedPayment] as const

interface CashlessProps {
  readonly method: PaymentMethod
  readonly qris: string | null
  readonly total: number
  readonly waiting: boolean
  readonly onPaid: () => void
  readonly onBack: () => void
}

/** QRIS from the shop's static code, or a transfer: no bank tells us, so the cashier says when it has arrived. */
const Cashless = ({ method, qris, total, waiting, onPaid, onBack }: CashlessProps) => (
  <div className={s.cashless}>
    {method === 'qris' ? (
      <QrisSide text={qris} amount={total} />
    ) : (
      <p>
        Pembeli mentransfer ke rekening toko sebesar <b className="num">{formatRupiah(total)}</b>. Lihat di aplikasi
        bank Anda: sudah diterima?
      </p>
    )}
    <Button look="primary" touch wide waiting={waiting} onClick={onPaid}>
      Sudah diterima
    </Button>
    <Button look="quiet" touch wide disabled={waiting} onClick={onBack}>
      Belum, kembali ke keranjang
    </Button>
  </div>
)

/** What the shelf says against the cart, each with its goods' name. */
const problemsOf = (cart: Cart, goods: Goods): readonly string[] =>
  cart.flatMap((line) => {
    const problem = lineProblem(line, productOf(goods, line.productId))
    return problem === null ? [] : [`${line.name}: ${problem}`]
  })

interface ShortProps {
  readonly problems: readonly string[]
  readonly onBack: () => void
  readonly onInHand: () => void
}

/** The stock says no. Goods in the buyer's hand say more: they are sold, and the owner counts again. */
const Short = ({ problems, onBack, onInHand }: ShortProps) => (
  <div className={s.keys}>
    <Note tone="err">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Note>
    <Button look="primary" touch wide onClick={onBack}>
      Ubah keranjang
    </Button>
    <Button look="quiet" touch wide onClick={onInHand}>
      Barangnya ada, tetap jual
    </Button>
  </div>
)

/** Writing a sale down takes a moment: only what takes longer, in milliseconds, is worth a word. */
const moment = 250

const useIsLong = (isGoing: boolean): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => setLong(true), moment)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isGoing])
  return isGoing && isLong
}

export interface PaymentDialogProps {
  readonly place: TillPlace
  readonly checkout: CheckoutHand
  readonly shop: TillShop
  readonly goods: Goods | undefined
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onFresh: () => void
}

/** From 'Bayar' to 'LUNAS': how it is paid, what went wrong, and the receipt. Closed as long as goods are chosen. */
export const PaymentDialog = ({ place, checkout, shop, goods, onKept, onFresh }: PaymentDialogProps) => {
  const { phase, cart, extras, sale, ordered, failure } = checkout.state
  const [method, setMethod] = useState<PaymentMethod>('tunai')
  const { total } = billOf(cart, extras.discount, shop.chargeRules)
  const due = method === 'tunai' ? roundedCash(total, shop.roundingRule) : total
  const pin = usePin({ place, shop, onKept })
  const agreed = (beyond: string | null, goOn: (withPin: boolean) => void): void =>
    beyond === null ? goOn(false) : pin.ask([beyond], goOn)
  const isWriting = phase === 'writing'
  const waiting = useIsLong(isWriting)
  const [isInHand, setInHand] = useState(false)
  const problems = isInHand || isWriting || !goods ? [] : problemsOf(cart, goods)

  if (phase === 'done' && sale) {
    const finish = (): void => {
      onFresh()
      checkout.fresh()
    }
    return (
      <Modal title="Penjualan tercatat" onClose={finish}>
        <SoldPanel sale={sale} shop={shop} ordered={ordered} onFresh={finish} />
      </Modal>
    )
  }
  // What is being written is not called off any more; its dialog changes only when that takes long.
  const mayClose = phase === 'paying' || (isWriting && !waiting)
  return (
    <Modal isOpen={phase !== 'selling'} title="Pembayaran" onClose={mayClose ? checkout.back : null}>
      <p className={s.total}>
        <span>Total</span>
        <b className="num">{formatRupiah(due)}</b>
      </p>
      <p className={s.rounded} aria-live="polite">
        {due === total ? '' : `Dari ${formatRupiah(total)}, dibulatkan karena tunai.`}
      </p>
      {failure ? <Note tone="err">{failure}</Note> : null}
      {phase === 'unclear' ? (
        <div className={s.keys}>
          <Button look="primary" touch wide onClick={checkout.again}>
            Coba lagi
          </Button>
          <Button look="quiet" touch wide onClick={checkout.release}>
            Ubah keranjang
          </Button>
        </div>
      ) : problems.length > 0 ? (
        <Short problems={problems} onBack={checkout.back} onInHand={() => setInHand(true)} />
      ) : (
        <>
          <ChoiceKeys
            legend="Cara bayar"
            hidesLegend
            choices={ways}
            chosen={method}
            nameOf={paymentMethodName}
            disabled={waiting}
            onChoose={setMethod}
          />
          {method === 'tunai' ? (
            <CashSide
              total={total}
              roundingRule={shop.roundingRule}
              waiting={waiting}
              onPaid={(received) => checkout.send('tunai', received)}
            />
          ) : method === mixedPayment ? (
            <MixedPayment
              place={place}
              extras={extras}
              total={total}
              roundingRule={shop.roundingRule}
              shopLimit={shop.debtLimit}
              qris={shop.qris}
              waiting={waiting}
              onPaid={(payments, debtor, beyond) =>
                agreed(beyond, (withPin) => checkout.sendMixed(payments, debtor, withPin))
              }
            />
          ) : method === onDebt ? (
            <DebtSide
              place={place}
              total={total}
              shopLimit={shop.debtLimit}
              extras={extras}
              waiting={waiting}
              onLent={(buyer, payments, beyond) =>
                agreed(beyond, (withPin) =>
                  payments ? checkout.sendMixed(payments, buyer, withPin) : checkout.lend(buyer, withPin),
                )
              }
            />
          ) : (
            <Cashless
              method={method}
              qris={shop.qris}
              total={total}
              waiting={waiting}
              onPaid={() => checkout.send(method)}
              onBack={checkout.back}
            />
          )}
          {pin.part}
          {waiting ? (
            <output className={s.waiting}>
              <Spinner /> Mencatat penjualan…
            </output>
          ) : null}
        </>
      )}
    </Modal>
  )
}
