/** The months in their usual and short writings, those of English and of slips too. */
const monthForms = [
  'januari jan january januwari',
  'februari feb pebruari febuari peb february',
  'maret mar mrt march',
  'april apr',
  'mei may',
  'juni jun june',
  'juli jul july',
  'agustus agu agt ags agst aug august agus',
  'september sep sept',
  'oktober okt oct october',
  'november nov nop nopember',
  'desember des dec december',
]
const months = new Map(monthForms.flatMap((forms, index) => forms.split(' ').map((form) => [form, index + 1] as const)))

/** The number (1 to 12) of the month that a word names; undefined for other words. */
export const monthOf = (word: string): number | undefined => months.get(word)

export const isMonth = (word: string): boolean => months.has(word)
