import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from '@rankwright/contracts/zod';
import {
  acceptedJob,
  jobState,
  remoteState,
  changedVersion,
  serviceError,
  type BuildUpload,
  type CanaryOrder,
  type JobResult,
  type RemoteState,
  type SettingOrder,
} from '../../service/protocol.ts';

export interface OriginClientOptions {
  /** URL of the origin service. */
  origin: string;
  /** The team's token. */
  token: string;
  remote: string;
}

const pollMs = 500;
/** A build of the largest size on a slow line. */
const requestTimeoutMs = 600_000;

/** The service compresses the files itself and has no use for source maps. */
const isUploaded = (file: string): boolean => !/\.(map|br|gz)$/.test(file);

const listFiles = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isUploaded(entry.name))
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

export const readUpload = (dist: string, force: boolean, percent = 10): BuildUpload => ({
  files: Object.fromEntries(
    listFiles(dist).map((file) => [file, readFileSync(path.join(dist, file)).toString('base64')]),
  ),
  force,
  percent,
});

const explain = (text: string, status: number): string => {
  try {
    return serviceError.parse(JSON.parse(text)).error;
  } catch {
    return `The origin responded with ${status}.`;
  }
};

const fetchText = async (url: URL, init: RequestInit) => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch {
    throw new Error(`${url.origin} does not respond. Is this the URL of the origin service?`);
  }
};

/** What a lost connection leaves unknown, the person at the terminal must not take for a failure. */
const explainLostJob = (error: unknown): never => {
  const message = error instanceof Error ? error.message : String(error);
  throw new Error(`${message}\nThe build had arrived. "npm run list" shows whether it became current.`);
};

/** Requests of one team about its remote. Each throws a sentence for the person at the terminal. */
export const createOriginClient = ({ origin, token, remote }: OriginClientOptions) => {
  const send = async <Schema extends z.ZodType>(
    schema: Schema,
    place: string,
    body?: object,
  ): Promise<z.infer<Schema>> => {
    const url = new URL(`/v1/remotes/${remote}${place}`, origin);
    const { ok, status, text } = await fetchText(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!ok) throw new Error(explain(text, status));
    return schema.parse(JSON.parse(text));
  };

  const runJob = async (place: string, upload: BuildUpload): Promise<JobResult> => {
    const { id } = await send(acceptedJob, place, upload);
    let shown = '';
    for (;;) {
      const { result, step } = await send(jobState, `/jobs/${id}`).catch(explainLostJob);
      if (result) return result;
      if (step !== shown) console.log(`${step} …`);
      shown = step;
      await sleep(pollMs);
    }
  };

  return {
    check: (upload: BuildUpload): Promise<JobResult> => runJob('/checks', upload),
    release: (upload: BuildUpload): Promise<JobResult> => runJob('/releases', upload),
    startCanary: (upload: BuildUpload): Promise<JobResult> => runJob('/canaries', upload),
    changeCanary: (order: CanaryOrder): Promise<{ version: string }> =>
      send(changedVersion, '/canary', order),
    changeSetting: (order: SettingOrder): Promise<{ version: string }> =>
      send(changedVersion, '/settings', order),
    rollback: (order: { to?: string; reason?: string }): Promise<{ version: string }> =>
      send(changedVersion, '/rollbacks', order),
    read: (): Promise<RemoteState> => send(remoteState, ''),
  };
};
export type OriginClient = ReturnType<typeof createOriginClient>;
