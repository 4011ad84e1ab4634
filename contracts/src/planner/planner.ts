export * from './keywords.ts';
export * from './scheduledItems.ts';
