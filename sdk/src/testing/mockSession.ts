import { createStore } from 'zustand/vanilla';
import { getTokenUserId } from '../session/getTokenUserId.ts';
import { provideSession, type Session, type SessionState } from '../session/session.ts';

/** A session that nothing stores and nobody verifies. */
export const createMockSession = (): Session => {
  const store = createStore<SessionState>(() => ({ token: null, userId: null, ended: null }));
  return {
    store,
    current: store.getState,
    start: (token) => store.setState({ token, userId: getTokenUserId(token), ended: null }),
    end: (ended) => {
      if (store.getState().token) store.setState({ token: null, userId: null, ended });
    },
  };
};

/** Screens under test have a session from the start, as in the host. */
provideSession(createMockSession());
