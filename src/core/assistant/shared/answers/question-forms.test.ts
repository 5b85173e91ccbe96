import { describe, expect, test } from 'vitest'

import { parseIsoDay } from '#core/time-and-ids/shared/zoned-date.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'

import { understandMessage } from '../intent/understand-message.ts'
import type { AssistantContext } from '../port.ts'
import { readAsked } from './answer.ts'
import { chooseAnswer } from './choose-answer.ts'
import { askedBy, formsOf } from './question-forms.ts'

const context: AssistantContext = {
  today: parseIsoDay('2026-11-21') ?? expect.unreachable(),
  timeZone: 'Asia/Jakarta',
  ownerName: null,
  turns: [],
}
const named = (message: string): string => {
  const understood = understandMessage(message, kindSkills, context)
  const nothing = { reason: null, kind: null, documentType: null }
  const topic = understood.outcome === 'answer' ? understood.topic : nothing
  return chooseAnswer(readAsked(message, topic, context, ['document', 'pos'])).name
}

describe('what a question asks', () => {
  test.each([
    ['apa bedanya omzet sama laba', ['difference']],
    ['nib harus dicabut kah', ['whether']],
    ['kenapa pembeli sepi', ['why']],
    ['kapan toko buka', ['when']],
    ['stok di rak beda dengan catatan', []],
  ])('ASSIST-01 %s', (message, forms) => {
    expect([...formsOf(message)]).toEqual(forms)
  })

  test.each([
    ['sewa dibayar di depan dicatetnya gimana', 'catat'],
    ['itu melanggar ga', 'langgar'],
    ['dagangan ga laku', ''],
    ['hpp cara menghitung', ''],
  ])('ASSIST-01 %s is asked by "%s"', (message, word) => {
    expect(askedBy(message).join(' ')).toBe(word)
  })
})

describe('an answer fits its question or is not given', () => {
  test.each([
    ['listrik 200rb buat kulkas jualan es krim, itu masuk modal apa biaya', 'save_power'],
    ['bedane invoice karo nota kontan opo to mas', 'cash_and_credit_note'],
    ['bayar gaji karyawan pake beras boleh ga', 'worker_advance'],
    ['suruh pelanggan kasih bintang 5 dapet diskon, itu melanggar ga', 'false_review'],
    ['saya mau nutup usaha, NIB sama npwpnya harus dicabut kah', 'nib_or_npwp'],
    ['sewa kios 3 tahun dibayar di depan hangusnya gimana', 'rent_years_ahead'],
    ['ada bintang 5 dari orang yang tidak pernah beli, itu melanggar ga', 'no_bought_reviews'],
    ['beda grosir sama koperasi apa', 'business_form'],
    ['jam rame warung saya cuma 11-13, sisanya bengong, dikasih apa ya', 'step_by_step'],
  ])('ASSIST-01 %s is not answered by %s', (message, name) => {
    expect(named(message)).not.toBe(name)
  })

  test('ASSIST-01 what no answer fits names near questions, without an answer to one of them', () => {
    expect(named('sewa kios 3 tahun dibayar di depan hangusnya gimana')).toBe('fallback')
  })
})
