import type { DocumentRequest } from '../document-request.ts'

/** `Sebesar Rp 75.000.000`, `Jangka waktu 3 tahun`: what only goes on from what is asked for. */
const goesOn = /^(?:Sebesar|Senilai|Sejumlah|Sebanyak|Selama|Jangka waktu|Tenor|Untuk)\s/u

/** `bantuan perbaikan lampu jalan`: what is broken, behind what shall be done with it. */
const brokenThing =
  /(?:perbaikan|penggantian|perawatan|pengaspalan|pembersihan|pengerukan|pengecekan|penambalan|renovasi)\s(.{3,80})$/iu
const withoutSubject = /^(?:Sudah|Telah|Masih|Belum|Sering|Tidak)\s/u

const lower = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())

/**
 * What was told beside what a letter asks for, as sentences of it: what goes on from the plea is one of them, and what is
 * told of a broken thing names it.
 */
export const inPlea = (clauses: readonly string[], { form, subject }: DocumentRequest): string[] => {
  if (form !== 'permohonan') return [...clauses]
  const matter = subject.toLowerCase().replace(/^permohonan\s/u, '')
  const thing = (brokenThing.exec(subject)?.[1] ?? '').replace(/\suntuk\s.*$/iu, '')
  const told = clauses.map((clause) =>
    thing !== '' && withoutSubject.test(clause)
      ? `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${lower(clause)}`
      : matter.includes(' ') && clause.toLowerCase().startsWith(matter)
        ? `Permohonan tersebut adalah ${lower(clause)}`
        : clause.replace(
            /^(?:Butuh|Perlu|Kebutuhan)(?:nya)?\s(?:dana\s|biaya\s|bantuan\s)?(?:sebesar\s)?(?=Rp\s)/u,
            'Dana yang dibutuhkan sebesar ',
          ),
  )
  const more = told.filter((clause) => goesOn.test(clause))
  const rest = told.filter((clause) => !goesOn.test(clause))
  if (more.length === 0) return rest
  const parts = more.map((clause) => lower(clause.replace(/\.$/u, '')).replace(/^(?=jangka|tenor)/u, 'dengan '))
  return [
    `Permohonan tersebut ${/^(?:untuk|selama)/u.test(parts[0] ?? '') ? 'diajukan ' : ''}${parts.join(', ').replace(/,\s(?=untuk\s)/u, ' ')}.`,
    ...rest,
  ]
}
