import { describe, expect, test } from 'vitest'

import type { IsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from '../../intent/understand-message.ts'
import type { Turn } from '../../port.ts'
import { readAsked } from '../answer.ts'
import { chooseAnswer } from '../choose-answer.ts'

const today = '2026-11-21' as IsoDay
const said = (...words: readonly string[]): Turn[] =>
  words.flatMap((content): Turn[] => [
    { sender: 'user', content },
    { sender: 'ai', content: 'Saya catat, Juragan:' },
  ])
const answered = (message: string, turns: readonly Turn[] = []) => {
  const understanding = understandMessage(message, kindSkills, { turns })
  if (understanding.outcome !== 'answer') throw new Error('it orders')
  const context = { today, timeZone: 'Asia/Jakarta', ownerName: null, turns }
  const { name, text } = chooseAnswer(readAsked(message, understanding.topic, context, ['document']))
  return { name, text: text.replaceAll('\u00a0', ' ') }
}

describe('a list that is told', () => {
  test('CHAT-18 what is paid as a share is whole Rupiah, and nothing is reckoned where more is paid than owed', () => {
    const list = '3 galon @20.001, 5 sapu @22rb'
    expect(answered(`${list}, DP 33% udah masuk`).text).toContain(
      'Sudah dibayar Rp 56.101, jadi sisanya **Rp 113.902**',
    )
    expect(answered(`${list}, DP 900rb udah masuk`).text).not.toContain('jadi sisanya')
  })

  test('CHAT-18 a list without an order is noted with its sum, and nothing is made', () => {
    const { name, text } = answered('tadi saya jual 12 galon @20rb, 5 sapu @22rb, 2 karung beras @365rb')
    expect(name).toBe('told_list')
    expect(text).toContain('Totalnya **Rp 1.080.000**')
    expect(text).toContain('Belum ada yang saya buat')
  })

  test('CHAT-18 its total is asked in the next message', () => {
    const { name, text } = answered('total berapa', said('12 galon @20rb, 5 sapu @22rb'))
    expect(name).toBe('asked_total')
    expect(text).toContain('Totalnya **Rp 350.000**')
  })

  test('CHAT-18 what is left behind an advance that was told in a message of its own', () => {
    const turns = said('sewa tenda 20 set 3 hari, 15rb per set per hari', 'oh iya DP 300rb udah masuk')
    expect(answered('kurangnya berapa jadi?', turns).text).toContain('sisanya **Rp 600.000**')
  })

  test.each([
    ['a rest of which nothing was paid', 'sisanya berapa ya?', ['12 galon @20rb, 5 sapu @22rb']],
    ['a thing whose price is not told', 'total berapa', ['12 galon @20rb, sapu 15rb']],
    ['a size that may be a count', 'total berapa', ['12 galon @20rb, 5 gas 3kg @22rb']],
    ['a gain', 'untungnya total berapa', ['12 galon @20rb, 5 sapu @22rb']],
  ])('CHAT-18 no sum is told of %s', (_, message, told) => {
    expect(answered(message, said(...told)).name).not.toBe('asked_total')
  })

  test('CHAT-18 figures whose sum is not certain are noted as they are', () => {
    const { name, text } = answered('jualan oktober: nasi uduk 5,4jt, gorengan 1,8jt. keluar: beras 1,2jt, gas 350rb')
    expect(name).toBe('told_figures')
    expect(text).toContain('Rp 5.400.000, Rp 1.800.000, Rp 1.200.000, Rp 350.000')
  })
})
