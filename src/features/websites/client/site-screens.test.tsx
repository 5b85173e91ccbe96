import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { AppError } from '#core/errors/shared/app-error.ts'
import type { SiteState } from '../shared/websites.contract.ts'
import { Screen, shownOf, titleOf } from './site-screens.tsx'

const building: SiteState = {
  state: 'generating',
  done: ['compose', 'render'],
  running: 'check',
  failure: null,
  startedAt: '2026-11-21T01:00:00.000Z',
  websiteUrl: null,
  isHidden: false,
  previewUrl: '/situs/pratinjau/itm_1/',
  slug: 'kopi',
  platform: 'embedded',
  canMove: true,
  hasChanges: true,
  releases: [],
}

const screenOf = (state: SiteState | undefined, retryError: unknown = null): string => {
  const shown = shownOf(state, state === undefined)
  if (shown === 'site') throw new Error('the site itself is shown')
  return renderToStaticMarkup(
    <Screen
      shown={shown}
      state={state}
      error={new AppError('offline')}
      waiting={false}
      retryError={retryError}
      onRetry={() => undefined}
      onAsk={() => undefined}
    />,
  )
}

test('WEB-01 while building the steps are shown, done, running and to come', () => {
  const screen = screenOf(building)
  expect(screen.match(/, selesai/g)).toHaveLength(2)
  expect(screen.match(/, sedang dikerjakan/g)).toHaveLength(1)
  expect(screen.match(/, menunggu/g)).toHaveLength(2)
  expect(screen).toMatch(/<progress[^>]*max="5"[^>]*value="2"/)
})

test('WEB-02, WEB-06 each bad end has its text and what to do next', () => {
  expect(screenOf(undefined)).toContain('Error monitoring website creation. Please try again.')
  const failed = screenOf({ ...building, state: 'error', failure: 'Kalimat kegagalan.' })
  expect(failed).toContain('Kalimat kegagalan.')
  expect(failed).toContain('Coba lagi')
  const again = screenOf({ ...building, state: 'error' }, new AppError('offline'))
  expect(again).toContain('Error starting website creation')
  const late = screenOf({ ...building, state: 'timeout' })
  expect(late).toContain('15 menit')
  expect(late).toContain('mungkin masih diproses')
  expect(late).toContain('Muat ulang')
})

test('WEB-01 a live site stays in sight whatever a newer build does, and the title says what is shown', () => {
  for (const state of ['generating', 'error', 'timeout', 'done', 'idle'] as const)
    expect(shownOf({ ...building, state, websiteUrl: 'http://kopi.localhost/' }, false)).toBe('site')
  expect(titleOf('site', true)).toBe('Website Live')
  expect(titleOf('site', false)).toBe('Preview')
  expect(titleOf('building', false)).toBe('Pembuat Website')
})
