/** A price within a pattern, as owners write it: `25rb`, `Rp 1.250.000`. */
export const toldPrice = String.raw`(?:rp\.?\s?)?\d[\d.,]{0,9}\s?(?:rb|ribu|k|jt|juta)?`
