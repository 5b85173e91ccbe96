import MapPin from 'lucide-react/icons/map-pin'
import { useId, useState } from 'react'

import type { Item } from '#core/items/shared/item.ts'
import { Button } from '#core/ui/client/button.tsx'
import type { Location } from '../../shared/locations/location.ts'
import type { Store } from '../../shared/store.ts'
import { useStore } from '../pos.api.ts'
import settings from '../settings/settings.module.css'
import { LocationChoice } from './location-choice.tsx'
import { LocationForm } from './location-form.tsx'
import { useLocationOrder } from './locations.api.ts'
import { Failure } from '../parts/failure.tsx'
import s from './locations.module.css'

const hasStock = ({ products }: Store, id: string): boolean => products.some(({ stockAt }) => (stockAt?.[id] ?? 0) > 0)

interface RemovalProps {
  readonly location: Location
  readonly others: readonly Location[]
  readonly holdsStock: boolean
  readonly isRemoving: boolean
  readonly onRemove: (moveTo: string | undefined) => void
  readonly onCancel: () => void
}

/** Asks before a place goes, and where to with what lies there. */
const Removal = ({ location, others, holdsStock, isRemoving, onRemove, onCancel }: RemovalProps) => {
  const [to, setTo] = useState(others[0]?.id)
  return (
    <div className={settings.ask}>
      <p>
        Hapus {location.name}? Penjualan lamanya tetap tercatat.
        {holdsStock ? ' Barang yang ada di sana dipindah dulu.' : ''}
      </p>
      {holdsStock ? <LocationChoice label="Pindahkan ke" locations={others} value={to ?? ''} onChoose={setTo} /> : null}
      <Button look="danger" touch waiting={isRemoving} onClick={() => onRemove(holdsStock ? to : undefined)}>
        Hapus lokasi
      </Button>
      <Button look="quiet" touch disabled={isRemoving} onClick={onCancel}>
        Batal
      </Button>
    </div>
  )
}

/** What is being done: a new place is added, or one is changed or removed. */
type Doing = { readonly what: 'add' } | { readonly what: 'change' | 'remove'; readonly id: string } | null

/** The places at which the shop sells: the first is where it has always been. */
export const LocationsSection = ({ item }: { readonly item: Item }) => {
  const titleId = useId()
  const { data: store } = useStore(item.id)
  const [doing, setDoing] = useState<Doing>(null)
  const { mutate, isPending, error, reset } = useLocationOrder(item.id)
  const stop = (): void => {
    setDoing(null)
    reset()
  }
  const after = { onSuccess: stop }
  if (!store) return null
  const { locations } = store
  return (
    <section className={settings.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Lokasi</h3>
      <p>
        {locations.length === 0
          ? 'Punya cabang atau gudang? Tambahkan lokasinya: stok, penjualan, dan struk lalu terpisah untuk tiap lokasi.'
          : 'Tiap lokasi punya stok dan struk sendiri. Kasir ditanya sekali ia berada di mana.'}
      </p>
      {locations.length === 0 ? null : (
        <ul className={s.places}>
          {locations.map((location) => {
            const { id, name, address, phone } = location
            const mine = doing !== null && doing.what !== 'add' && doing.id === id ? doing.what : null
            return (
              <li key={id}>
                {mine === 'change' ? (
                  <LocationForm
                    known={location}
                    saveText="Simpan"
                    isSaving={isPending}
                    onSave={(facts) => mutate({ do: 'change', id, facts }, after)}
                    onCancel={stop}
                  />
                ) : (
                  <div className={s.place}>
                    <MapPin size={22} strokeWidth={1.5} aria-hidden="true" />
                    <div className={s.facts}>
                      <b>{name}</b>
                      <span>{[address, phone].filter(Boolean).join(' · ') || 'Alamat toko'}</span>
                    </div>
                    <div className={s.keys}>
                      <Button touch aria-label={`Ubah ${name}`} onClick={() => setDoing({ what: 'change', id })}>
                        Ubah
                      </Button>
                      {locations.length > 1 ? (
                        <Button
                          look="quiet"
                          touch
                          aria-label={`Hapus ${name}`}
                          onClick={() => setDoing({ what: 'remove', id })}
                        >
                          Hapus
                        </Button>
                      ) : null}
                    </div>
                  </div>
                )}
                {mine === 'remove' ? (
                  <Removal
                    location={location}
                    others={locations.filter((one) => one.id !== id)}
                    holdsStock={hasStock(store, id)}
                    isRemoving={isPending}
                    onRemove={(moveTo) => mutate({ do: 'remove', id, moveTo }, after)}
                    onCancel={stop}
                  />
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
      {doing?.what === 'add' ? (
        <LocationForm
          {...(locations.length === 0 ? { presentName: item.title } : {})}
          saveText="Tambah lokasi"
          isSaving={isPending}
          onSave={(facts, presentName) =>
            mutate({ do: 'add', facts, ...(presentName === undefined ? {} : { presentName }) }, after)
          }
          onCancel={stop}
        />
      ) : (
        <Button touch className={s.add ?? ''} onClick={() => setDoing({ what: 'add' })}>
          Tambah lokasi
        </Button>
      )}
      {error ? <Failure error={error} /> : null}
    </section>
  )
}
