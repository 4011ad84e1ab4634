import type { PublishDefaults } from '@rankwright/contracts/articlePublishing';

export const samplePublishDefaults = (change: Partial<PublishDefaults> = {}): PublishDefaults => ({
  categories: ['Garden'],
  tags: ['roses', 'winter'],
  author: 'Ada',
  publishAs: 'live',
  ...change,
});

const choice = (label: string) => ({ id: label, label });
export const samplePublishChoices = {
  success: true as const,
  categories: ['Garden', 'Kitchen'].map(choice),
  tags: ['roses', 'lawn'].map(choice),
  authors: ['Ada', 'Grace'].map(choice),
  defaults: {},
};
