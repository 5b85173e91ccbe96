import Table2 from 'lucide-react/icons/table-2'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'

import { IconButton } from '#core/ui/client/button.tsx'
import { isTouchDevice } from '#core/ui/client/viewport.ts'
import { CardKey } from './card-key.tsx'
import m from './card.module.css'

const rows = 8

interface TableKeyProps {
  readonly editor: Editor
  readonly disabled: boolean
}

/** 'Sisipkan tabel': as many rows and columns as are marked; the first row is the header. */
export const TableKey = ({ editor, disabled }: TableKeyProps) => {
  const [isOpen, setOpen] = useState(false)
  const [size, setSize] = useState({ row: 3, column: 3 })
  const grid = useRef<HTMLFieldSetElement>(null)
  const columns = isTouchDevice() ? 6 : 8
  const insert = (row: number, column: number): void => {
    setOpen(false)
    editor.chain().focus().insertTable({ rows: row, cols: column, withHeaderRow: true }).run()
  }
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key]
    if (!step) return
    event.preventDefault()
    const [down = 0, right = 0] = step
    const next = {
      row: Math.min(rows, Math.max(1, size.row + down)),
      column: Math.min(columns, Math.max(1, size.column + right)),
    }
    setSize(next)
    grid.current?.querySelectorAll('button')[(next.row - 1) * columns + next.column - 1]?.focus()
  }
  return (
    <CardKey
      name="Sisipkan tabel"
      isOpen={isOpen}
      onOpen={setOpen}
      after={() => editor.view.dom}
      card={
        <>
          <output>
            Tabel <span className="num">{size.column}</span> kolom, <span className="num">{size.row}</span> baris
          </output>
          <fieldset ref={grid} className={m.grid}>
            <legend className="sr">Ukuran tabel</legend>
            {Array.from({ length: rows * columns }, (_, at) => {
              const [row, column] = [Math.floor(at / columns) + 1, (at % columns) + 1]
              const isCorner = row === size.row && column === size.column
              return (
                <button
                  key={at}
                  type="button"
                  tabIndex={isCorner ? 0 : -1}
                  data-in={row <= size.row && column <= size.column ? '' : undefined}
                  aria-label={`${column} kolom, ${row} baris`}
                  onPointerEnter={() => setSize({ row, column })}
                  onFocus={() => setSize({ row, column })}
                  onKeyDown={go}
                  onClick={() => insert(row, column)}
                />
              )
            })}
          </fieldset>
        </>
      }
    >
      <IconButton label="Sisipkan tabel" disabled={disabled}>
        <Table2 size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </CardKey>
  )
}
