import LogIn from 'lucide-react/icons/log-in'
import { useEffect, useState } from 'react'

import { useSignInWays } from '#core/auth/client/sign-in-ways.ts'
import type { WayId } from '#core/auth/shared/sign-in-ways.ts'
import { Button } from '#core/ui/client/button.tsx'

import s from './sign-in-ways.module.css'
import { goToIssuer } from './sign-in-window.ts'

/** A key for each issuer that is set up; nothing where there is none. */
export const SignInWays = () => {
  const ways = useSignInWays()
  const [going, setGoing] = useState<WayId | null>(null)

  useEffect(() => {
    // Whoever comes back with the browser's own key finds the page as it was left.
    const stay = (): void => setGoing(null)
    addEventListener('pageshow', stay)
    return () => removeEventListener('pageshow', stay)
  }, [])

  if (ways.length === 0) return null
  return (
    <div className={s.ways}>
      <p className={s.or}>
        <span>atau</span>
      </p>
      {ways.map(({ id, name }) => (
        <Button
          key={id}
          touch
          wide
          className={s.way}
          waiting={going === id}
          disabled={going !== null}
          icon={<LogIn size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            setGoing(id)
            goToIssuer(id)
          }}
        >
          <span className="cut">Masuk dengan {name}</span>
        </Button>
      ))}
    </div>
  )
}
