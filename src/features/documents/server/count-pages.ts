/**
 * The pages of a PDF that we made: the page tree's root counts all of them. What owners write stands compressed or in
 * strings, and never as an entry of that tree.
 */
export const countPages = (pdf: Uint8Array): number => {
  const text = new TextDecoder('latin1').decode(pdf)
  const counts = [...text.matchAll(/\/Type \/Pages\b[^>]*?\/Count (\d+)/g)].map(([, count]) => Number(count))
  return Math.max(1, ...counts)
}
