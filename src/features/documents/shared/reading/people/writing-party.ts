import { plainName } from '../../letter/wording.ts'

/** `saya Siti`: the party of a contract that the writer is; the first one unless the second has the writer's name. */
export const partyOfWriter = (text: string, second: string): 'PIHAK PERTAMA' | 'PIHAK KEDUA' => {
  const name = /\b(?:saya|aku|kami)\s+(\p{Lu}\p{L}+)/u.exec(text)?.[1] ?? ''
  return name !== '' && plainName(second).includes(name) ? 'PIHAK KEDUA' : 'PIHAK PERTAMA'
}

/** A clause of the owner's in the words of a contract: `balik ke saya` -> `dikembalikan kepada PIHAK PERTAMA`. */
export const ofParty = (clause: string, text: string, second: string, first = ''): string => {
  const party = partyOfWriter(text, second)
  const other = party === 'PIHAK PERTAMA' ? 'PIHAK KEDUA' : 'PIHAK PERTAMA'
  return (
    clause
      // `saya Fajar Nugroho`: his name stands above.
      .replaceAll(
        /\b(saya|aku|kami)\s+(?:(?:[Pp]ak|[Bb]u|[Bb]apak|[Ii]bu)\s)?(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,3})/gu,
        (whole, self: string, name: string) =>
          plainName(first).includes(name) || plainName(second).includes(name) ? self : whole,
      )
      .replaceAll(/\b(?:dia|beliau)\b/gi, () => other)
      .replaceAll(
        /\b(?:balik|dibalikin|dikembalikan|kembali) (?:lagi )?ke(?:pada)? (?:saya|aku|kami)\b/gi,
        () => `dikembalikan kepada ${party}`,
      )
      .replaceAll(/\bke (?:saya|aku|kami)\b/gi, () => `kepada ${party}`)
      .replaceAll(/\b(?:sama|oleh) (?:saya|aku|kami)\b/gi, () => `oleh ${party}`)
      .replaceAll(/\b(?:saya|aku|kami)\b/gi, () => party)
  )
}
