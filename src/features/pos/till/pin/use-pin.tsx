import { type ReactNode, useState } from 'react'

import { lazyPart } from '#core/ui/client/lazy-part.ts'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { TillShop } from '../../shared/till.contract.ts'
import { Modal } from '../modal.tsx'
import type { TillPlace } from '../till.api.ts'
import type { PinDialogProps } from './pin-dialog.tsx'

const dialog = lazyPart<PinDialogProps>(
  async () => (await import('./pin-dialog.tsx')).PinDialog,
  (module) => module['PinDialog'],
)

interface Asked {
  readonly reasons: readonly string[]
  readonly goOn: (withPin: boolean) => void
}

export interface PinHand {
  /** Goes on at once in a shop without a PIN, otherwise when it was typed. */
  readonly ask: (reasons: readonly string[], goOn: (withPin: boolean) => void) => void
  /** The dialog that asks, where it does. */
  readonly part: ReactNode
}

interface PinPlace {
  readonly place: TillPlace
  readonly shop: TillShop
  /** Called when something waits for the network. */
  readonly onKept: () => void
}

/** Asks for the owner's PIN before money goes other ways than by the till's rules. */
export const usePin = ({ place: { slug, device }, shop, onKept }: PinPlace): PinHand => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { pinVerifier: verifier = null, timeZone, cashier, deviceCode } = shop
  const close = (): void => setAsked(null)
  const keepLock = async (): Promise<void> => {
    // A device that keeps nothing has nothing to send later either.
    await device?.keepPinLock({ cashier, ...(deviceCode === null ? {} : { deviceCode }) }).catch(() => undefined)
    onKept()
  }
  return {
    ask: (reasons, goOn) => (verifier === null ? goOn(false) : setAsked({ reasons, goOn })),
    part:
      asked && verifier !== null ? (
        <dialog.Place
          slug={slug}
          verifier={verifier}
          timeZone={timeZone}
          reasons={asked.reasons}
          onRight={() => {
            close()
            asked.goOn(true)
          }}
          onLocked={() => void keepLock()}
          onClose={close}
          fallback={
            <Modal title="Perlu PIN pemilik" onClose={close}>
              <output>
                <Spinner /> Sebentar…
              </output>
            </Modal>
          }
        />
      ) : null,
  }
}
