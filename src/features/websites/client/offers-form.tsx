import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'

import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import type { Offer } from '../shared/site-content.ts'
import f from './fields.module.css'
import { TextInput } from './fields.tsx'
import { OfferPicture } from './offer-picture.tsx'
import { changedAt, moved, withoutAt } from './site-editing.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** As many pictures of goods fit into a site beside those of its gallery. */
const mostPictures = 24

/** Hundreds of entries are edited a page at a time: a phone does not draw a thousand fields. */
const perPage = 40

/** Digits of what was typed as a price: `15.000`, `Rp 15000`; null where there are none. */
const readPrice = (typed: string): number | null => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 12)
  return digits === '' ? null : Number(digits)
}

interface OffersFormProps {
  readonly items: readonly Offer[]
  readonly onChange: (items: Offer[], field: string) => void
}

interface EntryProps {
  readonly offer: Offer
  readonly place: number
  readonly count: number
  readonly isFull: boolean
  readonly onChange: (change: Partial<Offer>, field: string) => void
  readonly onMove: (step: -1 | 1) => void
  readonly onRemove: () => void
}

const Entry = ({ offer, place, count, isFull, onChange, onMove, onRemove }: EntryProps) => {
  const name = offer.name.trim() || `pilihan ${place + 1}`
  return (
    <li className={f.entry}>
      <div className={f.entryKeys}>
        <span className={f.entryName}>{place + 1}</span>
        <IconButton label={`Naikkan ${name}`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp {...icon} />
        </IconButton>
        <IconButton label={`Turunkan ${name}`} disabled={place === count - 1} onClick={() => onMove(1)}>
          <ArrowDown {...icon} />
        </IconButton>
        <IconButton label={`Hapus ${name}`} onClick={onRemove}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <TextInput
        label="Nama"
        value={offer.name}
        field={offer.name === '' ? 'offers' : undefined}
        onChange={(value) => onChange({ name: value }, 'name')}
      />
      <div className={f.pair}>
        <div className={f.field}>
          <label htmlFor={`harga-${place}`}>Harga (Rp)</label>
          <input
            id={`harga-${place}`}
            className={f.input}
            inputMode="numeric"
            value={offer.price === null ? '' : formatNumber(offer.price)}
            data-field={offer.price === null ? 'prices' : undefined}
            onChange={(event) => onChange({ price: readPrice(event.target.value) }, 'price')}
          />
        </div>
        <TextInput
          label="Per"
          value={offer.unit}
          placeholder="kg, porsi, jam"
          onChange={(value) => onChange({ unit: value }, 'unit')}
        />
      </div>
      <TextInput label="Catatan" value={offer.note} onChange={(value) => onChange({ note: value }, 'note')} />
      <TextInput
        label="Kelompok"
        value={offer.group}
        placeholder="misalnya Minuman"
        onChange={(value) => onChange({ group: value }, 'group')}
      />
      <OfferPicture
        picture={offer.picture}
        name={name}
        isFull={isFull}
        onChange={(picture, field) => onChange({ picture }, field)}
      />
    </li>
  )
}

/** What is sold, with prices: change, add, remove, move. */
export const OffersForm = ({ items, onChange }: OffersFormProps) => {
  const [page, setPage] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const shown = Math.min(page, pages - 1)
  const from = shown * perPage

  const add = (): void => {
    onChange([...items, { name: '', price: null, unit: '', note: '', group: items.at(-1)?.group ?? '' }], '')
    setPage(Math.floor(items.length / perPage))
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  }
  const remove = (place: number): void => {
    onChange(withoutAt(items, place), '')
    requestAnimationFrame(() => list.current?.querySelector<HTMLButtonElement>('li button:enabled')?.focus())
  }
  return (
    <>
      {items.length === 0 ? (
        <p className={f.help}>Belum ada isinya. Tambahkan yang paling sering dicari dulu.</p>
      ) : null}
      <ul ref={list} className={f.group} aria-label="Daftar pilihan">
        {items.slice(from, from + perPage).map((offer, index) => (
          <Entry
            // Offers have no names of their own that last; the place is what is edited.
            // oxlint-disable-next-line react/no-array-index-key
            key={from + index}
            offer={offer}
            place={from + index}
            count={items.length}
            isFull={items.filter(({ picture }) => picture).length >= mostPictures}
            onChange={(change, field) => onChange(changedAt(items, from + index, change), `${field}-${from + index}`)}
            onMove={(step) => onChange(moved(items, from + index, from + index + step), '')}
            onRemove={() => remove(from + index)}
          />
        ))}
      </ul>
      {pages > 1 ? (
        <div className={f.entryKeys}>
          <Button disabled={shown === 0} onClick={() => setPage(shown - 1)}>
            Sebelumnya
          </Button>
          <span className={f.entryName}>
            {from + 1}–{Math.min(from + perPage, items.length)} dari {items.length}
          </span>
          <Button disabled={shown === pages - 1} onClick={() => setPage(shown + 1)}>
            Berikutnya
          </Button>
        </div>
      ) : null}
      <Button icon={<Plus {...icon} />} touch wide disabled={items.length >= 500} onClick={add}>
        Tambah pilihan
      </Button>
    </>
  )
}
