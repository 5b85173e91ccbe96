const slip = String.raw`(?:bukan|salah|keliru|ralat|koreksi|maksud(?:nya|ku|\s(?:saya|sy|aku|aye|gue|gw|ane))?|maaf|sori|sorry|harusnya|yang\sbener)(?:\s(?:deng|ding|ya|tadi))?`
const figure = String.raw`(?:\d[\d.]{0,12}(?:,\d{1,2})?|se(?:juta|ribu))`
const unit = String.raw`\s?(?!(?:eh|aduh|duh)(?!\p{L})|${slip}(?!\p{L}))\p{L}{1,10}`

/** A figure, what takes it back, and right behind that the figure that holds. `bukan` alone says the contrary: `30 kotak bukan 35`. */
const anew = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?:awalnya|tadinya|semula|mulanya)\s)?${figure}(?<wrongUnit>${unit})?(?:\s(?:kurang|lebih)\s\p{L}{3,12})?\s` +
    String.raw`(?:(?:eh|aduh|duh)(?<slips>(?:\s${slip}){0,4})|(?<sure>(?!bukan)${slip}(?:\s${slip}){0,3}|bukan(?:\s(?:bukan|deng|ding|salah)){1,3}))\s` +
    String.raw`(?<right>${figure})(?<rightUnit>${unit})?(?:\s(?:jadinya|deh|ding|deng|aja|saja))?(?!\p{L})`,
  'giu',
)

/** Behind a mere `eh` a second figure may stand beside the first: `10 dus eh 2 dus rusak`. */
const endsThere = /^\s*(?:$|[@,.;:\n]|x\s?\d|(?:harga|per|jadi|total)(?!\p{L}))/iu

interface Told {
  readonly wrongUnit?: string
  readonly slips?: string
  readonly sure?: string
  readonly right: string
  readonly rightUnit?: string
}

const scale = /^(?:rb|ribu|rebu|k|jt|juta)$/u
/** `1jt kurang seperempat eh maksud saya 750rb`: two sums, each in its own scale. */
const areSums = (...units: (string | undefined)[]): boolean => units.every((unit) => scale.test(inOneWriting(unit)))

const inOneWriting = (told: string | undefined): string => told?.trim().toLowerCase() ?? ''

/**
 * `30 kotak eh bukan bukan 35 kotak jadinya`, `15rb eh 16rb`: a figure that is set right at once stands only as it holds.
 * Both are told in one unit, or the first in none.
 */
export const withFiguresRepaired = (text: string): string =>
  text.replaceAll(anew, (said: string, ...rest: unknown[]) => {
    const { wrongUnit, slips, sure, right, rightUnit } = rest.at(-1) as Told
    const end = (rest.at(-3) as number) + said.length
    const isOfOne =
      wrongUnit === undefined ||
      inOneWriting(wrongUnit) === inOneWriting(rightUnit) ||
      (Boolean(slips) && areSums(wrongUnit, rightUnit))
    const isTakenBack = Boolean(slips) || sure !== undefined || endsThere.test(text.slice(end))
    return isOfOne && isTakenBack ? `${right}${rightUnit ?? ''}` : said
  })
