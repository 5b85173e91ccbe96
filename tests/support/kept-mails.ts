import type { MailOrder, Mails } from '#core/outbound/server/mails.ts'

/** Mails that are ordered and looked at by a test; nothing goes out. */
export const keepMails = ({ reaches }: { readonly reaches: boolean }): Mails & { readonly ordered: MailOrder[] } => {
  const ordered: MailOrder[] = []
  return {
    ordered,
    reaches,
    send: async (_tx, order) => {
      if (!ordered.some(({ key }) => key === order.key)) ordered.push(order)
    },
  }
}
