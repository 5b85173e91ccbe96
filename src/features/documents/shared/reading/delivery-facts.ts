/** How goods get to somebody, as a message tells it; what it does not tell is empty. */
export interface DeliveryFacts {
  readonly destination: string
  readonly driver: string
  readonly helper: string
  readonly vehicle: string
  readonly plate: string
}

const honour = String.raw`(?:(?:[Pp]ak|[Bb]apak|[Bb]u|[Ii]bu|[Mm]as|[Bb]ang|[Kk]ang|[Cc]ak|[Ss]dr\.?|[Ss]i)\s+)?`
const name = String.raw`(${honour}(?:\p{Lu}\p{L}?\.\s?)?\p{Lu}[\p{L}'’]+(?:\s(?!\p{Lu}{1,2}\s?\d)\p{Lu}[\p{L}'’]+){0,3})`

/** `sopirnya, Joni`, `yang bawa mas Aris`, `diantar Yusuf`. */
const driven = new RegExp(
  String.raw`(?<!\p{L})(?:[Ss]opir|[Ss]upir|[Dd]river|[Pp]engemudi|(?:[Yy]ang|[Yy]g)\s+(?:bawa|nganter|antar|nyetir|kirim)|[Dd]ibawa|[Dd]iantar)(?:nya)?(?:\s+oleh)?\s*[:,]?\s+(?:(?:kami|saya)\s+)?${name}`,
  'u',
)
const helped = new RegExp(String.raw`(?<!\p{L})(?:[Kk]ernet|[Kk]enek)(?:nya)?\s*[:,]?\s+${name}`, 'u')

const vehicle = String.raw`((?:mobil|truk|truck|pick ?up|pikap|motor|colt|engkel|fuso|tronton|grand ?max|l300|carry|viar|tossa|minibus)(?:\s(?:box|boks|bak|engkel|fuso|colt|diesel|pick ?up|tangki|double|roda tiga|kantor|sewaan)){0,2})`
/** A vehicle is one where it carries a plate, or somebody goes by it: `2 truk pasir` are goods. */
const vehicles = new RegExp(
  String.raw`(?<!\p{L})${vehicle}\s*[:,]?\s+(?:plat |nopol |nomor )?[A-Za-z]{1,2}\s?\d{1,4}\s?[A-Za-z]{1,3}(?![\p{L}\d])|(?<!\p{L})(?:naik|pakai|pake|menggunakan|kendaraan(?:nya)?|armada|pk)\s*:?\s+${vehicle}(?!\p{L})`,
  'iu',
)
/** `BL 8821 PN`. */
const plates = /(?<![\p{L}\d])(?!l\s?300)([A-Za-z]{1,2}\s?\d{1,4}\s?[A-Za-z]{1,3})(?![\p{L}\d])/giu
const beforePlate =
  /(?:plat|pelat|nopol|nomor polisi|no\.? ?pol\.?|kendaraan|mobil|truk|truck|box|boks|pick ?up|pikap|motor|engkel|fuso|colt|diesel|bak|l300|carry|grand ?max|viar|tossa)(?:\s+(?:nomor|no\.?))?\s*[:,]?\s*$/iu

const leads =
  /(?<!\p{L})(?:tujuan(?:nya)?|(?:dari|dr)\s(?:\p{Lu}[\p{L}.'’&-]*\s){1,6}ke|(?:(?:di)?(?:kirim|antar)(?:kan|in)?|pengiriman)(?:nya)?\s(?:[^,.;:\n]{0,40}\s)?ke|alamat (?:kirim|tujuan))\s*:?\s+/iu
const nextFact =
  /[;:\n]|,\s|\s+(?=(?:penerima|diterima|sopir|supir|pengemudi|isi(?:nya)?|muatan|dari|dr|berangkat|brgkt|(?:yang|yg)\s(?:bawa|terima|nerima)|kendaraan|mobil|pakai|pake|naik|plat|besok|paling lambat|maksimal|sebelum|tanggal|tgl|(?<!(?<!\p{L})(?:jl|jln|jalan)\.?\s[\p{L} ]{2,24})\d+\s\p{L}+)(?!\p{L}))|(?<!\b(?:jl|jln|no|gg|kec|kab|kel|hj?|dr))\.(?:\s|$)/iu

const plateIn = (text: string): string => {
  for (const { 0: found, index } of text.matchAll(plates)) {
    const told = beforePlate.test(text.slice(Math.max(0, index - 40), index))
    if (told || /^[A-Z]{1,2} \d{3,4} [A-Z]{1,3}$/.test(found)) return found.toUpperCase()
  }
  return ''
}

/** `sopir Kasdi, plat H 1842 QW, tujuan …`: who drives, in what and where to. */
export const deliveryFacts = (text: string): DeliveryFacts => {
  const lead = leads.exec(text)
  const carried = vehicles.exec(text)
  const behind = lead === null ? '' : text.slice(lead.index + lead[0].length)
  const end = behind.search(nextFact)
  // `tujuan: Toko Sinar, Palu`: the town goes with it.
  const town =
    end !== -1 && behind.charAt(end) === ','
      ? (/^,\s(\p{Lu}\p{Ll}+)(?=[,;.\n]|$)/u.exec(behind.slice(end))?.[1] ?? '')
      : ''
  const destination = (end === -1 ? behind : behind.slice(0, end)).trim()
  return {
    destination: destination.length > 80 ? '' : `${destination}${town === '' ? '' : `, ${town}`}`,
    driver: (driven.exec(text)?.[1] ?? '').replace(/^si\s/i, ''),
    helper: helped.exec(text)?.[1] ?? '',
    vehicle: (carried?.[1] ?? carried?.[2] ?? '').toLowerCase(),
    plate: plateIn(text),
  }
}
