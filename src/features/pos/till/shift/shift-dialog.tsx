import { useState } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { EndedShift } from '../../shared/receipt/shift-slip.ts'
import type { CashMove } from '../../shared/shift.ts'
import type { TillShop } from '../../shared/till.contract.ts'
import type { TillDevice } from '../device/till-device.ts'
import { Modal } from '../modal.tsx'
import { Note } from '../parts/note.tsx'
import { DrawerBooks } from './drawer-books.tsx'
import { EndedPanel } from './ended-panel.tsx'
import { MoneyForm } from './money-form.tsx'
import s from './shift.module.css'
import { useShift } from './use-shift.ts'

export interface ShiftDialogProps {
  readonly device: TillDevice
  readonly shop: TillShop
  /** Somebody wants to leave the till while the shift goes on. */
  readonly isLeaving: boolean
  readonly onLeave: () => void
  /** Called when something waits for the network. */
  readonly onKept: () => void
  readonly onClose: () => void
}

const moveNames: Readonly<Record<CashMove['direction'], string>> = { in: 'Uang masuk', out: 'Uang keluar' }

/** The shift of this till's drawer: opened, money put in and taken out, counted and closed (POS-06). */
export const ShiftDialog = ({ device, shop, isLeaving, onLeave, onKept, onClose }: ShiftDialogProps) => {
  const state = useShift(device)
  const [view, setView] = useState<'books' | 'closing' | CashMove['direction']>('books')
  const [ended, setEnded] = useState<EndedShift | null>(null)
  const { cashier, timeZone, location } = shop
  const back = (): void => setView('books')

  if (ended)
    return (
      <Modal key="ended" title="Shift ditutup" onClose={onClose}>
        <EndedPanel ended={ended} shop={shop} />
        <Button touch wide onClick={onClose}>
          Selesai
        </Button>
      </Modal>
    )
  if (state === undefined || state === 'unreadable')
    return (
      <Modal title="Shift" onClose={onClose}>
        {state ? (
          <Note tone="err">Shift di perangkat ini belum bisa dibaca. Muat ulang halaman ini, lalu coba lagi.</Note>
        ) : (
          <output>
            <Spinner /> Membuka shift…
          </output>
        )}
      </Modal>
    )
  if (state === null) {
    return (
      <Modal key="opening" title="Buka shift" onClose={onClose}>
        <p>Hitung uang di laci sebelum mulai. Di akhir shift, kasir menghitung berapa yang seharusnya ada.</p>
        <MoneyForm
          label="Uang awal di laci (Rp)"
          least={0}
          words={null}
          submitLabel="Buka shift"
          write={(openingCash) =>
            device.openShift({ cashier, openingCash, ...(location ? { locationId: location.id } : {}) })
          }
          onKept={onKept}
          onBack={null}
        />
      </Modal>
    )
  }
  const { shift, report } = state
  if (view === 'closing') {
    return (
      <Modal key="closing" title="Tutup shift" onClose={back}>
        <MoneyForm
          label="Uang yang dihitung (Rp)"
          least={0}
          words={{ label: 'Catatan (boleh kosong)', most: 500, missing: null }}
          submitLabel="Tutup shift"
          expected={report.expected}
          write={async (countedCash, notes) => setEnded(await device.closeShift({ countedCash, notes }))}
          onKept={onKept}
          onBack={back}
        />
      </Modal>
    )
  }
  if (view !== 'books') {
    return (
      <Modal key={view} title={moveNames[view]} onClose={back}>
        <MoneyForm
          label="Jumlah (Rp)"
          least={1}
          words={{ label: 'Untuk apa', most: 200, missing: 'Tulis untuk apa uangnya, misalnya beli es.' }}
          submitLabel={`Catat ${moveNames[view].toLowerCase()}`}
          write={async (amount, reason) => {
            await device.moveCash({ direction: view, amount, reason, cashier })
            back()
          }}
          onKept={onKept}
          onBack={back}
        />
      </Modal>
    )
  }
  return (
    <Modal key="books" title={isLeaving ? 'Shift masih terbuka' : 'Shift'} onClose={onClose}>
      {isLeaving ? (
        <Note tone="warn">Shift ini masih terbuka. Tutup dulu, atau keluar dan lanjutkan nanti di perangkat ini.</Note>
      ) : null}
      <DrawerBooks shift={shift} report={report} timeZone={timeZone} />
      {isLeaving ? null : (
        <div className={s.two}>
          <Button touch onClick={() => setView('in')}>
            Uang masuk
          </Button>
          <Button touch onClick={() => setView('out')}>
            Uang keluar
          </Button>
        </div>
      )}
      <Button look="primary" touch wide onClick={() => setView('closing')}>
        Tutup shift
      </Button>
      {isLeaving ? (
        <Button look="quiet" touch wide onClick={onLeave}>
          Keluar, shift tetap terbuka
        </Button>
      ) : null}
    </Modal>
  )
}
