import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { PersistedClient, Persister } from '@tanstack/query-persist-client-core';
import { savedAnswersDatabase } from '@rankwright/contracts/remote';
import { createStore, del, delMany, get, keys, set } from 'idb-keyval';

/** Characters of JSON that are saved for an account. */
const maxLength = 2_000_000;

const store = createStore(savedAnswersDatabase, 'queries');

/** A browser may refuse its storage, which it says by throwing: it saves nothing then. */
const ignoreFailure = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const write = async (account: string, text: string): Promise<void> => {
  if (text.length > maxLength) throw new Error('These answers take more room than an account has.');
  await set(account, text, store);
};

/** What did not fit is tried again without the older half. */
const dropOlderHalf = ({
  persistedClient,
}: {
  persistedClient: PersistedClient;
}): PersistedClient | undefined => {
  const { queries } = persistedClient.clientState;
  if (queries.length === 0) return undefined;
  const newest = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  const half = newest.slice(0, Math.floor(queries.length / 2));
  return { ...persistedClient, clientState: { mutations: [], queries: half } };
};

interface AccountPersisterOptions {
  /** The user's id. */
  account: string;
  isSignedIn: () => boolean;
  throttleTime: number;
}

/** Saves an account's queries in IndexedDB while the account is signed in. */
export const createAccountPersister = ({
  account,
  isSignedIn,
  throttleTime,
}: AccountPersisterOptions): Persister =>
  createAsyncStoragePersister({
    key: account,
    throttleTime,
    retry: dropOlderHalf,
    storage: {
      getItem: async (key) => {
        const text = await ignoreFailure(() => get<string>(key, store));
        return isSignedIn() ? text : undefined;
      },
      setItem: (key, text) => (isSignedIn() ? write(key, text) : Promise.resolve()),
      removeItem: (key) => ignoreFailure(() => del(key, store)),
    },
  });

/** Removes what any other account has saved, and all of it without an account. */
export const keepAccount = async (account: string | null): Promise<void> => {
  await ignoreFailure(async () => {
    const others = (await keys(store)).filter((key) => key !== account);
    await delMany(others, store);
  });
};
