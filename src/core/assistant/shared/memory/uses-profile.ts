import type { AssistantContext, ComposedItem } from '../port.ts'
import { memorySourceNames, type UsedFact } from './owner-memory.ts'

/** The context as it is without what the owner told about the business. */
export const withoutProfile = ({ profile: _profile, ...context }: AssistantContext): AssistantContext => context

/**
 * The facts that went into an item: those that its kind names, and the profile where the item would be another one
 * without it. `remake` makes the same order once more; making is pure, so the two can be compared.
 */
export const factsUsed = (
  item: ComposedItem,
  context: AssistantContext,
  remake: (context: AssistantContext) => ComposedItem,
): readonly UsedFact[] => {
  const named = item.usedFacts ?? []
  if (context.profile === undefined || named.some(({ source }) => source === 'profile')) return named
  const plain = remake(withoutProfile(context))
  const isSame =
    plain.title === item.title &&
    JSON.stringify(plain.content) === JSON.stringify(item.content) &&
    // Without the profile the same words may come from elsewhere: the letterhead of an older letter.
    JSON.stringify(plain.usedFacts ?? []) === JSON.stringify(named)
  return isSame ? named : [{ source: 'profile', label: memorySourceNames.profile }, ...named]
}
