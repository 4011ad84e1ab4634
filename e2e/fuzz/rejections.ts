import { listProcessTree, readCpuSeconds } from '../idle/processes.ts';
import { createLargestBody } from './bodies.ts';
import type { FuzzRequest } from './doors.ts';
import { send } from './send.ts';

export interface Rejection {
  status: number;
  /** Milliseconds of CPU of the whole product per request. */
  cpu: number;
}

const repeats = 40;
const sumCpu = (ids: readonly number[]): number => ids.reduce((sum, id) => sum + readCpuSeconds(id), 0);

/** What rejecting the largest body costs, one status after the other, after a first request that warms up. */
export const measureRejections = async (url: string, root: number): Promise<Rejection[]> => {
  const body = createLargestBody();
  const requests: readonly (readonly [status: number, request: FuzzRequest])[] = [
    [404, { url: `${url}/api/nothing`, method: 'POST', headers: {}, body }],
    [401, { url: `${url}/api/auth/articles`, method: 'POST', headers: {}, body }],
    [413, { url: `${url}/api/auth/login`, method: 'POST', headers: {}, body }],
    [405, { url: `${url}/planner`, method: 'POST', headers: {}, body }],
  ];
  const rejections: Rejection[] = [];
  for (const [expected, request] of requests) {
    await send(request);
    const ids = listProcessTree(root);
    const since = sumCpu(ids);
    for (let sent = 0; sent < repeats; sent += 1) {
      const status = await send(request);
      if (status !== null && status !== expected)
        throw new Error(`${request.method} ${request.url} answered ${status} instead of ${expected}.`);
    }
    rejections.push({ status: expected, cpu: ((sumCpu(ids) - since) * 1_000) / repeats });
  }
  return rejections;
};
