import { useSyncExternalStore } from 'react';
import { session, type SessionState } from './session.ts';

const signedOut: SessionState = { token: null, userId: null, ended: null };
/** Prerendered HTML knows nobody: while it is hydrated, nobody is signed in. */
const getPrerendered = (): SessionState => signedOut;

export const useSession = (): SessionState =>
  useSyncExternalStore(session.store.subscribe, session.current, getPrerendered);
