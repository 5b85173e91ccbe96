/** Who knows for sure: said below answers about rules that change or cost dearly. */
export const askTaxOffice =
  'Aturan pajak bisa berubah dan tiap usaha berbeda. Untuk kepastian, tanyakan kantor pajak (Kring Pajak 1500200) atau konsultan pajak.'
export const askLabourOffice = 'Untuk kepastian aturan, tanyakan Dinas Tenaga Kerja setempat.'
export const askLicensing = 'Syarat bisa berbeda menurut daerah dan jenis usaha, jadi cek dulu ke dinas setempat.'
export const askNotary = 'Untuk nilai besar, mintalah notaris atau penasihat hukum membacanya dulu.'
