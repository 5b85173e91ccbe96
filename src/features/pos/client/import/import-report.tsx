import Download from 'lucide-react/icons/download'

import { formatNumber, formatRupiah } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { useGrowingList } from '#core/ui/client/growing-list.ts'
import { Stamp } from '#core/ui/client/stamp.tsx'

import { SelectField } from '#core/ui/client/select-field.tsx'
import { fieldNames, type GoodsColumns, type GoodsField, goodsFields } from '../../shared/import/goods-columns.ts'
import type { ImportReport } from '../../shared/import/import.contract.ts'
import s from './import.module.css'
import { downloadWrongLines } from './wrong-lines.ts'

type Fact = ImportReport['examples'][number]['facts'][number]

const valueOf = (field: GoodsField, value: string | number | null): string => {
  if (value === null || value === '') return 'kosong'
  if (typeof value === 'string') return value
  return field === 'price' || field === 'cost' ? formatRupiah(value) : formatNumber(value)
}

const factText = ({ field, before, after }: Fact, isNew: boolean): string =>
  isNew
    ? `${fieldNames[field].toLowerCase()} ${valueOf(field, after)}`
    : `${fieldNames[field].toLowerCase()} ${valueOf(field, before)} → ${valueOf(field, after)}`

/** How many lines come to what. */
export const Counts = ({ counts, taken }: Pick<ImportReport, 'counts' | 'taken'>) => (
  <>
    <dl className={s.counts} aria-label="Hasil baca">
      {(
        [
          ['Baru', counts.added, 'ok'],
          ['Berubah', counts.changed, 'ok'],
          ['Sudah sama', counts.same, 'quiet'],
          ['Salah', counts.wrong, counts.wrong > 0 ? 'wrong' : 'quiet'],
        ] as const
      ).map(([label, count, tone]) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd className="num">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
    {counts.rounded > 0 ? (
      <p className={s.small}>
        {formatNumber(counts.rounded)} harga berkoma {taken ? 'sudah' : 'akan'} dibulatkan ke Rupiah penuh.
      </p>
    ) : null}
  </>
)

interface ColumnsProps {
  readonly report: ImportReport
  readonly disabled: boolean
  readonly onChange: (columns: GoodsColumns) => void
}

/** Which column of the file is what; guessed, and set right here. */
export const Columns = ({ report: { columns, headings }, disabled, onChange }: ColumnsProps) => {
  const change = (field: GoodsField, value: string): void => {
    const next: { [Field in GoodsField]?: number } = {}
    for (const one of goodsFields) {
      const column = one === field ? (value === '' ? null : Number(value)) : columns[one]
      // A column is one thing: what it was before goes without.
      if (column !== null && (one === field || column !== Number(value || -1))) next[one] = column
    }
    onChange(next)
  }
  return (
    <fieldset className={s.columns} disabled={disabled}>
      <legend>Kolom di berkas Anda</legend>
      {goodsFields.map((field) => (
        <label key={field}>
          <span>{fieldNames[field]}</span>
          <SelectField
            aria-label={fieldNames[field]}
            value={columns[field] ?? ''}
            onChange={(event) => change(field, event.currentTarget.value)}
          >
            {field === 'name' && columns.name !== null ? null : <option value="">tidak dipakai</option>}
            {headings.map(({ name, sample }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place in the file
              <option key={column} value={column}>
                {sample === '' ? name : `${name} (${sample})`}
              </option>
            ))}
          </SelectField>
        </label>
      ))}
    </fieldset>
  )
}

/** Every line with something wrong in it: where, what, and what to do. */
export const Problems = ({ report }: { readonly report: ImportReport }) => {
  const { problems } = report
  const { shown, end } = useGrowingList(problems.length, String(problems.length))
  if (problems.length === 0) return null
  return (
    <section className={s.section} aria-label="Baris yang salah">
      <div className={s.sectionHead}>
        <h3>Baris yang salah</h3>
        <Button
          look="quiet"
          aria-label="Unduh baris yang salah"
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => downloadWrongLines(report)}
        >
          Unduh
        </Button>
      </div>
      <ul className={s.lines}>
        {problems.slice(0, shown).map(({ line, column, value, what, todo }) => (
          <li key={`${line} ${column} ${what}`}>
            <span className={s.lineNumber}>Baris {line}</span>
            <span className={s.words}>
              <b>
                {column}
                {value.trim() === '' ? '' : ` “${value}”`}
              </b>
              <span>
                {what} {todo}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div ref={end} aria-hidden="true" />
    </section>
  )
}

/** The first goods that come or change. */
export const Examples = ({ report: { examples, counts } }: { readonly report: ImportReport }) => {
  if (examples.length === 0) return null
  const rest = counts.added + counts.changed - examples.length
  return (
    <section className={s.section} aria-label="Barang yang masuk">
      <div className={s.sectionHead}>
        <h3>Yang akan masuk</h3>
      </div>
      <ul className={s.lines}>
        {examples.map(({ line, name, kind, facts }) => (
          <li key={line}>
            <span className={s.lineNumber}>Baris {line}</span>
            <span className={s.words}>
              <b>
                {name}{' '}
                <Stamp look="ok" className={s.stamp}>
                  {kind === 'new' ? 'Baru' : 'Berubah'}
                </Stamp>
              </b>
              <span>{facts.map((fact) => factText(fact, kind === 'new')).join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={s.small}>… dan {formatNumber(rest)} barang lagi.</p> : null}
    </section>
  )
}
