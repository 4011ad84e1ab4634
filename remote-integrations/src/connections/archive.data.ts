import {
  getArchiveImport,
  startArchiveImport,
  stopArchiveImport,
  type ArchiveImport,
} from '@rankwright/contracts/archive';
import type { Platform } from '@rankwright/contracts/limits';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { isActive } from './archive.model.ts';

const activeRefetchMs = 2_000;

const latestImport = (platform: Platform) => endpointQuery(getArchiveImport, { params: { platform } });

/** The newest import; read again and again while it runs. */
export const importQuery = (platform: Platform) =>
  queryOptions({
    ...latestImport(platform),
    refetchInterval: ({ state }: { state: { data: { import: ArchiveImport | null } | undefined } }) =>
      isActive(state.data?.import ?? null) ? activeRefetchMs : false,
  });

export const requestStartArchiveImport = (platform: Platform) =>
  callApi(startArchiveImport, { params: { platform } });
export const requestStopArchiveImport = (platform: Platform) =>
  callApi(stopArchiveImport, { params: { platform } });
