import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { Button } from '#core/ui/client/button.tsx'
import { FailurePanel, InjectingPanel, SuccessPanel } from './setup-panels.tsx'
import { savedConnection } from './setup.api.ts'
import s from './setup.module.css'
import type { SetupState } from './setup-machine.ts'
import { TargetChoice } from './target-choice.tsx'
import { authorizedForms, type Setup } from './use-setup.ts'

const targetNames = { embedded: 'Database Juragan', connection: 'PostgreSQL', supabase: 'Supabase' } as const

/** How the connection stands, in the words of P2 §4. */
export const connectionMessage = ({ status, target, projectName, note }: SetupState): string => {
  if (status === 'connecting') return `Connecting to ${targetNames[target]}...`
  if (projectName !== null) return `Connected to: ${projectName}`
  return note ?? `Ready to connect to ${targetNames[target]}`
}

/** The text of P2 §5 for a deploy without a connection. */
export const connectFirst = '❌ Please connect to Supabase first'

/** The connect-via-authorization variant: one connection, one deploy (P2 §2.10). */
export const AuthorizedSetup = ({ setup, itemId }: { readonly setup: Setup; readonly itemId: string }) => {
  const { state, restore } = setup
  const { status, target } = state
  const { data: supabase } = useQuery({ queryKey: ['supabase'], queryFn: savedConnection, staleTime: 0 })
  const hasRestored = useRef(false)
  useEffect(() => {
    if (hasRestored.current || status !== 'idle') return
    hasRestored.current = true
    restore()
  }, [restore, status])
  if (status === 'success') return <SuccessPanel setup={setup} itemId={itemId} />
  const isConnected = status === 'connected' || status === 'injecting'
  return (
    <>
      <TargetChoice
        state={state}
        targets={['embedded', 'supabase']}
        onChoose={setup.choose}
        hasSupabase={supabase?.isConfigured ?? false}
      />
      <section className={s.panel} aria-label="Koneksi">
        <output className={s.message}>{connectionMessage(state)}</output>
        <div className={s.keys}>
          <Button
            look={isConnected ? 'plain' : 'primary'}
            touch
            disabled={isConnected}
            waiting={status === 'connecting'}
            onClick={() => setup.connect(authorizedForms)}
          >
            {`Connect ${targetNames[state.target]}`}
          </Button>
          <Button
            look={isConnected ? 'primary' : 'plain'}
            touch
            disabled={!isConnected}
            waiting={status === 'injecting'}
            title={isConnected ? 'Deploy POS' : connectFirst}
            onClick={() => setup.deploy(authorizedForms)}
          >
            Deploy POS
          </Button>
          {status === 'connected' && target === 'supabase' ? (
            <Button look="quiet" touch onClick={setup.disconnect}>
              Putuskan
            </Button>
          ) : null}
        </div>
      </section>
      {status === 'injecting' ? <InjectingPanel target={target} /> : null}
      {status === 'error' ? <FailurePanel setup={setup} /> : null}
    </>
  )
}
