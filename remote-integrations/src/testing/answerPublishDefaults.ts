import {
  getPublishDefaults,
  listPublishOptions,
  type PublishDefaults,
} from '@rankwright/contracts/articlePublishing';
import { mockReply } from '@rankwright/sdk/testing';
import { samplePublishChoices, samplePublishDefaults } from './samplePublishDefaults.ts';

/** The site's choices and its saved defaults. */
export const answerPublishDefaults = (change: Partial<PublishDefaults> = {}) => [
  mockReply(getPublishDefaults, { success: true, defaults: samplePublishDefaults(change) }),
  mockReply(listPublishOptions, samplePublishChoices),
];
