import { Spinner } from '#core/ui/client/spinner.tsx'
import { Failure } from './failure.tsx'
import s from './unread.module.css'

interface UnreadProps {
  readonly error: unknown
  readonly isFetching: boolean
  /** What is being opened. */
  readonly waitText: string
  readonly onAgain: () => void
}

/** The place of what the server has not answered yet: that it comes, or why it does not. */
export const Unread = ({ error, isFetching, waitText, onAgain }: UnreadProps) =>
  error ? (
    <Failure error={error} isFetching={isFetching} onAgain={onAgain} />
  ) : (
    <output className={s.line}>
      <Spinner /> {waitText}
    </output>
  )
