/** Pages of `listPageResults` at most. */
export const maxPageResults = 50_000;
