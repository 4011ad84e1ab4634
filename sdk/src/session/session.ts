import { createSession } from './sessionStore.ts';

const browserStorage = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

export const session = createSession(browserStorage());
