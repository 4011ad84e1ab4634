/** Longest older text that is searched for places of links, in characters. */
export const maxSearchedCharacters = 100_000;

export * from './links.endpoints.ts';
export * from './links.schemas.ts';
