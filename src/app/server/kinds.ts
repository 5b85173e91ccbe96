import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'
import { withReckoner } from '#core/assistant/shared/with-reckoner.ts'
import type { KindStore } from '#core/items/server/kind-store.ts'
import type { ItemKind } from '#core/items/shared/kinds.ts'
import * as analyses from '#features/analyses/server/index.ts'
import * as documents from '#features/documents/server/index.ts'
import * as pos from '#features/pos/server/index.ts'
import * as slides from '#features/slides/server/index.ts'
import * as websites from '#features/websites/server/index.ts'

/** What a kind's folder gives to the server: how it is understood and composed, stored and exported. */
interface KindDoor {
  readonly skill: KindSkill
  readonly store: KindStore
}

/** The one list of the server's kinds: a new kind does not compile until it stands here. */
const doors: Readonly<Record<ItemKind, KindDoor>> = {
  document: documents,
  presentation: slides,
  analysis: analyses,
  website: websites,
  pos,
}

const pick = <Part extends keyof KindDoor>(part: Part): Readonly<Record<ItemKind, KindDoor[Part]>> =>
  Object.fromEntries(Object.entries(doors).map(([kind, door]) => [kind, door[part]])) as Record<
    ItemKind,
    KindDoor[Part]
  >

export const kindStores = pick('store')
const skills = pick('skill')
/** Decks show what a message's figures come to, as the analyses reckon it. */
export const kindSkills: typeof skills = {
  ...skills,
  presentation: withReckoner(skills.presentation, analyses.reckon),
}
