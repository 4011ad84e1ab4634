import type { Outbound } from '../../outbound/outbound.ts';

export interface KillSwitch {
  outbound: Outbound;
  /** The next write never returns, as if the process had died. */
  arm(at: 'before' | 'after' | null): void;
  /** Runs the work until it ends or is killed. True when it was killed. */
  runUntilKilled(work: () => Promise<void>): Promise<boolean>;
  /** Ends what was killed. Its claims must be gone by then. */
  release(): void;
}

/** Stops work in the middle of a request to a site. */
export const createKillSwitch = (outbound: Outbound): KillSwitch => {
  let armed: 'before' | 'after' | null = null;
  let notifyKilled: () => void = () => undefined;
  let held: ((error: Error) => void)[] = [];
  const hold = (): Promise<never> => {
    armed = null;
    notifyKilled();
    return new Promise((_, reject) => held.push(reject));
  };
  return {
    outbound: {
      ...outbound,
      fetch: async (url, options) => {
        const isWrite = options?.method === 'POST' && String(url).includes('/posts');
        if (isWrite && armed === 'before') return hold();
        const response = await outbound.fetch(url, options);
        return isWrite && armed === 'after' ? hold() : response;
      },
    },
    arm: (at) => void (armed = at),
    runUntilKilled: async (work) => {
      const killed = new Promise<true>((done) => {
        notifyKilled = () => done(true);
      });
      const running = work().then(() => false as const);
      running.catch(() => undefined);
      return Promise.race([running, killed]);
    },
    release: () => {
      for (const reject of held) reject(new Error('The process was killed.'));
      held = [];
    },
  };
};
