import { expect, test } from 'vitest'

import { actionByResultType, actionLabels, paidAction, prices, welcomeBonus } from './prices.ts'

test('POINT-02 the price list, the aliases and the type map are those of the specification', () => {
  expect(prices).toEqual({
    document_create: 50,
    website_create: 100,
    pos_create: 150,
    document_edit: 10,
    website_edit: 20,
    playbook_document: 5_000,
    playbook_website: 12_000,
    playbook_analysis: 4_000,
    playbook_ppt: 8_000,
  })
  expect(['surat_create', 'analysis_create', 'ppt_create', 'presentation_create'].map(paidAction)).toEqual([
    'document_create',
    'playbook_analysis',
    'playbook_ppt',
    'playbook_ppt',
  ])
  expect(actionByResultType).toEqual({
    website: 'website_create',
    pos: 'pos_create',
    document: 'document_create',
    surat: 'document_create',
    ppt: 'playbook_ppt',
    presentation: 'playbook_ppt',
    analysis: 'playbook_analysis',
  })
  expect(welcomeBonus).toBe(500_000)
})

test('POINT-02 names that only look like actions are none', () => {
  for (const name of ['', 'gratis', 'constructor', '__proto__', 'DOCUMENT_CREATE']) expect(paidAction(name)).toBeNull()
})

test('POINT-05 every price is a positive whole number and has its label', () => {
  for (const price of Object.values(prices)) expect(Number.isSafeInteger(price) && price > 0).toBe(true)
  expect(Object.keys(actionLabels)).toEqual(Object.keys(prices))
})
