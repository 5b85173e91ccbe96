import { Button } from '#core/ui/client/button.tsx'
import type { GenerationFailure } from './generation-failure.ts'
import s from './generator.module.css'

interface GeneratorProgressProps {
  readonly progress: number
  readonly message: string
  readonly text: string
}

/** The document while it is being written: how far it is, and its words. */
export const GeneratorProgress = ({ progress, message, text }: GeneratorProgressProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, progress)))
  return (
    <section className={s.progress} aria-label="Sedang dibuat">
      <div className={s.percent}>
        <output>{message}</output>
        <span className="num">{percent}%</span>
      </div>
      <progress max={100} value={percent} aria-label="Kemajuan" />
      {text === '' ? null : <pre className={s.written}>{text}</pre>}
    </section>
  )
}

interface GeneratorTroubleProps {
  readonly failure: GenerationFailure
  readonly text: string
  readonly onRetry: () => void
  readonly onKeep: () => void
}

/** Why it failed and what to do; what was written so far is shown and can be kept (DOC-11). */
export const GeneratorTrouble = ({ failure, text, onRetry, onKeep }: GeneratorTroubleProps) => (
  <section className={s.trouble}>
    <div role="alert">
      <p className={s.failure}>{failure.text}</p>
      <p>{failure.advice}</p>
    </div>
    <div className={s.keys}>
      <Button onClick={onRetry}>Coba lagi</Button>
      {text.trim() === '' ? null : <Button onClick={onKeep}>Simpan yang sudah tertulis</Button>}
    </div>
    {text.trim() === '' ? null : <pre className={s.written}>{text}</pre>}
  </section>
)
