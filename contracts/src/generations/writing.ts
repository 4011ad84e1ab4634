export const selectionActions = ['rewrite', 'shorten', 'expand', 'simplify'] as const;

export type SelectionAction = (typeof selectionActions)[number];
