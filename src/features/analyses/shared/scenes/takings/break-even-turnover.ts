import { bind, onlyIf, p } from '../../draft.ts'
import { byRole } from '../../makers/scope.ts'
import { inGroup } from '../../makers/worked.ts'
import { moneyOf, percentsOf, saidOf, type Scene, words } from '../scene.ts'

/** The turnover at which nothing is lost, where only sums are told and no price of one piece. */
export const breakEvenTurnover: Scene = (request) => {
  const [revenue, more] = byRole(request, 'revenue').filter(({ kind }) => kind === 'money')
  const money = moneyOf(request)
  if (!revenue || more || request.analysisType !== 'bep' || byRole(request, 'price').length > 0) return null
  const variable = money.filter(
    (one) =>
      one !== revenue &&
      (words('variabel|variable|hpp|bahan\\p{L}*|kulakan|belanja|modal').test(saidOf(one)) ||
        ['unit_cost', 'hpp'].includes(one.role)),
  )
  const fixed = money.filter((one) => one !== revenue && !variable.includes(one))
  const [share] = percentsOf(request)
  if (fixed.length === 0 || (variable.length === 0) === (share === undefined)) return null
  const per = revenue.per ?? fixed[0]?.per ?? ''
  if (money.some((one) => one.per !== null && one.per !== per && per !== '')) return null
  return {
    type: 'bep',
    title: 'Analisis Titik Impas',
    groups: { variabel: 'biaya variabel', tetap: 'biaya tetap' },
    figures: [
      { id: 'omzet', label: 'Omzet', told: revenue },
      ...inGroup('variabel', 'Biaya variabel', variable),
      ...(share
        ? [
            {
              id: 'bagian',
              label: share.label || (share.role === 'margin' ? 'Margin' : 'Biaya variabel dari omzet'),
              told: share,
            },
          ]
        : []),
      ...inGroup('tetap', 'Biaya tetap', fixed),
    ],
    steps: [
      { id: 'biaya_tetap', label: 'Biaya tetap', formula: 'sum(tetap)', per },
      {
        id: 'kontribusi',
        label: 'Sisa untuk biaya tetap',
        formula: share
          ? share.role === 'margin'
            ? 'omzet * bagian / 100'
            : 'omzet * (100 - bagian) / 100'
          : 'omzet - sum(variabel)',
        per,
      },
      { id: 'rasio', label: 'Bagian omzet yang tersisa', formula: 'kontribusi / omzet * 100', unit: 'percent' },
      { id: 'bep', label: 'Omzet titik impas', formula: 'biaya_tetap * omzet / positive(kontribusi)', per },
      { id: 'laba', label: 'Laba', formula: 'kontribusi - biaya_tetap', per },
      { id: 'aman', label: 'Jarak aman', formula: '(omzet - bep) / omzet * 100', unit: 'percent' },
    ],
    answer: [
      p(
        `Titik impas pada omzet **${bind('bep')}**: dari setiap omzet tersisa ${bind('rasio')} untuk menutup biaya tetap ${bind('biaya_tetap')}.`,
        onlyIf('bep', 'positive'),
      ),
      p(
        `Omzet sekarang ${bind('omzet')} memberi {{laba|laba|impas|rugi}} ${bind('laba')}; boleh turun ${bind('aman')} sebelum rugi.`,
        onlyIf('aman', 'positive'),
      ),
      p(
        'Omzet tidak menutup biaya variabelnya, jadi tidak ada titik impas: naikkan harga atau turunkan biaya dulu.',
        onlyIf('bep', 'unknown'),
      ),
    ],
    key: 'bep',
    shown: ['bep', 'kontribusi', 'laba', 'aman'],
    chart: {
      title: 'Omzet dan titik impas',
      categories: ['Omzet sekarang', 'Omzet titik impas', 'Biaya tetap'],
      values: ['omzet', 'bep', 'biaya_tetap'],
    },
    next: ['Biaya yang ikut naik kalau penjualan naik: [isi biaya variabel lain].'],
  }
}
