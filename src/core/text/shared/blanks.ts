/** A visible blank: `[isi alamat usaha]`. It stands where a fact is not known; nothing is made up in its place. */
export const blankPattern = /\[isi [^\]\n]{1,120}\]/g

const wholeBlank = new RegExp(`^${blankPattern.source}$`)

/** The blank that asks for something; `name` says in the owner's words what belongs there. */
export const blankText = (name: string): string => `[isi ${name}]`

/** What a blank asks for: `[isi alamat usaha]` -> `alamat usaha`. */
export const blankName = (blank: string): string => blank.slice('[isi '.length, -1)

/** Whether a text is one blank and nothing else. */
export const isBlank = (text: string): boolean => wholeBlank.test(text)
