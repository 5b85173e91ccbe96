/** What every key says that opens a file of Word; apart from the code that does it, which comes with the first press. */
export const openWordLabel = 'Buka berkas Word'
