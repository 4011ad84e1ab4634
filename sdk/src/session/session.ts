import type { StoreApi } from 'zustand/vanilla';

/** Why a session ended: by the user, by the server, or in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

export interface SessionState {
  token: string | null;
  userId: string | null;
  /** Why the last session ended; null while signed in or when there was no session. */
  ended: SessionEnd | null;
}

/** The session of the page. The host holds it: stores it, verifies it and follows other tabs. */
export interface Session {
  store: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
  current: () => SessionState;
  /** Stores the token and the user id in it. */
  start: (token: string) => void;
  /** Removes the token and what belongs to it; drafts stay. */
  end: (reason: SessionEnd) => void;
}

let provided: Session | null = null;

/** For the host: call it before anything asks for the session. */
export const provideSession = (session: Session): void => {
  provided = session;
};

const getProvided = (): Session => {
  if (!provided) throw new Error('The host has provided no session.');
  return provided;
};

/** The session that the host has provided. */
export const session: Session = {
  store: {
    getState: () => getProvided().store.getState(),
    subscribe: (listener) => getProvided().store.subscribe(listener),
  },
  current: () => getProvided().current(),
  start: (token) => getProvided().start(token),
  end: (reason) => getProvided().end(reason),
};
