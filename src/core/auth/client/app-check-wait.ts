import { create } from 'zustand'

/** Whether a creating call has been waiting for its app verification longer than anybody should wonder about. */
export const useAppCheckWait = create<{ readonly isLong: boolean }>(() => ({ isLong: false }))
