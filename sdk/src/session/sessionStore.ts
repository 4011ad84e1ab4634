import { createStore } from 'zustand/vanilla';
import { getTokenUserId } from './getTokenUserId.ts';

/** Why a session ended: by the user, by the server, or in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

export interface SessionState {
  token: string | null;
  userId: string | null;
  /** Why the last session ended; null while signed in or when there was no session. */
  ended: SessionEnd | null;
}

export const tokenKey = 'auth_token';
export const userIdKey = 'userId';
const oauthPrefix = 'wordpress_oauth_';

const readStoredState = (storage: Storage): SessionState => {
  const token = storage.getItem(tokenKey);
  return { token, userId: token && (storage.getItem(userIdKey) ?? getTokenUserId(token)), ended: null };
};

const clearStorage = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys)
    if (key === tokenKey || key === userIdKey || key.startsWith(oauthPrefix)) storage.removeItem(key);
};

/** The session of the page. Tabs share it through storage; within a tab the store is authoritative. */
export const createSession = (storage: Storage | null) => {
  const store = createStore<SessionState>(() =>
    storage ? readStoredState(storage) : { token: null, userId: null, ended: null },
  );
  return {
    store,
    current: () => store.getState(),
    /** Stores the token and the user id in it. */
    start: (token: string) => {
      const userId = getTokenUserId(token);
      storage?.setItem(tokenKey, token);
      if (userId) storage?.setItem(userIdKey, userId);
      store.setState({ token, userId, ended: null });
    },
    /** Removes the token, the user id and every `wordpress_oauth_*` key; drafts stay. */
    end: (reason: SessionEnd) => {
      if (storage) clearStorage(storage);
      if (store.getState().token) store.setState({ token: null, userId: null, ended: reason });
    },
    /** Applies a token change made in another tab; without storage no tab shares the session. */
    syncToken: (token: string | null) => {
      if (!storage || token === store.getState().token) return;
      store.setState(
        token
          ? { token, userId: getTokenUserId(token), ended: null }
          : { token: null, userId: null, ended: 'elsewhere' },
      );
    },
  };
};
export type Session = ReturnType<typeof createSession>;
