import type { KindSkill } from './kind-skill.ts'
import type { Reckoner } from './reckoned-answer.ts'

/** A skill whose makers are told what the figures of a message come to. */
export const withReckoner = <Request>(skill: KindSkill<Request>, reckon: Reckoner): KindSkill<Request> => {
  const { maker, model } = skill
  return {
    ...skill,
    maker: maker && {
      ...maker,
      readRequest: (reading, type, context) => maker.readRequest(reading, type, { ...context, reckon }),
    },
    ...(model && {
      model: {
        ...model,
        readRequest: (filled, told) => model.readRequest(filled, { ...told, context: { ...told.context, reckon } }),
      },
    }),
  }
}
