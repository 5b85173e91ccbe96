import CircleAlert from 'lucide-react/icons/circle-alert'

import s from './sign-in-problem.module.css'

interface SignInProblemProps {
  readonly sentence: string
  /** The specification's own name of the failure, for whoever looks into the page. */
  readonly specified?: string | undefined
}

/** Why a sign-in failed; it stays until the owner goes on (AUTH-12). */
export const SignInProblem = ({ sentence, specified }: SignInProblemProps) => (
  <p className={s.problem} role="alert" data-code={specified}>
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
    {sentence}
  </p>
)
