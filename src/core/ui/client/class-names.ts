/** Joins the class names that are there; what is missing or false falls away. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
