import {
  getPublishDefaults,
  savePublishDefaults,
  type PublishDefaults,
} from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi, endpointQuery } from '@rankwright/sdk/api';

export const publishDefaultsQuery = (platform: Platform) =>
  endpointQuery(getPublishDefaults, { params: { platform } });

export const requestSavePublishDefaults = (platform: Platform, body: PublishDefaults) =>
  callApi(savePublishDefaults, { params: { platform }, body });
