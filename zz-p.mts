import { readMessage } from './src/core/assistant/shared/read-message.ts'
for (const m of process.argv.slice(2)) { const r: any = readMessage(m, '2026-11-21' as any); console.log(JSON.stringify({s:r.sender,r:r.recipient,sg:r.signer,p:r.parties},null,0)) }
