import type { VersionList } from '@rankwright/contracts/remote';
import { silenceLimitMs, withDeadline } from '../ports/deadline.ts';
import type { Ports } from '../ports/ports.ts';
import { err, type Result, ok } from '../result/result.ts';

const versionListUrl = '/versions.json';

/** Reads the versions that lie on the origin. The error is a part of a sentence: "no response within 30000 ms". */
export const readVersionList = async ({
  clock,
  fetcher,
}: Pick<Ports, 'clock' | 'fetcher'>): Promise<Result<VersionList, string>> => {
  const response = await withDeadline(clock, silenceLimitMs, async (signal) => {
    const { versionList } = await import('@rankwright/contracts/schemas');
    const { status, text } = await fetcher(versionListUrl, { signal, cache: 'revalidate' });
    if (status !== 200) throw new Error(`HTTP ${status}`);
    const parsed = versionList.safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${versionListUrl} is not valid`);
    return parsed.data;
  });
  return response.ok ? ok(response.value) : err(response.error.reason);
};
