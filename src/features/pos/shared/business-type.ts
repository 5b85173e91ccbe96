/** The business types of P1 §5 with the words that owners say for them, the more telling ones first; what its nearest word would name wrongly goes by its own. */
const types: readonly (readonly [string, RegExp])[] = [
  ['restoran', /\b(?:restoran|resto|restaurant|rumah makan|rm|lesehan|depot)\b/i],
  ['cafe', /\b(?:cafe|kafe|café|kedai|coffee ?shop|coffee|warkop)\b/i],
  ['warung', /\b(?:warung|warteg|angkringan|kantin|lapak|kuliner)\b/i],
  ['barbershop', /\b(?:barber ?shop|barber|pangkas rambut)\b/i],
  ['apotek', /\b(?:apotek|apotik)\b/i],
  ['kos', /\b(?:kost?|kosan|kostan)\b/i],
  ['salon', /\b(?:salon|nail|spa)\b/i],
  ['klinik', /\b(?:klinik|praktik|puskesmas)\b/i],
  ['bengkel', /\b(?:bengkel|service motor|servis motor|cuci mobil|cuci motor)\b/i],
  ['laundry', /\b(?:laundry|londri|binatu)\b/i],
  ['fotografi', /\b(?:fotografi|foto|fotografer)\b/i],
  ['konsultan', /\bkonsultan\b/i],
  ['travel', /\btravel\b/i],
  ['hotel', /\b(?:hotel|penginapan|homestay|villa|vila)\b/i],
  ['kursus', /\b(?:kursus|les|bimbel)\b/i],
  ['sekolah', /\b(?:sekolah|paud|tk|sd|smp|sma|smk)\b/i],
  ['gym', /\b(?:gym|fitness)\b/i],
  ['studio', /\bstudio\b/i],
  [
    'toko',
    /\b(?:toko|minimarket|mini market|mart|swalayan|supermarket|grosir|agen|kios|butik|distro|konter|counter|petshop|optik|olshop|online shop|gerai|outlet|pangkalan|material)\b/i,
  ],
]

/** The type of P1's table that some words name; empty where they name none. */
export const businessTypeOf = (words: string): string => types.find(([, said]) => said.test(words))?.[0] ?? ''
