import '#core/ui/client/tokens.css'
import '#core/ui/client/base.css'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { askAgain, askAgainAfter } from '#core/http/client/ask-again.ts'
import { ErrorBoundary } from '#core/ui/client/error-boundary.tsx'

/** Answers stay fresh for five minutes and are not asked for again on focus (P1 §9). */
const staleTime = 5 * 60 * 1000

/**
 * Reading goes on without a network: what the device kept is the answer then. Everything is asked for again when the
 * server is back (use-offline.ts).
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime,
      refetchOnWindowFocus: false,
      retry: askAgain,
      retryDelay: askAgainAfter,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Puts a page into its document. */
export const mount = (page: ReactNode): void => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  const drawn = createRoot(root)
  // As a transition the first drawing is cut into short tasks: a slow phone can paint and take a touch in between.
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <ErrorBoundary>
          <QueryClientProvider client={queries}>{page}</QueryClientProvider>
        </ErrorBoundary>
      </StrictMode>,
    ),
  )
}
