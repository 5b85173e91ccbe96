import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext } from '../port.ts'
import { readAsked } from './answer.ts'
import { type ChosenAnswer, chooseAnswer } from './choose-answer.ts'
import { wordsBefore } from './leaning.ts'

type Turns = AssistantContext['turns']

const answerAfter = (turns: Turns, message: string): ChosenAnswer => {
  const context: AssistantContext = {
    today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
    timeZone: 'Asia/Jakarta',
    ownerName: null,
    turns,
  }
  const understood = understandMessage(message, kindSkills, context)
  if (understood.outcome === 'request') return { name: `made a ${understood.kind}`, text: '' }
  return chooseAnswer(readAsked(message, understood.topic, context, ['document', 'pos', 'website']))
}

/** The last answer of a talk in which each message is answered in turn. */
const lastAnswer = (messages: readonly string[]): ChosenAnswer => {
  let turns: Turns = []
  let answer: ChosenAnswer = { name: '', text: '' }
  for (const message of messages) {
    answer = answerAfter(turns, message)
    turns = [...turns, { sender: 'user', content: message }, { sender: 'ai', content: answer.text }]
  }
  return answer
}

const talks: readonly (readonly [readonly string[], string])[] = [
  [['cara hitung hpp gimana?', 'contohnya kalau jualan kopi?'], 'cost_example'],
  [['apa bedanya invoice dan kuitansi?', 'kalau nota gimana?'], 'all_payment_papers'],
  [['kuitansi perlu meterai ga?', 'terus kalau 3 juta?'], 'stamp_of_sum'],
  [['kuitansi perlu meterai ga?', 'kalau invoice?'], 'stamp_on_invoice'],
  [['pembeli saya mau bayar pake giro', 'aman ga itu'], 'nothing_more'],
  [['pembeli saya mau bayar pake berlian', 'aman ga itu'], 'fallback'],
  [['cara daftar qris gimana', 'biayanya berapa?'], 'qris_cost'],
  [['cara daftar qris gimana', 'biayanya berapa?', 'syaratnya apa?'], 'qris_needs'],
  [['ppn itu apa', 'yang tadi maksudnya apa sih, ga paham'], 'said_simply'],
  [['syarat KUR apa aja?', 'kalau ga punya NIB gimana?'], 'loan_without_papers'],
  [['cara urus halal gimana?', 'lama ga prosesnya?'], 'halal_time'],
  [['berapa biaya bikin website di sini?', 'kalau kasir?'], 'price_of_kind'],
  [['cara nego sama supplier', 'maksudnya gimana?'], 'which_part_unclear'],
  [['cara nego sama supplier', 'kalau dia pindah rumah?'], 'nothing_more'],
  // What speaks for itself begins a topic of its own.
  [['cara daftar qris gimana', 'kalau cara hitung hpp gimana?'], 'price_goods'],
  [['cara daftar qris gimana', 'makasih banyak ya'], 'thanks'],
  [['cara daftar qris gimana', 'invoice yang kemarin di mana ya?'], 'find_letter'],
]

describe('questions that lean on the one before', () => {
  test.each(talks)('CHAT-18 %j', (messages, name) => {
    expect(lastAnswer(messages).name).toBe(name)
  })

  test('CHAT-18 the price of another kind is asked by its name alone', () => {
    expect(lastAnswer(['berapa biaya bikin website di sini?', 'kalau kasir?']).text).toContain('150 poin')
  })

  test('CHAT-18 what was answered is not said once more', () => {
    const first = lastAnswer(['cara nego sama supplier'])
    expect(lastAnswer(['cara nego sama supplier', 'kalau dia pindah rumah?']).text).not.toBe(first.text)
  })

  test('CHAT-18 only a short message that points back leans on another one', () => {
    const turns: Turns = [{ sender: 'user', content: 'cara daftar qris gimana' }]
    expect(wordsBefore('biayanya berapa?', turns)).toBe('cara daftar qris gimana')
    expect(wordsBefore('biayanya berapa?', [])).toBeNull()
    expect(wordsBefore('gaji karyawan pertama berapa', turns)).toBeNull()
    expect(wordsBefore(`kalau ${'panjang '.repeat(20)}`, turns)).toBeNull()
  })
})
