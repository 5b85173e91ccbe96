import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

import { downloadFailure } from '#core/items/client/download-item.ts'
import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { Button } from '#core/ui/client/button.tsx'
import { DialogShell } from '#core/ui/client/dialog-shell.tsx'
import { SelectField } from '#core/ui/client/select-field.tsx'
import type { BookName } from '../../shared/reports/report.contract.ts'
import { namedSpan, type Span } from '../../shared/reports/spans.ts'
import { reportQuery, takeBook } from './books.api.ts'
import { ReportSections } from './report-sections.tsx'
import { SpanChooser } from './span-chooser.tsx'
import { DialogBody } from '#core/ui/client/dialog-body.tsx'
import { Failure } from '../parts/failure.tsx'
import { Unread } from '../parts/unread.tsx'
import s from './report.module.css'

const books: Readonly<Record<BookName, string>> = {
  report: 'Laporan ini',
  sales: 'Penjualan, satu baris tiap struk',
  lines: 'Barang terjual, satu baris tiap barang',
  debts: 'Kasbon, satu baris tiap catatan',
}
const icon = <Download size={18} strokeWidth={1.75} aria-hidden="true" />

const Downloads = ({ itemId, span }: { readonly itemId: string; readonly span: Span }) => {
  const [what, setWhat] = useState<BookName>('report')
  const taking = useMutation({ mutationFn: (format: 'csv' | 'xlsx') => takeBook(itemId, span, what, format) })
  const isTaking = (format: 'csv' | 'xlsx'): boolean => taking.isPending && taking.variables === format
  return (
    <footer className={s.foot}>
      {taking.error ? <Failure error={downloadFailure(taking.error)} /> : null}
      <label className={s.what}>
        <span>Unduh laporan</span>
        <SelectField value={what} onChange={(event) => setWhat(event.currentTarget.value as BookName)}>
          {Object.entries(books).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </SelectField>
      </label>
      <Button look="teal" touch icon={icon} waiting={isTaking('xlsx')} onClick={() => taking.mutate('xlsx')}>
        Excel
      </Button>
      <Button touch icon={icon} waiting={isTaking('csv')} onClick={() => taking.mutate('csv')}>
        CSV
      </Button>
    </footer>
  )
}

export interface ReportDialogProps {
  readonly itemId: string
  /** The shop's own day. */
  readonly today: IsoDay
  readonly onClose: () => void
}

/** The report of a span that the owner chooses, and the books as files. */
export const ReportDialog = ({ itemId, today, onClose }: ReportDialogProps) => {
  const [span, setSpan] = useState(() => namedSpan('today', today))
  const { data, error, refetch, isFetching } = useQuery({
    ...reportQuery(itemId, span),
    placeholderData: keepPreviousData,
  })
  return (
    <DialogShell title="Laporan" size="wide" onClose={onClose}>
      <DialogBody aria-busy={isFetching}>
        <SpanChooser today={today} span={span} onChange={setSpan} />
        {data ? (
          <ReportSections report={data} />
        ) : (
          <Unread error={error} isFetching={isFetching} waitText="Menghitung laporan…" onAgain={() => void refetch()} />
        )}
      </DialogBody>
      <Downloads itemId={itemId} span={span} />
    </DialogShell>
  )
}
