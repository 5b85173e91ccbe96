import { person } from './name-patterns.ts'

const told = new RegExp(
  `(?:[Kk]eterangan|[Ss]uket|[Ss]urket|[Mm]enerangkan)(?:\\s\\p{Ll}+){0,3}?\\s+(?:bahwa|bhw|kalau|kalo|klo)\\s+(${person})\\s+(?:(?:memang|emang|benar|bener|benar-benar|bener-bener|adalah|itu|sudah|udah)\\s+)*(?!umur|usia|nik\\s|lahir)(\\p{Ll}(?:[^,.;\\n]|(?<=(?:Jl|Jln|No|Gg|RT|RW|Kel|Kec))\\.|\\.(?=\\S)){4,160})`,
  'u',
)

/** `warga saya Maria Goreti usaha tenun di Jl. Soekarno RT 04`: what one of the neighbours does. */
const neighbour = new RegExp(
  `(?<!\\p{L})[Ww]arga(?:ku|\\s(?:saya|kami|kita|RT\\s?\\d{0,3}))\\s*,?\\s*(?:yang\\s|yg\\s)?(?:bernama\\s|namanya\\s)?(${person})\\s*,?\\s+(?:(?:beliau|dia|yang|yg|memang|emang|benar)\\s){0,2}((?:punya\\s|memiliki\\s)?usaha\\s[^,;\\n]{4,120}|(?:tinggal|berdomisili)\\s[^,;\\n]{4,120})`,
  'u',
)

/** `keterangan bahwa Ibu Fitri bener punya usaha jahit di …`: of whom a paper certifies what; null where it is not told so. */
export const certifiedIn = (text: string): { readonly name: string; readonly fact: string } | null => {
  const [, name = '', fact = ''] = told.exec(text) ?? neighbour.exec(text) ?? []
  return name === ''
    ? null
    : {
        name,
        fact: fact
          .trim()
          .replace(/^(?:punya|memiliki)\b/i, 'mempunyai')
          .replace(/^usaha\b/i, 'mempunyai usaha')
          .replace(/^tinggal\b/i, 'bertempat tinggal'),
      }
}
