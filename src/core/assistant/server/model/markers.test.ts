import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { markedKind, withoutMarkers } from '../../shared/reply-markers.ts'
import { createMarkerFilter } from './markers.ts'

const filtered = (pieces: readonly string[]): string => {
  const filter = createMarkerFilter()
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end()
}

const fragment = fc.oneof(
  fc.constantFrom(
    'nama_surat: Surat A',
    '**nama_surat**: "B"',
    'nama_ppt = C',
    'nama_analisis',
    '@tukang_web@',
    'pos_system',
    'nama_',
    'surat',
    ':',
    '\n',
    ' ',
    'Slide 1:',
    'penawaran',
  ),
  fc.string({ maxLength: 4 }),
)

describe('markers of P1 §4.5', () => {
  test('ASSIST-02 however the words are split, what is shown is the whole without its markers', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 20 }), fc.array(fc.nat(6), { maxLength: 80 }), (parts, cuts) => {
        const whole = parts.join('')
        const pieces: string[] = []
        let at = 0
        for (const cut of cuts) {
          pieces.push(whole.slice(at, at + cut))
          at += cut
        }
        pieces.push(whole.slice(at))
        expect(filtered(pieces)).toBe(withoutMarkers(whole))
      }),
      { numRuns: 2_000 },
    )
  })

  test('ASSIST-02 a word that runs into a marker is read whole', () => {
    const whole = 'pos_system_**nama_surat**: "B"'
    expect(filtered([whole])).toBe(withoutMarkers(whole))
  })

  test('ASSIST-02 words without a marker are not held back beyond the last word', () => {
    const filter = createMarkerFilter()
    expect(filter.push('Halo Juragan, apa ka')).toBe('Halo Juragan, apa ')
    expect(filter.push('bar?')).toBe('')
    expect(filter.end()).toBe('kabar?')
  })

  test.each([
    ['nama_surat: Invoice A', 'document'],
    ['**nama_ppt**: Usaha Kopi\nSlide 1: Pembuka', 'presentation'],
    ['nama_surat: Presentasi PPT', 'presentation'],
    ['Slide 1: Pembuka', 'presentation'],
    ['nama_research: Pasar', 'analysis'],
    ['@tukang_web@ nama_surat: X', 'website'],
    ['@tukang_bikin_pos@', 'pos'],
    ['Tulis nama suratnya di sini.', null],
  ])('ASSIST-02 %s names %s', (text, kind) => {
    expect(markedKind(text)).toBe(kind)
  })
})
