import * as z from 'zod/mini'

/** The smallest money that a shop's drawer has change in; 0 where it rounds nothing. */
export const roundingSteps = [0, 100, 500, 1_000] as const
export type RoundingStep = (typeof roundingSteps)[number]
/** Down leaves the odd Rupiah to the buyer. */
export const roundingWays = ['down', 'nearest', 'up'] as const
export type RoundingWay = (typeof roundingWays)[number]

/** How a shop rounds what is paid in cash (Permendag 35/2013: the buyer is told, and it is for coins that nobody has). */
export const roundingRule = z.object({
  step: z.union(roundingSteps.map((step) => z.literal(step))),
  way: z.enum(roundingWays),
})
export type RoundingRule = z.infer<typeof roundingRule>

/** A shop that takes cash to the Rupiah. */
export const noRounding: RoundingRule = { step: 0, way: 'down' }

const rounders: Readonly<Record<RoundingWay, (steps: number) => number>> = {
  down: Math.floor,
  nearest: Math.round,
  up: Math.ceil,
}

/** What is asked for in cash where so much is left to pay. What would become nothing stays as it is. */
export const roundedCash = (left: number, { step, way }: RoundingRule): number =>
  step === 0 ? left : rounders[way](left / step) * step || left
