import { createDraftStore } from './draftStore.ts';

const getBrowserStorage = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

export const drafts = createDraftStore(getBrowserStorage(), globalThis.crypto.randomUUID(), () => Date.now());
