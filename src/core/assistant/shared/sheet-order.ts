/** What a message with an attached sheet orders, whatever its words are: they only say what is wanted of the sheet. */
export const sheetOrder = { kind: 'analysis', documentType: null, intent: 'analysis_sheet', confidence: 1 } as const
