import { afterAll, vi } from 'vitest'

/** Test files share one browser (vitest.config.ts): each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
