import { expect, test } from 'vitest'

import { mailLink, shareText, whatsAppLink } from './share-words.ts'

const thing = {
  title: 'Invoice Bu Sari & Co. "A+B"',
  sender: 'Toko Sinar Jaya',
  url: 'http://127.0.0.1:3000/lihat/abc-_1',
  expiresAt: '2026-11-28T03:00:00.000Z',
}

test('DOC-06 WhatsApp and mail get the words and the link whole, whatever signs a title holds', () => {
  const words =
    'Invoice Bu Sari & Co. "A+B" dari Toko Sinar Jaya:\nhttp://127.0.0.1:3000/lihat/abc-_1\nTautan berlaku sampai 28 November 2026.'
  expect(shareText(thing)).toBe(words)
  const chat = new URL(whatsAppLink(thing))
  expect([chat.origin, chat.searchParams.get('text')]).toEqual(['https://wa.me', words])
  const mail = new URL(mailLink(thing))
  expect(mail.protocol).toBe('mailto:')
  expect(mail.search).not.toContain('+')
  expect(mail.searchParams.get('subject')).toBe(thing.title)
  expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  expect(shareText({ ...thing, sender: '' })).toMatch(/^Invoice Bu Sari & Co\. "A\+B":\n/)
})
