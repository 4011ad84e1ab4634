import { publishTestDraft, setConnectionMode, type ConnectionMode } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';

/** Creates a short private draft on the platform. */
export const requestPublishTestDraft = (platform: Platform) =>
  callApi(publishTestDraft, { params: { platform } });

/** Sets what is published to a platform without a click. */
export const requestSetConnectionMode = ({ platform, mode }: { platform: Platform; mode: ConnectionMode }) =>
  callApi(setConnectionMode, { params: { platform }, body: { mode } });
