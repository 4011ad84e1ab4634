import { getTokenUserId, type Session, type SessionState } from '@rankwright/sdk/session';
import { createStore, type StoreApi } from 'zustand/vanilla';

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

export interface HostSession extends Session {
  store: StoreApi<SessionState>;
  /** Applies a token change made in another tab; without storage no tab shares the session. */
  syncToken: (token: string | null) => void;
}

/**
 * The session of the page. Tabs share it through storage; within a tab the store is authoritative. Its end removes the token, the user id and
 * every `wordpress_oauth_*` key.
 */
export const createSession = (storage: Storage | null): HostSession => {
  const store = createStore<SessionState>(() =>
    storage ? readStoredState(storage) : { token: null, userId: null, ended: null },
  );
  return {
    store,
    current: () => store.getState(),
    start: (token) => {
      const userId = getTokenUserId(token);
      storage?.setItem(tokenKey, token);
      if (userId) storage?.setItem(userIdKey, userId);
      store.setState({ token, userId, ended: null });
    },
    end: (reason) => {
      if (storage) clearStorage(storage);
      if (store.getState().token) store.setState({ token: null, userId: null, ended: reason });
    },
    syncToken: (token) => {
      if (!storage || token === store.getState().token) return;
      store.setState(
        token
          ? { token, userId: getTokenUserId(token), ended: null }
          : { token: null, userId: null, ended: 'elsewhere' },
      );
    },
  };
};
