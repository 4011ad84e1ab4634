export const articleStatuses = ['draft', 'published'] as const;
