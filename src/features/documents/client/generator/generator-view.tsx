import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useId, useState } from 'react'

import { prices } from '#core/points/shared/prices.ts'
import { formatNumber } from '#core/text/shared/rupiah.ts'
import { Button, IconButton } from '#core/ui/client/button.tsx'
import { generatorTypes } from '../../shared/generator-types.ts'
import s from './generator.module.css'
import { keepPrompt, useGeneratorDoor } from './generator-door.ts'
import { GeneratorProgress, GeneratorTrouble } from './generator-progress.tsx'
import { GeneratorResultView } from './generator-result.tsx'
import { type Output, outputs, useGenerator } from './use-generator.ts'

const cards = generatorTypes.filter(({ isCard }) => isCard)

const hints: Readonly<Record<string, string>> = {
  'surat-penawaran': 'Harga barang atau jasa untuk calon pembeli',
  'kontrak-kerja': 'Perjanjian dua pihak dengan pasal-pasalnya',
  'proposal-bisnis': 'Rencana, kebutuhan dana, dan manfaatnya',
  'laporan-keuangan': 'Uang masuk, uang keluar, dan sisanya',
  'surat-resmi': 'Undangan, keterangan, dan surat dinas lain',
}

const outputNames = { document: 'Dokumen', spreadsheet: 'Spreadsheet', presentation: 'Presentasi' } as const
const costs = {
  document: prices.document_create,
  spreadsheet: prices.document_create,
  presentation: prices.playbook_ppt,
} as const satisfies Record<Output, number>

interface GeneratorViewProps {
  readonly onOpen: (itemId: string) => void
  /** The way back to the document that stands behind it; null where there is none. */
  readonly onClose: (() => void) | null
}

/** The document generator (P2 §2.6): what to make, its description, the text as it is written, and the result. */
export const GeneratorView = ({ onOpen, onClose }: GeneratorViewProps) => {
  const [output, setOutput] = useState<Output>('document')
  const [type, setType] = useState<string>(cards[0]?.id ?? 'general')
  const prompt = useGeneratorDoor((door) => door.prompt)
  const { state, start, retry, keepWritten, reset } = useGenerator()
  const promptId = useId()
  const isMade = state.phase === 'complete'
  useEffect(() => {
    if (isMade) keepPrompt('')
  }, [isMade])
  const isBlank = prompt.trim() === ''
  return (
    <div className={s.view}>
      {onClose === null ? null : (
        <div className={s.head}>
          <IconButton label="Kembali ke dokumen" onClick={onClose}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <h2>Dokumen baru</h2>
        </div>
      )}
      <div className={s.body}>
        {state.phase === 'complete' ? (
          <GeneratorResultView result={state.result} output={state.output} onOpen={onOpen} onNew={reset} />
        ) : null}
        {state.phase === 'generating' ? <GeneratorProgress {...state} /> : null}
        {state.phase === 'error' ? (
          <GeneratorTrouble failure={state.failure} text={state.text} onRetry={retry} onKeep={keepWritten} />
        ) : null}
        {state.phase === 'idle' || state.phase === 'error' ? (
          <form
            className={s.form}
            onSubmit={(event) => {
              event.preventDefault()
              if (!isBlank) start(output, { prompt: prompt.trim(), documentType: type })
            }}
          >
            <fieldset className={s.outputs}>
              <legend>Hasil</legend>
              {outputs.map((one) => (
                <label key={one}>
                  <input type="radio" name="hasil" checked={one === output} onChange={() => setOutput(one)} />
                  {outputNames[one]}
                </label>
              ))}
            </fieldset>
            {output === 'document' ? (
              <fieldset className={s.cards}>
                <legend>Jenis dokumen</legend>
                {cards.map(({ id, name }) => (
                  <label key={id} className={s.card}>
                    <input type="radio" name="jenis" checked={id === type} onChange={() => setType(id)} />
                    <b>{name}</b>
                    <span>{hints[id]}</span>
                  </label>
                ))}
              </fieldset>
            ) : null}
            <label className={s.label} htmlFor={promptId}>
              Deskripsi
            </label>
            <textarea
              id={promptId}
              className={s.prompt}
              rows={5}
              value={prompt}
              placeholder="Untuk siapa, barang atau jasa apa, berapa harganya, kapan. Contoh: untuk Bapak Budi, 100 kaos @ 45.000"
              onChange={(event) => keepPrompt(event.target.value)}
            />
            <div className={s.go}>
              <Button type="submit" look="primary" disabled={isBlank}>
                Generate Document
              </Button>
              <span className={s.cost}>
                <span className="num">{formatNumber(costs[output])}</span> poin, dipotong setelah jadi
              </span>
            </div>
          </form>
        ) : null}
      </div>
    </div>
  )
}
