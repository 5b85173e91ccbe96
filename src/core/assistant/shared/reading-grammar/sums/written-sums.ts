const scales: Readonly<Record<string, number>> = {
  rb: 1e3,
  ribu: 1e3,
  rebu: 1e3,
  ribuan: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
}

/** What figures with their scale come to: `1,5` and `jt`, `12.500` alone. `2.500 juta` is told with a decimal point. */
export const sumWritten = (figures: string, scale: string | undefined): number => {
  const factor = scales[scale?.toLowerCase() ?? ''] ?? 1
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(figures)
  const value =
    isGrouped && !(factor >= 1e6 && /^\d{1,3}[.,]\d{3}$/.test(figures))
      ? Number(figures.replaceAll(/[.,]/g, ''))
      : Number(figures.replace(',', '.'))
  return Math.round(value * factor)
}
