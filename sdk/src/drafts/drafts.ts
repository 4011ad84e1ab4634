import { createDrafts } from './draftStore.ts';

const browserStorage = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

export const drafts = createDrafts(browserStorage(), globalThis.crypto.randomUUID(), () => Date.now());
