/** The clocks by which a shop's days may go. */
export const shopTimeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
