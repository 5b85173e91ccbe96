import { readFileSync } from 'node:fs'
import { chosenAssistant } from './eval/choose.ts'
import { loadConfig } from './src/core/config/server/config.ts'
const a = await chosenAssistant(await loadConfig({ ...process.env, SECRET_KEY: 'x'.repeat(32) } as any))
for (const m of readFileSync(0,'utf8').split('\n').filter(Boolean)) {
  const u:any = await a.understand(m.replaceAll('\\n','\n'), {today:'2026-11-21',timeZone:'Asia/Jakarta',ownerName:null,turns:[]} as any, new AbortController().signal)
  console.log([u.outcome,u.intent,u.confidence,u.request?.documentType??u.documentType??''].join(' '),'|',m)
}
