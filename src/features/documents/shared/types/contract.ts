import { titleCase } from '#core/text/shared/letter-case.ts'
import type { DocumentNode } from '../content/document-content.ts'
import { block, heading, p, toldBesides } from '../content/nodes.ts'
import { isPersonalSender } from '../letter/letter-facts.ts'
import type { TypeComposer } from './composer.ts'
import { type Article, contractArticles } from './contract-articles.ts'
import { contractFacts, contractForm, isRentAlone, ratesOverTerm } from './contract-facts.ts'
import { contractMatter } from './contract-matter.ts'
import { isMemorandum } from './contract-payments.ts'

const articleNodes = (
  { title, clauses, open, topic }: Article,
  index: number,
  table: DocumentNode[],
): DocumentNode[] => [
  heading(2, `Pasal ${index + 1}`),
  heading(3, title),
  ...clauses.map((clause, number) => p(clauses.length > 1 ? `(${number + 1}) ${clause}` : clause)),
  ...(open || topic ? [toldBesides('', { from: clauses.length + 1, ...(topic ? { topic } : {}) })] : []),
  ...table,
]

export const contract: TypeComposer = {
  completeLetter: (letter, request) => {
    const { name, title, company, address } = request.recipient
    const form = contractForm(contractMatter(request))
    const facts = contractFacts(request)
    return {
      ...letter,
      ...(isMemorandum.test(request.message ?? '') ? { title: 'NOTA KESEPAHAMAN' } : form ? { title: form.title } : {}),
      subject: titleCase(contractMatter(request)),
      lines: [...facts.goods, ...ratesOverTerm(facts.rates, request)],
      charges: [...facts.charges],
      counterparty: { role: 'PIHAK KEDUA', name, title, company, address },
    }
  },
  writeBody: (letter, request) => {
    const { goods } = contractFacts(request)
    const isLease = contractForm(contractMatter(request))?.agreement === 'sewa menyewa'
    const hasGoods =
      !(isLease && isRentAlone(goods)) &&
      goods.some(({ price }) => price !== null) &&
      (goods.some(({ quantity }) => quantity !== null) || goods.length > 1)
    return [
      // Somebody who agrees in his own name has no house to head the paper.
      ...(isPersonalSender(letter) ? [] : [block('letterhead')]),
      block('letterTitle'),
      block('recipient'),
      p('PARA PIHAK sepakat mengikatkan diri dalam perjanjian ini dengan ketentuan sebagai berikut.'),
      ...contractArticles(letter, request).flatMap((article, index) =>
        articleNodes(article, index, hasGoods && article.title.startsWith('NILAI') ? [block('goodsTable')] : []),
      ),
      block('signature'),
    ]
  },
}
