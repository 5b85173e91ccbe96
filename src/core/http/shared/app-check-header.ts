/** The header in which a creating call carries its app-verification token; the name that clients of App Check use. */
export const appCheckHeader = 'X-Firebase-AppCheck'
