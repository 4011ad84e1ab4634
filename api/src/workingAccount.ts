import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs work whose parsing counts as this account's, or as that of a network without a session. */
export const runAsAccount = <T>(account: string, work: () => T): T => storage.run(account, work);

/** The account whose work is running. What no account asked for shares one turn. */
export const getWorkingAccount = (): string => storage.getStore() ?? 'server';
