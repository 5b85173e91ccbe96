import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { kindSkills } from '#tests/support/kind-skills.ts'

import { weighMessage } from '../weigh-message.ts'
import { readWords } from '../words.ts'
import { featurePlaces, featuresOf } from './features.ts'
import { kindMeant, looksLikeTalk, looksOrdered } from './looks-ordered.ts'
import { levels, packWeights, secondOpinion, unpackWeights } from './second-opinion.ts'

const none = { money: 0, numbers: 0, names: 0, details: 0 }
const whole = { money: 2, numbers: 1, names: 1, details: 0 }

describe('the features of a message', () => {
  test('CHAT-16 are places of the vector, ascending and each once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const features = featuresOf(readWords(text))
        expect(features).toEqual([...new Set(features)].sort((one, other) => one - other))
        expect(features.every((place) => Number.isInteger(place) && place >= 0 && place < featurePlaces)).toBe(true)
      }),
    )
  })

  test('CHAT-16 are bounded where the message is not', () => {
    const endless = 'buatkan websiteeeeeeeee '.repeat(5000)
    const many = Array.from({ length: 20_000 }, (_, at) => `kata${at.toString(36)}`).join(' ')
    expect(featuresOf(readWords(endless)).length).toBeLessThan(200)
    expect(featuresOf(readWords(many)).length).toBeLessThan(10_000)
  })

  test('CHAT-16 take sums of money for alike', () => {
    expect(featuresOf(readWords('bakso 15rb'))).toEqual(featuresOf(readWords('bakso 27.500')))
    expect(featuresOf(readWords('bakso 15rb'))).not.toEqual(featuresOf(readWords('bakso 15')))
  })
})

describe('the second opinion', () => {
  test('CHAT-16 gives shares that are together one', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), (text) => {
        const shares = Object.values(secondOpinion(readWords(text)))
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
        expect(shares.every((share) => share >= 0)).toBe(true)
      }),
    )
  })

  test.each([
    ['buatkan invoice untuk Bu Sari, 3 dus air mineral 45rb', 'document'],
    ['mau website buat kedai saya, namanya Kopi Pagi, es kopi 12rb', 'website'],
    ['bikinin kasir toko saya dong, beras 70rb, gula 18rb', 'pos'],
    ['siapin slide buat rapat anggota, 8 halaman', 'presentation'],
    ['analisis untung rugi jualan cilok: modal 200rb, omzet 450rb sehari', 'analysis'],
    ['makasih banyak ya kak, sehat selalu', 'chat'],
    ['bedanya kuitansi sama invoice apa sih?', 'chat'],
  ] as const)('CHAT-16 ASSIST-05 %s: %s', (message, outcome) => {
    const shares = Object.entries(secondOpinion(readWords(message)))
    expect(shares.toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe(outcome)
  })

  test('CHAT-16 weights come back from their signs up to half a level', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 60 }), (values) => {
        const places = Float32Array.from(values)
        const { scale, signs } = packWeights(places)
        const most = Math.max(...values.map(Math.abs))
        for (const [at, weight] of unpackWeights(signs, scale).entries())
          expect(Math.abs(weight - (places[at] ?? 0))).toBeLessThanOrEqual(most / levels / 2 + 1e-5)
      }),
    )
  })
})

describe('what a message is for that names nothing', () => {
  test('CHAT-16 a price list alone orders nothing', () => {
    for (const list of [
      'warung Seblak Bu Neneng, seblak 12rb, baso aci 15rb, es jeruk 5rb',
      'Salon Ayu di Depok, potong 30rb, creambath 60rb, buka 09.00-20.00',
    ])
      expect(kindMeant(readWords(list), { money: 3, numbers: 1, names: 1, details: 0 })).toBeNull()
  })
})

describe('what looks like talk', () => {
  test.each([
    'Nilainya sih udah deal 18 juta, kontraknya kata Pak Ridwan gimana nanti katanya takut salah',
    'Proposalnya saya pikir lagi ya, takutnya dana 40 juta itu ga cair juga',
  ])('CHAT-16 %s', (message) => {
    expect(looksLikeTalk(readWords(message), 'named')).toBe(true)
    expect(weighMessage(message, kindSkills).understanding.outcome).toBe('answer')
  })

  test('CHAT-16 an order by its facts alone does not', () =>
    expect(looksLikeTalk(readWords('invoice Bu Sari 10 kue @ 5.000, ongkir 10rb'), 'named')).toBe(false))
})

describe('what looks ordered', () => {
  const pleaded = readWords(
    'mohon bantuannya menyusunkan surat penawaran jasa las dari CV Baja Kita, pagar 6 meter 450rb',
  )

  test('CHAT-16 is asked only where the rules are in doubt', () => {
    expect(looksOrdered('mentioned', pleaded, whole)).toBe(true)
    for (const reason of ['refused', 'postponed', 'cancelled', 'reported', 'other_thing'] as const)
      expect(looksOrdered(reason, pleaded, whole)).toBe(false)
  })

  test('CHAT-16 says more than the name of a thing', () => {
    expect(looksOrdered('mentioned', readWords('surat penawaran jasa las'), none)).toBe(false)
    const talk = readWords('surat tagihan dari PLN kok naik ya, bulan lalu cuma 200rb sekarang 350rb')
    expect(looksOrdered('mentioned', talk, { ...none, money: 2 })).toBe(false)
  })
})
