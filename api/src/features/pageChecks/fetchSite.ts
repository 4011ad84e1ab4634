import type { Deps } from '../../deps.ts';

const timeoutMs = 15_000;
const agent = 'RankwrightPageCheck/1.0';

export interface SiteAnswer {
  status: number;
  /** The address after redirects is not known: the filter follows them. */
  robotsHeader: string;
  linkHeader: string;
  bytes: number;
  text: string;
}

/** Asks a stranger's site through the filter, as a whole and with limits. Null: there was no answer. */
export const fetchSite = async (
  { outbound }: Pick<Deps, 'outbound'>,
  url: string,
  { method = 'GET', signal }: { method?: 'GET' | 'HEAD'; signal: AbortSignal },
): Promise<SiteAnswer | null> => {
  try {
    const response = await outbound.fetch(url, {
      method,
      headers: { 'user-agent': agent },
      timeoutMs,
      signal,
    });
    const body = method === 'HEAD' ? null : new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      robotsHeader: response.headers.get('x-robots-tag')?.toLowerCase() ?? '',
      linkHeader: response.headers.get('link') ?? '',
      bytes: body?.length ?? (Number(response.headers.get('content-length')) || 0),
      text: body ? new TextDecoder().decode(body) : '',
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
};
