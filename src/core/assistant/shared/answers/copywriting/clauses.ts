/** Where one told fact ends: a mark that stands within no number (`1,8 juta`, `08.00`). */
const mark = /(?:(?<!\d),|,(?!\d)|;|\n|\.(?=\s|$))\s{0,3}/u

/**
 * The facts of a message one by one, as they were told: parted by marks and, in a voice note without any, before words
 * that open another fact.
 */
export const clausesOf = (text: string, opens?: RegExp): readonly string[] =>
  text
    .split(mark)
    .flatMap((clause) => (opens === undefined ? [clause] : clause.split(opens)))
    .map((clause) =>
      clause
        .trim()
        .replace(/^(?:dan|terus|trus|lalu|sama|juga|plus|trs)\s/iu, '')
        .trim(),
    )
    .filter((clause) => /[\p{L}\d]/u.test(clause))
