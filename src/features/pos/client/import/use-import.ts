import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'

import type { GoodsColumns } from '../../shared/import/goods-columns.ts'
import type { ImportReport } from '../../shared/import/import.contract.ts'
import { refreshStore } from '../pos.api.ts'
import { sendGoods } from './import.api.ts'

export interface Import {
  readonly file: File | null
  readonly report: ImportReport | null
  readonly running: 'reading' | 'taking' | null
  /** Why the last sending did not go, in one sentence. */
  readonly problem: string | null
  readonly choose: (file: File) => void
  readonly setColumns: (columns: GoodsColumns) => void
  readonly take: () => void
  /** Back to choosing a file. */
  readonly restart: () => void
}

/** A file of goods on its way into the shop: chosen, looked over, taken. The newest sending counts. */
export const useImport = (itemId: string): Import => {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [columns, setColumns] = useState<GoodsColumns | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [running, setRunning] = useState<Import['running']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  // Closing the dialog ends a look; what is being taken goes on at the server.
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (sent: File, chosen: GoodsColumns | null, take: boolean): Promise<void> => {
    sending.current?.abort()
    const mine = new AbortController()
    sending.current = mine
    setRunning(take ? 'taking' : 'reading')
    setProblem(null)
    try {
      const answer = await sendGoods({ itemId, file: sent, columns: chosen, take, signal: mine.signal })
      if (take) void refreshStore(queries, itemId)
      if (!mine.signal.aborted) setReport(answer)
    } catch (error) {
      const { code, details } = toAppError(error)
      if (!mine.signal.aborted) setProblem(errorText(code, details))
    } finally {
      if (!mine.signal.aborted) setRunning(null)
    }
  }

  return {
    file,
    report,
    running,
    problem,
    choose: (chosen) => {
      setFile(chosen)
      setColumns(null)
      setReport(null)
      void send(chosen, null, false)
    },
    setColumns: (chosen) => {
      setColumns(chosen)
      if (file) void send(file, chosen, false)
    },
    take: () => {
      if (file) void send(file, columns, true)
    },
    restart: () => {
      sending.current?.abort()
      setFile(null)
      setReport(null)
      setRunning(null)
      setProblem(null)
    },
  }
}
