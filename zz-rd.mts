import { readFileSync } from 'node:fs'
import { loadConfig } from '#core/config/server/config.ts'
import { ask } from './eval/ask.ts'
import { chosenAssistant } from './eval/choose.ts'
const assistant = await chosenAssistant(await loadConfig({ SECRET_KEY: 'x'.repeat(32) }))
const [file, ...ids] = process.argv.slice(2)
const cases: any[] = file === '-' ? ids.map((message) => ({ id: 'x', message })) : JSON.parse(readFileSync(file!, 'utf8')).filter((c: any) => ids.includes(c.id))
for (const c of cases) {
  const o: any = await ask(assistant, { turns: [], context: {}, expect: {}, file: 'x', ...c } as any)
  console.log(`\n##### ${c.id}: ${(c.turns ?? []).join(' // ')} >> ${c.message}\n[${o.kind}/${o.documentType} ${o.intent}] ${o.title}\n${o.readable}\n--- ${o.answer}`)
}
