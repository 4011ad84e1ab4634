import { createStore } from 'zustand/vanilla';
import { tokenOwner } from './tokenOwner.ts';

/** Why a session ended: by the person, by the server, or in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere';

export interface SessionState {
  token: string | null;
  userId: string | null;
  /** Why the last session ended; null while one runs or when none ever ran. */
  ended: SessionEnd | null;
}

export const tokenKey = 'auth_token';
export const userIdKey = 'userId';
const oauthPrefix = 'wordpress_oauth_';

const storedState = (storage: Storage): SessionState => {
  const token = storage.getItem(tokenKey);
  return { token, userId: token && (storage.getItem(userIdKey) ?? tokenOwner(token)), ended: null };
};

const clearStorage = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys)
    if (key === tokenKey || key === userIdKey || key.startsWith(oauthPrefix)) storage.removeItem(key);
};

/** The one session of the page. Storage is the truth between tabs; the store is the truth within one. */
export const createSession = (storage: Storage | null) => {
  const store = createStore<SessionState>(() =>
    storage ? storedState(storage) : { token: null, userId: null, ended: null },
  );
  return {
    store,
    current: () => store.getState(),
    /** Keeps the token and who it belongs to. */
    start: (token: string) => {
      const userId = tokenOwner(token);
      storage?.setItem(tokenKey, token);
      if (userId) storage?.setItem(userIdKey, userId);
      store.setState({ token, userId, ended: null });
    },
    /** Forgets the token, the user's id and every `wordpress_oauth_*` key; texts in drafts stay. */
    end: (reason: SessionEnd) => {
      if (storage) clearStorage(storage);
      if (store.getState().token) store.setState({ token: null, userId: null, ended: reason });
    },
    /** What another tab did to the stored token. */
    follow: (token: string | null) => {
      if (token === store.getState().token) return;
      store.setState(
        token
          ? { token, userId: tokenOwner(token), ended: null }
          : { token: null, userId: null, ended: 'elsewhere' },
      );
    },
  };
};
export type Session = ReturnType<typeof createSession>;
