import {
  clearWordpress,
  publishTestDraft,
  saveWordpress,
  testWordpress,
  updateWordpress,
  type Connection,
} from '@rankwright/contracts/connections';
import { callApi } from '@rankwright/sdk/api';

export interface WordpressCredentials {
  siteUrl: string;
  username: string;
  applicationPassword: string;
}

export const emptyCredentials: WordpressCredentials = { siteUrl: '', username: '', applicationPassword: '' };

/** All three are needed before a test makes sense. */
export const isComplete = ({ siteUrl, username, applicationPassword }: WordpressCredentials): boolean =>
  [siteUrl, username, applicationPassword].every((value) => value.trim() !== '');

export const testCredentials = (credentials: WordpressCredentials) =>
  callApi(testWordpress, { body: credentials });
export const testStored = () => callApi(testWordpress, { body: {} });
export const saveCredentials = async (
  body: WordpressCredentials & { autoPublish: boolean },
): Promise<Connection> => (await callApi(saveWordpress, { body })).connection;
export const switchAutoPublish = (autoPublish: boolean) =>
  callApi(updateWordpress, { body: { autoPublish } });
export const forget = () => callApi(clearWordpress);
export const sendTestDraft = () => callApi(publishTestDraft, { params: { platform: 'wordpress' } });
