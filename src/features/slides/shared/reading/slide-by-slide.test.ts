import { expect, test } from 'vitest'

import { ownSlide, slideBySlide } from './slide-by-slide.ts'

test('SLIDE-01 is called by its first slide; what stands on the others keeps its name and its lines', () => {
  const told = slideBySlide(
    'bikin presentasi kaya gini: slide 1 judul Rencana Kerja, slide 2 capaian (anggota 96, SHU 41 juta), slide 3 penutup',
  )
  expect(told).toBe('bikin presentasi Rencana Kerja. Slide 2 capaian: anggota 96, SHU 41 juta')
  expect(ownSlide('Slide 2 capaian: anggota 96, SHU 41 juta')).toEqual({
    title: 'Capaian',
    lines: ['Anggota 96', 'SHU 41 juta'],
  })
})

test('SLIDE-01 leaves a message as it is that only counts slides or names one of them', () => {
  for (const message of ['ppt 5 slide tentang kopi', 'slide 2 dan slide 3 tentang harga, slide 9 kosong'])
    expect(slideBySlide(message)).toBe(message)
})
