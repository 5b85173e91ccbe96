const oneDecimal = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** A sum short enough for the head of a bar: '850', '612 rb', '1,2 jt', '3,4 M'. */
export const shortRupiah = (amount: number): string => {
  if (amount < 1_000) return oneDecimal.format(amount)
  // What would round up to the next unit is written in it: 999.950 is '1 jt'.
  if (amount < 999_500) return `${amount < 10_000 ? oneDecimal.format(amount / 1e3) : Math.round(amount / 1e3)} rb`
  if (amount < 999_950_000) return `${oneDecimal.format(amount / 1e6)} jt`
  return `${oneDecimal.format(amount / 1e9)} M`
}
