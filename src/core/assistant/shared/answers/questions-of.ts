const breaks = /(?<=\?)\s+|(?<=[.;\n])\s+|,\s+|\s+(?=(?:dan|terus|trus|lalu|plus|sekalian)\s)/
const joins = /^(?:dan|terus|trus|lalu|plus|sekalian)\s+/
/** More than two at once are a list that is better asked one by one. */
const most = 2

/** The questions of a message, each with what is told before it; one where it asks but once, or too much at once. */
export const questionsOf = (text: string, asks: (part: string) => boolean): readonly string[] => {
  const questions: string[] = []
  let told = ''
  for (const chunk of text.slice(0, 600).split(breaks)) {
    const part = chunk.trim().replace(joins, '')
    if (part === '') continue
    if (asks(part)) {
      questions.push(`${told} ${part}`.trim())
      told = ''
    } else told = `${told} ${part},`
  }
  const last = questions.at(-1)
  if (last === undefined || questions.length > most) return [text]
  return told === '' ? questions : [...questions.slice(0, -1), `${last},${told}`.replace(/,$/, '')]
}
