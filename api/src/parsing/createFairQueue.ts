/** There is more to do than can be done soon. Nothing is wrong with what was given. */
export class OverloadError extends Error {
  constructor() {
    super('The server is busy. Please try again shortly.');
  }
}

/** For a `catch` that would name another reason. */
export const rethrowOverload = (error: unknown): void => {
  if (error instanceof OverloadError) throw error;
};

interface FairQueueOptions {
  /** How many may work at the same time. */
  slots: number;
  /** How many may wait, of all accounts and of one. */
  maxWaiting: number;
  maxWaitingEach: number;
}

export interface FairQueue {
  /** Resolves when it is the account's turn. Throws `OverloadError` when too many wait already. */
  take: (account: string) => Promise<void>;
  release: (account: string) => void;
}

/** Gives every account one turn at a time, in rotation: nobody waits for the whole queue of another. */
export const createFairQueue = ({ slots, maxWaiting, maxWaitingEach }: FairQueueOptions): FairQueue => {
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();

  /** The more accounts wait, the less of the queue one of them gets. */
  const isFull = (account: string): boolean => {
    const share = Math.floor(maxWaiting / Math.max(1, waiting.size));
    return (waiting.get(account)?.length ?? 0) >= Math.max(1, Math.min(share, maxWaitingEach));
  };

  const startNext = (): void => {
    for (const [account, [grant, ...others]] of waiting) {
      if (working.size >= slots) return;
      if (working.has(account)) continue;
      if (others.length > 0) waiting.set(account, others);
      else waiting.delete(account);
      working.add(account);
      grant?.();
    }
  };

  return {
    take: async (account) => {
      if (isFull(account)) throw new OverloadError();
      await new Promise<void>((grant) => {
        waiting.set(account, [...(waiting.get(account) ?? []), grant]);
        startNext();
      });
    },
    release: (account) => {
      working.delete(account);
      const others = waiting.get(account);
      waiting.delete(account);
      if (others) waiting.set(account, others);
      startNext();
    },
  };
};
