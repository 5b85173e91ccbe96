import { useMutation, useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, type KeyboardEvent, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { call } from '#core/http/client/call.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { TextField } from '#core/ui/client/text-field.tsx'
import * as contracts from '../../shared/categories.contract.ts'
import { refreshStore } from '../pos.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import s from './goods-dialogs.module.css'

interface CategoryRowProps {
  readonly name: string
  readonly count: number
  readonly onRename: (to: string) => void
  readonly onRemove: () => void
}

/** A category: its name is changed in its place; removing is asked for where goods have it. */
const CategoryRow = ({ name, count, onRename, onRemove }: CategoryRowProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const take = (): void => {
    const to = typed?.trim() ?? ''
    setTyped(null)
    if (to !== '' && to !== name) onRename(to)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key !== 'Escape' || typed === null) return
    event.stopPropagation()
    event.preventDefault()
    setTyped(null)
  }
  return (
    <li>
      <input
        aria-label={`Nama kategori ${name}`}
        autoComplete="off"
        maxLength={200}
        value={typed ?? name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={take}
      />
      <span className={s.count}>
        <span className="num">{formatNumber(count)}</span> barang
      </span>
      <IconButton
        label={`Hapus kategori ${name}`}
        aria-expanded={count > 0 ? asking : undefined}
        onClick={() => (count > 0 ? setAsking(!asking) : onRemove())}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {asking ? (
        <div className={s.ask}>
          <p>Barangnya tetap ada, hanya tanpa kategori.</p>
          <Button look="teal" onClick={onRemove}>
            Hapus {name}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Batal
          </Button>
        </div>
      ) : null}
    </li>
  )
}

export interface CategoriesDialogProps {
  readonly itemId: string
  readonly categories: readonly string[]
  /** So many goods have each of them. */
  readonly counts: ReadonlyMap<string, number>
  readonly onClose: () => void
}

/** The shop's categories: added, renamed, joined, removed. */
export const CategoriesDialog = ({ itemId, categories, counts, onClose }: CategoriesDialogProps) => {
  const queries = useQueryClient()
  const [fresh, setFresh] = useState('')
  const params = { id: itemId }
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (send: () => Promise<unknown>) => {
      await send()
      await refreshStore(queries, itemId)
    },
  })
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const name = fresh.trim()
    if (name === '' || isPending) return
    mutate(() => call(contracts.addCategory, { params, body: { name } }), { onSuccess: () => setFresh('') })
  }
  const failure = error ? toAppError(error) : null
  return (
    <DialogShell title="Kategori barang" size="narrow" onClose={onClose}>
      <DialogBody>
        <p className={s.note}>Ketuk nama untuk mengubahnya. Nama yang sama dengan kategori lain akan digabung.</p>
        {failure ? <Failure error={error} /> : null}
        <ul className={s.categories} aria-label="Kategori" aria-busy={isPending}>
          {categories.map((name) => (
            <CategoryRow
              key={name}
              name={name}
              count={counts.get(name) ?? 0}
              onRename={(to) => mutate(() => call(contracts.renameCategory, { params, body: { name, to } }))}
              onRemove={() => mutate(() => call(contracts.removeCategory, { params, query: { name } }))}
            />
          ))}
        </ul>
        <form className={s.add} onSubmit={add}>
          <TextField
            label="Kategori baru"
            autoComplete="off"
            maxLength={200}
            value={fresh}
            onChange={(event) => setFresh(event.currentTarget.value)}
          />
          <Button type="submit" touch waiting={isPending}>
            Tambah
          </Button>
        </form>
      </DialogBody>
    </DialogShell>
  )
}
