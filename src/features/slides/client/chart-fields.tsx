import { useState } from 'react'

import type { ChartData, SlideElement } from '../shared/scene/deck.ts'
import { Choice } from './fields.tsx'
import { Grid, GridHead, GridKey, GridKeys, RemoveKey } from './grid-parts.tsx'
import s from './properties.module.css'

/** Most rows that are offered to be added by hand. */
const most = { rows: 60, series: 8 } as const

/** `1.250.000`, `12,5`, `-3`: an Indonesian figure; null for what is none. */
export const readFigure = (text: string): number | null => {
  const plain = text.replaceAll(/[\s\u00a0]|Rp|\.(?=\d{3}(?:\D|$))/gi, '').replace(',', '.')
  if (plain === '') return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

const written = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 })

interface FigureProps {
  readonly label: string
  readonly value: number | null
  readonly onCommit: (value: number | null) => void
}

const Figure = ({ label, value, onCommit }: FigureProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (): void => {
    if (typed === null) return
    const next = readFigure(typed)
    // What is no figure is not taken, and not forgotten silently: the field shows the old one again.
    if (next !== null || typed.trim() === '') onCommit(next)
    setTyped(null)
  }
  return (
    <input
      className="num"
      inputMode="decimal"
      aria-label={label}
      value={typed ?? (value === null ? '' : written.format(value))}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}

interface ChartFieldsProps {
  readonly element: SlideElement & { readonly chart: ChartData }
  readonly onChange: (chart: ChartData, key?: string) => void
}

/** A chart's figures as a small table: one row for each label, one column for each series. */
export const ChartFields = ({ element: { chart }, onChange }: ChartFieldsProps) => {
  const { categories, series } = chart
  const setCategory = (row: number, name: string): void =>
    onChange({ ...chart, categories: categories.with(row, name) }, `category:${row}`)
  const setName = (at: number, name: string): void =>
    onChange({ ...chart, series: series.map((one, i) => (i === at ? { ...one, name } : one)) }, `series:${at}`)
  const setValue = (at: number, row: number, value: number | null): void =>
    onChange({
      ...chart,
      series: series.map((one, i) =>
        i === at
          ? { ...one, values: categories.map((_, index) => (index === row ? value : (one.values[index] ?? null))) }
          : one,
      ),
    })
  const addRow = (): void =>
    onChange({
      ...chart,
      categories: [...categories, `Label ${categories.length + 1}`],
      series: series.map((one) => ({ ...one, values: [...categories.map((_, i) => one.values[i] ?? null), null] })),
    })
  const removeRow = (row: number): void =>
    onChange({
      ...chart,
      categories: categories.toSpliced(row, 1),
      series: series.map((one) => ({ ...one, values: one.values.toSpliced(row, 1) })),
    })
  const addSeries = (): void =>
    onChange({
      ...chart,
      series: [...series, { name: `Data ${series.length + 1}`, values: categories.map(() => null) }],
    })
  const removeSeries = (at: number): void => onChange({ ...chart, series: series.toSpliced(at, 1) })

  return (
    <>
      <Choice
        label="Jenis grafik"
        value={chart.type}
        options={[
          ['bar', 'Batang'],
          ['line', 'Garis'],
          ['pie', 'Lingkaran'],
        ]}
        onChoose={(type) => onChange({ ...chart, type })}
      />
      <label className={s.field}>
        Satuan
        <input
          className={s.input}
          value={chart.unit}
          placeholder="Rp, %, cup"
          onChange={({ target }) => onChange({ ...chart, unit: target.value.slice(0, 20) }, 'unit')}
        />
      </label>
      <fieldset className={s.group}>
        <legend>Angka</legend>
        <Grid>
          <thead>
            <tr>
              <th scope="col">Label</th>
              {series.map(({ name }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a series is known by its place
                <th key={at} scope="col">
                  <GridHead>
                    <input
                      aria-label={`Nama data ${at + 1}`}
                      value={name}
                      onChange={({ target }) => setName(at, target.value)}
                    />
                    {series.length > 1 ? (
                      <RemoveKey label={`Hapus data ${at + 1}`} onPress={() => removeSeries(at)} />
                    ) : null}
                  </GridHead>
                </th>
              ))}
              <th scope="col">
                <span className="sr">Hapus</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {categories.map((name, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is known by its place
              <tr key={row}>
                <td>
                  <input
                    aria-label={`Label ${row + 1}`}
                    value={name}
                    onChange={({ target }) => setCategory(row, target.value)}
                  />
                </td>
                {series.map((one, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a series is known by its place
                  <td key={at}>
                    <Figure
                      label={`${one.name || `Data ${at + 1}`}, ${name || `baris ${row + 1}`}`}
                      value={one.values[row] ?? null}
                      onCommit={(value) => setValue(at, row, value)}
                    />
                  </td>
                ))}
                <td>
                  {categories.length > 1 ? (
                    <RemoveKey label={`Hapus baris ${row + 1}`} onPress={() => removeRow(row)} />
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Grid>
        <GridKeys>
          {categories.length < most.rows ? (
            <GridKey does="add" onPress={addRow}>
              Baris
            </GridKey>
          ) : null}
          {series.length < most.series && chart.type !== 'pie' ? (
            <GridKey does="add" onPress={addSeries}>
              Data
            </GridKey>
          ) : null}
        </GridKeys>
      </fieldset>
    </>
  )
}
