const figure = /\d[\d.,]*/g
const short = /(\d+(?:[.,]\d+)?)\s*(rb|rbu|ribu|k|jt|juta)(?![\p{L}])/giu

/** The figures of a text as digits, in their order: `Rp 45.000` is 45000. */
export const figuresIn = (text: string): string[] =>
  (text.match(figure) ?? []).map((one) => one.replaceAll(/\D/g, '')).filter((one) => one !== '')

/** The same, each once, also as those that are written short mean them: `50rb` is 50000. */
export const knownFigures = (text: string): Set<string> => {
  const meant = [...text.matchAll(short)].map(([, value = '', scale = '']) => {
    const whole = Number(value.replace(',', '.')) * (/^(?:jt|juta)$/i.test(scale) ? 1_000_000 : 1_000)
    return String(Math.round(whole))
  })
  return new Set([...figuresIn(text), ...meant])
}
