import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contractParties } from '../letter/contract-parties.ts'
import { emptyLetter } from '../letter/letter-facts.ts'
import type { LetterData } from '../letter.ts'
import { signatureBlock } from '../letter/signature-block.ts'
import { blockRuns } from '../content/tree-runs.ts'
import { plainName } from '../letter/wording.ts'

const name = fc.constantFrom('', 'Budi Santoso', 'Ibu Sri', 'Rina $& Wulandari', '<b>Joko</b>')
const company = fc.constantFrom('', 'PT Maju Bersama', 'Toko Sinar Jaya', 'CV "Abadi"')
const letters = fc
  .record({ sender: company, signer: name, other: name, otherCompany: company, title: fc.constantFrom('', 'Direktur') })
  .map(({ sender, signer, other, otherCompany, title }): LetterData => {
    const empty = emptyLetter('kontrak', '2026-11-21')
    return {
      ...empty,
      sender: { ...empty.sender, name: sender },
      signer: { name: signer, title },
      counterparty: { role: 'PIHAK KEDUA', name: other, title, company: otherCompany, address: '' },
    }
  })

const textOf = (blocks: ReturnType<typeof signatureBlock>): string =>
  blocks
    .map((block) =>
      blockRuns(block)
        .map(({ text }) => text)
        .join(' '),
    )
    .join('\n')

test('DOC-08 the parties of a contract and its signatures always name the same, blanks with them', () => {
  fc.assert(
    fc.property(letters, (letter) => {
      const [parties, hands] = [textOf(contractParties(letter)), textOf(signatureBlock(letter))]
      const other = letter.counterparty
      const named = [letter.signer.name, letter.sender.name, other?.name ?? '', other?.company ?? ''].map(plainName)
      for (const one of named.filter((words) => words !== '')) {
        expect(parties).toContain(one)
        expect(hands).toContain(one)
      }
      for (const role of ['PIHAK PERTAMA', 'PIHAK KEDUA']) {
        expect(parties).toContain(role)
        expect(hands).toContain(role)
        // Who is not known is asked for in the same words at both places.
        const blank = new RegExp(`\\[isi nama (?:wakil )?${role}\\]`).exec(hands)?.[0] ?? role
        expect(parties).toContain(blank)
      }
    }),
    { numRuns: 300 },
  )
})
