import { bind, onlyIf, p } from '../../draft.ts'
import type { Worked } from '../../makers/worked.ts'
import type { ToldFigure } from '../../told-figure.ts'
import { byLevels } from '../by-levels.ts'
import { countsOf, isTimeNoun, type Scene, words } from '../scene.ts'
import { statement } from './statement.ts'

const asking = words(
  'okupansi\\p{L}*|keterisian\\p{L}*|tingkat (?:hunian|isi)|terisi berapa persen|berapa persen terisi',
)
const filling = words('terisi|keisi|isi|tersewa|disewa|dipakai|aktif|laku|booking|dipesan')
const empty = words('kosong|nganggur')

/** `12 kamar …, terisi 9`: the whole house and the part that is let; null where the counts are not these two. */
const roomsOf = (counts: readonly ToldFigure[]): readonly [ToldFigure, ToldFigure] | null => {
  const told = counts.filter(({ noun, per }) => !isTimeNoun(noun) && per === null)
  const part = told.find(({ said, label }) => filling.test(`${label} ${said}`) || empty.test(`${label} ${said}`))
  const all = told.find((one) => one !== part && one.value > (part?.value ?? 0))
  return part && all && told.length === 2 && (part.noun === '' || part.noun === all.noun) ? [all, part] : null
}

/** How full a house is beside what it brings and costs: `12 kamar sewa 750rb, terisi 9, listrik 1,4jt`. */
export const filledRooms: Scene = (request): Worked | null => {
  if (!asking.test(request.message)) return null
  const rooms = roomsOf(countsOf(request))
  const worked = rooms ? (statement(request) ?? byLevels(request)) : null
  if (!rooms || !worked) return null
  const [all, part] = rooms
  const isEmpty = empty.test(`${part.label} ${part.said}`)
  const { noun } = all
  return {
    ...worked,
    figures: [
      ...worked.figures,
      { id: 'tersedia', label: 'Yang tersedia', told: all, noun },
      { id: 'bagian_isi', label: isEmpty ? 'Yang kosong' : 'Yang terisi', told: part, noun },
    ],
    steps: [
      ...worked.steps,
      {
        id: 'keterisian',
        label: 'Keterisian',
        formula: `${isEmpty ? '(tersedia - bagian_isi)' : 'bagian_isi'} / tersedia * 100`,
        unit: 'percent',
      },
    ],
    answer: [...worked.answer, p(`Keterisian **${bind('keterisian')}**.`, onlyIf('keterisian', 'positive', 'zero'))],
    ...(worked.rows ? { rows: [...worked.rows, ['**Keterisian**', `**${bind('keterisian')}**`]] } : {}),
    shown: [...worked.shown.slice(0, 3), 'keterisian'],
  }
}
