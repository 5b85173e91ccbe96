/** The clocks of Indonesia, by which a shop's days go. */
export const shopTimeZones = [
  { id: 'Asia/Jakarta', short: 'WIB', area: 'Indonesia bagian barat' },
  { id: 'Asia/Makassar', short: 'WITA', area: 'Indonesia bagian tengah' },
  { id: 'Asia/Jayapura', short: 'WIT', area: 'Indonesia bagian timur' },
] as const
export const shopTimeZoneIds = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
