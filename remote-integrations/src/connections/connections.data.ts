import { publishTestDraft } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';

/** Sends a short draft that nobody else sees. */
export const sendTestDraft = (platform: Platform) => callApi(publishTestDraft, { params: { platform } });
