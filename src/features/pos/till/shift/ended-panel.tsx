import { formatRupiah } from '#core/text/shared/rupiah.ts'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { differenceWords, type EndedShift, shiftLines } from '../../shared/receipt/shift-slip.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import { PaperKeys } from '../receipt/paper-keys.tsx'
import s from './shift.module.css'

interface EndedPanelProps {
  readonly ended: EndedShift
  readonly shop: TillShop
}

/** A shift that was closed: how the drawer came out, and its slip. */
export const EndedPanel = ({ ended, shop }: EndedPanelProps) => {
  const { closed, report } = ended
  return (
    <div className={s.panel}>
      <output>Shift sudah ditutup. Simpan buktinya atau kirim ke pemilik.</output>
      <div>
        <LedgerRow name="Seharusnya di laci" figure={formatRupiah(report.expected)} />
        <LedgerRow name="Uang yang dihitung" figure={formatRupiah(closed.countedCash)} />
        <LedgerRow sum name="Selisih" figure={differenceWords(closed.countedCash, report.expected)} />
      </div>
      <PaperKeys lines={shiftLines(ended, shop)} columns={shop.receiptColumns} />
    </div>
  )
}
