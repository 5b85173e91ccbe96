/** Short names that stand in capitals, however they were typed. */
const capitals = new Set(
  `csr kur shu rat rt rw tv dbd plts pkk k3 p3k sop swot umkm qris ppdb smk sma smp sd mui pirt p-irt apd hpp lpj cctv nib bpom spp tkj paud tpq bumdes ppn npwp pt cv ud ukm pmt kb tbc bpjs
   igd ipal plts pln pdam rab ac led wifi k2 hki iso sni bri bni bca bjb bsi btn bpr apbdes lks bpkb stnk ktp kk nik bbm hp wa sim spbu pkl phk hrd tkp bumn ukt dprd polri tni rsud pdf skck pbb shm
   imb thr faq tb wib wita wit tk sdn smpn sman smkn rs bpd sppd osis dkm kwt kpr kta hut ri bsd`.split(/\s+/),
)

/** `csr` as `CSR`; every other word as it stands. */
export const inCapitals = (word: string): string => {
  const bare = word.replace(/[^\p{L}\d-]+$/u, '')
  return capitals.has(bare.toLowerCase()) && (bare === bare.toLowerCase() || /^\p{Lu}\p{Ll}*$/u.test(bare))
    ? bare.toUpperCase() + word.slice(bare.length)
    : word
}
