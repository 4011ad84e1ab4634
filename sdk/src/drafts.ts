export { createDraftStore, createDraftKey, type Drafts, type StoredDraft } from './drafts/draftStore.ts';
export { drafts } from './drafts/drafts.ts';
export { useDraft, type Draft } from './drafts/useDraft.ts';
