import type { CDPSession } from '@playwright/test';

interface RecordedRequest {
  url: string;
  script: boolean;
  /** Length of the request chain from the document; requests of the document itself have 1. */
  depth: number;
  bytes: number;
}

interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

export interface TransferredScript {
  url: string;
  bytes: number;
}

export interface Traffic {
  /** Transferred bytes of all scripts, with headers. */
  scriptBytes: number;
  requests: number;
  /** Length of the longest chain of scripts that wait for one another, counted from the document. */
  hops: number;
}

const listFrameUrls = (stack?: Stack): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...listFrameUrls(stack.parent)] : [];

/** Records the requests of a page. Call before the page navigates. */
export const watchTraffic = async (
  session: CDPSession,
): Promise<() => Traffic & { scripts: TransferredScript[] }> => {
  const byId = new Map<string, RecordedRequest>();
  const depths = new Map<string, number>();
  const getRequestDepth = ({ url, stack }: Initiator): number => {
    const causes = [url ?? '', ...listFrameUrls(stack)].flatMap((address) => depths.get(address) ?? []);
    return 1 + Math.max(0, ...causes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type === 'Document') return;
    const recorded = {
      url: request.url,
      script: type === 'Script',
      depth: getRequestDepth(initiator),
      bytes: 0,
    };
    byId.set(requestId, recorded);
    // A preloaded file is requested by the document and again by its importer; only the first request waits.
    if (!depths.has(request.url)) depths.set(request.url, recorded.depth);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const recorded = byId.get(requestId);
    if (recorded) recorded.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...byId.values()].filter(({ bytes }) => bytes > 0);
    const scripts = all.filter(({ script }) => script);
    return {
      scripts: scripts.map(({ url, bytes }) => ({ url, bytes })),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
      hops: Math.max(0, ...scripts.map(({ depth }) => depth)),
    };
  };
};
