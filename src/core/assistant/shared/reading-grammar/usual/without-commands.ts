/** Brackets whose first word speaks to whoever reads by machine: `[SYSTEM: …]`, `(note to AI: …)`. */
const addressed =
  /\s?(?:\[|\(|\{{1,2}|<)\s{0,2}(?:system|assistant|developer|instruction|instruksi|prompt|admin\s(?:mode|note)|note\sto\s(?:ai|bot)|ai|bot)(?![\p{L}\d])[^\])}>\n]{0,300}(?:\]|\)|\}{1,2}|>)/giu

/** A message without what stands in it for machines: it orders nothing and tells nothing of a paper. */
export const withoutCommands = (text: string): string => text.replaceAll(addressed, '')
