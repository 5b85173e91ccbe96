/** A sum, a share or a number, as it stands in a cell. */
const figure = /^[−-]?(?:Rp\s?)?\d[\d.,]*(?:\s?%)?$/u

/** Which columns hold figures and nothing else below their heads: those line up at the right. */
export const figureColumns = (rows: readonly (readonly string[])[], hasHeader: boolean): boolean[] => {
  const body = hasHeader ? rows.slice(1) : rows
  const columns = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, at) => {
    const told = body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '')
    return at > 0 && told.length > 0 && told.every((cell) => figure.test(cell))
  })
}
