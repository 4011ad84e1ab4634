import type { LinkInput, LinkSuggestions } from './linkModel.ts';

export const suggestLinks: (input: LinkInput) => Promise<LinkSuggestions>;
