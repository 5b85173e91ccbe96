import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

/** What a presentation is called in a message. It cannot be made yet. */
export const presentationSkill: KindSkill = {
  kind: 'presentation',
  vocabulary: {
    nouns: [
      'presentasi',
      'presentation',
      'powerpoint',
      'power point',
      'ppt',
      'pptx',
      'slide',
      'slides',
      'salindia',
      'pitch deck',
      'pitchdeck',
      'slide deck',
      'deck presentasi',
      'slide presentasi',
      'bahan presentasi',
      'materi presentasi',
      'bahan tayang',
      'paparan',
      'google slides',
    ],
    types: {},
    tokens: [],
  },
  maker: null,
}
