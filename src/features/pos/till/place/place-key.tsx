import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { createPortal } from 'react-dom'

import { IconButton } from '#core/ui/client/button.tsx'
import type { TillShop } from '../../shared/till.contract.ts'
import type { TillPlace } from '../till.api.ts'
import { PlaceDialog } from './place-dialog.tsx'

interface PlaceKeyProps {
  readonly place: TillPlace
  readonly shop: TillShop
}

/** Where the till stands, in a shop of several places: asked by itself as long as it has not been told. */
export const PlaceKey = ({ place, shop }: PlaceKeyProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isPutOff, setPutOff] = useState(false)
  const { location = null, locations = [] } = shop
  if (locations.length < 2) return null
  const asks = location === null && !isPutOff
  const close = (): void => {
    setOpen(false)
    setPutOff(true)
  }
  return (
    <>
      <IconButton label="Ganti lokasi kasir" onClick={() => setOpen(true)}>
        <MapPin size={22} strokeWidth={1.75} aria-hidden="true" />
        Lokasi
      </IconButton>
      {/* Outside of the bar, whose keys have colours of their own. */}
      {isOpen || asks
        ? createPortal(
            <PlaceDialog place={place} locations={locations} current={location} onClose={close} />,
            document.body,
          )
        : null}
    </>
  )
}
