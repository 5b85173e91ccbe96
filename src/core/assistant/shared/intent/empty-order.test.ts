import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { goAheadOffer } from './follow-up.ts'
import { understandMessage } from './understand-message.ts'

const after = (message: string, turns: Parameters<typeof understandMessage>[2]['turns'] = []) =>
  understandMessage(message, kindSkills, { turns })

describe('orders about nothing', () => {
  test.each([
    'bikinin surat dong',
    'tolong buatkan presentasi ya kak, makasih',
    'buatkan analisis',
    'tolong buatkan invoice',
    'halo min. mau minta tolong dibuatkan surat penawaran yaa',
    'bikin kuitansi dong',
    'boleh minta dibuatkan surat? ntar aku kabarin surat apa dan untuk siapa, nunggu ibu pulang',
    'Buatin ppt ya. Materinya nyusul, masih di jalan nih',
    'nih catatan jualannya, tolong dianalisis ya',
    'mau bikin invoice buat rumah makan langganan, datanya saya kirim abis ini ya',
    'buatkan surat penawaran ke PT Aba, rinciannya saya ketik dulu',
    'mau bikin invoice buat katering acara kantor dong, ntar saya kirim detailnya',
  ])('CHAT-16, ASSIST-01 is asked back, and costs nothing: %s', (message) => {
    expect(after(message)).toMatchObject({ outcome: 'answer', topic: { reason: 'unclear' } })
  })

  test.each([
    'buatkan surat keterangan kerja',
    'bikin presentasi sanggar tari saya',
    'buatkan ppt laporan penjualan',
    'analisis usaha warung saya',
    'buatkan kasir',
  ])('CHAT-16 says enough to begin with: %s', (message) => {
    expect(after(message).outcome).toBe('request')
  })

  test('CHAT-16 `lanjut` after the question back makes it', () => {
    const turns = [
      { sender: 'user' as const, content: 'bikinin surat dong' },
      { sender: 'ai' as const, content: `Mau saya buatkan suratnya? Kalau sudah cukup, ${goAheadOffer}.` },
    ]
    expect(after('lanjut', turns)).toMatchObject({ outcome: 'request', kind: 'document' })
  })

  test('CHAT-16 what was asked for completes the order, also after a word between', () => {
    const turns = [
      { sender: 'user' as const, content: 'bikin kuitansi dong' },
      { sender: 'ai' as const, content: `Mau saya buatkan kuitansi? Kalau sudah cukup, ${goAheadOffer}.` },
    ]
    const told = { outcome: 'request', documentType: 'kuitansi', source: 'bikin kuitansi dong\ndari pak Anwar 750rb' }
    expect(after('dari pak Anwar 750rb', turns)).toMatchObject(told)
    const between = [
      ...turns,
      { sender: 'user' as const, content: 'bentar ya cari datanya' },
      { sender: 'ai' as const, content: 'Baik, Juragan.' },
    ]
    expect(after('dari pak Anwar 750rb', between)).toMatchObject(told)
    expect(after('lanjut', between).outcome).toBe('answer')
  })
})
