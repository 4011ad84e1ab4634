import { useStore } from 'zustand';
import { session } from './session.ts';
import type { SessionState } from './sessionStore.ts';

export const useSession = (): SessionState => useStore(session.store);
