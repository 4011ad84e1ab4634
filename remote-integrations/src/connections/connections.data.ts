import { publishTestDraft } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';

/** Creates a short private draft on the platform. */
export const sendTestDraft = (platform: Platform) => callApi(publishTestDraft, { params: { platform } });
