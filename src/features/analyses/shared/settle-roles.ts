import type { Role, ToldFigure } from './told-figure.ts'

/** A figure as first read: `sure` where its own words named its role. */
export interface FirstReading extends ToldFigure {
  readonly sure: boolean
}

const costs = new Set<Role>(['capital', 'expense', 'fixed'])

/**
 * What only the whole message tells. Beside a selling price that is named, another price is a cost of the same thing,
 * and so is a sum below that price whose time is not told (`modal 28rb, dijual 75rb`).
 */
export const settleRoles = (figures: readonly FirstReading[]): ToldFigure[] => {
  const price = figures.find(({ role, sure, kind }) => role === 'price' && sure && kind === 'money')
  return figures.map(({ sure, ...figure }): ToldFigure => {
    if (!price || figure.kind !== 'money' || figure.value >= price.value) return figure
    if (figure.role === 'price' && !sure) return { ...figure, role: 'unit_cost' }
    return costs.has(figure.role) && figure.per === null ? { ...figure, role: 'unit_cost' } : figure
  })
}
