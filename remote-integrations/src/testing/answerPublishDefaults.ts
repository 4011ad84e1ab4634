import {
  getPublishDefaults,
  listPublishOptions,
  type PublishDefaults,
} from '@rankwright/contracts/articlePublishing';
import { getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { mockReply } from '@rankwright/sdk/testing';
import { samplePublishChoices, samplePublishDefaults } from './samplePublishDefaults.ts';

/** The site's choices and its saved defaults; this server has no access to Search Console. */
export const answerPublishDefaults = (change: Partial<PublishDefaults> = {}) => [
  mockReply(getPublishDefaults, { success: true, defaults: samplePublishDefaults(change) }),
  mockReply(listPublishOptions, samplePublishChoices),
  mockReply(getSearchConnection, { success: true, connection: null, isAvailable: false }),
];
