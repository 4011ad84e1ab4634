import { createSession } from './sessionStore.ts';

const getBrowserStorage = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

export const session = createSession(getBrowserStorage());
