/** How each way of paying at a till is called in the owner's words. */
const names: Readonly<Record<string, string>> = {
  tunai: 'Tunai',
  qris: 'QRIS',
  transfer: 'Transfer',
  kasbon: 'Kasbon',
  campur: 'Campur',
}

/** The name of a way of paying (`tunai` is `Tunai`); one that is not known here comes back as it is. */
export const paymentMethodName = (method: string): string => names[method] ?? method
