const announcing =
  /\b(?:pemberitahuan|pengumuman|edaran|memberitahukan|mengumumkan|(?:kasih|ngasih|beri) ?tahu|ngabarin|kabari|infokan)\b[^.;:,\n]{0,60}?\b(?:(?:bahwa|bhw|kalau|kalo|klo|klw|apabila)\s+|(?=(?:toko|warung|kedai|bengkel|kantor|klinik|outlet|gerai|salon|depot|kami)\s(?:[\p{L}’']+\s){0,4}?(?:akan\s|bakal\s|mau\s)?(?:libur|tutup|buka|pindah)(?!\p{L})))/iu

/** `…, Laundry Kinclong tutup tgl 24`: a house of which a notice tells what it will do. */
const houseWill =
  /(?:^|[.,;:\n]\s*)(?=(?:\p{Lu}[\p{L}'’]+\s){1,5}(?:akan\s|bakal\s|mau\s)?(?:libur|tutup|buka|pindah)(?!\p{L}))/u

/** Whether a clause is the announcement itself, with the order of its paper before it. */
export const isAnnouncement = (clause: string): boolean => (announcing.exec(clause)?.index ?? -1) === 0

/** `pemberitahuan ke pelanggan kalau harga naik …`: what a notice says, as the clause that its word opens. */
export const announcementOf = (text: string): string => {
  const found = announcing.exec(text) ?? houseWill.exec(text)
  if (!found) return ''
  const clause =
    /^(?:[^,.;\n]|[.,](?=\d)|(?<=\b(?:[Jj]l|[Jj]ln|[Nn]o|[Gg]g|RT|RW|Kel|Kec))\.)*/u.exec(
      text.slice(found.index + found[0].length),
    )?.[0] ?? ''
  // `pengumuman toko libur: Toko Jaya tutup …`: what is told stands behind the colon.
  const told = clause.replace(
    /^[^:]{3,30}:\s+(?=.*(?<!\p{L})(?:tutup|libur|buka|pindah|naik|turun|berubah|mulai)(?!\p{L}))/iu,
    '',
  )
  return told.trim().split(/\s+/).slice(0, 40).join(' ')
}
