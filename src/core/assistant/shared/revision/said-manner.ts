const manner =
  /^(?:(?:jadi|menjadi|yang|yg)\s+)*(?:lebih|agak|kurang|makin|paling|sedikit|dikit|terlalu)\s+\p{L}[\p{L} ]{0,30}$|^(?:bagus|keren|menarik|rapi|cantik|beda|lain)(?:\s+(?:lagi|sedikit|dikit|dong|banget))*$/iu

/** `lebih bagus`, `agak murah`: says how something shall please, and neither what it is to be called nor what it costs. */
export const saysManner = (value: string): boolean => manner.test(value.trim())

/** The question back to such words. */
export const askWhatInstead = (name: string, value: string): { readonly ask: string } => ({
  ask: `**${name}** mau dibuat ${value.trim().toLowerCase()}: tepatnya diganti jadi apa? Sebutkan nama, jumlah, atau harganya yang baru.`,
})
