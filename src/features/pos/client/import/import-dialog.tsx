import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { Spinner } from '#core/ui/client/spinner.tsx'

import type { ImportReport } from '../../shared/import/import.contract.ts'
import { takeTemplate } from './import.api.ts'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import s from './import.module.css'
import { Columns, Counts, Examples, Problems } from './import-report.tsx'
import { type Import, useImport } from './use-import.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Choosing or dropping a file, and the file to fill in for whoever has none. */
const Choose = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const fetchTemplate = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setProblem(null)
    try {
      await takeTemplate(format)
    } catch (error) {
      setProblem(errorText(toAppError(error).code))
    }
  }
  return (
    <>
      {/* Dropping is a shorter way for the mouse; the key inside does the same. */}
      <div
        className={s.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <FileSpreadsheet size={32} strokeWidth={1.5} aria-hidden="true" />
        <p>Pilih daftar barang Anda: Excel (.xlsx) atau CSV, paling banyak 10.000 barang.</p>
        <Button look="primary" touch icon={<Upload {...icon} />} onClick={() => input.current?.click()}>
          Pilih berkas
        </Button>
        <p className={s.small}>Urutan kolom bebas. Belum ada yang disimpan sebelum Anda setujui.</p>
        <input
          ref={input}
          hidden
          type="file"
          aria-label="Berkas daftar barang"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </div>
      <div className={s.templates}>
        <span>Belum punya daftar? Isi berkas contoh:</span>
        <Button look="quiet" onClick={() => void fetchTemplate('xlsx')}>
          Contoh Excel
        </Button>
        <Button look="quiet" onClick={() => void fetchTemplate('csv')}>
          Contoh CSV
        </Button>
      </div>
      {problem ? <Failure error={problem} /> : null}
    </>
  )
}

const takeLabel = ({ counts: { added, changed } }: ImportReport): string =>
  added + changed === 0 ? 'Tidak ada yang perlu diambil' : `Ambil ${formatNumber(added + changed)} barang`

const doneText = ({ counts: { added, changed } }: ImportReport): string =>
  `${formatNumber(added)} barang baru masuk, ${formatNumber(changed)} diperbarui.`

interface LookProps {
  readonly report: ImportReport
  readonly run: Import
  readonly onClose: () => void
}

/** What the file would do, or did. */
const Look = ({ report, run, onClose }: LookProps) => {
  const { counts, taken, columns, sheet } = report
  const isRunning = run.running !== null
  const left = counts.wrong > 0 ? `${formatNumber(counts.wrong)} baris yang salah dilewati.` : ''
  return (
    <>
      <DialogBody aria-busy={isRunning}>
        <p className={s.file}>
          <FileSpreadsheet {...icon} />
          <b className="cut">{run.file?.name}</b>
          {sheet && sheet.others > 0 ? <span>lembar “{sheet.name}” saja yang dibaca</span> : null}
        </p>
        <Counts counts={counts} taken={taken} />
        {taken ? null : <Columns report={report} disabled={isRunning} onChange={run.setColumns} />}
        {columns.name === null ? (
          <Failure error="Kolom nama barang belum ketemu. Pilih dulu kolomnya di atas." />
        ) : null}
        <Problems report={report} />
        {taken ? null : <Examples report={report} />}
      </DialogBody>
      <footer className={s.foot}>
        {run.problem ? (
          <Failure error={run.problem} />
        ) : (
          <output className={s.small}>{taken ? `Selesai. ${doneText(report)} ${left}` : left}</output>
        )}
        <Button look="quiet" disabled={run.running === 'taking'} onClick={run.restart}>
          {taken ? 'Impor berkas lain' : 'Ganti berkas'}
        </Button>
        {taken ? (
          <Button look="teal" touch onClick={onClose}>
            Selesai
          </Button>
        ) : (
          <Button
            look="primary"
            touch
            waiting={run.running === 'taking'}
            disabled={isRunning || counts.added + counts.changed === 0}
            onClick={run.take}
          >
            {takeLabel(report)}
          </Button>
        )}
      </footer>
    </>
  )
}

export interface ImportDialogProps {
  readonly itemId: string
  readonly onClose: () => void
}

/** Goods from a CSV or Excel file: chosen, looked over line by line, then taken (POS-08). */
export const ImportDialog = ({ itemId, onClose }: ImportDialogProps) => {
  const run = useImport(itemId)
  return (
    <DialogShell title="Impor barang" size={run.report ? 'wide' : 'narrow'} onClose={onClose}>
      {run.report ? (
        <Look report={run.report} run={run} onClose={onClose} />
      ) : (
        <DialogBody>
          {run.running ? (
            <p className={s.reading}>
              <Spinner />
              <output>Membaca {run.file?.name}…</output>
            </p>
          ) : (
            <Choose onFile={run.choose} />
          )}
          {run.problem ? <Failure error={run.problem} /> : null}
        </DialogBody>
      )}
    </DialogShell>
  )
}
