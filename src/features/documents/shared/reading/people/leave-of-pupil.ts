const name = "\\p{Lu}[\\p{L}'’-]*(?:\\s\\p{Lu}[\\p{L}'’-]*){0,3}"
const honour = '(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\\s+'

const named = [
  new RegExp(
    `\\b(?:[Aa]nak(?:nya)?(?: saya| kami)?|[Ss]iswa|[Mm]urid|[Pp]utra|[Pp]utri|[Aa]nanda)\\s+(?:yang )?(?:bernama |namanya |nama )?(${name})`,
    'u',
  ),
  new RegExp(`\\b(?:[Dd]ari|untuk|buat|utk)\\s+(${name})\\s+(?:anak|siswa|murid)?\\s*kelas\\b`, 'u'),
]
const parents = new RegExp(
  `\\b(?:orang ?tua(?:nya)?|ortu(?:nya)?|wali murid|walinya|ayah(?:nya)?|bapaknya|ibunya|mamanya|papanya)\\s*:?\\s+((?:${honour})?${name})`,
  'u',
)
const school = /\b(?:SDN?|SDIT|SMPIT|SMPN?|SMAN?|SMKN?|MIN?|MTsN?|MAN?|TK|PAUD)\b(?:\s(?:\p{Lu}[\p{L}'’-]*|\d{1,3}))*/u

/** The school that a message names by its sort; empty where it names none. */
export const schoolIn = (text: string): string => school.exec(text)?.[0] ?? ''

/** `kelas 4B`, `kelas IX`: the form of a pupil; empty where none is told. */
export const gradeIn = (text: string): string =>
  /\bkelas\s+(\d{1,2}\s?-?\p{Lu}?|[IVX]{1,4}(?:\s?-?\p{Lu})?|TK\s?\p{Lu})(?![\p{L}\d])/u.exec(text)?.[1] ?? ''

/** A child that stays away from school, with whoever writes for it. */
export interface Pupil {
  readonly name: string
  readonly grade: string
  readonly school: string
  /** Empty where nobody is named as the child's father, mother or guardian. */
  readonly parent: string
}

/** `Andi anak kelas 4B SD Negeri 2, orang tuanya Pak Suroto`: of whom a letter of leave to a school is; null for others. */
export const pupilOf = (text: string): Pupil | null => {
  const grade = gradeIn(text)
  const isAtSchool = grade !== '' || /\b(?:masuk|ke) sekolah\b/i.test(text)
  const child = named.map((pattern) => pattern.exec(text)?.[1] ?? '').find((found) => found !== '') ?? ''
  if (!isAtSchool || child === '') return null
  return { name: child, grade, school: schoolIn(text), parent: parents.exec(text)?.[1] ?? '' }
}
