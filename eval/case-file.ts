import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { documentTypes, itemKinds } from '#core/items/shared/kinds.ts'

/** One fact that must stand in what was made; exactly one of the fields. */
const fact = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ amount: z.number() }),
  z.strictObject({ date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  z.strictObject({ phone: z.string() }),
])
export type Fact = z.infer<typeof fact>

const optional = <T extends z.core.$ZodType>(schema: T) => z._default(z.nullable(schema), null)
const listed = <T extends z.core.$ZodType>(schema: T) => z._default(z.array(schema), [])

/** What must come of a message. */
const expectation = z.object({
  /** Null (or `chat`): it is answered in words, and nothing is made or charged. `revision`: a change is proposed. */
  kind: z.nullable(z.enum([...itemKinds, 'chat', 'revision'])),
  documentType: optional(z.enum(documentTypes)),
  posIntent: optional(z.string()),
  businessName: optional(z.string()),
  businessType: optional(z.string()),
  /** Told by the message. */
  facts: listed(fact),
  /** Determined by the message, to be reckoned: sub-totals, break-even points, shares. */
  results: listed(fact),
  /** Texts that must stand in the part of a letter that belongs to a role (`roles.ts`): who signs, who drives, what is demanded. */
  roles: listed(z.strictObject({ role: z.string(), text: z.string() })),
  /** The one total that the message determines. */
  total: optional(z.number()),
  /** Kinds or document types that this message must not make, whatever else it makes. */
  mustNotMake: listed(z.string()),
  /** Texts that must not stand in the item: invented or taken from the wrong place. */
  mustNotHold: listed(z.string()),
  /** Words that the answer must hold (any of the alternatives between `|`). */
  answer: listed(z.string()),
})
export type Expectation = z.infer<typeof expectation>

const turn = z.union([
  /** A message of the owner's, to which the assistant itself replies first. */
  z.string(),
  z.object({ sender: z.enum(['user', 'ai']), content: z.string() }),
])

const evalCase = z.object({
  id: z.string().check(z.minLength(1)),
  message: z.string(),
  turns: listed(turn),
  context: z._default(
    z.object({
      /** What the owner's business profile holds; the other fields are empty. */
      profile: z.optional(z.record(z.string(), z.unknown())),
      ownerName: z.optional(z.string()),
      /** What the owner made before, as a message; it stands open in the canvas. */
      open: z.optional(z.string()),
      memory: z.optional(z.unknown()),
    }),
    {},
  ),
  expect: expectation,
  why: z.optional(z.string()),
})

export interface EvalCase extends z.infer<typeof evalCase> {
  /** The file that holds it, for finding it again. */
  readonly file: string
}

/** The cases of one file, which holds an array of them. Throws with the file's name where one is not well formed. */
export const parseCases = (text: string, file: string): EvalCase[] => {
  const parsed = z.array(evalCase).safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data.map((one) => ({ ...one, file }))
}

/** All cases below a folder, or of one file. Throws where two have one id. */
export const loadCases = async (path: string): Promise<EvalCase[]> => {
  const files = path.endsWith('.json')
    ? [path]
    : (await readdir(path, { recursive: true }))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
  const cases = (await Promise.all(files.map(async (file) => parseCases(await readFile(file, 'utf8'), file)))).flat()
  const seen = new Set<string>()
  for (const { id, file } of cases) {
    if (seen.has(id)) throw new Error(`${file}: the id ${id} is taken`)
    seen.add(id)
  }
  return cases
}
