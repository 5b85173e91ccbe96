import { useMutation, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'
import type { Location } from '../../shared/locations/location.ts'
import { Modal } from '../modal.tsx'
import { Note } from '../parts/note.tsx'
import { standAt, tillKeys, type TillPlace } from '../till.api.ts'
import s from './place-dialog.module.css'

interface PlaceDialogProps {
  readonly place: TillPlace
  readonly locations: readonly Location[]
  /** Null as long as the till has not been told. */
  readonly current: Location | null
  readonly onClose: () => void
}

/** Asks where the till stands; its stock, its sales and its receipts are that place's from then on. */
export const PlaceDialog = ({ place, locations, current, onClose }: PlaceDialogProps) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (locationId: string) => standAt(place, locationId),
    onSuccess: (shop) => {
      queries.setQueryData(tillKeys.shop(place.slug), shop)
      void queries.invalidateQueries({ queryKey: tillKeys.catalogue(place.slug) })
      onClose()
    },
  })
  return (
    <Modal title="Kasir ini di lokasi mana?" onClose={onClose}>
      <p className={s.why}>Stok, penjualan, dan struk kasir ini mengikuti lokasinya.</p>
      {error ? <Note tone="err">{errorText(toAppError(error).code, toAppError(error).details)}</Note> : null}
      <ul className={s.places}>
        {locations.map(({ id, name, address }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === current?.id}
              disabled={isPending}
              onClick={() => (id === current?.id ? onClose() : mutate(id))}
            >
              <span>
                <b>{name}</b>
                {address === '' ? null : <span className={s.address}>{address}</span>}
              </span>
              {isPending && variables === id ? (
                <Spinner />
              ) : id === current?.id ? (
                <Check size={22} strokeWidth={1.75} aria-hidden="true" />
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {current ? null : (
        <Button look="quiet" touch wide disabled={isPending} onClick={onClose}>
          Nanti saja, pakai {locations[0]?.name}
        </Button>
      )}
    </Modal>
  )
}
