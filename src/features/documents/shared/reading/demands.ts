/** What opens a demand: `kami minta …`, `tuntutan: …`; not the order for the letter itself, nor an apology. */
const opening =
  /(?:^|[,.;:\n]\s*|\s(?=(?:kami|saya|kita|sy)\s))(?:(?:jadi|maka|makanya|untuk itu|dan|karena itu|so)\s+)?(?:(?:kami|saya|kita|sy|pihak kami)\s+)?(?:hanya\s+)?(?:minta|meminta|mintak|mohon|memohon|menuntut|nuntut|tuntutan(?:nya| kami)?\s*:?|permintaan(?:nya| kami)?\s*:?|menginginkan|berharap|harap(?:an(?:nya)?)?|mau(?=\s+(?:uang|refund|ganti|di)))\s+(?!(?:tolong|maaf|bantu|di(?:buat|bikin|tulis|susun|siap)\p{L}*|buat\p{L}*|bikin\p{L}*|surat)(?!\p{L}))/giu

/** What follows a comma may still belong to the demand. */
const goesOn =
  /^,\s*(?=(?:dan|atau|atw|serta|paling|maksimal|maks|supaya|agar|kalau|kalo|bila|jika|selambat|sebelum|dalam|tanpa)\s)/iu

/** The words of a demand: to the end of its sentence, or to the clause that tells another fact. */
const clauseAt = (text: string): string => {
  let end = 0
  while (end < text.length && end < 240) {
    const rest = text.slice(end)
    if (/^(?:[;\n]|[.!?](?=\s|$))/.test(rest)) break
    if (/^,(?!\d)/.test(rest) && !goesOn.test(rest)) break
    end += 1
  }
  return text.slice(0, end).trim()
}

/** `minta ganti`: a demand of one word, as an office calls it. */
const oneWord: ReadonlyMap<string, string> = new Map([
  ['ganti', 'penggantian'],
  ['diganti', 'penggantian'],
  ['penggantian', 'penggantian'],
  ['refund', 'pengembalian uang'],
  ['retur', 'penerimaan kembali barang tersebut'],
  ['tukar', 'penukaran'],
  ['potongan', 'potongan harga'],
  ['diskon', 'potongan harga'],
  ['kompensasi', 'kompensasi'],
])

/** What a complaint asks for, each demand in the owner's words. */
export const demandsOf = (text: string): string[] => {
  const found: string[] = []
  for (const { 0: lead, index } of text.matchAll(opening)) {
    const said = clauseAt(text.slice(index + lead.length)).replace(/^(?:agar|supaya)\s+/i, '')
    const clause = oneWord.get(said.toLowerCase().replace(/\s(?:ya|dong|saja|aja)$/, '')) ?? said
    if ((clause !== said || clause.split(/\s+/).length > 1) && !found.some((one) => one.includes(clause)))
      found.push(clause)
  }
  return found
}
