import { toAppError } from '#core/errors/shared/app-error.ts'
import { errorText } from '#core/text/shared/error-texts.ts'
import { Button } from '#core/ui/client/button.tsx'
import s from './failure.module.css'

interface FailureProps {
  /** A sentence of ours, or whatever was thrown. */
  readonly error: unknown
  /** Asks again; where it is missing, what was pressed is pressed again. */
  readonly onAgain?: () => void
  readonly isFetching?: boolean
}

const sentenceOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  const { code, details } = toAppError(error)
  return errorText(code, details)
}

/** What went wrong, and the way on. */
export const Failure = ({ error, onAgain, isFetching = false }: FailureProps) => (
  <div className={s.failure} role="alert">
    <p>{sentenceOf(error)}</p>
    {onAgain ? (
      <Button waiting={isFetching} onClick={onAgain}>
        Coba lagi
      </Button>
    ) : null}
  </div>
)
