const opening =
  /^\s*(?:(?:eh|aduh|waduh|maaf|sori|sorry|oh|yah|hmm)[\s,.]+){0,2}(?:(?:ga|gak|nggak|ngga|enggak|tidak|ndak|kagak)\s?jadi|batal(?:in|kan)?|cancel)(?:\s(?:deh|aja|saja|ya|dulu|kak|min|bos|pesanannya|ordernya|semua|semuanya))*\s*(?:[,.!]|$)/iu

/** What is to be done instead, or put back, is a change. */
const instead =
  /\d|(?<!\p{L})(?:(?:di)?(?:ganti|ubah|rubah|tambah|kurang|hapus|pindah|buang|balik|kembali)\p{L}*|semula|tadinya|(?:buat|bikin|jadi)(?:kan|in))(?!\p{L})/iu

/** `Gak jadi deh, pembelinya cancel. ga usah dibikin ya`: the whole is given up, and nothing else is wanted instead. */
export const givesUp = (message: string): boolean => {
  const [said] = opening.exec(message) ?? []
  return said !== undefined && !instead.test(message.slice(said.length))
}
