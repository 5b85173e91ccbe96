import { create } from 'zustand'

/** Who is signed in as far as the last answer about the session says, for what lives outside of the page's tree. */
export const useSignedInPerson = create<{ readonly uid: string | null }>(() => ({ uid: null }))
