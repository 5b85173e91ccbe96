import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import type { ChatMessage } from '../shared/message.ts'
import { ErrorNote, LoginNote } from './notes.tsx'
import { greetingAt, PriceList } from './price-list.tsx'
import { withJoinedFigures } from './reply-text.tsx'

const shown = async (text: string): Promise<{ text: string | undefined; heading: string | undefined }> => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<ErrorNote text={text} />))
  const [line, heading] = [place.querySelector('p')?.textContent, place.querySelector('strong')?.textContent]
  await act(async () => root.unmount())
  return { text: line, heading }
}

test('CHAT-09 an error is told in the words of the catalogue, its apology as the heading, and apologises once', async () => {
  expect(await shown('Maaf, terjadi kesalahan: Pesan terlalu panjang.')).toEqual({
    text: 'Maaf, terjadi kesalahan: Pesan terlalu panjang.',
    heading: 'Maaf, terjadi kesalahan:',
  })
  expect(await shown('')).toEqual({ text: 'Maaf, terjadi kesalahan.', heading: 'Maaf, terjadi kesalahan.' })
  const till = 'Maaf, kasir belum berhasil dibuat, dan tidak ada poin yang dipotong.'
  expect(await shown(till)).toEqual({ text: till, heading: undefined })
})

test.each([
  [3, 'Selamat malam'],
  [4, 'Selamat pagi'],
  [10, 'Selamat pagi'],
  [11, 'Selamat siang'],
  [14, 'Selamat siang'],
  [15, 'Selamat sore'],
  [17, 'Selamat sore'],
  [18, 'Selamat malam'],
])('SHELL-18 at %i o’clock the empty chat says %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test('CHAT-03 a figure stays on one line with its unit', () => {
  expect(withJoinedFigures('Total Rp 5.750.000, sisa 499.950 poin. Rp saja.')).toBe(
    'Total Rp\u00a05.750.000, sisa 499.950\u00a0poin. Rp saja.',
  )
})

const nothing = (): void => undefined

test('AUTH-02, AUTH-03, CHAT-05 until it is known who is here the key waits, and nobody is promised a bonus', async () => {
  const message = { id: 'm1', sender: 'ai', content: 'Silakan masuk dulu.' } as ChatMessage
  const place = document.createElement('div')
  const root = createRoot(place)
  const seen = async (signedIn: boolean | null) => {
    await act(async () =>
      root.render(
        <>
          <LoginNote message={message} signedIn={signedIn} busy={false} onLogin={nothing} onResume={nothing} />
          <PriceList isReady={() => true} signedIn={signedIn} onSend={nothing} />
        </>,
      ),
    )
    const key = place.querySelector('button')
    return {
      key: key?.textContent,
      waits: key?.getAttribute('aria-disabled') === 'true',
      bonus: place.textContent?.includes('Akun baru mendapat'),
    }
  }
  expect(await seen(null)).toMatchObject({ waits: true, bonus: false })
  expect(await seen(false)).toEqual({ key: 'Log In', waits: false, bonus: true })
  expect(await seen(true)).toEqual({ key: 'Lanjutkan', waits: false, bonus: false })
  await act(async () => root.unmount())
})
