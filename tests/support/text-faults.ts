/** What is wrong with a text: which parts that it should hold are missing, and which that it should not hold are there. */
export const textFaults = (text: string, held: readonly string[], absent: readonly string[] = []): string[] => [
  ...held.filter((part) => !text.includes(part)).map((part) => `missing: ${part}`),
  ...absent.filter((part) => text.includes(part)).map((part) => `not wanted: ${part}`),
]
