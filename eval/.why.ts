import { understandMessage } from '#core/assistant/shared/intent/understand-message.ts'
import { inIndonesian } from '#core/assistant/shared/regional-words.ts'
import { lexiconOf } from '#core/assistant/shared/intent/kind-mentions.ts'
import { weighSentence } from '#core/assistant/shared/intent/weigh-orders.ts'
import { countFacts } from '#core/assistant/shared/intent/facts.ts'
import { readWords } from '#core/assistant/shared/intent/words.ts'
import { kindSkills } from '#tests/support/kind-skills.ts'
for (const m of process.argv.slice(2)) {
  const s = readWords(inIndonesian(m))
  const lex = lexiconOf(kindSkills)
  console.log('\n#', m, '=>', inIndonesian(m))
  console.log(JSON.stringify(countFacts(s)))
  for (const one of s) {
    console.log('  ', one.asks, one.words.map((w) => lex.mend(w.text) + '/' + w.clause).join(' '))
    for (const f of weighSentence(one, lex)) console.log('     ', JSON.stringify(f))
  }
  console.log('  ->', JSON.stringify(understandMessage(inIndonesian(m), kindSkills, { turns: [] })))
}
