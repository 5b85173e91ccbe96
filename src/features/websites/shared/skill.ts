import type { KindSkill } from '#core/assistant/shared/kind-skill.ts'

/** What a website is called in a message (P1 §5). It cannot be made yet. */
export const websiteSkill: KindSkill = {
  kind: 'website',
  vocabulary: {
    nouns: [
      'website',
      'web',
      'web site',
      'webpage',
      'situs web',
      'laman web',
      'halaman web',
      'landing page',
      'landingpage',
      'homepage',
      'toko online',
      'toko daring',
      'online shop',
      'web profil',
      'company profile online',
      'web portofolio',
      'desain website',
      'desain web',
    ],
    types: {},
    tokens: ['tukang_web', '@tukang_web@'],
  },
  maker: null,
}
