/** What begins another fact of a plan. */
const nextFact =
  /[.;\n](?!\d)|,?\s+(?=(?:tujuan(?:nya)?|latar belakang(?:nya)?|maksud(?:nya)?|sasaran(?:nya)?|target(?:nya)?|butuh|membutuhkan|kebutuhan|dana(?:nya)?|anggaran(?:nya)?|biaya(?:nya)?|modal(?:nya)?|total(?:nya)?|rincian(?:nya)?|diajukan|ditujukan|ketua|acara(?:nya)?|panitia|penanggung|manfaat(?:nya)?|keuntungan(?:nya)?|timbal balik(?:nya)?|pemasaran(?:nya)?|rencana(?:nya)?)(?!\p{L}))/iu

const behind = (cue: RegExp, text: string): string => {
  const found = cue.exec(text)
  if (found === null) return ''
  const rest = text.slice(found.index + found[0].length)
  const end = rest.search(nextFact)
  const clause = (end === -1 ? rest : rest.slice(0, end)).replace(/[\s,:]+$/, '').trim()
  return clause.split(/\s+/).length > 1 && clause.length < 400 ? clause : ''
}

/** `latar belakangnya permintaan naik terus`, `karena banyak remaja menganggur`: why a plan is made. */
export const backgroundOf = (text: string): string =>
  behind(
    /(?<!\p{L})(?:latar belakang(?:nya)?|alasan(?:nya)?(?:\s\p{Ll}+){0,2}(?=\s(?:karena|krn|adalah)))\s*(?:adalah|yaitu|karena|krn)?\s*:?\s+/iu,
    text,
  ) || behind(/(?<!\p{L})(?:karena|krn|karna|soalnya|berhubung|lantaran|sebab)\s+/iu, text)

/** `tujuannya menambah kandang`, `supaya warga rukun`: what a plan is to reach. */
export const aimOf = (text: string): string =>
  behind(
    /(?<!\p{L})(?:maksud dan tujuan(?:nya)?|tujuan(?:nya)?(?!\s+(?:ke|kepada|ditujukan)\s))\s*(?:adalah|yaitu|untuk|buat|utk)?\s*:?\s+/iu,
    text,
  ) || behind(/(?<!\p{L})(?:supaya|agar|biar)\s+/iu, text)

/** `sasarannya anak kos`: to whom a business sells. */
export const customersOf = (text: string): string =>
  behind(
    /(?<!\p{L})(?:sasaran(?:nya)?|target pasar(?:nya)?|pembeli(?:nya)?|pelanggan(?:nya)?|pasar(?:nya)?)\s*(?:adalah|yaitu|:)\s+/iu,
    text,
  )

/** `dipasarkan lewat Instagram`: how it is sold. */
export const salesWayOf = (text: string): string =>
  behind(
    /(?<!\p{L})(?:pemasaran(?:nya)?|dipasarkan|dijual|jualannya)\s*:?\s+(?:lewat|via|melalui|secara|di|ke)\s+/iu,
    text,
  )

/** `berdiri sejak 2019`: since when a business works. */
export const foundedIn = (text: string): string =>
  /(?<!\p{L})(?:berdiri|usaha|jualan|jalan|buka|merintis|dirintis|didirikan)\p{L}*\s+(?:\p{L}+\s+){0,3}?(?:sejak|dari|mulai|pada)\s+(?:tahun\s+|thn\s+)?((?:19|20)\d\d)(?!\d)/iu.exec(
    text,
  )?.[1] ?? ''
