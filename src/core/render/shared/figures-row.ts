/** How many key figures stand side by side: at most three, and four as two rows of two. */
export const figuresPerRow = (count: number): number => (count === 4 ? 2 : Math.min(3, Math.max(1, count)))
