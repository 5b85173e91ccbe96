import { bind, onlyIf, p } from '../../draft.ts'
import type { WorkedFigure } from '../../makers/worked.ts'
import { moneyOf, type Scene } from '../scene.ts'

const starred = /(?<!\p{L})bintang\s?([1-5])(?!\d)\s?(?:ada|=|:|sebanyak|dari)?\s?(\d{1,6})(?![\d.,]*\d)/giu

/** Stars as so many gave them: `bintang 5 ada 120, bintang 4 ada 40, …`. */
export const starRatings: Scene = (request) => {
  const stars = [...request.message.matchAll(starred)].map(({ 0: said, 1: star, 2: count }) => ({
    said,
    star: Number(star),
    count: Number(count),
  }))
  if (stars.length < 2 || moneyOf(request).length > 0 || new Set(stars.map(({ star }) => star)).size < stars.length)
    return null
  const sum = stars.map(({ star }) => `bintang_${star}`).join(' + ')
  const weighted = stars.map(({ star }) => `bintang_${star} * ${star}`).join(' + ')
  const bad = stars.filter(({ star }) => star <= 2)
  return {
    type: 'ulasan',
    title: 'Analisis Ulasan',
    figures: stars.map(({ star, count, said }): WorkedFigure => ({
      id: `bintang_${star}`,
      label: `Bintang ${star}`,
      told: { kind: 'count', value: count, role: 'other', label: '', noun: 'ulasan', per: null, period: '', said },
    })),
    steps: [
      { id: 'banyak', label: 'Jumlah ulasan', formula: sum, unit: 'count', noun: 'ulasan' },
      { id: 'rata', label: 'Rata-rata bintang', formula: `(${weighted}) / positive(banyak)`, unit: 'count' },
      ...(bad.length > 0
        ? [
            {
              id: 'kecewa',
              label: 'Yang memberi bintang 1 atau 2',
              formula: `(${bad.map(({ star }) => `bintang_${star}`).join(' + ')}) / positive(banyak) * 100`,
              unit: 'percent' as const,
            },
          ]
        : []),
    ],
    answer: [
      p(
        `Rata-rata **${bind('rata')}** bintang dari ${bind('banyak')}${bad.length > 0 ? `; yang kecewa (bintang 1 atau 2) ${bind('kecewa')}` : ''}.`,
        onlyIf('rata', 'positive'),
      ),
    ],
    key: 'rata',
    shown: ['rata', 'banyak', ...(bad.length > 0 ? ['kecewa'] : [])],
    next: ['Yang ditulis pemberi bintang 1 dan 2, untuk dibenahi lebih dulu: [isi keluhannya].'],
  }
}
