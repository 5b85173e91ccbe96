import { describe, expect, test } from 'vitest'

import { fromEnglish } from '#core/assistant/shared/english-orders.ts'
import { makeDeck } from '#tests/support/decks.ts'

const made = (message: string) => makeDeck(fromEnglish(message), { inEnglish: message })

/** Words that only Indonesian has. */
const indonesian =
  /(?<!\p{L})(?:yang|dan|untuk|dari|dengan|kami|terima kasih|mari|usaha|harga|produk|tertinggi|naik|turun|grafik|isi|catat\p{L}*|sebut\p{L}*|ceritakan|lanjutan)(?!\p{L})/iu

const orders = {
  pitch:
    'Make me a pitch deck in English for our coffee shop Kopi Senja in Bandung. We opened in 2021, monthly revenue 95 million rupiah, 3 branches. We need 500 million to open 2 more branches in Jakarta: renovation 300 million, equipment 150 million, working capital 50 million. Contact: Rina, 0812-1111-2222',
  profile:
    'please create company profile slides in english for PT Samudra Rattan, rattan furniture exporter from Cirebon, founded 2008, 120 craftsmen, exports to Germany, Netherlands and Australia. Vision: the first name in rattan. Mission: fair wages, clean work. email sales@samudrarattan.co.id',
  promotion:
    'can you create a presentation about our new product launch: Sambal Nusantara, 3 variants: original 35,000, green chili 38,000, roasted shallot 40,000. No preservatives. Launch on Saturday 5 December at 3 pm at Pakuwon Mall',
  training:
    'Slides for a training in English: "Handling customer complaints" for our hotel front office staff, 6 slides, 2 December, trainer Ms. Dewi',
  report:
    'Sales report presentation in English, Q3 2026, Toko Maju Jaya: July 210 million, August 185 million, September 240 million. Best seller: rice cookers 420 units, fans 310 units, irons 150 units. Plan: open an online store in November',
  proposal:
    'I want a deck for a partnership proposal with Hotel Santika, in english please. We are Bali Fresh Farm, we supply organic vegetables: lettuce 35k/kg, kale 45k/kg. Daily delivery before 7 am. contact Wayan 0813 3333 4444',
} as const

describe('a deck that was ordered in English', () => {
  test.each(Object.entries(orders))('ASSIST-01 SLIDE-06 holds no word of Indonesian: %s', (purpose, message) => {
    const { deck, item, request } = made(message)
    const words = JSON.stringify([item.title, deck.slides])
    expect(request.purpose).toBe(purpose)
    expect(indonesian.exec(words)?.[0]).toBeUndefined()
    expect(words).not.toMatch(/Rp \d{1,3}\.\d{3}/)
  })

  test('ASSIST-01 a pitch asks for its sum by what it is for, its parts with their shares', () => {
    const { text, titles } = made(orders.pitch)
    expect(titles).toContain('Rp 500,000,000 to open 2 more branches in Jakarta')
    expect(text).toContain('Renovation: Rp 300,000,000 (60%)')
    expect(text).toContain('Rp 95,000,000 – Monthly revenue')
    expect(text).toContain('Contact: Rina')
  })

  test('ASSIST-01 a report draws its months and says how they went', () => {
    const { deck, titles, text } = made(orders.report)
    expect(titles).toContain('Sales report, Q3 2026: up 14.3% from July to September')
    expect(titles).toContain('Best seller: rice cookers')
    expect(text).toContain('Rp 635,000,000 – Total of 3 periods')
    const charts = deck.slides.flatMap(({ elements }) => elements.flatMap(({ chart }) => (chart ? [chart] : [])))
    expect(charts.map(({ language }) => language)).toEqual(['en', 'en'])
  })

  test('ASSIST-01 a proposal stands under its house and for whom it is made, its prices as told', () => {
    const { text, title } = made(orders.proposal)
    expect(title).toBe('Partnership proposal')
    expect(text).toContain('Bali Fresh Farm\nFor Hotel Santika')
    expect(text).toContain('Rp 35,000 per kg – Lettuce')
  })

  test('ASSIST-01 bare numbers behind names are prices, and what is launched has its name, day and place on the cover', () => {
    const { text } = made(orders.promotion)
    expect(text).toContain('Sambal Nusantara\nLaunch on Saturday 5 December at 3 pm at Pakuwon Mall')
    expect(text).toContain('Rp 38,000 – Green chili')
  })

  test('ASSIST-01 vision and mission stand beside each other, and a list of countries stays together', () => {
    const { text, titles } = made(orders.profile)
    expect(titles).toContain('Vision and mission')
    expect(text).toContain('Exports to Germany, Netherlands and Australia')
  })

  test('ASSIST-01 what a training is about is taught in English', () => {
    expect(made(orders.training).titles).toContain('Handle a complaint in five steps')
  })

  test('ASSIST-01 a house is called by what its label says, and its equity is no purpose of the money', () => {
    const { titles, title } = made(
      'Need a pitch deck, english. Company: Reefwell, coral-friendly sunscreen from Lombok. Problem: ordinary sunscreen kills reefs. Solution: mineral formula, refill bottles. Raising 750 million for 10% equity: production 400 million, marketing 350 million',
    )
    expect(title).toBe('Pitch Reefwell')
    expect(titles).toContain('The problem and our solution')
    expect(titles).toContain('Rp 750,000,000 for 10% equity')
  })

  test('ASSIST-01 an order in Indonesian stays in Indonesian', () => {
    expect(makeDeck('ppt company profile Kopi Senja, sejak 2021, 3 cabang').text).toContain('Terima kasih')
  })
})
