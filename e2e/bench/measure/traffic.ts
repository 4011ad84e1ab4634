import type { CDPSession } from '@playwright/test';

interface Seen {
  script: boolean;
  /** Requests in a row from the document to this one; those that the document asks for are at 1. */
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

export interface Traffic {
  /** Bytes of scripts as they came over the wire, headers included. */
  scriptBytes: number;
  requests: number;
  /** The longest chain of scripts that had to wait for one another, counted from the document. */
  hops: number;
}

const framesOf = (stack?: Stack): string[] =>
  stack ? [...stack.callFrames.map(({ url }) => url), ...framesOf(stack.parent)] : [];

/** Watches what a page asks for. Call before the page navigates. */
export const watchTraffic = async (session: CDPSession): Promise<() => Traffic> => {
  const byId = new Map<string, Seen>();
  const depths = new Map<string, number>();
  const depthOf = ({ url, stack }: Initiator): number => {
    const causes = [url ?? '', ...framesOf(stack)].flatMap((address) => depths.get(address) ?? []);
    return 1 + Math.max(0, ...causes);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type === 'Document') return;
    const seen = { script: type === 'Script', depth: depthOf(initiator), bytes: 0 };
    byId.set(requestId, seen);
    // A preloaded file is asked for once by the document and once by whoever runs it; the first is the one that waited.
    if (!depths.has(request.url)) depths.set(request.url, seen.depth);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = byId.get(requestId);
    if (seen) seen.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...byId.values()].filter(({ bytes }) => bytes > 0);
    const scripts = all.filter(({ script }) => script);
    return {
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
      hops: Math.max(0, ...scripts.map(({ depth }) => depth)),
    };
  };
};
