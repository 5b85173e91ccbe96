/** Where the command key is the usual one. */
export const isApple = /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.userAgent ?? '')
