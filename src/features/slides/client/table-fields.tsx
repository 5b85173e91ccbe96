import type { SlideElement } from '../shared/scene/deck.ts'
import { Grid, GridKey, GridKeys, RemoveKey } from './grid-parts.tsx'
import s from './properties.module.css'

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
      <Grid>
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
                  <RemoveKey
                    label={`Hapus baris ${at + 1}`}
                    onPress={() => onChange({ ...table, rows: rows.toSpliced(at, 1) })}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
      <GridKeys>
        {rows.length < 40 ? (
          <GridKey
            does="add"
            onPress={() => onChange({ ...table, rows: [...rows, Array.from({ length: columns }, () => '')] })}
          >
            Baris
          </GridKey>
        ) : null}
        {columns < 12 ? (
          <GridKey does="add" onPress={() => onChange({ ...table, rows: rows.map((row) => [...row, '']) })}>
            Kolom
          </GridKey>
        ) : null}
        {columns > 1 ? (
          <GridKey does="remove" onPress={() => onChange({ ...table, rows: rows.map((row) => row.slice(0, -1)) })}>
            Kolom terakhir
          </GridKey>
        ) : null}
      </GridKeys>
    </fieldset>
  )
}
