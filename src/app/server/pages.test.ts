import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { servePages } from './pages.ts'

const app = new Hono()
servePages(app)

test('SHELL-01, OPS-05 an address that leads nowhere is told in a page of ours with a way back', async () => {
  const answer = await app.request('/alamat-salah', { headers: { accept: 'text/html,*/*;q=0.8' } })
  const page = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
  expect(page).toContain('Halaman ini tidak ada')
  expect(page).toContain('href="/"')
})

test('OPS-05 a file that is not there is no page', async () => {
  const answer = await app.request('/assets/lama-123.js', { headers: { accept: '*/*' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<')
})
