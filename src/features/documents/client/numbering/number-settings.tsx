import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { dayIn, defaultTimeZone } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { LedgerRow } from '#core/ui/client/ledger-row.tsx'
import { documentNames } from '../../shared/letter/letter-facts.ts'
import {
  defaultNumberFormat,
  formatLetterNumber,
  formatProblem,
  numberCodes,
  type NumberFormat,
} from '../../shared/letter/letter-number.ts'
import type { LetterNumbers, NumberGap } from '../../shared/letter-numbers.contract.ts'
import s from './number-settings.module.css'
import { numbersQuery, sendFormat, triedQuery } from './numbering.api.ts'

const examples = [
  '{seq:3}/{kode}/{romawi}/{tahun}',
  '{kode}-{tahun}{bulan}-{seq:4}',
  '{seq:3}/{unit}/{kode}/{romawi}/{tahun}',
]

/** The number that a template makes, for a first offer of today: nobody has to read braces to choose. */
const numberOf = (template: string, unit: string): string =>
  formatLetterNumber(
    { sequence: 1, code: numberCodes.surat_penawaran, day: dayIn(new Date(), defaultTimeZone()) },
    { template, unit: unit.trim() || 'SJ' },
  )

const gapWords = ({ reason, title, number, code, year, sequence }: NumberGap): string => {
  const name =
    number ?? `${code === '*' ? '' : `${code} `}nomor urut ${formatNumber(sequence)}${year > 0 ? ` tahun ${year}` : ''}`
  if (reason === 'deleted') return `${name}: suratnya dihapus${title ? ` (${title})` : ''}`
  if (reason === 'changed') return `${name}: nomornya diganti di "${title ?? 'suratnya'}"`
  return `${name}: dilewati`
}

const Gaps = ({ gaps }: { readonly gaps: readonly NumberGap[] }) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? gaps : gaps.slice(0, 5)
  return (
    <section className={s.part}>
      <h3>Nomor yang tidak terpakai</h3>
      {gaps.length === 0 ? (
        <p className={s.words}>Tidak ada. Semua nomor berurutan.</p>
      ) : (
        <>
          <ul className={s.gaps}>
            {shown.map((gap) => (
              <li key={`${gap.code} ${gap.year} ${gap.sequence}`}>{gapWords(gap)}</li>
            ))}
          </ul>
          {gaps.length > shown.length ? (
            <Button look="quiet" onClick={() => setWhole(true)}>
              Tampilkan {formatNumber(gaps.length - shown.length)} lagi
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}

const Form = ({ saved }: { readonly saved: LetterNumbers }) => {
  const queries = useQueryClient()
  const [format, setFormat] = useState<NumberFormat>(saved.format)
  const [isSaving, setSaving] = useState(false)
  const [told, setTold] = useState<{ readonly isFailure: boolean; readonly text: string } | null>(null)
  const [templateId, unitId, noteId] = [useId(), useId(), useId()]
  const problem = formatProblem(format)
  const isSame = format.template === saved.format.template && format.unit === saved.format.unit
  const tried = useDeferredValue(format)
  const { data } = useQuery({
    ...triedQuery(tried),
    enabled: problem === null && formatProblem(tried) === null && !isSame,
  })
  const next = isSame ? saved.next : (data?.next ?? [])

  const save = async (): Promise<void> => {
    setSaving(true)
    setTold(null)
    try {
      queries.setQueryData(numbersQuery.queryKey, await sendFormat(format))
      setTold({
        isFailure: false,
        text: 'Tersimpan. Surat baru memakai format ini; surat yang sudah ada tetap nomornya.',
      })
    } catch (thrown) {
      const { code, details } = toAppError(thrown)
      setTold({ isFailure: true, text: errorText(code, details) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={s.part}>
      <h3>Format nomor surat</h3>
      <p className={s.note} id={noteId}>
        {
          '{seq:3} nomor urut, {kode} jenis surat (INV, SP), {unit} unit Anda, {romawi} bulan romawi, {bulan} bulan angka, {tahun} tahun.'
        }
      </p>
      <div className={s.fields}>
        <div className={s.field}>
          <label htmlFor={templateId}>Format nomor surat</label>
          <input
            id={templateId}
            type="text"
            value={format.template}
            maxLength={120}
            aria-invalid={problem !== null}
            aria-describedby={noteId}
            onChange={(event) => setFormat({ ...format, template: event.target.value })}
          />
        </div>
        <div className={s.field}>
          <label htmlFor={unitId}>Unit</label>
          <input
            id={unitId}
            type="text"
            value={format.unit}
            maxLength={20}
            placeholder="misalnya SJ"
            onChange={(event) => setFormat({ ...format, unit: event.target.value })}
          />
        </div>
      </div>
      <div className={s.examples}>
        {examples.map((template) => (
          <button key={template} type="button" className={s.example} onClick={() => setFormat({ ...format, template })}>
            <b>{numberOf(template, format.unit)}</b>
            <span>{template}</span>
          </button>
        ))}
      </div>
      {problem ? (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      ) : (
        <div className={s.next} aria-live="polite">
          <p className={s.note}>Nomor berikutnya</p>
          {next.slice(0, 4).map(({ documentType, number }) => (
            <LedgerRow key={documentType} name={documentNames[documentType]} figure={number} />
          ))}
        </div>
      )}
      {told ? (
        <p className={told.isFailure ? s.problem : s.done} role={told.isFailure ? 'alert' : 'status'}>
          {told.text}
        </p>
      ) : null}
      <div className={s.keys}>
        <Button look="teal" waiting={isSaving} disabled={problem !== null || isSame} onClick={() => void save()}>
          Simpan format
        </Button>
        {format.template === defaultNumberFormat.template ? null : (
          <Button look="quiet" onClick={() => setFormat({ ...format, template: defaultNumberFormat.template })}>
            Kembali ke bawaan
          </Button>
        )}
      </div>
    </section>
  )
}

/** How letters are numbered: the owner's format with a look at the next numbers, and the numbers that are missing. */
export const NumberSettings = () => {
  const { data, error, refetch } = useQuery(numbersQuery)
  if (data)
    return (
      <>
        <Form saved={data} />
        <Gaps gaps={data.gaps} />
      </>
    )
  if (!error) return <p className={s.words}>Memuat nomor surat…</p>
  return (
    <div className={s.problem} role="alert">
      <p>{errorText(toAppError(error).code)}</p>
      <Button onClick={() => void refetch()}>Coba lagi</Button>
    </div>
  )
}
