/** Words by which a region's speech is heard in a chatty message. */
const heard: readonly (readonly ['javanese' | 'sundanese' | 'minang' | 'batak', RegExp])[] = [
  [
    'javanese',
    /(?<!\p{L})(?:piye|kabare|wis|durung|dodolan\p{L}*|iki|kowe|awakmu|mangan|kok yo|sepi banget yo|opo|ora|tenan|pripun|sampun|kulo|nggih)(?!\p{L})/giu,
  ],
  [
    'sundanese',
    /(?<!\p{L})(?:kumaha|damang|teu|abdi|euy|nya|atuh|tos|parantos|neda|tuang|mah|teh|pisan|icalan|dagangan abdi)(?!\p{L})/giu,
  ],
  ['minang', /(?<!\p{L})(?:baa|kaba|awak|ambo|uda|uni|alah|galeh|manggaleh|indak|bana|dek)(?!\p{L})/giu],
  ['batak', /(?<!\p{L})(?:horas|kek mana|kali|awak|bah|lae|ito|lek|ketua|pala)(?!\p{L})/giu],
]

export type Tongue = (typeof heard)[number][0]

/** So many of its words make a message one of a region's. */
const leastHeard = 2

/** The region's speech in which a message is written for the most part; null for Indonesian. */
export const tongueOf = (text: string): Tongue | null => {
  const counted = heard
    .map(([tongue, words]) => ({ tongue, count: text.slice(0, 300).match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count)
  const [first] = counted
  return first === undefined || first.count < leastHeard ? null : first.tongue
}
