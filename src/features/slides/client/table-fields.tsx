import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'

import type { SlideElement } from '../shared/deck.ts'
import s from './properties.module.css'

const small = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

type Table = NonNullable<SlideElement['table']>

interface TableFieldsProps {
  readonly table: Table
  readonly onChange: (table: Table, key?: string) => void
}

/** The cells of a table as fields. */
export const TableFields = ({ table, onChange }: TableFieldsProps) => {
  const columns = Math.max(1, ...table.rows.map((row) => row.length))
  const rows = table.rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
  return (
    <fieldset className={s.group}>
      <legend>Isi tabel</legend>
      <label className={s.check}>
        <input
          type="checkbox"
          checked={table.header}
          onChange={({ target }) => onChange({ ...table, header: target.checked })}
        />
        Baris pertama judul
      </label>
      <div className={s.gridScroll}>
        <table className={s.gridTable}>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place
              <tr key={at}>
                {row.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its place
                  <td key={column}>
                    <input
                      aria-label={`Baris ${at + 1}, kolom ${column + 1}`}
                      value={cell}
                      onChange={({ target }) =>
                        onChange(
                          { ...table, rows: rows.with(at, row.with(column, target.value)) },
                          `cell:${at}:${column}`,
                        )
                      }
                    />
                  </td>
                ))}
                <td>
                  {rows.length > 1 ? (
                    <button
                      type="button"
                      aria-label={`Hapus baris ${at + 1}`}
                      onClick={() => onChange({ ...table, rows: rows.toSpliced(at, 1) })}
                    >
                      <X {...small} />
                    </button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={s.gridKeys}>
        {rows.length < 40 ? (
          <button
            type="button"
            className={s.smallKey}
            onClick={() => onChange({ ...table, rows: [...rows, Array.from({ length: columns }, () => '')] })}
          >
            <Plus {...small} /> Baris
          </button>
        ) : null}
        {columns < 12 ? (
          <button
            type="button"
            className={s.smallKey}
            onClick={() => onChange({ ...table, rows: rows.map((row) => [...row, '']) })}
          >
            <Plus {...small} /> Kolom
          </button>
        ) : null}
        {columns > 1 ? (
          <button
            type="button"
            className={s.smallKey}
            onClick={() => onChange({ ...table, rows: rows.map((row) => row.slice(0, -1)) })}
          >
            <X {...small} /> Kolom terakhir
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}
